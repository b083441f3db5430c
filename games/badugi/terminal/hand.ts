/** My cards on a terminal: drawn as cards, with what they make and how often they become a badugi. */
import { type Ink, ink } from '@baize/game/drawing';
import { chanceKeeping, chanceToComplete, outsOf, potOddsOf, recommendedDiscards, whyNot } from '../src/advice.ts';
import { type CardNumber, RANKS, rankOf, suitOf, suitWord } from '../src/cards.ts';
import { classOf, counting, handText } from '../src/hand.ts';
import type { View } from '../src/view.ts';
import { chips } from './seats.ts';

const SIGNS = ['♣', '♦', '♥', '♠'] as const;
const INKS: readonly Ink[] = [ink.green, ink.blue, ink.red, ink.white];

const rank = (card: CardNumber): string => (RANKS[rankOf(card)] === 'T' ? '10' : RANKS[rankOf(card)]);
export const inkOf = (card: CardNumber): Ink => INKS[suitOf(card)];
export const signOf = (card: CardNumber): string => SIGNS[suitOf(card)];

/** `Q♥` */
export const cardText = (card: CardNumber): string => inkOf(card)(`${rank(card)}${SIGNS[suitOf(card)]}`);

/** What a card box shows beside the card. */
export interface Mark {
  /** Counts towards the hand. */
  readonly counts: boolean;
  readonly picked: boolean;
  /** The number of the move that throws it; `null` where none does. */
  readonly number: number | null;
  readonly chosen: boolean;
}

/** A card with this many cells inside and lines between its edges: 3 and 1, 5 and 3, or 7 and 5. */
export function cardBox(card: CardNumber, inside: number, { counts, picked, number, chosen }: Mark): string[] {
  const frame = picked ? ink.red : counts ? ink.title : ink.quiet;
  const colour = inkOf(card);
  const sign = SIGNS[suitOf(card)];
  const bar = frame('│');
  const line = (text: string, before: number): string =>
    bar + ' '.repeat(before) + colour(text) + ' '.repeat(Math.max(0, inside - before - text.length)) + bar;
  const name = rank(card);
  const empty = bar + ' '.repeat(inside) + bar;
  const middle = Math.floor(inside / 2);
  const end = inside - 1 - name.length;
  const lines =
    inside === 3
      ? [bar + colour(name.length === 2 ? `${name}${sign}` : `${name} ${sign}`) + bar]
      : inside === 5
        ? [line(name, 1), line(sign, middle), line(name, end)]
        : [line(name, 1), empty, line(sign, middle), empty, line(name, end)];
  const tag = number === null ? '' : inside === 3 ? String(number) : ` ${number} `;
  const foot =
    tag === ''
      ? frame(`└${'─'.repeat(inside)}┘`)
      : frame(`└${'─'.repeat(inside - 1 - tag.length)}`) + (chosen ? ink.chosen : ink.brass)(tag) + frame('─┘');
  return [frame(`┌${'─'.repeat(inside)}┐`), ...lines, foot];
}

/** `Three-card 7-4-A` */
export function handName(view: View): string {
  if (view.cards.length === 0) return '';
  const text = handText(classOf(view.cards)).replace(/\bT\b/, '10');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Why a card does not count, under it; picked cards say so. */
export function underCard(view: View, card: CardNumber): string {
  if (view.picked.includes(card)) return 'thrown';
  return whyNot(view.cards, card) ?? '';
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;

export interface Chances {
  /** What makes a badugi, in a clause. */
  readonly what: string;
  /** `10 of 46`, where single cards do. */
  readonly outs: { readonly cards: number; readonly unseen: number } | null;
  readonly next: string;
  readonly last: string;
  readonly draws: number;
  readonly needed: string;
}

/** `null` once the last draw is over, and while cards are on their way. */
export function chancesOf(view: View): Chances | null {
  const draws = 3 - view.street;
  if (view.cards.length < 4 || draws <= 0) return null;
  const kept = counting(view.cards);
  const odds = view.turn === view.seat ? potOddsOf(view.pot, view.toCall) : null;
  const needed = odds === null ? '' : percent(odds.needed);
  const last = percent(chanceToComplete(view.cards, draws, view.tossed));
  if (kept.length === 4)
    return { what: 'You hold a badugi: standing pat keeps it', outs: null, next: '', last: '', draws, needed };
  const next = percent(
    kept.length === 3
      ? chanceToComplete(view.cards, 1, view.tossed)
      : chanceKeeping(kept, [...view.cards, ...view.tossed]),
  );
  if (kept.length < 3)
    return {
      what: `Drawing ${recommendedDiscards(view.cards).length} may make a badugi`,
      outs: null,
      next,
      last,
      draws,
      needed,
    };
  const { cards, unseen } = outsOf(view.cards, view.tossed);
  const suit = [0, 1, 2, 3].find((each) => !kept.some((card) => suitOf(card) === each)) ?? 0;
  const ranks = kept.toSorted((a, b) => a - b).map(rank);
  const what = `A ${suitWord(suit).slice(0, -1)} other than ${listed(ranks)} makes a badugi`;
  return { what, outs: { cards: cards.length, unseen }, next, last, draws, needed };
}

/** Instead of chances. Who has thrown cards holds fewer until everybody has. */
const drawsOver = ({ cards }: View): string => (cards.length < 4 ? '' : 'The last draw is over.');

/** What fits into a line under a wide table. */
const WIDE = 83;

/** Two lines under a wide table. */
export function chanceLines(view: View): string[] {
  const found = chancesOf(view);
  if (found === null) return [drawsOver(view), ''];
  const { what, outs, next, last, draws, needed } = found;
  const long = outs === null ? `${what}.` : `${what}: ${outs.cards} of the ${outs.unseen} cards you have not seen.`;
  const first = outs === null || long.length <= WIDE ? long : `${what}: ${outs.cards} of ${outs.unseen} unseen cards.`;
  const parts = [
    ...(next === '' ? [] : [`${ink.green(next)} ${ink.quiet('with the next draw')}`]),
    ...(next === '' || draws === 1 ? [] : [`${ink.green(last)} ${ink.quiet(`by the last of ${draws}`)}`]),
    ...(needed === '' ? [] : [`${ink.quiet('you need')} ${needed} ${ink.quiet('to call')}`]),
  ];
  return [first, parts.join('   ')];
}

/** Up to five short lines beside the cards. */
export function chanceColumn(view: View): string[] {
  const found = chancesOf(view);
  if (found === null) return [drawsOver(view)].filter((line) => line !== '');
  const { what, outs, next, last, draws, needed } = found;
  const [clause, makes] = what.split(/ (?=makes a badugi|keeps it)/);
  const out = outs === null ? '' : `, ${outs.cards} of ${outs.unseen} cards`;
  return [
    clause,
    ...(makes === undefined ? [] : [`${makes}.`]),
    ...(next === '' ? [] : [`${ink.green(next)} ${ink.quiet(`next draw${out}`)}`]),
    ...(next === '' || draws === 1 ? [] : [`${ink.green(last)} ${ink.quiet(`by the last of ${draws} draws`)}`]),
    ...(needed === ''
      ? []
      : [`${ink.quiet('you need')} ${needed} ${ink.quiet(`to call ${chips(view.toCall)} for ${chips(view.pot)}`)}`]),
  ];
}

/** Two of them where there is little room. */
export function chanceBrief(view: View): string[] {
  const found = chancesOf(view);
  if (found === null || found.next === '') return [];
  return [
    `${ink.green(found.next)} ${ink.quiet('next draw')}`,
    ...(found.draws === 1 ? [] : [`${ink.green(found.last)} ${ink.quiet('by the last draw')}`]),
  ];
}
