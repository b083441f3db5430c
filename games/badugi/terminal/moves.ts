/** The moves of Badugi as a terminal numbers and explains them. */
import type { MoveGroup } from '@baize/game';
import { withoutColour } from '@baize/game/drawing';
import { cardFrom, cardName } from '../src/cards.ts';
import type { Event } from '../src/events.ts';
import { RULES } from '../src/rules.ts';
import { ordinal, roundName } from '../src/text.ts';
import type { View } from '../src/view.ts';
import { cardText } from './hand.ts';
import { chips } from './seats.ts';

const ORDER = ['fold', 'check', 'call', 'bet', 'raise'];

/** Fold, then what stays in, then what raises; cards in the order they are held, then what ends the draw. */
export function arrange(words: readonly string[]): string[] {
  const rank = (each: string): number => (each.startsWith('discard') ? -1 : ORDER.indexOf(each) + 1 || 9);
  return words
    .map((each, at) => ({ each, at }))
    .toSorted((a, b) => rank(a.each) - rank(b.each) || a.at - b.at)
    .map(({ each }) => each);
}

/** `raise to 60` */
export function label(view: View, words: string): string {
  if (words === 'call') return `call ${chips(view.toCall)}`;
  if (words === 'bet') return `bet ${chips(view.raiseTo)}`;
  if (words === 'raise') return `raise to ${chips(view.raiseTo)}`;
  if (words.startsWith('discard ')) return cardText(cardFrom(words.slice(8)));
  return words;
}

const KINDS: Readonly<Record<string, string>> = { draw: 'Draw', 'stand pat': 'Pat' };

export function groups(view: View, words: readonly string[]): MoveGroup[] {
  const found = new Map<string, { at: number; text: string }[]>();
  words.forEach((each, at) => {
    const kind = each.startsWith('discard ') ? 'Throw' : (KINDS[each] ?? each.charAt(0).toUpperCase() + each.slice(1));
    found.set(kind, [...(found.get(kind) ?? []), { at, text: label(view, each) }]);
  });
  return [...found].map(([kind, moves]) => ({ label: kind, moves }));
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const NTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const mine = (view: View): View['seats'][number] | undefined =>
  view.seat === null ? undefined : view.seats[view.seat];
function leaves(view: View, cost: number): string {
  const left = (mine(view)?.stack ?? 0) - cost;
  return left > 0 ? `leaves ${chips(left)}` : 'all in';
}

/** `6.5 to 1` */
function ratio(view: View): string {
  const text = (view.pot / view.toCall).toFixed(1);
  return `${text.replace(/\.0$/, '')} to 1`;
}

/** B12: under some rules the last chips are no bet if they are less than half of one. */
const countsAsBet = (view: View): boolean =>
  RULES[view.table.rules].shortRaise !== 'half' || 2 * (view.raiseTo - view.full) >= view.stakes.bets[view.street];

/** What a move costs and leaves, beside it; in fewer words where there is less room. */
export function detail(view: View, words: string, room: 'large' | 'medium' | 'small'): string {
  const paid = chips(mine(view)?.paid ?? 0);
  const cost = view.raiseTo - (mine(view)?.bet ?? 0);
  switch (words) {
    case 'fold':
      if (mine(view)?.paid === 0) return 'you have paid nothing yet';
      return room === 'small' ? `${paid} stays in the pot` : `the ${paid} you paid stays in the pot`;
    case 'check':
      return 'costs nothing';
    case 'call':
      return `${room === 'large' ? `to win ${chips(view.pot)}, ` : ''}${ratio(view)}, ${leaves(view, view.toCall)}`;
    case 'bet':
    case 'raise': {
      if (!countsAsBet(view)) return leaves(view, cost);
      const next = view.raises + 1;
      const which =
        room === 'small' ? `${ordinal(next)} of ${view.cap}` : `${NTH[next - 1]} of ${COUNTS[view.cap] ?? view.cap}`;
      return `${which} bets, ${leaves(view, cost)}`;
    }
    case 'stand pat':
      return 'keep all four cards';
    case 'buy in':
      return `again, for ${chips(view.table.stack)}`;
    case 'leave':
      return 'and watch the rest';
    case 'draw':
      return `throw ${view.picked.length === 1 ? 'it' : 'them'} and draw ${view.picked.length}`;
    default:
      return '';
  }
}

/** What comes of the chosen move, in a sentence. */
export function consequence(view: View, words: string, name: (seat: number) => string): string {
  const next = view.street < 3 ? `the ${roundName(view.street)} draw` : 'the showdown';
  if (words === 'call') {
    const owing = view.seats.flatMap(({ bet, folded, allIn, place }, seat) =>
      seat === view.seat || folded || allIn || place > 0 || bet >= view.current
        ? []
        : [{ seat, owes: view.current - bet }],
    );
    const [first] = owing;
    if (first === undefined) return `you stay in for ${next}.`;
    if (owing.length > 1) return `you stay in for ${next}, ${owing.length} others have more to pay.`;
    return `you stay in for ${next}, ${name(first.seat)} has ${chips(first.owes)} more to pay.`;
  }
  if (words === 'fold') return 'you are out of this hand.';
  if (words === 'check') return `you stay in for ${next} if nobody bets.`;
  if (words === 'bet' || words === 'raise') {
    const others = view.seats.flatMap(({ folded, allIn, place }, seat) =>
      seat === view.seat || folded || allIn || place > 0 ? [] : [seat],
    );
    return `${others.length === 1 ? name(others[0]) : 'the others'} must pay up to ${chips(view.raiseTo)} to stay.`;
  }
  if (words === 'stand pat') return 'you keep all four cards.';
  if (words === 'buy in') return `you play on with ${chips(view.table.stack)}.`;
  if (words === 'leave') return 'you leave the table for good.';
  if (words === 'draw') return `you throw ${view.picked.map(cardText).join(' ')} and draw ${view.picked.length}.`;
  return 'marked to throw; draw ends the choice.';
}

/** `Your turn: call 40, raise or fold` */
export function prompt(view: View, words: readonly string[]): string {
  if (view.buying) return 'Your chips are gone: buy in again or leave';
  if (view.drawing)
    return `Your turn: the ${roundName(view.street)} draw, throw ${view.picked.length === 0 ? 'cards or stand pat' : 'more cards or draw'}`;
  const verbs = ['check', 'call', 'bet', 'raise', 'fold'].filter((each) => words.includes(each));
  const parts = verbs.map((verb) => (verb === 'call' ? `call ${chips(view.toCall)}` : verb));
  return `Your turn: ${parts.slice(0, -1).join(', ')}${parts.length > 1 ? ' or ' : ''}${parts.at(-1)}`;
}

/** `draw kc qh` and `draw 4`: throws these cards and draws. */
export function read(view: View, typed: string): string[] | null {
  const found = /^(?:draw|throw|discard)\s+(.+)$/i.exec(typed.trim());
  if (found === null || !view.drawing || view.turn !== view.seat) return null;
  const cards = found[1]
    .split(/[\s,]+/)
    .map((part) => (/^[1-4]$/.test(part) ? view.cards[Number(part) - 1] : cardFrom(part)));
  if (cards.some((card) => !view.cards.includes(card)) || new Set(cards).size !== cards.length) return null;
  const fresh = cards.filter((card) => !view.picked.includes(card));
  return [...fresh.map((card) => `discard ${cardName(card)}`), ...(/^discard/i.test(typed) ? [] : ['draw'])];
}

const withSigns = (text: string): string =>
  text.replaceAll(/\b[A2-9TJQK][cdhs]\b/g, (name) => withoutColour(cardText(cardFrom(name))));

/** A sentence with cards as the screen shows them: `discard Kc` is `throw K♣`. */
export const plainly = (_view: View, text: string): string =>
  withSigns(text.replace(/\bdiscard (?=[A2-9TJQK][cdhs]\b)/g, 'throw '));

/** The same in the log, where only cards that were thrown, drawn or shown are named. */
export const told = (event: Event, text: string): string => ('cards' in event ? withSigns(text) : text);

export function whyNot(view: View, typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (view.turn === null || view.turn !== view.seat) return null;
  const betting = ORDER.find((word) => text.startsWith(word));
  if (view.buying) return 'Your chips are gone: buy in again or leave.';
  if (text.startsWith('buy'))
    return view.table.match === 'hands'
      ? 'You may buy in when your chips are gone.'
      : 'Only at a cash table can players buy in again.';
  if (view.drawing && betting !== undefined)
    return `This is a draw: throw ${view.picked.length === 0 ? 'cards or stand pat' : 'more cards or draw'}.`;
  if (!view.drawing && /^(draw|stand|pat|discard|throw)/.test(text))
    return 'This is a betting round; cards are thrown later.';
  if (view.drawing && view.picked.length > 0 && /^(stand|pat)/.test(text))
    return 'You have marked cards: draw, or undo the marks.';
  if (view.drawing && /^(draw|throw|discard) ./.test(text))
    return `Throw cards that you hold: ${view.cards.map(cardName).join(' ')}.`;
  if (view.drawing && text === 'draw') return 'Name cards to throw, such as draw 4, or stand pat.';
  switch (betting) {
    case 'fold':
      return view.toCall === 0 ? 'There is nothing to call: check instead.' : null;
    case 'check':
      return `You cannot check: ${chips(view.toCall)} to call.`;
    case 'call':
      return 'There is nothing to call: check or bet.';
    case 'bet':
      return view.current > 0 ? `There is a bet already: raise to ${chips(view.raiseTo)}.` : null;
    case 'raise':
      return view.current === 0
        ? 'Nobody has bet: bet instead.'
        : view.raises >= view.cap
          ? `${view.raises} of ${view.cap} bets are made: no more raises in this round.`
          : 'You cannot raise now.';
    default:
      return null;
  }
}
