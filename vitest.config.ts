import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'games/**/*.test.{ts,tsx}',
      'platform/**/*.test.{ts,tsx}',
      'apps/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'training/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', 'apps/web/e2e/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    coverage: {
      include: ['games/*/{src,bots}/**/*.ts', 'platform/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}'],
      reporter: ['text-summary'],
    },
  },
});
