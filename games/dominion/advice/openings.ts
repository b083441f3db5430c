/** What to buy in the first two turns, by how the seven Coppers fall. */
import type { AdvisedOpening } from '@baize/game';
import { ACTIONS, type Card, COPPER, COSTS, nameOf, SILVER } from '../src/facts.ts';
import { newState } from '../src/deal.ts';
import { type Setting, quickGame } from '../bots/contest.ts';
import type { Line, Strategy } from '../bots/strategy.ts';
import { cardNumbers } from './champions.ts';
import { estimateOf, wonBy } from './measure.ts';

interface Deal {
  readonly more: number;
  readonly fewer: number;
  readonly odds: string;
}

export const deals: readonly Deal[] = [
  { more: 4, fewer: 3, odds: '5 games in 6' },
  { more: 5, fewer: 2, odds: '1 game in 6' },
];

/** A card for each of the two hands; `null` buys nothing. */
type Pair = readonly [more: Card | null, fewer: Card | null];

/** The list after two turns in which nothing else is bought than this. */
function opened(list: Strategy, [more, fewer]: Pair, deal: Deal): Strategy {
  const first = (card: Card | null, coins: number): Line[] =>
    card === null ? [] : [{ card, text: nameOf(card), holds: (at) => at.turn <= 2 && at.coins === coins }];
  return {
    ...list,
    buy: [
      ...first(more, deal.more),
      ...first(fewer, deal.fewer),
      ...list.buy.map((line): Line => ({ ...line, holds: (at) => at.turn > 2 && line.holds(at) })),
    ],
  };
}

/** Everything that may be worth buying. */
function pairsFor(setting: Setting, deal: Deal): Pair[] {
  const cards = [...cardNumbers(setting).filter((card) => ACTIONS[card]), SILVER];
  const upTo = (coins: number): (Card | null)[] => {
    const found = cards.filter((card) => COSTS[card] <= coins && COSTS[card] >= Math.min(coins - 2, 3));
    return found.length === 0 ? [null] : found;
  };
  const small = deal.fewer < COSTS[SILVER] ? [null, ...cards.filter((card) => COSTS[card] <= deal.fewer)] : null;
  return upTo(deal.more).flatMap((more) => (small ?? upTo(deal.fewer)).map((fewer): Pair => [more, fewer]));
}

/** Seeds that deal a seat this opening. */
function* seedsFor(setting: Setting, seat: number, { more, fewer }: Deal, name: string): Generator<string> {
  for (let i = 0; ; i++) {
    const seed = `${name} ${seat} ${i}`;
    const coppers = newState(setting, setting.seats, seed).players[seat].hand[COPPER];
    if (coppers === more || coppers === fewer) yield seed;
  }
}

class Race {
  #games = 0;

  constructor(
    readonly setting: Setting,
    readonly list: Strategy,
    readonly deal: Deal,
  ) {}

  get games(): number {
    return this.#games;
  }

  /** What an opening wins against the list itself, each seat in turn. */
  wins(pair: Pair, games: number, seed: string): number[] {
    const own = opened(this.list, pair, this.deal);
    const seeds = [0, 1].map((seat) => seedsFor(this.setting, seat, this.deal, seed));
    this.#games += games;
    return Array.from({ length: games }, (_, i) => {
      const seat = i % 2;
      const { value } = seeds[seat].next() as { value: string };
      return wonBy(
        quickGame(this.setting, ({ asked }) => (asked === seat ? own : this.list), value),
        seat,
      );
    });
  }

  /** The best few after this many games each. */
  best(pairs: readonly Pair[], games: number, left: number): Pair[] {
    const worth = new Map(pairs.map((pair) => [pair, estimateOf(this.wins(pair, games, `race ${games}`)).share]));
    return pairs.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0)).slice(0, left);
  }
}

const SHOWN = 3;

/** The best openings of a deal: chosen by a race, then measured in other games. */
export function openingsFor(
  setting: Setting,
  list: Strategy,
  deal: Deal,
  games: number,
  seed: string,
): { opening: AdvisedOpening; games: number } {
  const race = new Race(setting, list, deal);
  const some = race.best(pairsFor(setting, deal), Math.ceil(games / 40) * 2, 10);
  const few = race.best(some, Math.ceil(games / 8) * 2, SHOWN);
  const lines = few
    .map((pair) => ({
      ...estimateOf(race.wins(pair, games, seed)),
      buys: pair.map((card) => (card === null ? 'nothing' : nameOf(card))),
    }))
    .toSorted((a, b) => b.share - a.share);
  return { opening: { deal: `${deal.more} and ${deal.fewer}`, odds: deal.odds, lines }, games: race.games };
}
