/** The programming interface that the specification names: immutable states in names, over the machine. */
import { BaizeError, eventFor } from '@baize/game';
import type { Event } from './events.ts';
import { cleanUp, playerAt, seatAfter } from './operations.ts';
import { afterEcho, playForced } from './engineForced.ts';
import { codesOf, type Move, readMove } from './engineMoves.ts';
import { validMoves } from './engineOffers.ts';
import { type Around, fromGameState, type GameState, toGameState } from './engineState.ts';
import { type CardName, COPPER, DEFAULT_VICTORY_PILE, type Edition, type RuleSet } from './facts.ts';
import { game, type Options } from './game.ts';
import { apply, isOver } from './advance.ts';
import { END_ACTIONS, END_TURN } from './moves.ts';
import { pointsOf, type Score, scoreOf, winnersOf } from './score.ts';
import { ACTION_PHASE, type State } from './state.ts';
import { tell } from './text.ts';

export interface GameOptions {
  readonly victoryPileSize?: number;
  readonly kingdom?: readonly CardName[];
  readonly rules?: RuleSet;
  readonly edition?: Edition;
  readonly preset?: Options['preset'];
  /** Whether more than one may play; they may unless this is false. */
  readonly multiplayerEnabled?: boolean;
}

export type GameResult =
  | { readonly success: true; readonly newState: GameState }
  | { readonly success: false; readonly error: string };

export type Validity = { readonly valid: true } | { readonly valid: false; readonly error: string };

export interface Victory {
  readonly isGameOver: boolean;
  /** The first of the winners. */
  readonly winner?: number;
  readonly winners?: readonly number[];
  readonly scores?: readonly number[];
}

const nameOfPlayer = (seat: number): string => `Player ${seat}`;

export class GameEngine {
  readonly #seed: string;
  readonly #options: Options;
  readonly #seats: number;

  constructor(seed: string, options: GameOptions = {}) {
    this.#seed = seed;
    this.#seats = options.multiplayerEnabled === false ? 1 : game.seats[1];
    this.#options = {
      rules: options.rules ?? 'house',
      edition: options.edition ?? 'first',
      preset: options.preset ?? 'none',
      kingdom: options.kingdom ?? [],
      victoryPileSize: options.victoryPileSize ?? DEFAULT_VICTORY_PILE,
    };
  }

  initializeGame(numPlayers = 1): GameState {
    const [min] = game.seats;
    const max = this.#seats;
    if (!Number.isInteger(numPlayers) || numPlayers < min || numPlayers > max)
      throw new Error(max === 1 ? 'multiplayerEnabled is false' : `Dominion is for ${min} to ${max} players`);
    const objection = game.refuse(this.#options, numPlayers);
    if (objection !== null) throw new Error(objection);
    const state = game.start(this.#options, numPlayers, this.#seed);
    const gameLog = [`Game started with ${numPlayers} player${numPlayers === 1 ? '' : 's'}`];
    return toGameState(state, { seed: this.#seed, gameLog, inCleanup: false });
  }

  /** `playerIndex`, where given, must be who has to decide, who is not always the current player. */
  executeMove(state: GameState, move: Move, playerIndex?: number): GameResult {
    try {
      return { success: true, newState: carryOut(state, move, playerIndex) };
    } catch (error) {
      if (error instanceof BaizeError) return { success: false, error: error.message };
      throw error;
    }
  }

  validateMove(state: GameState, move: Move, playerIndex?: number): Validity {
    const result = this.executeMove(state, move, playerIndex);
    return result.success ? { valid: true } : { valid: false, error: result.error };
  }

  isValidMove(state: GameState, move: Move, playerIndex?: number): boolean {
    return this.validateMove(state, move, playerIndex).valid;
  }

  getValidMoves(state: GameState, playerIndex?: number): Move[] {
    const machine = fromGameState(state);
    if (playerIndex !== undefined && playerIndex !== machine.asked) return [];
    return validMoves(machine, state.phase === 'cleanup');
  }

  /** D6: over at the end of the turn in which an end condition came true, never in the middle of one. */
  checkGameOver(state: GameState): Victory {
    const machine = fromGameState(state);
    const current = state.players[state.currentPlayer];
    const fresh =
      state.phase === 'action' && state.pending === null && current.inPlay.length === 0 && current.actions === 1;
    if (!state.gameOver && !(fresh && isOver(machine))) return { isGameOver: false };
    const scores = machine.players.map(pointsOf);
    const winners = winnersOf(
      scores,
      machine.players.map((player) => player.turns),
    );
    return { isGameOver: true, winner: winners[0], winners, scores };
  }

  /** The next seat's turn begins. */
  switchPlayer(state: GameState): GameState {
    const machine = fromGameState(state);
    machine.current = seatAfter(machine, machine.current);
    playerAt(machine, machine.current).turns++;
    freshTurn(machine);
    return toGameState(machine, { seed: state.seed, gameLog: state.gameLog, inCleanup: false });
  }

  /** The clean-up of the current player: everything to the discard pile, five new cards, counters as at the start. */
  resetPlayerTurn(state: GameState): GameState {
    const machine = fromGameState(state);
    cleanUp(machine, machine.current);
    freshTurn(machine);
    return toGameState(machine, { seed: state.seed, gameLog: state.gameLog, inCleanup: false });
  }

  calculateScore(state: GameState, playerIndex: number): number {
    return this.scoreBreakdown(state, playerIndex).points;
  }

  /** Points by card. */
  scoreBreakdown(state: GameState, playerIndex: number): Score {
    return scoreOf(fromGameState(state).players[playerIndex]);
  }
}

function freshTurn(machine: State): void {
  machine.phase = ACTION_PHASE;
  machine.actions = 1;
  machine.buys = 1;
  machine.coins = 0;
  machine.firstSilver = 0;
  machine.asked = machine.current;
}

/** The state after the move, or a thrown refusal. */
function carryOut(state: GameState, raw: unknown, playerIndex: number | undefined): GameState {
  const move = readMove(raw);
  try {
    return played(state, move, playerIndex);
  } catch (error) {
    const same = error instanceof BaizeError ? afterEcho(state, move, playerIndex) : null;
    if (same === null) throw error;
    return same;
  }
}

function played(state: GameState, move: Move, playerIndex: number | undefined): GameState {
  const machine = fromGameState(state);
  if (playerIndex !== undefined && playerIndex !== machine.asked)
    throw new BaizeError(
      'ILLEGAL_MOVE',
      machine.asked < 0 ? 'The game is over' : `Player ${machine.asked} must decide`,
    );
  const inCleanup = state.phase === 'cleanup';
  const events: Event[] = [];
  machine.events = events;
  const ends = move.type === 'end_phase';
  const intoCleanup = ends && endPhase(machine, inCleanup);
  if (!ends) for (const code of codesOf(machine, move, inCleanup)) apply(machine, code);
  const after = {
    seed: state.seed,
    gameLog: state.gameLog,
    inCleanup: intoCleanup,
    forced: playForced(machine),
  };
  machine.events = null;
  const notes = lacksCopper(machine, events) ? ['No Copper to trash'] : [];
  return toGameState(machine, logged(after, machine, events, notes));
}

/** From action to buy, to clean-up, to the next turn. True when it leads into the clean-up. */
function endPhase(machine: State, inCleanup: boolean): boolean {
  if (machine.asked < 0) throw new BaizeError('ILLEGAL_MOVE', 'The game is over');
  if (machine.stack.length > 0) throw new BaizeError('ILLEGAL_MOVE', 'A card waits for a choice');
  if (inCleanup) apply(machine, END_TURN);
  else if (machine.phase === ACTION_PHASE) apply(machine, END_ACTIONS);
  else return true;
  return false;
}

/** A Moneylender was played, has nothing to ask and brought nothing. */
function lacksCopper(machine: State, events: readonly Event[]): boolean {
  const wasPlayed = events.some((event) => event.type === 'played' && event.card === 'Moneylender');
  return (
    wasPlayed &&
    playerAt(machine, machine.current).hand[COPPER] === 0 &&
    !events.some((event) => event.type === 'trashed')
  );
}

function logged(around: Around, machine: State, events: readonly Event[], notes: readonly string[]): Around {
  const lines = [...events.map((event) => tell(eventFor(event, null), nameOfPlayer)), ...notes];
  if (machine.asked < 0) {
    const winners = game.result(machine)?.winners ?? [];
    lines.push(`Game ended: ${winners.map(nameOfPlayer).join(' and ')} win${winners.length === 1 ? 's' : ''}`);
  }
  return { ...around, gameLog: [...around.gameLog, ...lines] };
}
