/** The moments of the gallery: how to get a page there. Games are played ahead over the interface, then shown in the browser. */
import type { Moment } from './ahead.ts';
import { badugiMoments } from './badugi.ts';
import { dominionMoments } from './dominion.ts';
import { pages } from './pages.ts';
import { sheets } from './sheets.ts';
import { splendorMoments } from './splendor.ts';
import { study } from './study.ts';
import { waiting } from './waiting.ts';

export const moments: readonly Moment[] = [
  ...waiting,
  ...pages,
  ...splendorMoments,
  ...dominionMoments,
  ...badugiMoments,
  ...sheets,
  ...study,
];
