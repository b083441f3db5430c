/** Playing many hands between bots, with what one wants to know about each decision. */
import { type Bot, below, playGame, type Seat } from '@baize/game';
import { game } from './src/game.ts';
import type { Options } from './src/rules.ts';
import type { State } from './src/state.ts';
import { type View, viewOf } from './src/view.ts';

export type Player = Bot<View, number>;

export const HAND: Options = {
  rules: 'house',
  match: 'hand',
  hands: 1,
  rebuy: 'always',
  stack: 2000,
  smallBlind: 10,
  bigBlind: 20,
  ante: 0,
  levelHands: 10,
};

/** The seat about to move, what it sees and what it chose. */
export type Watch = (view: View, seat: Seat, move: number, state: State) => void;

/** Plays a match to its end and returns the final state. */
export function playMatch(options: Options, players: readonly Player[], seed: string, watch?: Watch): State {
  const before = watch && ((state: State, seat: Seat, move: number) => watch(viewOf(state, seat), seat, move, state));
  return playGame(game, players, options, seed, before && { before }).state;
}

export const random: Player = {
  name: 'random',
  about: 'Any legal move.',
  stars: 0,
  decide: (_view, moves, _seat, luck) => ({ move: moves[below(luck, moves.length)], why: 'By chance.' }),
};

/** A mean with the half width of its 95 % interval. */
export interface Mean {
  readonly mean: number;
  readonly half: number;
  readonly n: number;
}

export function meanOf(values: readonly number[]): Mean {
  const n = values.length;
  const mean = values.reduce((sum, each) => sum + each, 0) / n;
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, n - 1);
  return { mean, half: 1.96 * Math.sqrt(variance / n), n };
}

/** A share of so many, with the half width of its 95 % interval. */
export function shareOf(part: number, n: number): Mean {
  const mean = n === 0 ? 0 : part / n;
  return { mean, half: n === 0 ? 1 : 1.96 * Math.sqrt((mean * (1 - mean)) / n), n };
}

/** Big blinds per 100 hands of the first against the second, heads-up; each deal is played from both seats. */
export function headsUp(one: Player, other: Player, deals: number, seed: string): Mean {
  const results: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const first = playMatch(HAND, [one, other], `${seed} ${deal}`);
    const second = playMatch(HAND, [other, one], `${seed} ${deal}`);
    const won = first.stacks[0] + second.stacks[1] - 2 * HAND.stack;
    results.push((won / 2 / HAND.bigBlind) * 100);
  }
  return meanOf(results);
}

/** Big blinds per 100 hands of one player among others, the same deal played from every seat. */
export function amongOthers(one: Player, others: readonly Player[], deals: number, seed: string): Mean {
  const results: number[] = [];
  const seats = others.length + 1;
  for (let deal = 0; deal < deals; deal++) {
    let won = 0;
    for (let seat = 0; seat < seats; seat++) {
      const players = [...others.slice(0, seat), one, ...others.slice(seat)];
      won += playMatch(HAND, players, `${seed} ${deal}`).stacks[seat] - HAND.stack;
    }
    results.push((won / seats / HAND.bigBlind) * 100);
  }
  return meanOf(results);
}

/** The share of freeze-outs that the first wins heads-up, seats taken in turn. */
export function freezeOuts(one: Player, other: Player, matches: number, seed: string): Mean {
  const options: Options = { ...HAND, match: 'tournament', stack: 1500 };
  let won = 0;
  for (let match = 0; match < matches; match++) {
    const first = match % 2 === 0;
    const end = playMatch(options, first ? [one, other] : [other, one], `${seed} ${match}`);
    if (end.places[first ? 0 : 1] === 1) won++;
  }
  return shareOf(won, matches);
}
