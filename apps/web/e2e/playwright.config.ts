/** End-to-end tests in a real Chromium, against a real server. */
import { defineConfig } from '@playwright/test';
import { chromiumAt, flags } from './chromium.ts';

const { executablePath, env } = await chromiumAt();

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  globalSetup: './build.ts',
  timeout: 150_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  // A crowded machine may outrun a wait; a second try is printed as such.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['E2E_REPORT'] ? [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]] : 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    actionTimeout: 20_000,
    launchOptions: { executablePath, args: flags, env: { ...process.env, ...env } },
  },
});
