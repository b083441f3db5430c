console.log('baize');
