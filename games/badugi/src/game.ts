/** Badugi as the contract wants it. */
import { type Game, seeded } from '@baize/game';
import { type Options, optionSpecs, matchRulesOf } from './rules.ts';
import { copy, type State } from './state.ts';
import { advance, movesOf, open } from './advance.ts';
import { ask, sayMove, show, tell } from './text.ts';
import { result } from './tournament.ts';
import { imagine, type View, viewOf } from './view.ts';

/** A card to throw, 0 to 51, or a action: see `betting.ts`. */
export type Move = number;

export const game: Game<State, Move, View, Options> = {
  name: 'badugi',
  title: 'Badugi',
  rules: 1,
  seats: [2, 7],
  options: optionSpecs,
  refuse(options) {
    if (options.smallBlind > options.bigBlind) return 'The small blind cannot be larger than the big blind.';
    if (options.ante > options.bigBlind) return 'The ante cannot be larger than the big blind.';
    return null;
  },
  start: (options, seats, seed) => open(matchRulesOf(options), seats, seeded(seed)),
  turn: (state) => (state.turn < 0 ? null : state.turn),
  moves: movesOf,
  advance,
  copy,
  result,
  view: viewOf,
  imagine,
  say: sayMove,
  ask,
  show,
  tell,
};
