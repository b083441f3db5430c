/** Kingdoms to train on, to choose by and to measure on: none of one sort is ever of another. */
import { below, type Random, seeded, shuffle, unit } from '../../platform/game/src/index.ts';
import { type CardName, type Edition, EDITIONS, RULES } from '../../games/dominion/src/facts.ts';
import type { Setting } from '../../games/dominion/bots/contest.ts';

const VICTORY_PILE = 12;
const RUSH: readonly CardName[] = ['Gardens', 'Workshop'];
/** Where a rush is hardest to see coming: a trimmed deck with attacks looks better than it is. */
const RUSH_AND_ATTACK: readonly CardName[] = [...RUSH, 'Chapel', 'Witch'];

function placeOf(chance: Random, edition: Edition, seats: number, official: boolean): Setting {
  const cards = EDITIONS[edition];
  const all = !official && below(chance, 2) === 0;
  const drawn = all ? cards : shuffle(chance, [...cards]).slice(0, 10);
  const rules = official ? 'official' : 'house';
  return {
    rules,
    edition,
    kingdom: cards.filter((card) => drawn.includes(card)),
    victoryPileSize: RULES[rules].victoryPile(seats, VICTORY_PILE),
    seats,
  };
}

/** The kingdom with these cards instead of others. */
function withCards(chance: Random, place: Setting, wanted: readonly CardName[]): Setting {
  const others = shuffle(
    chance,
    place.kingdom.filter((card) => !wanted.includes(card)),
  ).slice(0, place.kingdom.length - wanted.length);
  const drawn = [...others, ...wanted];
  return { ...place, kingdom: EDITIONS[place.edition].filter((card) => drawn.includes(card)) };
}

/** Two seats, official rules, drawn as `npm run kingdoms` draws them. */
function numbered(seed: string, edition: Edition, count: number): Setting[] {
  return Array.from({ length: count }, (_, i) => placeOf(seeded(`${seed} ${i + 1}`), edition, 2, true));
}

/** What is measured on in the end. */
export const measuring: readonly Setting[] = [
  ...numbered('strength', 'first', 20),
  ...numbered('strength', 'second', 10),
];

/** What decides which weights are kept. */
export const choosing: readonly Setting[] = [
  ...numbered('choosing', 'first', 20),
  ...numbered('choosing', 'second', 10),
];

/** Kingdoms that can be rushed. */
export const gardens: readonly Setting[] = [
  ...numbered('gardens', 'first', 8),
  ...numbered('gardens', 'second', 4),
].map((place, i) => withCards(seeded(`gardens ${i}`), place, RUSH));

/** The same kingdom with more players. */
const crowded = (place: Setting, seats: number): Setting => ({
  ...place,
  seats,
  victoryPileSize: RULES[place.rules].victoryPile(seats, VICTORY_PILE),
});
export const threeSeats: readonly Setting[] = measuring.map((place) => crowded(place, 3));
export const fourSeats: readonly Setting[] = measuring.map((place) => crowded(place, 4));

const kingdomKey = ({ kingdom }: Setting): string => kingdom.join('+');
/** The first of those that docs/measurements.md measures search on. */
const final = numbered('final', 'first', 60);
const heldBack = new Set([...measuring, ...choosing, ...gardens, ...final].map(kingdomKey));

/** How often which edition and how many seats come up. */
export interface Mix {
  readonly first: number;
  readonly second: number;
  readonly threeSeats: number;
  readonly fourSeats: number;
  readonly house: number;
  /** How often the cards of a rush are among those drawn on purpose. */
  readonly rushed: number;
  /** And how often Chapel and Witch are with them then. */
  readonly attacked?: number;
}

/** A place to train on. */
export function drawPlace(chance: Random, mix: Mix): Setting {
  for (;;) {
    const which = unit(chance);
    const edition = which < mix.first ? 'first' : which < mix.first + mix.second ? 'second' : 'both';
    const crowd = unit(chance);
    const seats = crowd < mix.threeSeats ? 3 : crowd < mix.threeSeats + mix.fourSeats ? 4 : 2;
    const drawn = placeOf(chance, edition, seats, unit(chance) >= mix.house);
    const rush = unit(chance) < (mix.attacked ?? 0) ? RUSH_AND_ATTACK : RUSH;
    const place = unit(chance) < mix.rushed ? withCards(chance, drawn, rush) : drawn;
    if (!heldBack.has(kingdomKey(place))) return place;
  }
}
