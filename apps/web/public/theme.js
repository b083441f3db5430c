// Sets the remembered theme before the first paint.
try {
  document.documentElement.dataset.theme = JSON.parse(localStorage.getItem('baize.settings') || '{}').theme || 'dark';
} catch {
  document.documentElement.dataset.theme = 'dark';
}
