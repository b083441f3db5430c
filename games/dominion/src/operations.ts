/** What can happen to cards: draw, gain, discard, trash. Each tells its event. */
import { type Seat, shuffle } from '@baize/game';
import { ACTIONS, ALL, type Card, type CardName, CARDS, type CardSet, nameOf } from './facts.ts';
import type { Zone } from './effects.ts';
import { imaginedShuffle } from './luck.ts';
import { withoutPile } from './piles.ts';
import { type Player, type State, unshare } from './state.ts';

const IS_ACTION: readonly number[] = ACTIONS.map(Number);
export const playerAt = (state: State, seat: Seat): Player => state.players[seat];
export const seatAfter = (state: State, seat: Seat): Seat => (seat + 1 === state.players.length ? 0 : seat + 1);

export function toHand(player: Player, card: Card): void {
  player.hand[card]++;
  player.held++;
  player.maybeHeld |= 1 << card;
  player.heldActions += IS_ACTION[card];
}

export function fromHand(player: Player, card: Card): void {
  player.hand[card]--;
  player.held--;
  player.heldActions -= IS_ACTION[card];
}

/** The top card of the deck, the discard pile shuffled into a new one if need be; -1 when there is none. */
export function takeTop(state: State, seat: Seat): Card {
  const player = playerAt(state, seat);
  if (player.deck.length === 0) {
    if (player.discard.length === 0) return -1;
    // D14: only the discard pile is shuffled, never what is revealed, set aside or in play.
    const emptied = player.deck;
    player.deck = state.luck === 0 ? shuffle(state.chance, player.discard) : imaginedShuffle(state.luck, seat, player);
    player.discard = emptied;
    player.shuffles++;
    state.events?.push({ type: 'shuffled', seat });
  }
  return player.deck.pop() as Card;
}

/** In the order of the table: a hand does not remember in which order it was drawn. */
function insert(cards: Card[], card: Card): void {
  let at = cards.push(card) - 1;
  for (; at > 0 && cards[at - 1] > card; at--) cards[at] = cards[at - 1];
  cards[at] = card;
}

export function drawCards(state: State, seat: Seat, count: number): void {
  const player = playerAt(state, seat);
  const drawn: Card[] | null = state.events === null ? null : [];
  for (let i = 0; i < count; i++) {
    const card = player.deck.length > 0 ? (player.deck.pop() as Card) : takeTop(state, seat);
    if (card < 0) break;
    toHand(player, card);
    if (drawn !== null) insert(drawn, card);
  }
  if (drawn === null || drawn.length === 0) return;
  const cards = drawn.map(nameOf);
  state.events?.push({ type: 'drew', seat, count: cards.length, hidden: { to: [seat], cards } });
}

function put(player: Player, card: Card, to: Zone): void {
  if (to === 'hand') toHand(player, card);
  else if (to === 'deck') player.deck.push(card);
  else player.discard.push(card);
}

export function own(player: Player, card: Card): void {
  player.owned[card]++;
  player.cards++;
}

/** From its pile, which must not be empty. Bought cards are gained too. */
export function gain(state: State, seat: Seat, card: Card, to: Zone, bought = false): void {
  const player = playerAt(state, seat);
  unshare(state);
  if (--state.supply[card] === 0) {
    state.empty++;
    state.piles = withoutPile(state.piles, card);
  }
  own(player, card);
  put(player, card, to);
  const name = nameOf(card);
  // Not by spreading: that costs more than all the rest.
  state.events?.push(
    bought ? { type: 'gained', seat, card: name, to, bought } : { type: 'gained', seat, card: name, to },
  );
}

export function gainFromTrash(state: State, seat: Seat, card: Card): void {
  const player = playerAt(state, seat);
  unshare(state);
  state.trash.splice(state.trash.lastIndexOf(card), 1);
  own(player, card);
  player.discard.push(card);
  state.events?.push({ type: 'gained', seat, card: nameOf(card), to: 'discard', stolen: true });
}

export function trash(state: State, seat: Seat, card: Card): void {
  const player = playerAt(state, seat);
  unshare(state);
  player.owned[card]--;
  player.cards--;
  state.trash.push(card);
  state.events?.push({ type: 'trashed', seat, card: nameOf(card) });
}

/** Reveals cards from the deck: they wait in `seen`. */
export function revealTop(state: State, seat: Seat, count: number): void {
  const player = playerAt(state, seat);
  for (let i = 0; i < count; i++) {
    const card = takeTop(state, seat);
    if (card < 0) break;
    player.seen.push(card);
  }
  if (player.seen.length > 0) state.events?.push({ type: 'revealed', seat, cards: player.seen.map(nameOf) });
}

export function discardSeen(state: State, seat: Seat): void {
  const player = playerAt(state, seat);
  if (player.seen.length === 0) return;
  state.events?.push({ type: 'discarded', seat, count: player.seen.length });
  for (const card of player.seen) player.discard.push(card);
  player.seen.length = 0;
}

export function discardAside(state: State, seat: Seat): void {
  const player = playerAt(state, seat);
  for (const card of player.aside) {
    player.discard.push(card);
    state.events?.push({ type: 'discarded', seat, card: nameOf(card), count: 1 });
  }
  player.aside.length = 0;
}

/** Cards of the deck that their owner alone sees: they wait in `seen`. One alone is told with what becomes of it. */
export function lookAt(state: State, seat: Seat, count: number): void {
  const { seen } = playerAt(state, seat);
  for (let i = 0; i < count; i++) {
    const card = takeTop(state, seat);
    if (card < 0) break;
    seen.push(card);
  }
  if (count > 1 && seen.length > 0)
    state.events?.push({ type: 'looked', seat, count: seen.length, hidden: { to: [seat], cards: seen.map(nameOf) } });
}

/** The top card of the deck is discarded for all to see; -1 when there is none. */
export function discardTop(state: State, seat: Seat): Card {
  const card = takeTop(state, seat);
  if (card < 0) return card;
  playerAt(state, seat).discard.push(card);
  state.events?.push({ type: 'discarded', seat, card: nameOf(card), count: 1 });
  return card;
}

/** Cards that only their owner knows, the last on top. */
export function putOnDeck(state: State, seat: Seat, cards: readonly Card[]): void {
  playerAt(state, seat).deck.push(...cards);
  state.events?.push({
    type: 'putBack',
    ...topOfDiscard(state, seat),
    seat,
    count: cards.length,
    hidden: { to: [seat], cards: cards.toReversed().map(nameOf) },
  });
}

/** D15: cards left over from digging are discarded after the wanted ones went to hand. */
export function dig(state: State, seat: Seat, count: number, wanted: CardSet): void {
  const player = playerAt(state, seat);
  const shown: Card[] = [];
  let found = 0;
  while (found < count) {
    const card = takeTop(state, seat);
    if (card < 0) break;
    shown.push(card);
    if (wanted[card]) {
      toHand(player, card);
      found++;
    } else player.seen.push(card);
  }
  if (shown.length > 0) state.events?.push({ type: 'revealed', seat, cards: shown.map(nameOf), kept: found });
  discardSeen(state, seat);
}

/** What lies open on a discard pile, as a fact of an event. */
export function topOfDiscard(state: State, seat: Seat): { readonly top?: CardName } {
  const { discard } = playerAt(state, seat);
  return state.events === null || discard.length === 0 ? {} : { top: nameOf(discard[discard.length - 1]) };
}

/** D16: the deck turned over: its bottom card shows. */
export function flipDeck(state: State, seat: Seat): void {
  const player = playerAt(state, seat);
  const count = player.deck.length;
  while (player.deck.length > 0) player.discard.push(player.deck.pop() as Card);
  state.events?.push({ type: 'flipped', seat, count, ...topOfDiscard(state, seat) });
}

/** The hand in the order of the table. */
function discardHand(player: Player): void {
  const { hand, discard } = player;
  for (let base = 0, left = player.held; left > 0 && base < CARDS; base += 32) {
    for (let rest = player.maybeHeld; rest !== 0; rest &= rest - 1) {
      const card = base + 31 - Math.clz32(rest & -rest);
      if (card >= CARDS) break;
      const count = hand[card];
      if (count === 0) continue;
      hand[card] = 0;
      left -= count;
      for (let i = 0; i < count; i++) discard.push(card);
    }
  }
  player.held = 0;
  player.heldActions = 0;
  player.maybeHeld = 0;
}

/** D5: at the end of a turn the cards in play lie on top of those left in hand; then five new ones. */
export function cleanUp(state: State, seat: Seat): void {
  const player = playerAt(state, seat);
  const { discard, inPlay } = player;
  discardHand(player);
  for (let i = 0; i < inPlay.length; i++) discard.push(inPlay[i]);
  // Quicker than a new list or another length.
  while (inPlay.length > 0) inPlay.pop();
  drawCards(state, seat, 5);
}

/** D11: whether a player has one of these where others cannot see it: what everybody can know. */
export function outOfSight(player: Player, cards: CardSet): boolean {
  for (let card = 0; card < CARDS; card++) {
    if (!cards[card]) continue;
    let hidden = player.owned[card];
    if (hidden === 0) continue;
    for (const each of player.inPlay) if (each === card) hidden--;
    for (const each of player.aside) if (each === card) hidden--;
    if (hidden > 0) return true;
  }
  return false;
}

/** D11: whether a player may hold one of these, as far as everybody can know. */
export const couldHold = (player: Player, cards: CardSet): boolean =>
  player.held > 0 && (cards === ALL || outOfSight(player, cards));
