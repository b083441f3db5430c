/** What choices do to cards, whether somebody made them or the rules did; and how a card begins. */
import { fromHand, playerAt, toHand, trash } from './deeds.ts';
import { type Card, COSTS, nameOf } from './facts.ts';
import type { Frame, Player, State } from './state.ts';
import * as words from './words.ts';

export function stopPicking(frame: Frame): void {
  frame.picked = frame.n;
  frame.n = 0;
  frame.last = 0;
}

export function pickFromHand(state: State, frame: Frame, step: words.Step, card: Card): void {
  const { who } = frame;
  const player: Player = playerAt(state, who);
  frame.n++;
  frame.last = card;
  fromHand(player, card);
  if (step.to === words.TRASH) {
    frame.limit = COSTS[card];
    trash(state, who, card);
  } else if (step.to === words.DECK) {
    player.deck.push(card);
    state.events?.push({ type: 'topdecked', seat: who, card: nameOf(card) });
  } else {
    player.discard.push(card);
    state.events?.push({ type: 'discarded', seat: who, card: nameOf(card), count: 1 });
  }
}

export function keepSeen(state: State, seat: number): void {
  const player = playerAt(state, seat);
  const card = player.seen.pop() as Card;
  toHand(player, card);
  state.events?.push({ type: 'drew', seat, count: 1, hidden: { to: [seat], cards: [nameOf(card)] } });
}

export function rob(state: State, seat: number, card: Card): void {
  const { seen } = playerAt(state, seat);
  seen.splice(seen.indexOf(card), 1);
  trash(state, seat, card);
  state.loot.push(card);
}

export function showHand(state: State, seat: number): void {
  if (state.events === null || playerAt(state, seat).held === 0) return;
  const cards = playerAt(state, seat).hand.flatMap((count, card) => Array.from({ length: count }, () => nameOf(card)));
  state.events.push({ type: 'revealed', seat, cards });
}

export function begin(state: State, card: Card, seat: number, times: number, limit: number): void {
  state.stack.push({ card, at: 0, seat, who: seat, times, n: 0, last: 0, picked: 0, limit, shield: 0 });
}
