/** Builds the page into `dist/web`, which the server serves, or with `--mode site` the static site into `dist/site`; in development `/api` goes to a server on BAIZE_PORT. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const server = `http://127.0.0.1:${process.env['BAIZE_PORT'] ?? '8080'}`;

/** Installable, and complete in the browser after the first visit. A new version waits until it is asked for. */
const offline = VitePWA({
  injectRegister: false,
  registerType: 'prompt',
  manifest: {
    name: 'Baize',
    short_name: 'Baize',
    description: 'Card games against bots, offline.',
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#0b1f1a',
    theme_color: '#0b1f1a',
    icons: [
      { src: 'icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
    // What is too big to be kept would be missing offline, without a word.
    maximumFileSizeToCacheInBytes: 32 * 1024 * 1024,
    navigateFallback: 'index.html',
    navigateFallbackDenylist: [/\/api\//],
  },
});

export default defineConfig(({ mode }) => {
  const site = mode === 'site';
  return {
    plugins: [react(), site ? offline : null],
    base: site ? './' : '/',
    build: {
      outDir: site ? '../../dist/site' : '../../dist/web',
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 4000,
    },
    worker: { format: 'es' },
    server: { proxy: { '/api': { target: server, ws: true } } },
  };
});
