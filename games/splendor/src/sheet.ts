/** The table as text in parts with headings, and what purchases cost. */
import type { Cost, Seat, SheetPart } from '@baize/game';
import { gems, worth } from './board.ts';
import { CARDS, type Card, COLORS, TOKENS } from './facts.ts';
import { affordable } from './text.ts';
import { isKnown, type PlayerBoard, playerId, type View } from './view.ts';

const TIERS = [3, 2, 1] as const;

export function sheet(view: View, name: (seat: Seat) => string): SheetPart[] {
  const me = view.seat === null ? null : view.playerBoards[playerId(view.seat)];
  const seats = Object.keys(view.playerBoards).map((_, seat) => seat);
  const order = [...seats.filter((seat) => seat === view.seat), ...seats.filter((seat) => seat !== view.seat)];
  const last = view.lastRoundTriggered && view.currentPlayerId !== null;
  return [
    {
      heading: `Round ${view.round}${last ? ', the last' : ''}`,
      note: `to ${view.options.playTo} prestige; in the bank:`,
      rows: TOKENS.map((token) => [capital(token), String(view.bankTokens[token])]),
      dense: true,
    },
    ...order.map((seat) => playerPart(view, seat, name(seat), me)),
    ...TIERS.map(
      (tier): SheetPart => ({
        heading: `Tier ${tier}`,
        note: `${view.decksRemaining[`tier${tier}`]} left in the deck${me === null ? '' : ', * you can buy'}`,
        rows: view.tableau[`tier${tier}`].flatMap((card) =>
          card === null ? [] : [[titleOf(card, me), worth(card)] as const],
        ),
      }),
    ),
    {
      heading: 'Nobles',
      note: '3 prestige each, for cards',
      rows: view.nobles.map(({ id, requires }) => [id, gems(requires)]),
    },
  ];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const titleOf = (card: Card, buyer: PlayerBoard | null): string =>
  `${card.id}${buyer !== null && affordable(card, buyer) ? '*' : ''} ${card.bonus}`;

function playerPart(view: View, seat: Seat, heading: string, me: PlayerBoard | null): SheetPart {
  const board = view.playerBoards[playerId(seat)];
  const turn = view.currentPlayerId === playerId(seat);
  const held = TOKENS.reduce((sum, token) => sum + board.tokens[token], 0);
  return {
    heading,
    note: `${board.prestige} prestige${turn ? ', to move' : ''}`,
    rows: [
      ['Cards', gems(board.bonuses)],
      ['Tokens', `${gems(board.tokens)} (${held} of 10)`],
      ...board.reserved.map((card): [string, string] => [
        'Reserved',
        isKnown(card)
          ? `${titleOf(card, seat === view.seat ? me : null)}, ${worth(card)}`
          : `a hidden tier ${card.tier} card`,
      ]),
      ...(board.nobles.length === 0 ? [] : [['Nobles', board.nobles.map(({ id }) => id).join(' ')] as const]),
    ],
  };
}

/** What a purchase costs after bonuses, gold where gems are missing. Payments of one's own say so in their words. */
export function costOf(view: View, words: string): Cost | null {
  const card = /^buy (\S+)$/.exec(words)?.[1];
  const found = CARDS.find(({ id }) => id === card);
  const me = view.seat === null ? undefined : view.playerBoards[playerId(view.seat)];
  if (found === undefined || me === undefined) return null;
  const due = { diamond: 0, sapphire: 0, emerald: 0, ruby: 0, onyx: 0, gold: 0 };
  for (const color of COLORS) {
    const owed = Math.max(0, found.cost[color] - me.bonuses[color]);
    due[color] = Math.min(owed, me.tokens[color]);
    due.gold += owed - due[color];
  }
  const paid = TOKENS.reduce((sum, token) => sum + due[token], 0);
  const left = TOKENS.reduce((sum, token) => sum + me.tokens[token], 0) - paid;
  const price = paid === 0 ? 'free' : gems(due);
  const points = found.prestige === 0 ? '' : `, ${found.prestige} prestige`;
  return {
    price,
    leaves: `A ${found.bonus} card${points}. ${paid === 0 ? 'Free.' : `Costs ${price}.`} Leaves ${left} token${left === 1 ? '' : 's'}.`,
  };
}
