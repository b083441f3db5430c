/** Output fields and move objects that the specification names, in terms of what the caller's seat sees. */
import { cardNames, type View as BadugiView } from '@baize/badugi';
import { nameOf, type PlayerView, pointsOf, type View as DominionView } from '@baize/dominion';
import type { GamePack, Seat } from '@baize/game';
import type { Happening, ViewAnswer } from '@baize/protocol';
import type { View as SplendorView } from '@baize/splendor';

type Fields = Record<string, unknown>;

/** Who 'ai' is: in Dominion the player that the specification describes, elsewhere whoever usually sits there. */
export const specifiedBot = ({ bots }: GamePack): string | undefined =>
  bots.find(({ name }) => name === 'big-money')?.name;

/** `gameState` and its companions: of the caller's seat, or the one that an onlooker asked about; cards that cannot be known as "?". */
export function specifiedFields(look: ViewAnswer, since: readonly Happening[], about: Seat | null): Fields {
  const log = since.map(({ text }) => text);
  if (look.view === null) return { log };
  switch (look.table.game) {
    case 'dominion':
      return { ...dominion(look.view as DominionView, look.legal, log, about), log };
    case 'splendor':
      return { ...splendor(look.view as SplendorView), log };
    case 'badugi':
      return { ...badugi(look.view as BadugiView), log };
    default:
      return { gameState: look.view, log };
  }
}

const hidden = (count: number): string[] => Array.from({ length: Math.max(0, count) }, () => '?');
const named = (cards: readonly number[]): string[] => cards.map((card) => (card < 0 ? '?' : nameOf(card)));
const spread = (counts: readonly number[]): string[] =>
  counts.flatMap((count, card) => Array.from({ length: count }, () => nameOf(card)));

function dominion(
  view: DominionView,
  legal: readonly string[],
  gameLog: readonly string[],
  about: Seat | null,
): Fields {
  const supply = Object.fromEntries(
    view.supply.flatMap((count, card) => (count < 0 ? [] : [[nameOf(card), count] as const])),
  );
  const mine = about === null ? undefined : view.players[about];
  const hand = view.hand === null ? hidden(mine?.held ?? 0) : spread(view.hand);
  const stateOf = (player: PlayerView, seat: number): Fields => ({
    drawPile: hidden(player.deck),
    hand: seat === view.seat ? hand : hidden(player.held),
    discardPile: player.top < 0 ? [] : [...hidden(player.discard - 1), nameOf(player.top)],
    inPlay: named(player.inPlay),
    ...means(view, seat),
  });
  // Forced steps are played by themselves, so an action phase without an Action to play is already the buy phase.
  const action =
    view.phase === 0 && (view.seat !== view.asked || legal.includes('end actions') || view.stack.length > 0);
  return {
    gameState: {
      players: view.players.map(stateOf),
      supply,
      trash: named(view.trash),
      currentPlayer: view.current,
      phase: action ? 'action' : 'buy',
      turnNumber: view.players[view.current]?.turns ?? 1,
      gameLog,
    },
    ...dominionSeats(view, hand, about),
    supply,
  };
}

const means = (view: DominionView, seat: number): { actions: number; buys: number; coins: number } =>
  seat === view.current
    ? { actions: view.actions, buys: view.buys, coins: view.coins }
    : { actions: 1, buys: 1, coins: 0 };

function dominionSeats(view: DominionView, myHand: readonly string[], about: Seat | null): Fields {
  const others = view.players.flatMap((player, id) =>
    id === about
      ? []
      : [
          {
            id,
            vp: pointsOf(player),
            handSize: player.held,
            inPlay: named(player.inPlay),
            discardCount: player.discard,
          },
        ],
  );
  const [opponentInfo] = others;
  const more = others.length > 1 ? { opponents: others } : {};
  const mine = about === null ? undefined : view.players[about];
  if (about === null || mine === undefined) return { ...more, ...(opponentInfo && { opponentInfo }) };
  const { actions, buys, coins } = means(view, about);
  const playerInfo = { myHand, myVP: pointsOf(mine), myCoins: coins, myActions: actions, myBuys: buys };
  return { playerInfo, ...(opponentInfo && { opponentInfo }), ...more };
}

function splendor(view: SplendorView): Fields {
  const boards = Object.values(view.playerBoards);
  const mine = view.seat === null ? undefined : boards[view.seat];
  const others = boards.flatMap((board, id) => (id === view.seat ? [] : [{ id, ...board }]));
  const [opponentInfo] = others;
  return {
    gameState: view,
    ...(mine && { playerInfo: mine }),
    ...(opponentInfo && { opponentInfo }),
    supply: view.bankTokens,
  };
}

/** Cards by name, as people write them; what only the program needs is left out. */
function badugi(view: BadugiView): Fields {
  const { line: _, lastHand, cards, picked, tossed, buried: _b, left: _l, acted: _a, ...open } = view;
  const list = (each: readonly number[]): string[] => (each.length === 0 ? [] : cardNames(each).split(' '));
  const seats = view.seats.map((seat, id) => ({ id, ...seat }));
  const opponentInfo = seats.find(({ id }) => id !== view.seat);
  const shown = lastHand?.shown.map((hand) => (hand === null ? null : list(hand)));
  return {
    gameState: {
      ...open,
      cards: list(cards),
      picked: list(picked),
      thrown: list(tossed),
      lastHand: lastHand === null ? null : { hand: lastHand.hand, pots: lastHand.pots, net: lastHand.net, shown },
    },
    ...(view.seat === null ? {} : { playerInfo: { ...seats[view.seat], cards: list(cards) } }),
    ...(opponentInfo && { opponentInfo }),
  };
}
