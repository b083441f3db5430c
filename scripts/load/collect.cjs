// Loaded before every server under load (with `--expose-gc`): collects garbage when asked, so that memory can be compared.
process.on('SIGWINCH', () => {
  global.gc();
  global.gc();
});
