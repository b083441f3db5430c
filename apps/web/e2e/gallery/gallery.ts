/**
 * `npm run gallery -- [moment] [--size 390x664,…] [--theme dark]`: pictures of every moment on every screen in both themes, checked
 * by geometry, on one page: `test-results/gallery/index.html`. Ends with a failure if anything was found.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import build from '../build.ts';
import { chromiumAt, flags } from '../chromium.ts';
import { TestServer } from '../server.ts';
import { lookForFaults } from './geometry.ts';
import { type Moment, moments } from './moments.ts';
import { contactSheet, type Shot } from './sheet.ts';

const sizes =
  '360x640 390x664 390x844 844x390 820x1180 1180x820 1024x768 1280x600 1280x720 1366x625 1440x900 1920x1080 2560x1440 640x360'.split(
    ' ',
  );

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { size: { type: 'string' }, theme: { type: 'string' }, out: { type: 'string' } },
});
const out = values.out ?? fileURLToPath(new URL('../../../../test-results/gallery', import.meta.url));
const wanted = moments.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
const screens = values.size?.split(',') ?? sizes;
const themes = values.theme?.split(',') ?? ['dark', 'light'];

async function picture(
  browser: Browser,
  server: TestServer,
  moment: Moment,
  size: string,
  theme: string,
): Promise<Shot> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const touch = Math.min(width, height) < 500;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    deviceScaleFactor: 1,
  });
  await context.addInitScript((settings) => localStorage.setItem('baize.settings', JSON.stringify(settings)), {
    theme,
    speed: 'instant',
    sound: false,
  });
  // the loader wraps functions in this; the page knows nothing of it
  await context.addInitScript('globalThis.__name = (f) => f');
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  const file = `${moment.name}-${size}-${theme}.png`;
  try {
    await moment.show({ page, server });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    faults.push(...(await page.evaluate(lookForFaults, { touch })));
  } catch (error) {
    faults.push(`not reached: ${String(error).split('\n')[0]}`);
  }
  await page.screenshot({ path: join(out, file) });
  await context.close();
  return { moment: moment.name, size, theme, file, faults };
}

if (!process.env['E2E_BUILT']) build();
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const server = new TestServer();
await server.start();
const { executablePath, env } = await chromiumAt();
const browser = await chromium.launch({
  executablePath,
  args: flags,
  env: { ...(process.env as Record<string, string>), ...env },
});
const shots: Shot[] = [];
try {
  for (const moment of wanted)
    for (const size of screens)
      for (const theme of themes) {
        const shot = await picture(browser, server, moment, size, theme);
        shots.push(shot);
        for (const fault of shot.faults) console.log(`${shot.moment} ${size} ${theme}: ${fault}`);
      }
} finally {
  await browser.close();
  await server.close();
}
writeFileSync(join(out, 'index.html'), contactSheet(shots));
const faulty = shots.filter(({ faults }) => faults.length > 0).length;
console.log(`${shots.length} pictures, ${faulty} with faults: ${join(out, 'index.html')}`);
process.exitCode = faulty === 0 ? 0 : 1;
