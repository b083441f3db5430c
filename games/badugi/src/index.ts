/** Badugi: the game, its players and what else its package offers. */
import type { GamePack } from '@baize/game';
import { badugi } from './game.ts';
import { rulesText } from './rules-text.ts';

export { badugi } from './game.ts';
export type { SeatView, View } from './view.ts';

export const pack: GamePack = { game: badugi, bots: [], rulesText };
