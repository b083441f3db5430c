/** The table as text in parts with headings, and what purchases cost. */
import type { Cost, Seat, SheetPart } from '@baize/game';
import { CARD, type CardName, COSTS, nameOf } from './facts.ts';
import { scoreOf } from './score.ts';
import { countsOf, listCounts } from './text.ts';
import type { PlayerView, View } from './view.ts';

const PHASES = ['action phase', 'buy phase', 'buy phase'];

export function sheet(view: View, name: (seat: Seat) => string): SheetPart[] {
  const { turns } = view.players[view.current];
  const who = name(view.current);
  const now: SheetPart =
    view.asked < 0
      ? { heading: `Over after ${turns} turns`, rows: [] }
      : {
          heading: `Turn ${turns}, ${who === 'You' ? 'your' : `${who}’s`} ${PHASES[view.phase]}`,
          rows: [['', `${many(view.actions, 'action')}, ${many(view.buys, 'buy')}, ${many(view.coins, 'coin')}`]],
        };
  const seats = view.players.map((_, seat) => seat);
  const order = [...seats.filter((seat) => seat === view.seat), ...seats.filter((seat) => seat !== view.seat)];
  return [
    now,
    ...order.map((seat) => playerPart(view, seat, name(seat))),
    { heading: 'Supply', note: 'cost × left', rows: supplyRows(view), dense: true },
    { heading: 'Trash', rows: [['', view.trash.length === 0 ? 'empty' : listCounts(countsOf(view.trash))]] },
  ];
}

function playerPart(view: View, seat: Seat, heading: string): SheetPart {
  const player = view.players[seat];
  const top = player.top < 0 ? '' : `, ${nameOf(player.top)} on top`;
  const seen = player.seen.filter((card) => card >= 0);
  const { points } = scoreOf(player);
  const own = seat === view.seat && view.hand !== null && view.asked >= 0;
  return {
    heading,
    note: `${points} point${points === 1 ? '' : 's'}`,
    rows: [
      ...piles('In play', player.inPlay),
      ...piles('Set aside', player.aside),
      ...piles('Revealed', seen),
      ['Hand', own ? listCounts(view.hand ?? []) : count(player.held)],
      ['Deck', count(player.deck)],
      ['Discard', `${count(player.discard)}${top}`],
      ...(seat === view.seat || view.asked < 0 ? owned(player) : []),
    ],
  };
}

const count = (cards: number): string => `${cards} card${cards === 1 ? '' : 's'}`;
const piles = (label: string, cards: readonly number[]): [string, string][] =>
  cards.length === 0 ? [] : [[label, listCounts(countsOf(cards))]];
const owned = (player: PlayerView): [string, string][] => [['Owns', listCounts(player.owned)]];

/** By price, then as in the card table. */
const supplyRows = ({ supply }: View): [string, string][] =>
  supply
    .flatMap((left, card) => (left < 0 ? [] : [{ card, left }]))
    .toSorted((a, b) => COSTS[a.card] - COSTS[b.card])
    .map(({ card, left }) => [nameOf(card), `${COSTS[card]}×${left}`]);

const many = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

export function costOf(view: View, words: string): Cost | null {
  const card = words.startsWith('buy ') ? CARD[words.slice(4) as CardName] : undefined;
  if (card === undefined) return null;
  const price = COSTS[card];
  return {
    price: String(price),
    leaves: `Costs ${price}. Leaves ${many(view.coins - price, 'coin')} and ${many(view.buys - 1, 'buy')}.`,
  };
}
