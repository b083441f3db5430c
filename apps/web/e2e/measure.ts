/** What measuring in a browser needs: a server of the final build, a browser, and the longest time between two frames. */
import { type Browser, chromium, type Page } from '@playwright/test';
import build from './build.ts';
import { chromiumAt, flags } from './chromium.ts';
import { TestServer } from './server.ts';

export async function inBrowser(measure: (browser: Browser, server: TestServer) => Promise<void>): Promise<void> {
  build();
  const server = new TestServer();
  await server.start();
  const { executablePath, env } = await chromiumAt();
  const browser = await chromium.launch({ executablePath, args: flags, env: { ...process.env, ...env } });
  try {
    await measure(browser, server);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** As text: what a compiler adds to functions is not there in the page. */
const watching = `
  globalThis.frozen = 0;
  let last = performance.now();
  const tick = (now) => {
    frozen = Math.max(frozen, now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
`;

export const watchFrames = (page: Page): Promise<unknown> => page.evaluate(watching);

/** Milliseconds between two frames of the page, at most, since `watchFrames`. */
export const longestFrame = (page: Page): Promise<number> => page.evaluate<number>('frozen');
