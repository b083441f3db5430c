/** The levels around the CPU: below it the balanced profile with the faults of people, above it the learnt table with a few. */
import type { Bot } from '@baize/game';
import type { View } from '../src/view.ts';
import { boldRival, learntRival } from './hard.ts';
import { botOf } from './learnt/bot.ts';
import { ROLLS } from './learnt/drill.ts';
import { type Faults, withFaults } from './learnt/faults.ts';
import { cpuRival } from './learnt/rivals.ts';
import { CPU_PROFILES } from './profiles.ts';

interface Level extends Faults {
  readonly name: string;
  readonly about: string;
  readonly stars: number;
}

const LEVELS: readonly Level[] = [
  {
    name: 'newcomer',
    about: 'Has just learnt the rules: plays every hand, calls to the end and bets next to nothing.',
    stars: 1,
    impatient: 1,
    curious: 1,
    shy: 0.9,
    plain: 1,
  },
  {
    name: 'beginner',
    about: 'Wants to see every showdown and bets only now and then.',
    stars: 1,
    impatient: 1,
    curious: 0.9,
    shy: 0.75,
    plain: 1,
  },
  {
    name: 'hopeful',
    about: 'Chases most draws, calls too much and often checks a good hand.',
    stars: 2,
    impatient: 0.8,
    curious: 0.75,
    shy: 0.6,
    plain: 1,
  },
  {
    name: 'casual',
    about: 'Knows a good hand, but plays too many others and never bluffs.',
    stars: 2,
    impatient: 0.6,
    curious: 0.5,
    shy: 0.4,
    plain: 1,
  },
  {
    name: 'regular',
    about: 'Sound at heart: now and then it calls out of curiosity or forgets to bet.',
    stars: 3,
    impatient: 0.3,
    curious: 0.25,
    shy: 0.2,
    plain: 0.5,
  },
];

export const belowNormal: readonly Bot<View, number>[] = LEVELS.map(({ name, about, stars, ...faults }) =>
  botOf(name, about, stars, withFaults(cpuRival(CPU_PROFILES[2]), faults)),
);

/** In this many hands it plays everybody for somebody who folds too much. */
const BOLD = 0.1;
const careful = withFaults(learntRival, { impatient: 0.2, curious: 0.15, shy: 0.15, plain: 0.3 });

export const sharp: Bot<View, number> = botOf(
  'sharp',
  'Strong and bold: it bluffs a little too often, and its attention slips now and then.',
  4,
  (node, random) =>
    (node.players === 2 && node.deal.rolls[node.turn * ROLLS] < BOLD ? boldRival : careful)(node, random),
);
