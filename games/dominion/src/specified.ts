/** What Dominion's programming interface names: the fields of an answer, and phases that callers end by name. */
import type { FieldContext, Seat, Specified } from '@baize/game';
import { nameOf } from './facts.ts';
import type { game } from './game.ts';
import { pointsOf } from './score.ts';
import type { PlayerView, View } from './view.ts';

type Fields = Record<string, unknown>;

const hidden = (count: number): string[] => Array.from({ length: Math.max(0, count) }, () => '?');
const named = (cards: readonly number[]): string[] => cards.map((card) => (card < 0 ? '?' : nameOf(card)));
const spread = (counts: readonly number[]): string[] =>
  counts.flatMap((count, card) => Array.from({ length: count }, () => nameOf(card)));

function fields(view: View, { legal, log, seat: about }: FieldContext): Fields {
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
      gameLog: log,
    },
    ...seatFields(view, hand, about),
    supply,
  };
}

const means = (view: View, seat: number): { actions: number; buys: number; coins: number } =>
  seat === view.current
    ? { actions: view.actions, buys: view.buys, coins: view.coins }
    : { actions: 1, buys: 1, coins: 0 };

function seatFields(view: View, myHand: readonly string[], about: Seat | null): Fields {
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

/** Nothing was played or bought yet in this turn, and there is no action phase to end. */
function begun(view: View, seat: Seat, legal: readonly string[]): boolean {
  const { current, phase, stack, coins, players } = view;
  const untouched =
    current === seat && phase === 0 && stack.length === 0 && coins === 0 && players[seat]?.inPlay.length === 0;
  return untouched && !legal.includes('end actions');
}

export const specified: Specified<typeof game> = {
  bot: 'big-money',
  namesTools: true,
  fields,
  phases: {
    begun,
    turns: (view, seat) => view.players[seat]?.turns ?? 0,
    endTurn: 'end turn',
    alreadyOver: "That phase is already over: this is your buy phase. To end this turn, play 'end turn'.",
  },
};
