/** Which list somebody follows, guessed from what they own: everybody can see that. */
import { CARDS } from '../src/facts.ts';
import type { State } from '../src/state.ts';
import { type Setting, quickGame } from './contest.ts';
import type { Strategy } from './strategy.ts';

/** A list that an opponent may follow, and the decks that it makes. */
export interface Model {
  readonly strategy: Strategy;
  /** How many of each card are owned after so many turns, on average. */
  readonly decks: readonly (readonly number[])[];
}

/** From here on decks are taken to stay as they are. */
const TURNS = 24;
const GAMES = 12;

/** What a list owns turn by turn, from some games against these. */
export function modelOf(setting: Setting, strategy: Strategy, against: readonly Strategy[]): Model {
  const sums = Array.from({ length: TURNS + 1 }, () => Array.from({ length: CARDS }, () => 0));
  const seen = sums.map(() => 0);
  for (let game = 0; game < GAMES; game++) {
    const seat = game % setting.seats;
    const other = against[Math.floor(game / setting.seats) % against.length];
    let noted = 0;
    const note = ({ current, players }: State): void => {
      const { turns, owned } = players[seat];
      if (current === seat || turns === noted || turns > TURNS) return;
      noted = turns;
      seen[turns]++;
      for (let card = 0; card < CARDS; card++) sums[turns][card] += owned[card];
    };
    quickGame(
      setting,
      (state) => {
        note(state);
        return state.asked === seat ? strategy : other;
      },
      `model ${game}`,
    );
  }
  let latest = sums[0];
  const decks = sums.map((row, turn) => {
    if (seen[turn] > 0) latest = row.map((sum) => sum / seen[turn]);
    return latest;
  });
  return { strategy, decks };
}

/** Cards that a list buys though it hardly ever does so in our games. */
const SURPRISE = 0.25;
/** Cards are not bought independently of each other: evidence counts for less than it seems. */
const CAUTION = 0.5;
/** No list is ever ruled out. */
const DOUBT = 0.01;

/** How likely it is that each of these made this deck in so many turns; together 1. */
export function likelihoods(models: readonly Model[], owned: readonly number[], turns: number): number[] {
  const logs = models.map(({ decks }) => {
    if (turns === 0) return 0;
    const deck = decks[Math.min(TURNS, turns)];
    let log = 0;
    for (let card = 0; card < CARDS; card++) {
      if (owned[card] === 0 && deck[card] === 0) continue;
      const expected = deck[card] + SURPRISE;
      log += owned[card] * Math.log(expected) - expected;
    }
    return CAUTION * log;
  });
  const best = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - best) + DOUBT);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}
