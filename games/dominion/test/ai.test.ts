/** `RulesBasedAI` in whole games through `GameEngine`: every move is accepted and every game ends. `npm run fuzz` plays more of them. */
import { below, pick, type Random, seeded } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { AIFactory, type AIStrategy } from '../bots/ai.ts';
import { GameEngine, type GameOptions } from '../src/engine.ts';
import { type GameState, toGameState } from '../src/engineState.ts';
import { optionsWith, randomOptions, richGame } from './rich.ts';
import { play, run, seatOf, table, throne } from './table.ts';

const STRATEGIES: readonly AIStrategy[] = ['bigMoney', 'aggressive', 'defensive', 'balanced'];
const IS_LONG = process.env['BAIZE_FUZZ'] === 'long';
const DECISIONS = IS_LONG ? 100_000 : 3000;

/** A new game, or one that begins in the thick of it with Actions in every deck. */
function start(options: GameOptions, seats: number, seed: string, isRich: boolean): GameState {
  const plain = new GameEngine(seed, options).initializeGame(seats);
  if (!isRich) return plain;
  return toGameState(richGame.start(optionsWith(options), seats, seed), {
    seed,
    gameLog: plain.gameLog,
    inCleanup: false,
  });
}

/** How many decisions each strategy made until the game was over. */
function playGame(strategies: readonly AIStrategy[], begin: GameState, seed: string): Map<AIStrategy, number> {
  const engine = new GameEngine(seed);
  const players = strategies.map((strategy) => AIFactory.create(strategy, seed));
  const made = new Map<AIStrategy, number>();
  let state = begin;
  for (let n = 0; !state.gameOver; n++) {
    if (n > 20_000) throw new Error(`${seed} does not end`);
    const who = state.pending?.player ?? state.currentPlayer;
    const { move, reasoning } = players[who].decideBestMove(state, who);
    expect(reasoning).not.toBe('');
    const result = engine.executeMove(state, move, who);
    if (!result.success) throw new Error(`${seed}, ${strategies[who]}: ${JSON.stringify(move)}: ${result.error}`);
    made.set(strategies[who], (made.get(strategies[who]) ?? 0) + 1);
    state = result.newState;
  }
  return made;
}

const others = (chance: Random, count: number): AIStrategy[] =>
  Array.from({ length: count }, () => pick(chance, STRATEGIES));

describe.each(STRATEGIES)('%s', (strategy) => {
  test('plays only legal moves, and every game ends, over random kingdoms and both rule sets', () => {
    const chance = seeded(`ai fuzz ${strategy}`);
    let [decisions, games] = [0, 0];
    for (; decisions < DECISIONS; games++) {
      const seed = `ai ${strategy} ${games}`;
      const mirror = games % 3 === 0;
      const seats = mirror ? 2 : 1 + below(chance, 4);
      const options = randomOptions(chance, seats);
      const players = mirror ? [strategy, strategy] : [strategy, ...others(chance, seats - 1)];
      const made = playGame(players, start(options, seats, seed, games % 2 === 0), seed);
      decisions += made.get(strategy) ?? 0;
    }
    if (IS_LONG) console.log(`${strategy}: ${decisions} decisions in ${games} games, all accepted`);
  }, 1_200_000);

  test.each([
    'Chapel',
    'Moneylender',
    'Cellar',
    'Thief',
    'Spy',
    'Library',
    'Militia',
    'Bureaucrat',
    'Remodel',
    'Mine',
  ] as const)('answers each play of a %s that Throne Room plays twice', (card) => {
    for (const rules of ['house', 'official'] as const) {
      const begin = table(
        [
          { hand: `Throne Room, ${card}, 3 Copper, Estate, Curse`, deck: '2 Curse, 4 Estate, Village, 3 Copper' },
          { hand: '3 Estate, 2 Silver', deck: 'Silver, Gold, Copper, Silver, Estate' },
        ],
        { rules },
      );
      let state = run(begin, play('Throne Room'), throne(card));
      const player = AIFactory.create(strategy, 'throne');
      const engine = new GameEngine('throne');
      for (let n = 0; state.pending !== null; n++) {
        expect(n).toBeLessThan(30);
        const who = state.pending.player;
        const { move } = player.decideBestMove(state, who);
        for (const named of move.cards ?? [])
          if (move.type !== 'gain_trashed_card') expect(seatOf(state, who).hand).toContain(named);
        const result = engine.executeMove(state, move, who);
        if (!result.success) throw new Error(`${JSON.stringify(move)}: ${result.error}`);
        state = result.newState;
      }
    }
  });
});

test('with no buys left the turn is ended, whatever the coins', () => {
  const state = table([{ hand: 'Estate' }, {}], { phase: 'buy', coins: 11, buys: 0 });
  for (const strategy of STRATEGIES)
    expect(AIFactory.create(strategy).decideBestMove(state, 0).move).toEqual({ type: 'end_phase' });
});
