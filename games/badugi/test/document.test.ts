/** The CPU document: what its data and checklist ask for beyond the success criteria and the model's own tests. */
import { describe, expect, test } from 'vitest';
import { CPU_PROFILES } from '../bots/profiles.ts';
import { GamePhase, GameState } from '../src/model.ts';
import { type Card, HandEvaluator, HandType } from '../src/modelHand.ts';
import { CpuStrategy } from '../src/strategy.ts';

/** Calls and checks until a CPU has to draw. */
function untilDraw(seed: string): GameState {
  const game = new GameState(3, {}, seed);
  game.startHand();
  while (game.getLegalActions().length > 0) game.act(game.getLegalActions().includes('Check') ? 'Check' : 'Call');
  while (!game.getCurrentPlayer().isCpu) game.standPat();
  return game;
}

test('BAD-5: the six profiles have the numbers of the document', () => {
  const factors = CPU_PROFILES.map(({ id, aggressionFactor, bluffFrequency, tightnessFactor }) => [
    id,
    aggressionFactor,
    bluffFrequency,
    tightnessFactor,
  ]);
  expect(factors).toEqual([
    ['CPU 1', 0.9, 0.15, 1.1],
    ['CPU 2', 1.1, 0.2, 0.9],
    ['CPU 3', 1.0, 0.17, 1.0],
    ['CPU 4', 0.8, 0.12, 1.2],
    ['CPU 5', 1.2, 0.22, 0.8],
    ['CPU 6', 1.0, 0.18, 1.0],
  ]);
});

describe('decisions', () => {
  test('BAD-10: in a draw phase decideAction says Draw, and decideDiscards says what goes', () => {
    const game = untilDraw('draws');
    expect(game.phase).toBe(GamePhase.Draw1);
    expect(CpuStrategy.decideAction(game)).toBe('Draw');
  });

  test('BAD-15: what does not count is thrown in the first draw', () => {
    for (let i = 0; i < 40; i++) {
      const game = untilDraw(`discards ${i}`);
      const { hand } = game.getCurrentPlayer();
      const rank = HandEvaluator.evaluate(hand);
      const thrown = CpuStrategy.decideDiscards(game);
      const counts = (card: Card): boolean =>
        rank.cards.some(({ rank: r, suit }) => r === card.rank && suit === card.suit);
      if (rank.type === HandType.ThreeCard)
        expect(thrown).toEqual(expect.arrayContaining(hand.filter((card) => !counts(card))));
      expect(thrown.every((card) => hand.some((own) => own.rank === card.rank && own.suit === card.suit))).toBe(true);
    }
  });

  test('BAD-12: nobody folds while checking is free', () => {
    let free = 0;
    for (let i = 0; i < 60; i++) {
      const game = new GameState(4, {}, `free ${i}`);
      game.startHand();
      for (let n = 0; n < 60 && game.phase !== GamePhase.Showdown; n++) {
        const legal = game.getLegalActions();
        const cpu = game.getCurrentPlayer().isCpu;
        if (legal.length === 0) {
          if (cpu) game.draw(CpuStrategy.decideDiscards(game));
          else game.standPat();
          continue;
        }
        const action = cpu ? CpuStrategy.decideAction(game) : legal.includes('Check') ? 'Check' : 'Call';
        if (cpu && legal.includes('Check')) {
          free++;
          expect(action).not.toBe('Fold');
        }
        expect(legal).toContain(action);
        game.act(action);
      }
    }
    expect(free).toBeGreaterThan(50);
  });
});
