/** What the table says where a seat has to decide: heads-up as it stands, against several as careful as against the worst of them. */
import type { Seat } from '@baize/game';
import { type HandClass, classOf } from '../../src/hand.ts';
import type { State } from '../../src/state.ts';
import type { View } from '../../src/view.ts';
import { unpack } from './packing.ts';
import type { Odds } from './shift.ts';
import * as at from './situation.ts';

/** What of a view or an imagined state the table asks for. */
export interface Sight {
  readonly street: number;
  readonly drawing: boolean;
  readonly button: Seat;
  readonly raises: number;
  readonly line: readonly number[];
  readonly hand: HandClass;
  readonly folded: readonly boolean[];
  /** Draws of each seat, coded. */
  readonly draws: readonly number[];
  /** What was in the pot when the round began, in small bets of half a size: small blinds. */
  readonly pot: number;
  /** How many were dealt in. */
  readonly players: number;
}

export function sightOfView(view: View, players: number): Sight {
  const { street, drawing, button, raises, line, seats, stakes } = view;
  return {
    street,
    drawing,
    button,
    raises,
    line,
    hand: classOf(view.cards),
    folded: seats.map((each) => each.folded),
    draws: seats.map((each) => at.drawCode(each.drawHistory)),
    pot: seats.reduce((sum, each) => sum + each.paid - each.bet, 0) / (stakes.bets[0] / 2),
    players,
  };
}

export function sightOfState(state: State, seat: Seat): Sight {
  const { street, drawing, button, raises, line, folded, paid, bets } = state;
  const draws: number[] = [];
  let pot = 0;
  let players = 0;
  for (let i = 0; i < state.seats; i++) {
    const first = 3 * i;
    draws.push(at.drawCodeOf(state.draws[first], state.draws[first + 1], state.draws[first + 2]));
    pot += paid[i] - bets[i];
    if (paid[i] > 0 || !folded[i]) players++;
  }
  const hand = classOf(state.hands[seat]);
  return { street, drawing, button, raises, line, hand, folded, draws, pot: pot / (state.stakes.bets[0] / 2), players };
}

/** `null` where the table is silent. Before the first draw two players' ranges say nothing about a full table. */
export function oddsFor(table: Uint8Array, sight: Sight, seat: Seat): Odds | null {
  if (sight.street === 0 && sight.players > 2) return null;
  let worst: Odds | null = null;
  for (let other = 0; other < sight.folded.length; other++) {
    if (other === seat || sight.folded[other]) continue;
    const odds = unpack(table, against(sight, seat, other));
    if (odds === null) return null;
    worst = worst === null ? odds : careful(worst, odds, sight.drawing);
  }
  return worst;
}

/** The situation against one of the others. */
function against(sight: Sight, seat: Seat, other: Seat): number {
  const { street, drawing, button, line, draws } = sight;
  const n = sight.folded.length;
  const last = (seat - button - 1 + n) % n > (other - button - 1 + n) % n;
  return at.situation(
    street,
    drawing,
    last ? 1 : 0,
    sight.raises,
    at.checked(line, street),
    sight.hand,
    draws[seat],
    draws[other],
    at.leader(at.leaderOf(line, street - 1), seat),
    sight.pot,
    at.leader(at.leaderOf(line, street), seat),
  );
}

/** The more cautious of two: folding as often as either, raising (or posing as pat) as seldom. */
function careful(one: Odds, other: Odds, drawing: boolean): Odds {
  if (drawing) {
    const pat = Math.min(one[at.PAT], other[at.PAT]);
    const breaks = Math.min(1 - pat, Math.max(one[at.BREAK], other[at.BREAK]));
    return [1 - pat - breaks, pat, breaks];
  }
  const fold = Math.max(one[at.FOLD], other[at.FOLD]);
  const raise = Math.min(1 - fold, one[at.RAISE], other[at.RAISE]);
  return [fold, 1 - fold - raise, raise];
}
