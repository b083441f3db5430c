/** The table laid out for a person's eyes, in 80 columns: stacks, draws, one's hand, pot odds and chances to improve. */
import type { Accent, Seat } from '@baize/game';
import { type CardNumber, cardNames } from './cards.ts';
import { classOf, counting, handText, sizeOfClass } from './hand.ts';
import { signed } from './text.ts';
import type { SeatView, View } from './view.ts';

export function board(view: View, name: (seat: Seat) => string): string {
  const wide = Math.max(...view.seats.map((_, seat) => name(seat).length));
  return [
    heading(view),
    ...(view.turn === null ? [] : [stage(view)]),
    ...view.seats.map((each, seat) => seatLine(view, each, seat, name(seat).padEnd(wide))),
    ...handLines(view),
  ].join('\n');
}

export function heading(view: View): string {
  const { stakes, table, nextLevel } = view;
  const of = table.match === 'hands' ? ` of ${table.hands}` : '';
  const ante = stakes.ante > 0 ? `, ante ${stakes.ante}` : '';
  const level =
    nextLevel === null
      ? ''
      : view.turn === null
        ? ` Level ${view.level}.`
        : ` Level ${view.level}, ${nextLevel.inHands} more hand${nextLevel.inHands === 1 ? '' : 's'} of it.`;
  return `Hand ${view.hand}${of}. Blinds ${stakes.small} and ${stakes.big}${ante}.${level}`;
}

export function stage(view: View): string {
  if (view.buying) return 'Between two hands: whoever has no chips buys in again or leaves.';
  const short = view.seats.some((each) => each.allIn);
  const side = short && view.pots.length > 1 ? ` (${view.pots.map((pot) => pot.amount).join(' + ')})` : '';
  const where = view.drawing
    ? `Draw ${view.street + 1} of 3.`
    : `Betting round ${view.street + 1} of 4, ${view.raises} of ${view.cap} bets made.`;
  return `${where} Pot ${view.pot}${side}.`;
}

function seatLine(view: View, each: SeatView, seat: Seat, name: string): string {
  const mark = `${seat === view.turn ? '>' : ' '}${seat === view.button ? '●' : ' '}`;
  return `${mark} ${name}  ${seatText(view, each)}`;
}

/** Its chips, and what it did. */
export function seatText(view: View, each: SeatView): string {
  const parts = [String(each.stack).padStart(6)];
  const cash = view.table.match === 'hands';
  if (view.turn === null && (cash || each.place === 0)) parts.push(signed(each.stack - each.bought));
  else if (each.place > 0) parts.push(cash ? 'left' : each.place === 1 ? 'place 1' : `out, place ${each.place}`);
  else if (each.folded) parts.push('folded');
  else {
    parts.push(each.bet > 0 ? `${each.last ?? 'in'} ${each.bet}` : (each.last ?? ''));
    if (each.allIn) parts.push('all in');
    const drew = each.drawHistory.filter((count) => count !== null);
    if (drew.length > 0) parts.push(`drew ${drew.map((count) => (count === 0 ? 'none' : count)).join(', ')}`);
  }
  return parts.filter((part) => part !== '').join('  ');
}

export function handLines(view: View): string[] {
  if (view.cards.length === 0 || view.turn === null) return [];
  const lines = [`Your hand: ${cardNames(view.cards)}, a ${handText(classOf(view.cards))}.`];
  if (view.picked.length > 0) lines.push(`To throw: ${cardNames(view.picked)}.`);
  const drawsLeft = 3 - view.street;
  if (drawsLeft > 0) lines.push(improving(view.cards, view.tossed, drawsLeft));
  if (view.toCall > 0 && view.turn === view.seat) lines.push(potOdds(view.toCall, view.pot));
  return lines;
}

/** What a call costs against what there is to win. */
export function potOdds(toCall: number, pot: number): string {
  const ratio = (pot / toCall).toFixed(1).replace(/\.0$/, '');
  return `Pot odds: ${toCall} to win ${pot} (${ratio} to 1): a call pays from ${percent(toCall / (pot + toCall))} on.`;
}

/** How often the draw makes a badugi, exactly, over the cards one has not seen. */
export function improving(cards: readonly CardNumber[], tossed: readonly CardNumber[], draws: number): string {
  const kept = counting(cards);
  if (kept.length === 4) return 'Standing pat keeps your badugi.';
  const unseen = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !cards.includes(card) && !tossed.includes(card),
  );
  const drawn = 4 - kept.length;
  if (drawn > 1) return `Drawing ${drawn}: a badugi ${percent(made(kept, unseen, drawn))} of the time in one draw.`;
  const outs = unseen.filter((card) => sizeOfClass(classOf([...kept, card])) === 4).length;
  const chances: string[] = [];
  let missed = 1;
  for (let draw = 0; draw < draws; draw++) {
    missed *= (unseen.length - outs - draw) / (unseen.length - draw);
    chances.push(`${percent(1 - missed)}${['', ' in two draws', ' in three'][draw]}`);
  }
  return `Drawing 1: ${outs} of ${unseen.length} make a badugi: ${chances.join(', ')}.`;
}

/** The share of all draws of this many cards that make a badugi with what is kept. */
function made(kept: readonly CardNumber[], unseen: readonly CardNumber[], drawn: number): number {
  let hits = 0;
  let all = 0;
  const draw = (from: number, held: readonly CardNumber[]): void => {
    if (held.length === kept.length + drawn) {
      all++;
      if (sizeOfClass(classOf(held)) === 4) hits++;
      return;
    }
    for (let i = from; i < unseen.length; i++) draw(i + 1, [...held, unseen[i]]);
  };
  draw(0, kept);
  return hits / all;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export const accents: readonly Accent[] = [
  { find: '\\b[A2-9TJQK][dh]\\b', colour: 'red' },
  { find: '\\b[A2-9TJQK][cs]\\b', colour: 'cyan' },
  { find: '●', colour: 'yellow' },
];
