/** The table as text in parts with headings, and what answers cost. */
import type { Cost, Seat, SheetPart } from '@baize/game';
import { handLines, heading, seatText, stage } from './board.ts';
import type { View } from './view.ts';

export function sheet(view: View, name: (seat: Seat) => string): SheetPart[] {
  const mine = handLines(view);
  const [title, ...more] = heading(view).split(/(?<=\.) /);
  return [
    {
      heading: title.replace(/\.$/, ''),
      rows: [...more, ...(view.turn === null ? [] : [stage(view)])].map((line) => ['', line]),
    },
    ...(mine.length === 0 ? [] : [{ heading: 'Your hand', rows: mine.map((line) => ['', line] as const) }]),
    {
      heading: 'Seats',
      note: 'chips, and what they did',
      rows: view.seats.map((each, seat) => [
        `${name(seat)}${seat === view.button ? ' ●' : ''}${seat === view.turn ? ' to act' : ''}`,
        seatText(view, each),
      ]),
    },
  ];
}

const chips = (count: number): string => `${count} chip${count === 1 ? '' : 's'}`;

export function costOf(view: View, words: string): Cost | null {
  if (view.turn === null || view.turn !== view.seat) return null;
  const { stack, bet } = view.seats[view.turn];
  const cost = words === 'call' ? view.toCall : words === 'bet' || words === 'raise' ? view.raiseTo - bet : 0;
  if (cost <= 0) return null;
  const paid = Math.min(cost, stack);
  return { price: String(paid), leaves: `Costs ${chips(paid)}. Leaves ${chips(stack - paid)}.` };
}
