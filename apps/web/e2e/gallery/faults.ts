/** All that the gallery checks by geometry, as of now. */
import type { Page } from '@playwright/test';
import { lookForFaults } from './geometry.ts';
import { lookForOverlaps } from './overlap.ts';

export const faultsOn = async (page: Page, touch: boolean): Promise<string[]> => [
  ...(await page.evaluate(lookForFaults, { touch })),
  ...(await page.evaluate(lookForOverlaps)),
];
