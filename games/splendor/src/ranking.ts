/** Who won: prestige, then fewer cards, then what the rule set says of a full tie (S11). */
import { type Result, type Seat, winShares } from '@baize/game';
import { OVER, ROUND_LIMIT, RULES, type State } from './state.ts';

export interface Ranking {
  /** Best first. */
  readonly order: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly decidedBy: 'prestige' | 'fewer cards' | 'turn order' | 'nothing';
}

export function ranking(state: State): Ranking {
  const seats = state.prestige.length;
  // Without a last round, as after a stalemate, the first player counts as the one who triggered it.
  const first = Math.max(0, state.trigger);
  const order = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  const points = (seat: Seat): number => state.prestige[seat];
  const cards = (seat: Seat): number => state.bought[seat].length;
  order.sort((a, b) => points(b) - points(a) || cards(a) - cards(b));
  const best = order[0];
  const level = order.filter((seat) => points(seat) === points(best));
  const tied = level.filter((seat) => cards(seat) === cards(best));
  if (tied.length === 1) return { order, winners: [best], decidedBy: level.length === 1 ? 'prestige' : 'fewer cards' };
  if (RULES[state.rules].fullTie === 'shared')
    return { order, winners: tied.toSorted((a, b) => a - b), decidedBy: 'nothing' };
  return { order, winners: [best], decidedBy: 'turn order' };
}

const reasons = {
  prestige: 'the last round is over',
  stalemate: 'nobody could do anything but pass',
  rounds: `${ROUND_LIMIT} rounds were played`,
} as const;

const decisions = {
  prestige: 'most prestige wins',
  'fewer cards': 'equal prestige, fewer cards win',
  'turn order': 'equal prestige and cards, the first clockwise from who triggered the last round wins',
  nothing: 'equal prestige and cards, the win is shared',
} as const;

export function result(state: State): Result | null {
  if (state.step !== OVER || state.ending === null) return null;
  const { winners, decidedBy } = ranking(state);
  return {
    scores: state.prestige.slice(),
    winners,
    payoffs: winShares(state.prestige.length, winners),
    how: `Ended because ${reasons[state.ending]}; ${decisions[decidedBy]}.`,
  };
}
