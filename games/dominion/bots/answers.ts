/** Answers to what cards ask: what to discard, to trash, to keep and to take. */
import type { Choice } from '@baize/game';
import {
  type Card,
  CARD,
  CARDS,
  COPPER,
  COSTS,
  CURSE,
  DUCHY,
  ESTATE,
  GARDENS,
  GOLD,
  nameOf,
  PROVINCE,
  SILVER,
  VICTORIES,
} from '../src/facts.ts';
import { CHOOSE, chosenCard, DONE, FLIP, type Move } from '../src/moves.ts';
import type { QuestionStep } from '../src/question.ts';
import { none } from '../src/state.ts';
import { EXTRA_ACTIONS, TERMINALS } from '../src/traits.ts';
import type { TableSituation } from './situation.ts';
import type { Line, Situation } from './strategy.ts';
import { usualTrash } from './usual.ts';

/** What is discarded first: cards that do nothing in hand, then the cheapest. */
const discardOrder: readonly Card[] = [
  DUCHY,
  GARDENS,
  PROVINCE,
  CURSE,
  ESTATE,
  ...Array.from({ length: CARDS }, (_, card) => card)
    .filter((card) => ![DUCHY, GARDENS, PROVINCE, CURSE, ESTATE].includes(card))
    .toSorted((a, b) => COSTS[a] - COSTS[b]),
];

const isDead = (card: Card): boolean => VICTORIES[card] || card === CURSE;

/** Cards are picked upwards in the table of cards, so the first of those that should go is named first. */
function pickFrom(goes: (card: Card) => boolean, moves: readonly Move[], verb: string): Choice<Move> {
  for (const move of moves) {
    const card = chosenCard(move);
    if (card >= 0 && goes(card)) return { move, why: `${verb} ${nameOf(card)}.` };
  }
  return { move: moves.includes(DONE) ? DONE : moves[0], why: `${verb} nothing more.` };
}

const isTerminal = (card: Card): boolean => TERMINALS[card];
/** What counts when Actions are counted: how many more of them can be played for having one, or fewer. */
const BALANCE: readonly (readonly [Card, number])[] = discardOrder
  .map((card) => [card, isTerminal(card) ? 1 : -EXTRA_ACTIONS[card]] as const)
  .filter(([, change]) => change !== 0);

/** How many Actions in hand are more than can be played with so many. */
export function unplayable(table: TableSituation, actions: number): number {
  let held = -actions;
  for (const [card, change] of BALANCE) held += change * table.hand(card);
  return held;
}

/** The first of these in hand until there are so many. */
function take(table: TableSituation, order: readonly Card[], count: number, isOne: (card: Card) => boolean): Card[] {
  const cards: Card[] = [];
  let left = count;
  for (let i = 0; i < order.length && left > 0; i++) {
    const card = order[i];
    if (table.hand(card) === 0 || !isOne(card)) continue;
    cards.push(card);
    left -= table.hand(card);
  }
  return cards;
}

/** Down to `keep` cards, or by one where that is negative: what does nothing goes first, then Actions that could not be played, then the cheapest. */
export function discards(table: TableSituation, moves: readonly Move[], keep: number): Choice<Move> {
  let held = 0;
  let dead = 0;
  for (let card = 0; card < CARDS; card++) {
    held += table.hand(card);
    if (isDead(card)) dead += table.hand(card);
  }
  const count = keep < 0 ? 1 : held - keep;
  const alive = count - dead;
  const going = take(table, discardOrder, count, isDead);
  if (alive > 0) {
    const over = Math.max(0, Math.min(alive, unplayable(table, 1)));
    going.push(...take(table, discardOrder, over, isTerminal));
    going.push(...take(table, discardOrder, alive - over, (card) => !isDead(card) && !going.includes(card)));
  }
  return pickFrom((card) => going.includes(card), moves, 'Discards');
}

/** The table as it will be once some cards of the hand have gone. */
class Trimmed implements Situation {
  readonly #gone: number[] = none();
  #count = 0;
  constructor(readonly table: TableSituation) {}

  trash(card: Card): void {
    this.#gone[card]++;
    this.#count++;
  }

  supply(card: Card): number {
    return this.table.supply(card);
  }
  owned(card: Card): number {
    return this.table.owned(card) - this.#gone[card];
  }
  hand(card: Card): number {
    return this.table.hand(card) - this.#gone[card];
  }

  get #coins(): number {
    return this.#gone[COPPER] + 2 * this.#gone[SILVER] + 3 * this.#gone[GOLD];
  }
  get coins(): number {
    return this.table.coins;
  }
  get buys(): number {
    return this.table.buys;
  }
  get actions(): number {
    return this.table.actions;
  }
  get turn(): number {
    return this.table.turn;
  }
  get plays(): number {
    return this.table.plays;
  }
  get empty(): number {
    return this.table.empty;
  }
  get horizon(): number {
    return this.table.horizon;
  }
  get lead(): number {
    return this.table.lead;
  }
  get size(): number {
    return this.table.size - this.#count;
  }
  get money(): number {
    return this.table.money - this.#coins;
  }
  get treasure(): number {
    return this.table.treasure - this.#coins;
  }
}

/** What should be trashed: the first up to `most` cards. */
export function trashes(lines: readonly Line[] | null, table: TableSituation, most: number): Card[] {
  const after = new Trimmed(table);
  const going: Card[] = [];
  for (let count = 0; count < most; count++) {
    const line = (lines ?? usualTrash).find((each) => after.hand(each.card) > 0 && each.holds(after));
    if (line === undefined) break;
    going.push(line.card);
    after.trash(line.card);
  }
  return going;
}

/** A choice among the cards in hand, by the card that asks. */
export function answerPick(
  lines: readonly Line[] | null,
  table: TableSituation,
  moves: readonly Move[],
  { source, picked }: QuestionStep,
): Choice<Move> {
  switch (source) {
    case CARD.Chapel: {
      const going = trashes(lines, table, 4 - picked);
      return pickFrom((card) => going.includes(card), moves, 'Trashes');
    }
    case CARD.Cellar: {
      const over = take(table, discardOrder, unplayable(table, table.actions), isTerminal);
      const rich = table.money > table.size;
      const goes = (card: Card): boolean => isDead(card) || over.includes(card) || (rich && card === COPPER);
      return pickFrom(goes, moves, 'Discards');
    }
    case CARD.Moneylender:
      return pickFrom((card) => card === COPPER, moves, 'Trashes');
    case CARD.Mine: {
      const gone = mined(table);
      return pickFrom((card) => card === gone, moves, 'Trashes');
    }
    case CARD.Remodel: {
      const gone = remodelled(table);
      return pickFrom((card) => card === gone, moves, 'Trashes');
    }
    default: {
      const [gone] = take(table, discardOrder, 1, (card) => moves.includes(CHOOSE + card));
      return pickFrom((card) => card === gone, moves, 'Gives up');
    }
  }
}

/** Copper into Silver first; near the end Silver into Gold, which pays at once. */
function mined(table: TableSituation): Card {
  const order = table.horizon <= 5 ? [SILVER, COPPER] : [COPPER, SILVER];
  const canGain = (from: Card): boolean => table.supply(from === COPPER ? SILVER : GOLD) > 0;
  return (
    order.find((card) => table.hand(card) > 0 && canGain(card)) ??
    [COPPER, SILVER, GOLD].find((card) => table.hand(card) > 0) ??
    COPPER
  );
}

/** Gold into Province towards the end, else what is no good, else what gains most by two coins. */
function remodelled(table: TableSituation): Card {
  const has = (card: Card): boolean => table.hand(card) > 0;
  if (table.horizon <= 6 && has(GOLD) && table.supply(PROVINCE) > 0) return GOLD;
  for (const card of [CURSE, ESTATE, COPPER]) if (has(card)) return card;
  for (let card = CARDS - 1; card > CURSE; card--) if (has(card)) return card;
  return [SILVER, DUCHY, GOLD, PROVINCE].find(has) ?? ESTATE;
}

export const reveals: Choice<Move> = { move: CHOOSE + CARD.Moat, why: 'Reveals Moat.' };

/** A Chancellor puts the deck away: what was just bought comes back sooner. */
export const flips: Choice<Move> = { move: FLIP, why: 'Puts the deck into the discard pile.' };

/** Of others the dearest Treasure is trashed, of one's own the cheapest. */
export function robs(table: TableSituation, moves: readonly Move[], { owner }: QuestionStep): Choice<Move> {
  const card = (owner === table.seat ? Math.min(...moves) : Math.max(...moves)) - CHOOSE;
  return { move: CHOOSE + card, why: `Trashes ${nameOf(card)}.` };
}

/** Every Treasure trashed is taken, Copper excepted. */
export function answerLoot(moves: readonly Move[]): Choice<Move> {
  return pickFrom((card) => card !== COPPER, moves, 'Takes');
}

/** An Action that cannot be played any more makes room for another card. */
export function setsAside(table: TableSituation): Choice<Move> {
  const [card = COPPER] = table.sight.players[table.seat].seen;
  return table.actions === 0 || (isTerminal(card) && unplayable(table, table.actions - 1) > 0)
    ? { move: CHOOSE + card, why: 'It could not be played any more.' }
    : { move: DONE, why: 'It can still be played.' };
}

/** A card that is worse than the next one, most likely. */
export const isPoor = (table: TableSituation, card: Card): boolean =>
  isDead(card) || (card === COPPER && table.money > table.size);

/** Bad cards of one's own go, and good cards of others. */
export function spies(table: TableSituation, { owner }: QuestionStep): Choice<Move> {
  const [card = COPPER] = table.sight.players[owner].seen;
  const own = owner === table.seat;
  const bad = isPoor(table, card);
  return bad === own
    ? { move: CHOOSE + card, why: own ? `${nameOf(card)} is better gone.` : `${nameOf(card)} would help them.` }
    : { move: DONE, why: own ? `${nameOf(card)} is welcome.` : `${nameOf(card)} does not help them.` };
}
