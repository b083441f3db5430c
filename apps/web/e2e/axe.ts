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
