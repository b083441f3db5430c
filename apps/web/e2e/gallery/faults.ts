/** All that the gallery checks by geometry, as of now. */
import type { Page } from '@playwright/test';
import { lookForFaults } from './geometry.ts';
import { lookForOverlaps } from './overlap.ts';

export const faultsOn = async (page: Page, touch: boolean): Promise<string[]> => [
  ...(await page.evaluate(lookForFaults, { touch })),
  ...(await page.evaluate(lookForOverlaps)),
];

/** All that geometry looks at: where everything is, and what is opaque. Two themes agree on it but for a picture or two. */
export const layoutOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll(':not(svg *)')]
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const { backgroundColor, visibility } = getComputedStyle(element);
        const alpha = Number(/(?:^rgba.*,|\/) ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? 1);
        return [element.tagName, left, top, width, height, visibility, alpha >= 0.3, alpha >= 0.5].join(' ');
      })
      .join('\n'),
  );
