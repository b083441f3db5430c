// Sets the theme before the first paint: the remembered one, else the system's.
let theme;
try {
  theme = JSON.parse(localStorage.getItem('baize.settings') || '{}').theme;
} catch {
  // a browser that keeps nothing follows the system
}
if (theme !== 'dark' && theme !== 'light')
  theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
document.documentElement.dataset.theme = theme;
