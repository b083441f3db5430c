/** Splendor: the game, its players and its rules. */
import type { GamePack } from '@baize/game';
import { greedy } from '../bots/greedy.ts';
import { planner } from '../bots/planner.ts';
import { accents, board, cards } from './board.ts';
import { guide } from '../bots/guide.ts';
import { probe } from '../bots/probe.ts';
import { game } from './game.ts';
import { rulesText } from './rulesText.ts';

export { type Action, legalActions } from './actions.ts';
export { type Card, CARDS, type Color, COLORS, type Noble, NOBLES, type Tier, type Token, TOKENS } from './facts.ts';
export { game } from './game.ts';
export type { Options, State } from './state.ts';
export { affordable } from './text.ts';
export { type Performed, perform, type Refusal, type RefusalCode, validate } from './validate.ts';
export { type HiddenCard, isKnown, type Pending, type PlayerBoard, type PlayerId, type View } from './view.ts';

export const pack: GamePack<typeof game> = {
  game,
  bots: [greedy, planner],
  levels: [
    { name: 'strong', about: 'Tries a thousand ways the game may go before each move.', stars: 4, spec: 'search:1000' },
    { name: 'timed', about: 'Looks ahead for a tenth of a second before each move.', stars: 5, spec: 'search:100ms' },
    {
      name: 'master',
      about: 'Tries five thousand ways the game may go before each move.',
      stars: 5,
      spec: 'search:5000',
    },
  ],
  rulesText,
  board,
  cards,
  accents,
  probe,
  guide,
};
