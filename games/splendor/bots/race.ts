/** The end of a game, worked out: who wins when the last round is played with the best purchases that lie open. */
import type { Seat } from '@baize/game';
import { BONUS, NOBLE_PRESTIGE, PRESTIGE } from '../src/facts.ts';
import { lanes, meets, spareGold } from '../src/payment.ts';
import type { State } from '../src/state.ts';

/** A card of five and a noble: nobody farther away can end the game with one purchase. */
const MOST = 8;

const points = [0, 0, 0, 0];
const cards = [0, 0, 0, 0];

/** What each seat is paid if the game ends in this round; `null` when the player on turn would not have it so. */
export function raced(state: State): number[] | null {
  const { turn, trigger } = state;
  if (trigger < 0 && state.prestige[turn] < state.playTo - MOST) return null;
  const seats = state.prestige.length;
  for (let seat = 0; seat < seats; seat++) {
    points[seat] = state.prestige[seat]!;
    cards[seat] = state.bought[seat].length;
  }
  const taken: number[] = [];
  for (let seat = turn; seat < seats; seat++) {
    const card = bestBuy(state, seat, taken);
    if (card >= 0) {
      taken.push(card);
      points[seat] += gain(state, seat, card);
      cards[seat]++;
    }
    if (seat === turn && trigger < 0 && points[seat] < state.playTo) return null;
  }
  const shares = sharesOf(seats);
  return trigger >= 0 || shares[turn] === 1 ? shares : null;
}

/** The purchase that brings a seat the most prestige; -1 when none brings any. Equal prestige is better with fewer cards. */
function bestBuy(state: State, seat: Seat, taken: readonly number[]): number {
  const held = state.reserved[seat];
  let best = -1;
  let most = 0;
  for (let place = 0; place < 12 + held.length; place++) {
    const card = place < 12 ? state.slots[place] : held[place - 12];
    if (card < 0 || taken.includes(card)) continue;
    if (spareGold(state.bonuses[seat], state.tokens[seat], card) < 0) continue;
    const gained = gain(state, seat, card);
    if (gained > most) {
      most = gained;
      best = card;
    }
  }
  return best;
}

/** The prestige of a card and of the noble that it brings. */
function gain(state: State, seat: Seat, card: number): number {
  const bonuses = state.bonuses[seat];
  bonuses[BONUS[card]]++;
  let noble = 0;
  for (let i = 0; i < state.nobles.length; i++)
    if (meets(lanes(bonuses), state.nobles[i])) noble = Math.max(noble, NOBLE_PRESTIGE[state.nobles[i]]);
  bonuses[BONUS[card]]--;
  return PRESTIGE[card] + noble;
}

/** Most prestige, then fewest cards; a full tie is shared, whatever a table makes of it. */
function sharesOf(seats: number): number[] {
  const ahead = (a: Seat, b: Seat): boolean =>
    points[a] > points[b] || (points[a] === points[b] && cards[a] < cards[b]);
  const won: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) {
    let beaten = false;
    for (let other = 0; other < seats; other++) if (ahead(other, seat)) beaten = true;
    if (!beaten) won.push(seat);
  }
  return Array.from({ length: seats }, (_, seat) => (won.includes(seat) ? 1 / won.length : 0));
}
