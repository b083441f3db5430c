/** The architecture document, requirement by requirement, with its own examples of tests as they stand there. */
import { describe, expect, it, test } from 'vitest';
import { AIFactory, RulesBasedAI } from '../bots/ai.ts';
import { GameEngine } from '../src/engine.ts';
import type { Move } from '../src/engineMoves.ts';
import type { GameState, PlayerState } from '../src/engineState.ts';
import { END, engine, play, run, seatOf, table } from './table.ts';

const seed = 'test-multiplayer-001';

/** A turn of whoever is on turn, without a buy. */
const pass = (state: GameState): GameState => run(state, END, END, END);

describe('principles', () => {
  test('ARCH-1: a state is never changed; a move returns a new, frozen one', () => {
    const before = new GameEngine(seed).initializeGame(2);
    const copy = structuredClone(before);
    const after = run(before, END);
    expect(before).toEqual(copy);
    expect(after).not.toBe(before);
    for (const frozen of [after, after.players, after.players[0], after.players[0].hand, after.supply, after.gameLog])
      expect(Object.isFrozen(frozen)).toBe(true);
  });
  test('ARCH-2: RulesBasedAI decides and changes nothing', () => {
    const state = new GameEngine(seed).initializeGame(2);
    const copy = structuredClone(state);
    new RulesBasedAI(seed).decideBestMove(state, 0);
    expect(state).toEqual(copy);
  });
  test('ARCH-3: a solo game is the default and is played on by the same moves', () => {
    const start = new GameEngine(seed).initializeGame();
    expect(start.players).toHaveLength(1);
    expect(pass(start)).toMatchObject({ currentPlayer: 0, turnNumber: 2, phase: 'action' });
  });
  test('ARCH-4: the same seed shuffles the same, the same state is decided the same, and a game can be replayed', () => {
    const play = (): string => {
      const own = new GameEngine(seed);
      const ai = new RulesBasedAI(seed);
      let state = own.initializeGame(2);
      for (let n = 0; n < 200 && !state.gameOver; n++) {
        const { move } = ai.decideBestMove(state, state.currentPlayer);
        expect(ai.decideBestMove(state, state.currentPlayer).move).toEqual(move);
        state = run(state, move);
      }
      return JSON.stringify(state);
    };
    expect(play()).toBe(play());
  });
});

describe('data', () => {
  const state = new GameEngine(seed).initializeGame(2);
  test('ARCH-5: GameState has the specified fields, the supply as a record', () => {
    expect(state).toMatchObject({ currentPlayer: 0, phase: 'action', turnNumber: 1, seed });
    expect(Array.isArray(state.players) && Array.isArray(state.gameLog)).toBe(true);
    expect(JSON.parse(JSON.stringify(state)).supply.Copper).toBe(60);
  });
  test('ARCH-6: PlayerState has the specified fields', () => {
    for (const player of state.players) {
      for (const pile of ['drawPile', 'hand', 'discardPile', 'inPlay'] as const)
        expect(Array.isArray(player[pile])).toBe(true);
      expect([player.actions, player.buys, player.coins]).toEqual([1, 1, 0]);
    }
  });
  test('ARCH-8: the piles that the document names have its sizes', () => {
    const piles = { Copper: 60, Silver: 40, Gold: 30, Estate: 12, Duchy: 12, Province: 12, Smithy: 10, Village: 10 };
    expect(state.supply).toMatchObject(piles);
  });
  test('ARCH-9: the six move types of the document are played with its fields', () => {
    const start = table([{ hand: 'Cellar, Copper, Silver, Estate', deck: '5 Copper' }, {}]);
    const moves: Move[] = [
      { type: 'play_action', card: 'Cellar' },
      { type: 'discard_for_cellar', cards: ['Estate'] },
      { type: 'end_phase' },
      { type: 'play_treasure', card: 'Silver' },
      { type: 'play_all_treasures' },
      { type: 'buy', card: 'Silver' },
    ];
    expect(seatOf(run(start, ...moves), 0).discardPile).toEqual(['Estate', 'Silver']);
  });
});

describe('course of a game', () => {
  test('ARCH-10: each player is dealt 5 of a shuffled deck of 7 Copper and 3 Estate of their own', () => {
    const orders = Array.from({ length: 20 }, (_, i) => new GameEngine(`deal ${i}`).initializeGame(2).players);
    for (const players of orders)
      for (const { hand, drawPile } of players) {
        expect([hand.length, drawPile.length]).toEqual([5, 5]);
        expect([...hand, ...drawPile].filter((card) => card === 'Copper')).toHaveLength(7);
      }
    expect(orders.some(([one, two]) => JSON.stringify(one) !== JSON.stringify(two))).toBe(true);
  });
  test('ARCH-11: it starts with player 0, in the action phase of turn 1, with a line in the log', () => {
    const start = new GameEngine(seed).initializeGame(2);
    expect(start).toMatchObject({ currentPlayer: 0, phase: 'action', turnNumber: 1 });
    expect(start.gameLog).toEqual(['Game started with 2 players']);
  });
  test('ARCH-12: action, buy, cleanup, then the other player; the turn number grows after player 1', () => {
    let state = new GameEngine(seed).initializeGame(2);
    const seen: unknown[] = [];
    for (let n = 0; n < 7; n++) {
      seen.push([state.turnNumber, state.currentPlayer, state.phase]);
      state = run(state, END);
    }
    expect(seen).toEqual([
      [1, 0, 'action'],
      [1, 0, 'buy'],
      [1, 0, 'cleanup'],
      [1, 1, 'action'],
      [1, 1, 'buy'],
      [1, 1, 'cleanup'],
      [2, 0, 'action'],
    ]);
  });
  test('ARCH-13: cleanup discards hand and play, draws five and resets the counters', () => {
    const start = table([{ hand: 'Village, Copper, Estate', deck: 'Duchy, 6 Silver', discard: '' }, {}]);
    const after = seatOf(pass(run(start, play('Village'))), 0);
    expect(after).toMatchObject({ hand: ['Silver', 'Silver', 'Silver', 'Silver', 'Silver'], inPlay: [] });
    expect(after.discardPile.toSorted()).toEqual(['Copper', 'Duchy', 'Estate', 'Village']);
    expect([after.actions, after.buys, after.coins]).toEqual([1, 1, 0]);
  });
  test('ARCH-14: a deck that runs short is made of the shuffled discard pile', () => {
    const after = seatOf(pass(table([{ hand: '', deck: '2 Gold', discard: '8 Silver' }, {}])), 0);
    expect(after.hand.toSorted()).toEqual(['Gold', 'Gold', 'Silver', 'Silver', 'Silver']);
    expect([after.drawPile.length, after.discardPile.length]).toEqual([5, 0]);
  });
  test('ARCH-15: it ends with the last Province or three empty piles, with scores and the winner', () => {
    const seats = [
      { hand: 'Province', deck: '5 Copper', discard: '' },
      { hand: 'Estate', deck: '', discard: '' },
    ];
    for (const supply of [{ Province: 0 }, { Smithy: 0, Village: 0, Moat: 0 }])
      expect(engine.checkGameOver(table(seats, { supply }))).toMatchObject({
        isGameOver: true,
        winner: 0,
        scores: [6, 1],
      });
    expect(engine.checkGameOver(table(seats, { supply: { Smithy: 0, Village: 0 } }))).toEqual({ isGameOver: false });
  });
});

describe('engine and AI', () => {
  const ai = new RulesBasedAI(seed);
  const buying = (coins: number, turn = 12): GameState =>
    table([{ hand: 'Estate' }, {}], { phase: 'buy', coins, turn });
  test('ARCH-16: a move of the wrong player or phase is an error in the result, not an exception', () => {
    const state = new GameEngine(seed).initializeGame(2);
    expect(engine.executeMove(state, END, 1)).toMatchObject({ success: false });
    expect(engine.executeMove(state, { type: 'buy', card: 'Copper' })).toEqual({
      success: false,
      error: 'Not in buy phase',
    });
    const refused = engine.executeMove(state, END, 1);
    expect('newState' in refused).toBe(false);
  });
  test('ARCH-17: the AI of another player, or of a game that is over, throws what the document says', () => {
    expect(() => ai.decideBestMove(buying(3), 1)).toThrow("It's not player 1's turn");
    const over = run({ ...buying(0), supply: { Province: 0 } }, END, END);
    expect(over.gameOver).toBe(true);
    expect(() => ai.decideBestMove(over, 0)).toThrow('No valid moves available');
  });
  test('ARCH-18: the move chosen scores highest of all valid ones, and has a reason', () => {
    const acting = table([{ hand: 'Village, Smithy, Moat, 2 Copper' }, {}]);
    const paying = table([{ hand: 'Gold, Silver, Copper, Estate' }, {}], { phase: 'buy', turn: 12 });
    for (const state of [...[0, 3, 5, 6, 8].map((coins) => buying(coins)), acting, paying]) {
      const { move, reasoning } = ai.decideBestMove(state, 0);
      const moves = ai.getValidMoves(state, 0);
      expect(moves).toContainEqual(move);
      const best = Math.max(...moves.map((each) => ai.evaluateMove(each, state, 0)));
      expect(ai.evaluateMove(move, state, 0)).toBe(best);
      expect(moves.filter((each) => ai.evaluateMove(each, state, 0) === best)).toEqual([move]);
      expect(reasoning).not.toBe('');
    }
  });
  test('ARCH-19: in the action phase Village comes before Smithy, and both before the end', () => {
    const next = (hand: string): unknown => ai.decideBestMove(table([{ hand }, {}]), 0).move;
    expect(next('Smithy, Village, Copper')).toEqual(play('Village'));
    expect(next('Smithy, Copper')).toEqual(play('Smithy'));
    expect(next('2 Copper')).toEqual(END);
  });
  test('ARCH-21: in the cleanup phase it ends the phase', () => {
    expect(ai.decideBestMove(run(buying(0), END), 0).move).toEqual(END);
  });
  test('ARCH-22: GameEngine takes a seed and options, multiplayerEnabled and victoryPileSize among them', () => {
    const own = new GameEngine(seed, { multiplayerEnabled: true, victoryPileSize: 8 });
    expect(own.initializeGame(2).supply).toMatchObject({ Estate: 8, Duchy: 8, Province: 8 });
  });
  test('ARCH-23: the public methods of GameEngine', () => {
    const state = new GameEngine(seed).initializeGame(2);
    expect(engine.getValidMoves(state)).toContainEqual(END);
    expect(engine.getValidMoves(state, 0)).toEqual(engine.getValidMoves(state));
    expect(engine.getValidMoves(state, 1)).toEqual([]);
    expect(engine.switchPlayer(state).currentPlayer).toBe(1);
    expect(engine.resetPlayerTurn(state).players[0].discardPile).toHaveLength(5);
    expect(engine.calculateScore(state, 0)).toBe(3);
    expect(engine.checkGameOver(state)).toEqual({ isGameOver: false });
  });
  test('ARCH-24: every valid move is accepted and every other of the kind refused', () => {
    const state = buying(3);
    const valid = engine.getValidMoves(state);
    for (const card of ['Copper', 'Silver', 'Gold', 'Estate', 'Duchy', 'Province', 'Curse', 'Village'] as const) {
      const move: Move = { type: 'buy', card };
      expect(engine.isValidMove(state, move)).toBe(valid.some((each) => each.type === 'buy' && each.card === card));
    }
  });
  test('ARCH-31: with three players the turn goes round and the number grows after the last', () => {
    let state = new GameEngine(seed).initializeGame(3);
    const turns: unknown[] = [];
    for (let n = 0; n < 4; n++, state = pass(state)) turns.push([state.currentPlayer, state.turnNumber]);
    expect(turns).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
    ]);
  });
  test('ARCH-32: AIFactory makes the four strategies', () => {
    for (const strategy of ['bigMoney', 'aggressive', 'defensive', 'balanced'] as const)
      expect(AIFactory.create(strategy)).toBeInstanceOf(RulesBasedAI);
  });
});

// From here on the examples of the document, as they stand there.
describe('ARCH-30: Multiplayer Game Flow', () => {
  it('should switch turns correctly', () => {
    const engine = new GameEngine('test-seed-001');
    const state1 = engine.initializeGame(2);
    const result = engine.executeMove(state1, {
      type: 'end_phase',
    });
    expect(result.success).toBe(true);
    if (!result.success) return;
    expect(result.newState.phase).toBe('buy');
  });
});

describe('ARCH-30: test fixtures', () => {
  it('standard assertions and helpers', () => {
    const engine = new GameEngine(seed);
    const gameState = engine.initializeGame(2);
    expect(gameState.players.length).toBe(2);
    expect(gameState.currentPlayer).toBe(0);
    expect(gameState.phase).toBe('action');
    const getPlayer = (state: GameState, id: number): PlayerState => state.players[id];
    const countEmptyPiles = (state: GameState): number =>
      Object.values(state.supply).filter((count) => count === 0).length;
    expect(getPlayer(gameState, 1).hand).toHaveLength(5);
    expect(countEmptyPiles(gameState)).toBe(0);
  });
});

describe('ARCH-30: Complete Game Flow', () => {
  const executePhase = (engine: GameEngine, state: GameState, moves: readonly Move[]): GameState =>
    moves.reduce((now, move) => {
      const result = engine.executeMove(now, move);
      if (!result.success) throw new Error(result.error);
      return result.newState;
    }, state);
  it('should play 3 complete turns', () => {
    const engine = new GameEngine('seed');
    let state = engine.initializeGame(2);
    for (const player of [0, 1, 0, 1, 0, 1]) {
      expect(state.currentPlayer).toBe(player);
      state = executePhase(engine, state, [{ type: 'end_phase' }]);
      state = executePhase(engine, state, [{ type: 'buy', card: 'Copper' }, { type: 'end_phase' }]);
      state = executePhase(engine, state, [{ type: 'end_phase' }]);
      expect(state.currentPlayer).toBe(1 - player);
      expect(state.phase).toBe('action');
    }
    expect(state.turnNumber).toBe(4);
  });
});
