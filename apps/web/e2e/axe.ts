/** Checks a page for what keeps somebody from using it. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './server.ts';

/** What axe finds by all rules or by one, once everything that moves has arrived: half-way colours are nobody's. */
export async function violations(page: Page, rule?: string): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
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
