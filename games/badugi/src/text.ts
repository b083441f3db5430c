/**
 * Words of Badugi, for moves, prompts, the table and the log.
 *
 * Without chips at a cash table: `buy in` or `leave`.
 * Betting: `fold` `check` `call` `bet` `raise`. Drawing: `discard Kd` for each card to throw, in any order
 * (listed A 2 … K, clubs diamonds hearts spades within a rank), then `draw`; or `stand pat` at once.
 */
import type { Seat } from '@baize/game';
import type { Event } from './events.ts';
import { FOLD } from './betting.ts';
import { type CardNumber, cardName, cardNames } from './cards.ts';
import { classOf, handText } from './hand.ts';
import type { SeatView, View } from './view.ts';

const WORDS: readonly string[] = Array.from({ length: 61 }, (_, move) => {
  if (move < FOLD) return `discard ${cardName(move)}`;
  return ['fold', 'check', 'call', 'bet', 'raise', 'draw', 'stand pat', 'buy in', 'leave'][move - FOLD];
});

export const sayMove = (move: number): string => WORDS[move];

const TIMES = ['', ' twice', ' three times'] as const;

/** Draws that are alike in a row are told once: `stood pat twice`, `1 three times`. */
export const runsOf = (words: readonly string[]): string[] => {
  const starts = words.flatMap((word, i) => (word === words[i - 1] ? [] : [i]));
  return starts.map((start, i) => `${words[start]}${TIMES[(starts[i + 1] ?? words.length) - start - 1]}`);
};

const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;
export const roundName = (street: number): string => ORDINALS[street];

export function ask(view: View, name: (seat: Seat) => string = (seat) => `Seat ${seat}`): string {
  if (view.turn === null) return `The match is over. ${view.result?.how ?? ''}`.trim();
  const who = view.turn === view.seat ? 'You' : name(view.turn);
  const you = view.turn === view.seat;
  if (view.buying)
    return you
      ? `You have no chips left: buy in again for ${view.table.stack}, or leave the table.`
      : `${who} has no chips left and may buy in again.`;
  if (view.drawing) {
    const picked = you && view.picked.length > 0 ? ` To throw so far: ${cardNames(view.picked)}.` : '';
    return `${who} ${you ? 'draw' : 'draws'}: the ${roundName(view.street)} draw.${picked}`;
  }
  const price = view.toCall > 0 ? `${view.toCall} to call` : 'checking is free';
  const raise = view.raiseTo === 0 ? '' : view.current === 0 ? `, bet ${view.raiseTo}` : `, raise to ${view.raiseTo}`;
  return `${who} ${you ? 'act' : 'acts'} in the ${roundName(view.street)} betting round: ${price}${raise}.`;
}

/** The table in few words: with six players about 100 tokens. */
/** What a model has to know to read `show`. */
export const notation = `"1*> 1480 in 20 drew 2 pat": player 1 has the button (*), decides (>), has 1480 chips left, 20 in this round, drew two cards and then none. \
"bet 2 (1/5)": second betting round, one bet of at most five. "draw 1" is the first of three draws. A card is its rank (A23456789TJQK) and suit (cdhs). To throw cards send {cards: [their names]}, or {cards: []} to stand pat.`;

export function show(view: View): string {
  const { stakes, table } = view;
  const of = table.match === 'hands' ? `/${table.hands}` : '';
  const level = table.match === 'tournament' ? ` level ${view.level}` : '';
  const ante = stakes.ante > 0 ? ` ante ${stakes.ante}` : '';
  const lines = [`Hand ${view.hand}${of}${level} blinds ${stakes.small}/${stakes.big}${ante} ${stage(view)}`];
  if (view.cards.length > 0) lines.push(`You ${view.seat}: ${cardNames(view.cards)}, ${handText(classOf(view.cards))}`);
  view.seats.forEach((each, seat) => lines.push(seatLine(view, each, seat)));
  return lines.join('\n');
}

function stage(view: View): string {
  if (view.turn === null) return 'over';
  if (view.buying) return `seat ${view.turn} buys in again or leaves`;
  if (view.drawing) return `draw ${view.street + 1} pot ${view.pot}`;
  const call = view.toCall > 0 ? ` call ${view.toCall}` : '';
  const raise = view.raiseTo === 0 ? '' : `${view.current === 0 ? ' bet ' : ' raise to '}${view.raiseTo}`;
  return `bet ${view.street + 1} (${view.raises}/${view.cap}) pot ${view.pot}${call}${raise}`;
}

function seatLine(view: View, each: SeatView, seat: Seat): string {
  const parts = [`${seat}${seat === view.button ? '*' : ''}${seat === view.turn ? '>' : ''}`, String(each.stack)];
  if (each.place > 0) parts.push(`place ${each.place}`);
  else if (view.turn === null) parts.push(signed(view.lastHand?.net[seat] ?? 0));
  else if (each.folded) parts.push('out');
  else {
    if (each.bet > 0) parts.push(`in ${each.bet}`);
    const drew = each.drawHistory.filter((count) => count !== null);
    if (drew.length > 0) parts.push(`drew ${drew.map((count) => (count === 0 ? 'pat' : count)).join(' ')}`);
  }
  return parts.join(' ');
}

export const signed = (chips: number): string => (chips > 0 ? `+${chips}` : String(chips));

const theirs = (cards: readonly CardNumber[] | undefined): string =>
  cards === undefined ? '' : `: ${cardNames(cards)}`;
const cardCount = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);
const allIn = (event: { readonly allIn?: boolean }): string => (event.allIn === true ? ' and is all in' : '');

/** A pot as the table calls it: with numbers only where there are several side pots. */
export const potWords = ({ pot, pots }: { readonly pot: number; readonly pots?: number }): string =>
  pot > 0 ? (pots === 2 ? 'the side pot' : `side pot ${pot}`) : pots === undefined ? 'the pot' : 'the main pot';
export const ordinal = (n: number): string =>
  `${n}${n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
/** `out in 3rd place`, or `out, 3rd equal` for those who share it. */
export const outWords = ({ place, shared = false }: { readonly place: number; readonly shared?: boolean }): string =>
  shared ? `out, ${ordinal(place)} equal` : `out in ${ordinal(place)} place`;

/** An event in words. */
export function tell(event: Event, name: (seat: Seat) => string): string {
  const who = event.seat === undefined ? '' : name(event.seat);
  switch (event.type) {
    case 'hand':
      return `Hand ${event.hand}: ${name(event.button)} has the button, blinds ${event.small} and ${event.big}.`;
    case 'posted':
      return `${who} posts the ${event.what}, ${event.amount}${event.allIn === true ? ',' : ''}${allIn(event)}.`;
    case 'dealt':
      return `${who} is dealt four cards${theirs(event.cards)}.`;
    case 'folded':
      return `${who} folds.`;
    case 'checked':
      return `${who} checks.`;
    case 'called':
      return `${who} calls ${event.amount}${allIn(event)}.`;
    case 'bet':
      return `${who} bets ${event.to}${allIn(event)}.`;
    case 'raised':
      return `${who} raises to ${event.to}${allIn(event)}.`;
    case 'discarded':
      return `${who} throws ${cardCount(event.count)}${theirs(event.cards)}.`;
    case 'stood pat':
      return `${who} stands pat.`;
    case 'drew':
      return `${who} draws ${cardCount(event.count)}${theirs(event.cards)}.`;
    case 'reshuffled':
      return 'The muck is shuffled into the deck.';
    case 'returned':
      return `${who} takes ${event.amount} back that nobody called.`;
    case 'revealed':
      return `${who} shows ${cardNames(event.cards)}, ${event.hand}.`;
    case 'won': {
      const hand = event.hand === undefined ? '' : ` with ${event.hand}`;
      return `${who} wins ${event.amount} from ${potWords(event)}${hand}.`;
    }
    case 'ended':
      return `Hand ${event.hand} is over.`;
    case 'level':
      return `Level ${event.level}: blinds ${event.small} and ${event.big}.`;
    case 'busted':
      return `${who} is ${outWords(event)}.`;
    case 'champion':
      return `${who} has all the chips and wins the tournament.`;
    case 'left':
      return `${who} leaves the table.`;
    case 'bought':
      return `${who} buys in for ${event.amount} again.`;
  }
}
