/** How the puzzles of each game are mined. */
import { mining as badugi } from '../../games/badugi/learn/mining.ts';
import { mining as dominion } from '../../games/dominion/learn/mining.ts';
import { mining as splendor } from '../../games/splendor/learn/mining.ts';
import type { PuzzleMining } from '@baize/game';

export const rules: Readonly<Record<string, PuzzleMining>> = { badugi, dominion, splendor };
