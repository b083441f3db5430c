/** For people who wonder: outs, chances, pot odds and what to throw, from what a seat can see. */
import { drawTo } from '../bots/transitions.ts';
import { type CardNumber, cardName, rankOf, ranksWord, suitOf, suitWord } from './cards.ts';
import { classOf, counting, handWords, sizeOfClass } from './hand.ts';
import type { View } from './view.ts';

export interface Outs {
  /** Cards that would make a badugi of the cards that count. */
  readonly cards: readonly CardNumber[];
  /** Cards not seen: neither held nor thrown by oneself. */
  readonly unseen: number;
}

/** The cards that complete a badugi in one draw: exact for three-card hands, none otherwise. */
export function outsOf(hand: readonly CardNumber[], tossed: readonly CardNumber[] = []): Outs {
  const kept = counting(hand);
  const unseen = 52 - new Set([...hand, ...tossed]).size;
  const cards: CardNumber[] = [];
  if (kept.length === 3)
    for (let card = 0; card < 52; card++) {
      if (hand.includes(card) || tossed.includes(card)) continue;
      if (classOf([...kept, card]) < 715) cards.push(card);
    }
  return { cards, unseen };
}

/** The share of draws that make a badugi when these are kept; exact over the cards one has not seen. */
export function chanceKeeping(kept: readonly CardNumber[], seen: readonly CardNumber[]): number {
  const need = 4 - kept.length;
  const free = Array.from({ length: 52 }, (_, card) => card).filter((card) => !seen.includes(card));
  if (need === 0) return sizeOfClass(classOf(kept)) === 4 ? 1 : 0;
  if (kept.length > 0 && sizeOfClass(classOf(kept)) < kept.length) return 0;
  let hits = 0;
  const walk = (from: number, ranks: number, suits: number, left: number): void => {
    if (left === 0) {
      hits++;
      return;
    }
    for (let i = from; i <= free.length - left; i++) {
      const rank = 1 << rankOf(free[i]);
      const suit = 1 << suitOf(free[i]);
      if ((ranks & rank) === 0 && (suits & suit) === 0) walk(i + 1, ranks | rank, suits | suit, left - 1);
    }
  };
  walk(
    0,
    kept.reduce((all, card) => all | (1 << rankOf(card)), 0),
    kept.reduce((all, card) => all | (1 << suitOf(card)), 0),
    need,
  );
  let ways = 1;
  for (let i = 0; i < need; i++) ways = (ways * (free.length - i)) / (i + 1);
  return hits / ways;
}

/** The chance to hold a badugi after this many draws, always drawing to the cards that count. */
export function chanceToComplete(
  hand: readonly CardNumber[],
  draws: number,
  tossed: readonly CardNumber[] = [],
): number {
  const kept = counting(hand);
  if (kept.length === 4) return 1;
  if (draws <= 0) return 0;
  if (kept.length === 3) {
    const { cards, unseen } = outsOf(hand, tossed);
    let missed = 1;
    // A card that did not help is thrown in its turn, so there is one unseen card less each time.
    for (let i = 0; i < draws; i++) missed *= 1 - cards.length / (unseen - i);
    return 1 - missed;
  }
  if (draws === 1) return chanceKeeping(kept, [...hand, ...tossed]);
  return climb(classOf(hand), draws);
}

/** As above for any class, by the chances of each draw from a fresh deck. */
function climb(hand: number, draws: number): number {
  if (sizeOfClass(hand) === 4) return 1;
  if (draws === 0) return 0;
  const { to, chance } = drawTo(hand);
  let sum = 0;
  for (let i = 0; i < to.length; i++) {
    const next = to[i];
    if (sizeOfClass(next) === 4) sum += chance[i];
    else if (draws > 1) sum += chance[i] * completes(sizeOfClass(next), draws - 1);
  }
  return sum;
}

/** The chance of a hand with this many counting cards; which ones does not matter to completing it. */
function completes(size: number, draws: number): number {
  const known = COMPLETE[size]?.[draws];
  if (known !== undefined) return known;
  const example = [0, 1079, 1001, 715][size];
  const chance = climb(example, draws);
  COMPLETE[size][draws] = chance;
  return chance;
}

const COMPLETE: number[][] = [[], [], [], []];

export interface PotOdds {
  /** Chips in the pot for each chip to pay. */
  readonly ratio: number;
  /** The share of wins at which calling costs nothing. */
  readonly needed: number;
}

/** `null` when there is nothing to pay. */
export function potOddsOf(pot: number, toCall: number): PotOdds | null {
  return toCall <= 0 ? null : { ratio: pot / toCall, needed: toCall / (pot + toCall) };
}

/** What to throw when drawing plainly: everything that does not count. */
export function recommendedDiscards(hand: readonly CardNumber[]): CardNumber[] {
  const kept = counting(hand);
  return hand.filter((card) => !kept.includes(card)).toSorted((one, other) => one - other);
}

/** What a card shares with one that counts, which keeps it from counting; `null` for one that counts. */
export function sharedOf(hand: readonly CardNumber[], card: CardNumber): 'rank' | 'suit' | null {
  const kept = counting(hand);
  if (kept.includes(card)) return null;
  return kept.some((other) => rankOf(other) === rankOf(card)) ? 'rank' : 'suit';
}

/** Why a card does not count: `club twice`, `three clubs`, `pair of fours`, `three fours`; `null` for one that does. */
export function whyNot(hand: readonly CardNumber[], card: CardNumber): string | null {
  const shared = sharedOf(hand, card);
  if (shared === null) return null;
  const of = shared === 'rank' ? rankOf : suitOf;
  const words = shared === 'rank' ? ranksWord(rankOf(card)) : suitWord(suitOf(card));
  const same = hand.filter((other) => of(other) === of(card)).length;
  if (same > 2) return `${same === 3 ? 'three' : 'four'} ${words}`;
  return shared === 'rank' ? `pair of ${words}` : `${words.slice(0, -1)} twice`;
}

/** All of it for a seat's view, as sentences. */
export function advise(view: View): string[] {
  if (view.cards.length < 4) return [];
  const lines = [`You hold a ${handWords(classOf(view.cards))}.`];
  const draws = 3 - view.street;
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const discards = recommendedDiscards(view.cards);
  if (draws > 0 && discards.length > 0) {
    const { cards, unseen } = outsOf(view.cards, view.tossed);
    if (cards.length > 0) lines.push(`${cards.length} of ${unseen} unseen cards complete a badugi.`);
    const next = percent(chanceToComplete(view.cards, 1, view.tossed));
    const last = percent(chanceToComplete(view.cards, draws, view.tossed));
    lines.push(
      draws === 1 ? `Chance in the last draw: ${next}.` : `Chance in the next draw: ${next}, by the last: ${last}.`,
    );
    lines.push(`Throw ${discards.map(cardName).join(' ')}.`);
  } else if (draws > 0) lines.push('Stand pat.');
  const odds = view.turn === view.seat ? potOddsOf(view.pot, view.toCall) : null;
  if (odds !== null) lines.push(`Pot odds ${odds.ratio.toFixed(1)} to 1: you need ${percent(odds.needed)}.`);
  return lines;
}
