/** Dealing: random cards from the deck, and the reshuffle that keeps a player's own discards away. */
import { below, type Seat } from '@baize/game';
import type { CardNumber } from './cards.ts';
import { RULES } from './rules.ts';
import type { State } from './state.ts';

export const FULL_DECK: readonly CardNumber[] = Array.from({ length: 52 }, (_, card) => card);

/** Deals one card to the seat, keeping its hand in order. */
export function dealCard(state: State, seat: Seat): CardNumber {
  const card = state.rigged.length > 0 ? takeRigged(state) : takeRandom(state, seat);
  const hand = state.hands[seat];
  let at = hand.length;
  hand.push(card);
  for (; at > 0 && hand[at - 1] > card; at--) hand[at] = hand[at - 1];
  hand[at] = card;
  return card;
}

function takeRandom(state: State, seat: Seat): CardNumber {
  const { deck } = state;
  const tossed = state.tossed[seat];
  if (tossed.length > 0 && RULES[state.table.rules].ownDiscards === 'never') return takeForeign(state, tossed);
  if (deck.length === 0) reshuffle(state);
  return take(deck, below(state.chance, deck.length));
}

/** B17: nobody gets back a card they threw; the muck is shuffled in when the deck has no other. */
function takeForeign(state: State, tossed: readonly CardNumber[]): CardNumber {
  const { deck } = state;
  let own = 0;
  for (let i = 0; i < tossed.length; i++) if (deck.includes(tossed[i])) own++;
  if (deck.length === own) {
    reshuffle(state);
    return takeForeign(state, tossed);
  }
  let skip = below(state.chance, deck.length - own);
  if (own === 0) return take(deck, skip);
  for (let i = 0; ; i++) if (!tossed.includes(deck[i]) && skip-- === 0) return take(deck, i);
}

function take(deck: CardNumber[], at: number): CardNumber {
  const card = deck[at];
  deck[at] = deck[deck.length - 1];
  deck.pop();
  return card;
}

function takeRigged(state: State): CardNumber {
  const card = state.rigged.shift() as number;
  if (!state.deck.includes(card)) reshuffle(state);
  const at = state.deck.indexOf(card);
  if (at < 0) throw new Error(`card ${card} cannot be dealt: somebody holds it`);
  return take(state.deck, at);
}

/** Everything in the muck goes back into the deck. */
function reshuffle(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const buried = state.buried[seat];
    for (let i = 0; i < buried.length; i++) state.deck.push(buried[i]);
    state.buried[seat] = [];
  }
  state.events?.push({ type: 'reshuffled', cards: state.deck.length });
}
