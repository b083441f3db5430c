/** Checks a page for what keeps somebody from using it. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './server.ts';

/**
 * Takes everything that moves to its end, and what that sets in motion. To wait would not do: Chromium can leave an
 * animation pending for good when a page with touch changes its size.
 */
export const arrive = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // what follows scrolling is where it belongs
    const isMoving = ({ playState, timeline, effect }: Animation): boolean =>
      playState === 'running' && timeline === document.timeline && effect?.getTiming().iterations !== Infinity;
    const moving = (): Animation[] => document.getAnimations().filter(isMoving);
    for (let tries = 0, left = moving(); left.length > 0 && tries < 200; tries++, left = moving()) {
      for (const animation of left) animation.finish();
      await new Promise(requestAnimationFrame);
    }
  });

/** What axe finds by all rules or by one, once everything that moves has arrived: half-way colours are nobody's. */
export async function violations(page: Page, rule?: string): Promise<string[]> {
  await arrive(page);
  // A page without frames: the old way gives the same findings, and describing only those takes a sixth of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rule !== undefined) axe.withRules(rule);
  const found = (await axe.analyze()).violations;
  const grave = found.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

export async function clean(page: Page, what = page.url()): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  expect(await violations(page), what).toEqual([]);
}

/** The same, and once more for what another theme changes: colours. */
export async function cleanInBothThemes(page: Page, what = page.url()): Promise<void> {
  await clean(page, what);
  const shown = await page.evaluate(() => document.documentElement.dataset['theme']);
  const wear = (theme: string | undefined): Promise<void> =>
    page.evaluate((next) => {
      document.documentElement.dataset['theme'] = next ?? '';
    }, theme);
  await wear(shown === 'light' ? 'dark' : 'light');
  expect(await violations(page, 'color-contrast'), `${what}, the other theme`).toEqual([]);
  await wear(shown);
}
