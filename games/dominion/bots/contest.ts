/** Fast games between strategies, for choosing and evolving them: thousands a second, without a word. */
import type { Seat } from '@baize/game';
import { type Card, CARDS, type CardName, CURSE, type Edition, nameOf, PROVINCE, type RuleSet } from '../src/facts.ts';
import { advance } from '../src/advance.ts';
import { pointsOf, winnersOf } from '../src/score.ts';
import { newState } from '../src/deal.ts';
import { type State } from '../src/state.ts';
import { quickMove } from './player.ts';
import type { Strategy } from './strategy.ts';

/** Everything that is fixed before the first deal: what buy lists are chosen and bred for. */
export interface Setting {
  readonly rules: RuleSet;
  readonly edition: Edition;
  readonly kingdom: readonly CardName[];
  readonly victoryPileSize: number;
  readonly seats: number;
}

/** What views and states tell of it, at any time of the game. */
interface Shown {
  readonly rules: RuleSet;
  readonly edition: Edition;
  readonly supply: readonly number[];
  readonly players: readonly { readonly owned: readonly number[] }[];
  readonly trash: readonly Card[];
}

/** The same for everybody at the table from the first turn to the last. */
export function settingOf(shown: Shown): Setting {
  const kingdom: CardName[] = [];
  for (let card = CURSE + 1; card < CARDS; card++) if (shown.supply[card] >= 0) kingdom.push(nameOf(card));
  let provinces = shown.supply[PROVINCE];
  for (const { owned } of shown.players) provinces += owned[PROVINCE];
  for (const card of shown.trash) if (card === PROVINCE) provinces++;
  return {
    rules: shown.rules,
    edition: shown.edition,
    kingdom,
    victoryPileSize: provinces,
    seats: shown.players.length,
  };
}

/** Text to remember things about a setting by. */
export const keyOf = (setting: Setting): string =>
  [
    setting.rules,
    ...(setting.edition === 'first' ? [] : [setting.edition]),
    setting.seats,
    setting.victoryPileSize,
    setting.kingdom.join('+'),
  ].join(' ');

/** A game still going after so many turns of one player is taken as it stands. */
export const LONGEST = 60;

/** A simulation for breeding rather than a match: strategies decide from the state, without views or lists of legal moves. */
export function quickGame(setting: Setting, listOf: (state: State) => Strategy, seed: string): State {
  const state = newState(setting, setting.seats, seed);
  while (state.asked >= 0) {
    advance(state, quickMove(listOf(state), state));
    if (state.players[state.current].turns > LONGEST) break;
  }
  return state;
}

/** Points of lead that count as much as they can. */
const WIDE = 30;

/** What a game was worth to a seat, 0 to 1: mostly whether it was won, a little by how much. */
export function valueOf(state: State, seat: Seat): number {
  const points = state.players.map(pointsOf);
  const winners = winnersOf(
    points,
    state.players.map(({ turns }) => turns),
  );
  const own = points[seat];
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) if (other !== seat) best = Math.max(best, points[other]);
  const lead = points.length === 1 ? own : own - best;
  const won = winners.includes(seat) ? 1 / winners.length : 0;
  return 0.85 * won + 0.15 * (0.5 + Math.max(-0.5, Math.min(0.5, lead / (2 * WIDE))));
}

/** What somebody's games were worth so far, by opponent. */
export interface Tally {
  readonly sums: number[];
  readonly games: number[];
}

export const noTally = (opponents: number): Tally => ({
  sums: Array.from({ length: opponents }, () => 0),
  games: Array.from({ length: opponents }, () => 0),
});

/** So many games of one strategy against a panel, each deal from every seat; with more seats the panel sits in turn. */
export function contest(
  setting: Setting,
  strategy: Strategy,
  panel: readonly Strategy[],
  games: number,
  seed: string,
  tally: Tally,
): void {
  const { seats } = setting;
  for (let i = 0; i < games; i++) {
    const seat = i % seats;
    const deal = Math.floor(i / seats);
    const players: Strategy[] = [];
    for (let at = 0; at < seats; at++)
      players.push(at === seat ? strategy : panel[(deal + (at < seat ? at : at - 1)) % panel.length]);
    const opponent = deal % panel.length;
    const state = quickGame(setting, ({ asked }) => players[asked], `${seed} ${deal}`);
    tally.sums[opponent] += valueOf(state, seat);
    tally.games[opponent]++;
  }
}

/** How much the worst match-up counts beside the mean of all. */
const WORST = 0.2;

/** The mean over the panel, where a bad match-up costs more than a good one brings, and the worst counts once more. */
export function worthOf({ sums, games }: Tally): number {
  let worth = 0;
  let met = 0;
  let worst = 1;
  for (let i = 0; i < sums.length; i++) {
    if (games[i] === 0) continue;
    const lost = 1 - sums[i] / games[i];
    worth += 1 - lost * lost;
    worst = Math.min(worst, 1 - lost);
    met++;
  }
  return worth / Math.max(1, met) + WORST * worst;
}
