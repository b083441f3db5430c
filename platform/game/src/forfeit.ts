/** Results when somebody left before the end. */
import type { Result, Seat } from './game.ts';
import type { GamePack } from './pack.ts';
import { winShares } from './play.ts';

interface Leaver {
  readonly resigned: boolean;
}

/** Those who stayed share the win. */
export function forfeit(seats: readonly Leaver[], how: string): Result {
  const staying = seats.flatMap((seat, index) => (seat.resigned ? [] : [index]));
  const winners = staying.length > 0 ? staying : seats.map((_, index) => index);
  const shares = winShares(seats.length, winners);
  return { scores: shares, winners, payoffs: shares, how, early: true };
}

/** A stand-in plays a resigned seat to the end, but cannot win it: then the best of the others does. `state` is the last one. */
export function withoutResigned(pack: GamePack, state: unknown, result: Result, seats: readonly Leaver[]): Result {
  if (!result.winners.some((seat) => seats[seat]?.resigned)) return result;
  let winners = result.winners.filter((seat) => !seats[seat]?.resigned);
  if (winners.length === 0) {
    const behind = behindIn(pack.places?.(pack.game.view(state, null)) ?? null, result);
    const staying = seats.flatMap((seat, index) => (seat.resigned ? [] : [index]));
    const [best] = staying.toSorted(behind);
    winners = staying.filter((seat) => behind(seat, best) === 0);
  }
  const shares = winShares(seats.length, result.winners);
  const payoffs = result.payoffs.every((payoff, seat) => payoff === shares[seat])
    ? winShares(seats.length, winners)
    : result.payoffs;
  return { ...result, winners, payoffs, how: `${result.how} A seat that resigned cannot win.` };
}

/** By places where the game has them; else by what was won, and of those who won nothing by points. */
const behindIn =
  (places: readonly number[] | null, { payoffs, scores }: Result) =>
  (one: Seat, other: Seat): number =>
    places === null ? payoffs[other] - payoffs[one] || scores[other] - scores[one] : places[one] - places[other];
