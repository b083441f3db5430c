/**
 * `npm run gallery -- [moment] [--size 390x664,…] [--theme dark] [--no-axe] [--at-once 4] [--shard 1/4] [--url http://localhost:5173]`: pictures of every moment on every screen in both themes,
 * or of every fourth moment, checked by geometry and by axe, of a build or of the pages at `--url` (as `npm run dev` serves them), on one page: `test-results/gallery/index.html`. Ends with a failure if anything was found.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Api } from '@baize/client';
import { type Browser, chromium, type Page } from '@playwright/test';
import { arrive, violations } from '../axe.ts';
import build from '../build.ts';
import { chromiumAt, flags } from '../chromium.ts';
import { slowBots, TestServer } from '../server.ts';
import { faultsOn, layoutOf } from './faults.ts';
import type { Moment, Served } from './ahead.ts';
import { moments } from './moments.ts';
import { contactSheet, type Shot } from './sheet.ts';

const sizes =
  '360x640 390x664 390x844 844x390 820x1180 1180x820 1024x768 1280x600 1280x720 1366x625 1440x900 1920x1080 2560x1440 640x360'.split(
    ' ',
  );

/** A screen of every layout: what axe finds differs between layouts, and between themes only in contrast. */
const layouts = ['390x664', '844x390', '1366x625'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    size: { type: 'string' },
    theme: { type: 'string' },
    out: { type: 'string' },
    url: { type: 'string' },
    axe: { type: 'boolean', default: true },
    help: { type: 'boolean', default: false },
    'at-once': { type: 'string', default: '4' },
    shard: { type: 'string', default: '1/1' },
  },
});
if (values.help) {
  console.log(
    'npm run gallery -- [moment] [--size 390x664,…] [--theme dark] [--no-axe] [--at-once 4] [--shard 1/4] [--url http://localhost:5173] [--out FOLDER]',
  );
  console.log(`moments: ${moments.map(({ name }) => name).join(' ')}`);
  process.exit(0);
}
const out = values.out ?? fileURLToPath(new URL('../../../../test-results/gallery', import.meta.url));
const [shard = 1, shards = 1] = values.shard.split('/').map(Number);
const wanted = moments
  .filter(({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)))
  .filter((_, i) => i % shards === shard - 1);
const screens = values.size?.split(',') ?? sizes;
const themes = values.theme?.split(',') ?? ['dark', 'light'];

/** Screens that are touched get a page of their own: a phone's browser is told so once and for all. */
const isTouch = (size: string): boolean => Math.min(...size.split('x').map(Number)) < 500;

async function open(browser: Browser, touch: boolean, faults: string[]): Promise<Page> {
  const context = await browser.newContext({ hasTouch: touch, isMobile: touch, deviceScaleFactor: 1 });
  await context.addInitScript((settings) => localStorage.setItem('baize.settings', JSON.stringify(settings)), {
    theme: 'system',
    speed: 'instant',
    sound: false,
  });
  // the loader wraps functions in this; the page knows nothing of it
  await context.addInitScript('globalThis.__name = (f) => f');
  const page = await context.newPage();
  // Several pages on few cores: slow is not wrong.
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  return page;
}

/** Whether everything that moves has arrived, and two frames in a row have laid out the same page. */
async function settled(page: Page): Promise<boolean> {
  await page.waitForTimeout(150);
  const rests = await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    const ends = ({ playState, timeline, effect }: Animation): boolean =>
      playState === 'running' && timeline === document.timeline && effect?.getTiming().iterations !== Infinity;
    const layout = (): string =>
      [...document.querySelectorAll('button, [data-at], [data-ask], h1, h2')]
        .map((element) => JSON.stringify(element.getBoundingClientRect()))
        .join();
    for (let before = '', tries = 0; tries < 200; tries++) {
      await frame();
      const now = layout();
      if (now === before && !document.getAnimations().some(ends)) return true;
      before = now;
    }
    return false;
  });
  await arrive(page);
  return rests;
}

/** The moment is reached once; then the window changes its size and the page its theme. */
async function pictures(browser: Browser, server: Served, moment: Moment, touch: boolean): Promise<Shot[]> {
  const shots: Shot[] = [];
  const errors: string[] = [];
  const page = await open(browser, touch, errors);
  try {
    for (const size of screens.filter((each) => isTouch(each) === touch)) {
      const [width = 0, height = 0] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      if (shots.length === 0) {
        await moment.show({ page, server });
        await page.evaluate(() => document.fonts.ready);
      }
      let checked = '';
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme === 'light' ? 'light' : 'dark' });
        const rests = await settled(page);
        const file = `${moment.name}-${size}-${theme}.png`;
        const faults = errors.splice(0);
        if (!rests) faults.push('never comes to rest');
        const layout = await layoutOf(page);
        if (layout !== checked) faults.push(...(await faultsOn(page, touch)));
        checked = layout;
        if (values.axe && layouts.includes(size))
          faults.push(...(await violations(page, theme === themes[0] ? undefined : 'color-contrast')));
        await page.screenshot({ path: join(out, file) });
        shots.push({ moment: moment.name, size, theme, file, faults });
      }
    }
  } catch (error) {
    const file = `${moment.name}-${touch ? 'touch' : 'mouse'}-failed.png`;
    // a page that crashed has no picture
    await page.screenshot({ path: join(out, file) }).catch(() => {});
    const faults = [`not reached: ${String(error).split('\n')[0]}`];
    shots.push({ moment: moment.name, size: touch ? 'touch' : 'mouse', theme: '', file, faults });
  } finally {
    await page.context().close();
  }
  return shots;
}

const { url } = values;
if (url === undefined && !process.env['E2E_BUILT']) build();
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const own = url === undefined ? new TestServer(slowBots) : null;
await own?.start();
const server: Served = own ?? { url: url ?? '', api: new Api(url ?? '') };
const { executablePath, env } = await chromiumAt();
const browser = await chromium.launch({
  executablePath,
  args: flags,
  env: { ...(process.env as Record<string, string>), ...env },
});
const jobs = wanted.flatMap((moment) => [true, false].map((touch) => ({ moment, touch })));
const taken: Shot[][] = jobs.map(() => []);
const queue = jobs.entries();
async function work(): Promise<void> {
  for (const [i, { moment, touch }] of queue) {
    taken[i] = await pictures(browser, server, moment, touch);
    for (const { size, theme, faults } of taken[i])
      for (const fault of faults) console.log(`${moment.name} ${size} ${theme}: ${fault}`);
  }
}
try {
  await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
} finally {
  await browser.close();
  await own?.close();
}
const shots = taken.flat();
writeFileSync(join(out, 'index.html'), contactSheet(shots));
const faulty = shots.filter(({ faults }) => faults.length > 0).length;
console.log(`${shots.length} pictures, ${faulty} with faults: ${join(out, 'index.html')}`);
// players of moments may still hold sockets to the server that is gone
process.exit(faulty === 0 ? 0 : 1);
