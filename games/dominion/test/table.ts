/** Tables set up by hand and played in short scripts, for the tests. */
import { game } from '../src/game.ts';
import { GameEngine, type GameOptions } from '../src/engine.ts';
import type { Move } from '../src/engineMoves.ts';
import { fromGameState, type GameState, type PlayerState } from '../src/engineState.ts';
import { CARD, type CardName } from '../src/facts.ts';
import type { Player, State } from '../src/state.ts';
import { hear } from '@baize/game';

/** `'Chapel, 2 Copper'` is Chapel, Copper, Copper. */
export function cards(text: string): CardName[] {
  if (text === '') return [];
  return text.split(', ').flatMap((part) => {
    const [, count, name] = /^(?:(\d+) )?(.+)$/.exec(part) as unknown as [string, string | undefined, CardName];
    if (CARD[name] === undefined) throw new Error(`no card ${name}`);
    return Array.from({ length: Number(count ?? 1) }, () => name);
  });
}

export interface Seat {
  readonly hand?: string;
  /** The top card first. */
  readonly deck?: string;
  /** The top card last. */
  readonly discard?: string;
  readonly inPlay?: string;
}

export interface TableSetup extends GameOptions {
  readonly supply?: Partial<Record<CardName, number>>;
  readonly phase?: GameState['phase'];
  readonly coins?: number;
  readonly buys?: number;
  readonly actions?: number;
  readonly turn?: number;
}

export const engine = new GameEngine('script');

/** A table with these seats, seat 0 to move, everything else as at the start. */
export function table(seats: readonly Seat[], more: TableSetup = {}): GameState {
  const { supply, phase, coins, buys, actions, turn, ...options } = more;
  const state = new GameEngine('script', options).initializeGame(seats.length);
  const players = state.players.map((player, seat): PlayerState => {
    const { hand, deck, discard, inPlay } = seats[seat];
    const counters =
      seat === 0 ? { coins: coins ?? 0, buys: buys ?? 1, actions: actions ?? 1 } : { coins: 0, buys: 1, actions: 1 };
    return {
      ...player,
      ...counters,
      hand: hand === undefined ? player.hand : cards(hand),
      drawPile: deck === undefined ? player.drawPile : cards(deck),
      discardPile: discard === undefined ? player.discardPile : cards(discard),
      inPlay: inPlay === undefined ? player.inPlay : cards(inPlay),
    };
  });
  return {
    ...state,
    players,
    phase: phase ?? 'action',
    turnNumber: turn ?? 1,
    supply: { ...state.supply, ...supply },
  };
}

/** Plays moves of the specification, all of which must be accepted. */
export function run(state: GameState, ...moves: readonly Move[]): GameState {
  return moves.reduce((now, move) => {
    const result = engine.executeMove(now, move);
    if (!result.success) throw new Error(`${JSON.stringify(move)}: ${result.error}`);
    return result.newState;
  }, state);
}

/** The sentence a move is refused with. */
export function refusal(state: GameState, move: Move): string {
  const result = engine.executeMove(state, move);
  if (result.success) throw new Error(`${JSON.stringify(move)} was accepted`);
  return result.error;
}

export const play = (card: CardName): Move => ({ type: 'play_action', card });
export const throne = (card?: CardName): Move =>
  card === undefined ? { type: 'select_action_for_throne' } : { type: 'select_action_for_throne', card };
export const trash = (text: string): Move => ({ type: 'trash_cards', cards: cards(text) });
export const gain = (card: CardName): Move => ({ type: 'gain_card', card });
export const END: Move = { type: 'end_phase' };
export const MOAT: Move = { type: 'reveal_reaction', card: 'Moat' };
export const NO_MOAT: Move = { type: 'reveal_reaction' };

export const seatOf = (state: GameState, seat: number): PlayerState => state.players[seat];

/** The same table for the contract. */
export const contract = (state: GameState): State => fromGameState(state);

/** Plays words on a copy; every one must be legal. */
export function say(state: State, ...words: readonly string[]): State {
  const now = game.copy(state);
  for (const each of words) {
    const move = hear(game, now, each);
    if (move === null) throw new Error(`'${each}' is not among ${legal(now).join(', ')}`);
    game.advance(now, move);
  }
  return now;
}

export const legal = (state: State): string[] => game.moves(state).map((move) => game.say(move, state));
export const playerOf = (state: State, seat: number): Player => state.players[seat];
