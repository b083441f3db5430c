/** Tables for tests: laid out by hand, with every card, token and noble still counted once. */
import { expect } from 'vitest';
import type { Action } from '../src/actions.ts';
import { BONUS, CARDS, cardNumber, NOBLES, nobleNumber, PRESTIGE, TIER, type Token, TOKENS } from '../src/facts.ts';
import { deckOf, type Options, type State, setUp } from '../src/state.ts';
import { type Performed, perform, type RefusalCode, validate } from '../src/validate.ts';
import { playerId } from '../src/view.ts';

type Amounts = Partial<Record<Token, number>>;

/** Cards in the order of their ids: t1-01 to t1-04, t2-01 to t2-04 and t3-01 to t3-04 lie open. */
export function table(seats = 2, options: Partial<Options> = {}, nobles = ['n-01', 'n-02', 'n-03']): State {
  const decks = [0, 1, 2].map((tier) =>
    CARDS.map((_, card) => card)
      .filter((card) => TIER[card] === tier)
      .toReversed(),
  );
  return setUp({ rules: 'house', strictThree: false, ...options }, seats, decks, nobles.map(nobleNumber));
}

/** Hands a player tokens from the bank. */
export function give(state: State, seat: number, amounts: Amounts): void {
  TOKENS.forEach((token, kind) => {
    state.tokens[seat][kind] += amounts[token] ?? 0;
    state.bank[kind] -= amounts[token] ?? 0;
    if (state.bank[kind] < 0) throw new Error(`the bank has no ${token}`);
  });
}

/** Puts these cards into a deck, the next one last. */
export function stack(state: State, tier: number, cards: readonly number[]): void {
  state.decks = state.decks.with(tier, cards);
  state.left[tier] = cards.length;
}

/** Takes a card out of its deck, or off the table with a refill. */
function lift(state: State, id: string): number {
  const card = cardNumber(id);
  const slot = state.slots.indexOf(card);
  const deck = deckOf(state, TIER[card]);
  if (slot < 0 && !deck.includes(card)) throw new Error(`${id} is neither on the table nor in a deck`);
  if (slot >= 0) state.slots[slot] = deck.at(-1) ?? -1;
  stack(state, TIER[card], slot >= 0 ? deck.slice(0, -1) : deck.filter((each) => each !== card));
  return card;
}

/** Gives a player cards as if bought long ago. */
export function grant(state: State, seat: number, ...ids: string[]): void {
  for (const id of ids) {
    const card = lift(state, id);
    state.bought[seat] = [...state.bought[seat], card];
    state.bonuses[seat][BONUS[card]]++;
    state.prestige[seat] += PRESTIGE[card];
  }
}

/** Gives a player a reserved card, without gold. */
export function hold(state: State, seat: number, id: string, blind = false): void {
  state.reserved[seat] = [...state.reserved[seat], lift(state, id)];
  state.blind[seat] = [...state.blind[seat], blind ? 1 : 0];
}

/** Puts a card face up into a slot of its tier. */
export function lay(state: State, id: string, slot: number): void {
  const card = lift(state, id);
  const at = TIER[card] * 4 + slot;
  if (state.slots[at] >= 0) stack(state, TIER[card], [state.slots[at], ...deckOf(state, TIER[card])]);
  state.slots[at] = card;
}

/** An action by whoever is on turn. */
export type Attempt = Action extends infer Each ? (Each extends unknown ? Omit<Each, 'playerId'> : never) : never;

/** Does what the player on turn may do, and returns what came of it. */
export function act(state: State, attempt: Attempt): Performed {
  const done = perform(state, { playerId: playerId(state.turn), ...attempt });
  if (!done.ok) throw new Error(`${JSON.stringify(attempt)} was refused: ${done.code}`);
  return done;
}

/** The state after several actions, each by whoever is on turn then. */
export const after = (state: State, ...attempts: Attempt[]): State =>
  attempts.reduce((now, attempt) => act(now, attempt).state, state);

/** Expects a refusal with this code, and the state left as it was. */
export function refused(state: State, attempt: object, code: RefusalCode): void {
  const before = JSON.stringify(state);
  const action = { playerId: playerId(state.turn), ...attempt } as Action;
  expect(validate(state, action), JSON.stringify(attempt)).toMatchObject({ ok: false, code });
  expect(perform(state, action)).toMatchObject({ ok: false, code, message: expect.stringMatching(/^[A-Z].*\.$/) });
  expect(JSON.stringify(state)).toBe(before);
}

export const ids = (cards: readonly number[]): (string | null)[] =>
  cards.map((card) => (card < 0 ? null : CARDS[card].id));
export const nobleIds = (nobles: readonly number[]): string[] => nobles.map((noble) => NOBLES[noble].id);
export const tokensOf = (state: State, seat: number): Amounts =>
  Object.fromEntries(TOKENS.map((token, kind) => [token, state.tokens[seat][kind]]).filter(([, count]) => count !== 0));
