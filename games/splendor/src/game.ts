/** Splendor as the contract knows it. */
import type { Game } from '@baize/game';
import { advance } from './advance.ts';
import { type Move, moves } from './moves.ts';
import { result } from './ranking.ts';
import { copy, type Options, OVER, options, RULES, type State, start } from './state.ts';
import { ask, say, show, tell } from './text.ts';
import { GAME_ID, imagine, type View, view } from './view.ts';

export const game: Game<State, Move, View, Options> = {
  name: GAME_ID,
  title: 'Splendor',
  rules: 1,
  seats: [2, 4],
  options,
  refuse: ({ rules, strictThree }) =>
    strictThree && !RULES[rules].mayBeStrict ? 'Taking exactly three is a house rule; choose the house rules.' : null,
  start,
  turn: (state) => (state.step === OVER ? null : state.turn),
  moves,
  advance,
  copy,
  result,
  view,
  imagine,
  say,
  ask,
  show,
  tell,
};
