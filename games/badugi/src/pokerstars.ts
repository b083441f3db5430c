/** Hand histories as the customary text that trackers read. */
import type { Seat } from '@baize/game';
import { type CardNumber, cardNames } from './cards.ts';
import { classOf, handText } from './hand.ts';
import type { HandHistory } from './history.ts';

const DRAWS = ['FIRST', 'SECOND', 'THIRD'] as const;

export function toPokerStars(hand: HandHistory, names: readonly string[], hero: Seat | null = null): string {
  const name = (seat: Seat): string => names[seat] ?? `Seat ${seat + 1}`;
  const cards = (list: readonly CardNumber[] | null | undefined): string => (list ? ` [${cardNames(list)}]` : '');
  const seats = hand.stacks.flatMap((chips, seat) => (chips > 0 ? [seat] : []));
  const lines = [
    `PokerStars Hand #${hand.hand}: Badugi Limit (${hand.big}/${2 * hand.big})`,
    `Table 'Baize' ${hand.stacks.length}-max Seat #${hand.button + 1} is the button`,
    ...seats.map((seat) => `Seat ${seat + 1}: ${name(seat)} (${hand.stacks[seat]} in chips)`),
    ...hand.posted.map(
      ({ seat, what, amount }) => `${name(seat)}: posts ${what === 'ante' ? 'the ante' : what} ${amount}`,
    ),
    '*** DEALING HANDS ***',
    ...seats
      .filter((seat) => hand.holes[seat] && (hero === null || seat === hero))
      .map((seat) => `Dealt to ${name(seat)}${cards(hand.holes[seat])}`),
  ];
  let drawing = -1;
  let bet = hand.big;
  let street = 0;
  for (const each of hand.actions) {
    if (each.kind === 'draw') {
      if (each.street !== drawing) lines.push(`*** ${DRAWS[each.street]} DRAW ***`);
      drawing = each.street;
      const mine = hero === null || each.seat === hero;
      if (each.count === 0) lines.push(`${name(each.seat)}: stands pat`);
      else {
        const what = `${each.count} card${each.count === 1 ? '' : 's'}`;
        lines.push(`${name(each.seat)}: discards ${what}${mine ? cards(each.discards) : ''}`);
        if (mine && each.drawn) lines.push(`Dealt to ${name(each.seat)}${cards(each.drawn)}`);
      }
      continue;
    }
    if (each.street !== street) {
      street = each.street;
      bet = 0;
    }
    const allIn = each.allIn ? ' and is all-in' : '';
    const action = {
      fold: 'folds',
      check: 'checks',
      call: `calls ${each.amount}${allIn}`,
      bet: `bets ${each.to}${allIn}`,
      raise: `raises ${each.to - bet} to ${each.to}${allIn}`,
    }[each.kind];
    bet = Math.max(bet, each.to);
    lines.push(`${name(each.seat)}: ${action}`);
  }
  for (const { seat, amount } of hand.returned) lines.push(`Uncalled bet (${amount}) returned to ${name(seat)}`);
  const shown = seats.filter((seat) => hand.shown[seat]);
  if (shown.length > 0) lines.push('*** SHOW DOWN ***');
  for (const seat of shown) {
    const held = hand.shown[seat] as readonly CardNumber[];
    lines.push(`${name(seat)}: shows${cards(held)} (${handText(classOf(held))})`);
  }
  for (const { seat, amount, pot } of hand.won)
    lines.push(`${name(seat)} collected ${amount} from ${pot === 0 ? 'pot' : `side pot-${pot}`}`);
  const total = hand.won.reduce((sum, each) => sum + each.amount, 0);
  lines.push('*** SUMMARY ***', `Total pot ${total} | Rake 0`);
  for (const seat of seats) {
    const won = hand.won.filter((each) => each.seat === seat).reduce((sum, each) => sum + each.amount, 0);
    lines.push(
      `Seat ${seat + 1}: ${name(seat)} ${won > 0 ? `collected (${won})` : hand.shown[seat] ? 'lost' : 'folded'}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
