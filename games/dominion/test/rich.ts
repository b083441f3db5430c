/** Random games that begin in the thick of it, with kingdom cards in every deck: Dominion's corners, met often. */
import { below, type Random, fork, pick, shuffle } from '@baize/game';
import { drawCards, own } from '../src/operations.ts';
import type { Event } from '../src/events.ts';
import { ACTIONS, CARD, CARDS, EDITIONS, nameOf, type CardName } from '../src/facts.ts';
import { game, type Options } from '../src/game.ts';
import { PRESETS } from '../src/presets.ts';
import { bitsOf, countOf, type State } from '../src/state.ts';
import { countsOf } from '../src/text.ts';

/** Gives everybody a dozen cards of the supply, mostly Actions, and hands of five to eight. */
function enrich(state: State): State {
  const chance = fork(state.chance);
  state.players.forEach((player, seat) => {
    for (let i = 0; i < 12; i++) {
      const piles = Array.from({ length: CARDS }, (_, card) => card).filter((card) => state.supply[card] > 0);
      const actions = piles.filter((card) => ACTIONS[card]);
      const card = pick(chance, actions.length > 0 && below(chance, 4) > 0 ? actions : piles);
      if (state.supply[card] === 1) continue;
      state.supply[card]--;
      own(player, card);
      player.deck.push(card);
    }
    shuffle(chance, player.deck);
    player.discard = player.deck.splice(0, below(chance, player.deck.length));
    drawCards(state, seat, below(chance, 4));
  });
  return state;
}

/** House rules and all cards of the first edition, but for what is given. */
export const optionsWith = (given: Partial<Options>): Options => ({
  rules: 'house',
  preset: 'none',
  kingdom: [],
  victoryPileSize: 12,
  edition: 'first',
  ...given,
});

/** The published set of ten cards to begin with. */
export const firstGame = optionsWith({ rules: 'official', preset: 'First Game' });

export const richGame: typeof game = {
  ...game,
  start: (options, seats, seed) => enrich(game.start(options, seats, seed)),
};

/** Random kingdoms for both rule sets and all editions; small ones end sooner and meet odd corners more often. */
export function randomOptions(chance: Random, seats: number): Record<string, unknown> {
  const edition = pick(chance, ['first', 'second', 'both'] as const);
  if (seats === 1 || below(chance, 2) === 0) {
    const size = 1 + below(chance, EDITIONS[edition].length);
    const kingdom: CardName[] = shuffle(chance, EDITIONS[edition].slice()).slice(0, size);
    return { rules: 'house', edition, kingdom, victoryPileSize: 1 + below(chance, 8) };
  }
  return { rules: 'official', edition, preset: pick(chance, ['none', ...Object.keys(PRESETS[edition])]) };
}

/** A Moat in hand, a whole hand, or cards from the top of the deck, discarded ones too: nothing else is ever shown to all. */
export function mayReveal(event: Event, before: State, _move: unknown, after: State): boolean {
  if (event.type === 'discarded') return isFromDeck(event, before, after);
  if (event.type !== 'revealed') return false;
  const [then, now] = [before.players[event.seat], after.players[event.seat]];
  const shown = countsOf(event.cards.map((name) => CARD[name]));
  const within = (counts: readonly number[]): boolean => shown.every((count, card) => count <= (counts[card] ?? 0));
  if (event.against !== undefined) return String(event.cards) === 'Moat' && then.hand[CARD.Moat] > 0;
  const same = (hand: readonly number[]): boolean =>
    within(hand) && event.cards.length === hand.reduce((a, b) => a + b);
  return same(then.hand) || same(now.hand) || within(countsOf([...then.deck, ...then.discard]));
}

/**
 * From the deck, for all to see: cards left the hand only to be played. A throne can have two cards discarded one upon the other (Vassal), or two heaps
 * whose sum alone shows afterwards (Adventurer).
 */
function isFromDeck(event: Extract<Event, { type: 'discarded' }>, before: State, after: State): boolean {
  const [then, now] = [before.players[event.seat], after.players[event.seat]];
  if (now.held < then.held - (now.inPlay.length - then.inPlay.length)) return false;
  const cards = [...then.deck, ...then.discard];
  return event.card === undefined ? event.count <= cards.length : cards.includes(CARD[event.card]);
}

/** Every card there is, by kind; or what is wrong with the counts kept beside. */
export function census(state: State): string {
  const all = state.supply.map((count) => Math.max(0, count));
  for (const player of state.players) {
    const counts = player.hand.slice();
    for (const place of [player.deck, player.discard, player.inPlay, player.seen, player.aside])
      for (const card of place) counts[card]++;
    counts.forEach((count, card) => (all[card] += count));
    const size = counts.reduce((a, b) => a + b);
    const held = player.hand.reduce((a, b) => a + b);
    if (String(counts) !== String(player.owned) || size !== player.cards) return `owned is wrong: ${counts.join()}`;
    if (held !== player.held || countOf(player.hand, ACTIONS) !== player.heldActions) return 'held is wrong';
    if ((bitsOf(player.hand) & ~player.maybeHeld) !== 0) return 'maybeHeld misses a card';
  }
  for (const card of state.trash) all[card]++;
  const empty = state.supply.filter((count) => count === 0).length;
  return empty === state.empty ? all.map((count, card) => `${nameOf(card)} ${count}`).join() : 'empty is wrong';
}
