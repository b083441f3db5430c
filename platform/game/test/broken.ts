/** Games that break one promise each: what the conformance suite is tested on. */
import type { GameEvent } from '../src/index.ts';
import { kuhn, type State, type View } from './kuhn.ts';

export const leaky = {
  ...kuhn,
  view: (state: State, seat: number | null): View => ({ ...kuhn.view(state, seat), shown: state.cards.slice(0, 2) }),
  imagine: (view: View, chance: Parameters<typeof kuhn.imagine>[1]): State =>
    kuhn.imagine({ ...view, shown: null }, chance),
};

/** Hides the card in the view, but the events tell it to everybody. */
export const gossiping = {
  ...kuhn,
  advance(state: State & { events: (GameEvent & { card?: number })[] | null }, move: 'p' | 'b'): void {
    state.events?.push({ type: 'passed', seat: 0, card: state.cards[0] });
    kuhn.advance(state, move);
  },
};

export const unplayable = {
  ...kuhn,
  advance(state: State, move: 'p' | 'b'): void {
    if (move === 'b') throw new Error('no chips');
    kuhn.advance(state, move);
  },
};

let clock = 0;
export const restless = {
  ...kuhn,
  start: (options: Record<string, never>, seats: number, seed: string): State =>
    kuhn.start(options, seats, `${seed} ${clock++}`),
};

export const mutating = {
  ...kuhn,
  copy: (state: State): State => state,
};

export const endless = {
  ...kuhn,
  turn: (): number => 0,
  moves: (): readonly ['p', 'b'] => ['p', 'b'],
  result: (): null => null,
  advance(): void {},
};

export const careless = {
  ...kuhn,
  advance(state: State, move: 'p' | 'b'): void {
    kuhn.advance(state, move);
    if (state.line === 'pb') state.cards.pop();
  },
};

export const mumbling = { ...kuhn, say: (): string => 'go' };
