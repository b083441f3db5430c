/** Splendor: the game, its players and its rules. */
import type { GamePack } from '@baize/game';
import { glance } from '../bots/glance.ts';
import { greedy } from '../bots/greedy.ts';
import { planner } from '../bots/planner.ts';
import { accents, board, cards } from './board.ts';
import { guide } from '../bots/guide.ts';
import { learntGuide } from '../bots/learnt/guide.ts';
import { intuition } from '../bots/learnt/intuition.ts';
import { probe } from '../bots/probe.ts';
import { game } from './game.ts';
import { named } from './namedView.ts';
import { rulesText } from './rulesText.ts';
import { rulings } from './rulings.ts';
import { specified } from './specified.ts';
import { notation } from './text.ts';
import { costOf, sheet } from './sheet.ts';

export { type Action, legalActions } from './actions.ts';
export { type Card, CARDS, type Color, COLORS, type Noble, NOBLES, type Tier, type Token, TOKENS } from './facts.ts';
export { game } from './game.ts';
export type { Options, State } from './state.ts';
export { affordable } from './text.ts';
export { type Performed, perform, type Refusal, type RefusalCode, validate } from './validate.ts';
export { type HiddenCard, isKnown, type Pending, type PlayerBoard, type PlayerId, type View } from './view.ts';

export const pack: GamePack<typeof game> = {
  game,
  bots: [
    glance('novice', 1, 0.78, 'Plays what it sees, and misses three cards in four.'),
    greedy,
    glance('casual', 2, 0.525, 'Takes what looks good, and misses more than half of the table.'),
    planner,
    glance('attentive', 4, 0.17, 'Has a feeling for the game, and misses a card now and then.'),
  ],
  levels: [
    { name: 'thinker', about: 'Misses nothing, and thinks briefly before each move.', stars: 4, spec: 'search:40' },
    { name: 'strong', about: 'Looks several moves ahead.', stars: 4, spec: 'search:256' },
    {
      name: 'master',
      about: 'Looks far ahead, guided by a network that learnt from such games.',
      stars: 5,
      spec: 'search:3500',
      guide: learntGuide,
    },
  ],
  sparring: [intuition],
  rulesText,
  rulings,
  board,
  sheet,
  costOf,
  terminal: async () => (await import('../terminal/index.ts')).terminal,
  cards,
  accents,
  probe,
  guide,
  specified,
  named,
  models: { notation },
};
