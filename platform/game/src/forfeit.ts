/** Results when somebody left before the end. */
import type { Result } from './game.ts';
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

/** A stand-in plays a resigned seat to the end, but cannot win it: then the best of the others does. */
export function withoutResigned(result: Result, seats: readonly Leaver[]): Result {
  if (!result.winners.some((seat) => seats[seat]?.resigned)) return result;
  let winners = result.winners.filter((seat) => !seats[seat]?.resigned);
  if (winners.length === 0) {
    const staying = result.scores.flatMap((score, seat) => (seats[seat]?.resigned ? [] : [{ score, seat }]));
    const best = Math.max(...staying.map(({ score }) => score));
    winners = staying.filter(({ score }) => score === best).map(({ seat }) => seat);
  }
  const shares = winShares(seats.length, result.winners);
  const payoffs = result.payoffs.every((payoff, seat) => payoff === shares[seat])
    ? winShares(seats.length, winners)
    : result.payoffs;
  return { ...result, winners, payoffs, how: `${result.how} A seat that resigned cannot win.` };
}
