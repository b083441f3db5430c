/** Between hands: busted seats, new chips at a cash table, levels, the button, and the result of a match. */
import type { Result, Seat } from '@baize/game';
import { prizes, stakesAt } from './rules.ts';
import type { State } from './state.ts';

/** Settles what happens after a hand; says whether the match goes on. */
export function goesOn(state: State): boolean {
  const { table } = state;
  if (table.match !== 'tournament') return state.hand < table.hands;
  bust(state);
  if (withChips(state) < 2) return finishTournament(state);
  const level = 1 + Math.floor(state.hand / table.levelHands);
  if (level !== state.level) {
    state.level = level;
    state.stakes = stakesAt(table, level);
    const { ante, small, big } = state.stakes;
    state.events?.push({ type: 'level', level, ante, small, big });
  }
  return true;
}

const withChips = (state: State): number => state.stacks.filter((chips) => chips > 0).length;

/** B20: the button passes to the next seat with chips; says whether there are two. */
export function passButton(state: State): boolean {
  for (let step = 1; step <= state.seats; step++) {
    const seat = (state.button + step) % state.seats;
    if (state.stacks[seat] === 0) continue;
    state.button = seat;
    break;
  }
  return withChips(state) > 1;
}

/** B21: at a cash table the first seat without chips that is to be asked; those that always buy in do so at once. -1 for none. */
export function nextToBuy(state: State): Seat {
  if (state.table.match === 'tournament') return -1;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.stacks[seat] !== 0 || state.places[seat] !== 0) continue;
    if (state.table.rebuy === 'ask') return seat;
    buyIn(state, seat);
  }
  return -1;
}

/** B21: the seat to act buys in again or leaves for good, in the place that its leaving makes. */
export function answerRebuy(state: State, again: boolean): void {
  const { turn: seat, places } = state;
  if (again) return buyIn(state, seat);
  places[seat] = places.filter((place) => place === 0).length;
  state.events?.push({ type: 'left', seat });
}

function buyIn(state: State, seat: Seat): void {
  state.stacks[seat] = state.table.stack;
  state.bought[seat] += state.table.stack;
  state.events?.push({ type: 'bought', seat, amount: state.table.stack });
}

/** B22: of those who bust in one hand, who began it with more chips finishes higher; equals share the place. */
function bust(state: State): void {
  const net = state.last?.net ?? [];
  const gone: Seat[] = [];
  let left = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.places[seat] !== 0) continue;
    if (state.stacks[seat] === 0) gone.push(seat);
    else left++;
  }
  // A busted seat lost exactly what it began the hand with.
  for (const seat of gone) {
    const better = gone.filter((other) => net[other] < net[seat]).length;
    const shared = gone.filter((other) => net[other] === net[seat]).length > 1;
    const place = left + better + 1;
    state.places[seat] = place;
    state.events?.push({ type: 'busted', seat, place, ...(shared ? { shared } : {}) });
  }
}

function finishTournament(state: State): false {
  const winner = state.stacks.findIndex((chips) => chips > 0);
  state.places[winner] = 1;
  state.events?.push({ type: 'champion', seat: winner });
  return false;
}

export function result(state: State): Result | null {
  if (state.turn >= 0) return null;
  const scores = state.stacks.slice();
  if (state.table.match === 'tournament') return tournamentResult(state, scores);
  const payoffs = scores.map((chips, seat) => chips - state.bought[seat]);
  const most = Math.max(...payoffs);
  const winners = payoffs.flatMap((chips, seat) => (chips === most ? [seat] : []));
  const hands = state.hand === 1 ? 'one hand' : `${state.hand} hands`;
  return { scores, winners, payoffs, how: `Most chips won in ${hands}: ${most}.` };
}

function tournamentResult(state: State, scores: readonly number[]): Result {
  const shares = prizes(state.seats);
  const payoffs = state.places.map((place) => {
    const together = state.places.filter((other) => other === place).length;
    let sum = 0;
    for (let i = 0; i < together; i++) sum += shares[place - 1 + i] ?? 0;
    return sum / together;
  });
  const winner = state.places.indexOf(1);
  return {
    scores,
    winners: [winner],
    payoffs,
    how: `The last player with chips, after ${state.hand === 1 ? 'one hand' : `${state.hand} hands`}.`,
  };
}
