/** The specified model by its names, as corrected. */
import { describe, expect, test } from 'vitest';
import { cardFrom } from './cards.ts';
import { GamePhase, GameState } from './model.ts';
import { type Card, HandEvaluator, HandType, Rank, Suit, toCard } from './modelHand.ts';
import { CpuStrategy, getPositionCategory, getStrategyProfile, OPENING_RANGES } from './strategy.ts';

const hand = (text: string): Card[] => text.split(' ').map((name) => toCard(cardFrom(name)));
const rank = (text: string) => HandEvaluator.evaluate(hand(text));

describe('HandEvaluator', () => {
  test('types and order', () => {
    expect(rank('As 2d 3c 4h').type).toBe(HandType.Badugi);
    expect(rank('As 2d 3c 4c')).toMatchObject({ type: HandType.ThreeCard });
    expect(rank('As 2d 3c 4h').compareTo(rank('As 2d 3c 5h'))).toBeLessThan(0);
    expect(rank('Kd Qc Js Th').compareTo(rank('As 2d 3c 3d'))).toBeLessThan(0);
    expect(rank('As 2d 3c 4h').compareTo(rank('Ah 2c 3d 4s'))).toBe(0);
    expect(String(rank('8s 6c 3d Ah'))).toBe('8-6-3-A badugi');
  });

  test('BAD-3: breakability is 0 to 91, over ranks below the highest card that improve', () => {
    const score = (text: string) => HandEvaluator.calculateBreakability(hand(text), rank(text));
    expect(score('As 2d 3c 4h')).toMatchObject({ score: 0, improveRanks: [] });
    expect(score('As 2d 3c 6h')).toMatchObject({ score: 10 + 9, improveRanks: [Rank.Four, Rank.Five] });
    expect(score('Kh As 2d 3c').breakableCard).toEqual({ rank: Rank.King, suit: Suit.Hearts });
    expect(score('Kh Qs Jd Tc')).toMatchObject({ score: 13 + 12 + 11 + 10 + 9 + 8 + 7 + 6 + 5 });
    expect(score('As 2d 3c 4c')).toEqual({ score: 0, breakableCard: null, improveRanks: [] });
    for (const text of ['Kh Qs Jd Tc', 'Kh As 2d 3c', '9h 8s 7d 6c']) expect(score(text).score).toBeLessThanOrEqual(91);
  });

  test('BAD-4: smooth and rough', () => {
    expect(HandEvaluator.isSmooth(rank('7s 4d 2c 2h'))).toBe(true);
    expect(HandEvaluator.isSmooth(rank('7s 6d 2c 2h'))).toBe(false);
    expect(HandEvaluator.isSmooth(rank('Kh Qs Jd Tc'))).toBe(false);
  });
});

describe('GameState', () => {
  test('BAD-1, BAD-2: draw history is null until drawn, then counts what draw() and standPat() did, then starts anew', () => {
    const game = new GameState(2, {}, 'history');
    game.startHand();
    expect(game.players.map((player) => player.drawHistory)).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
    game.call();
    game.check();
    expect(game.phase).toBe(GamePhase.Draw1);
    const first = game.getCurrentPlayer();
    game.draw(first.hand.slice(0, 2));
    expect(first.drawHistory).toEqual([2, null, null]);
    game.standPat();
    expect(game.players.map((player) => player.drawHistory[0])).toEqual([2, 0]);
    game.check();
    game.bet();
    game.fold();
    expect(game.phase).toBe(GamePhase.Showdown);
    expect(game.getWinnings()).toEqual([-20, 20]);
    game.startHand();
    expect(game.dealerIndex).toBe(0);
    expect(game.players[0]?.drawHistory).toEqual([null, null, null]);
  });

  test('refusals name what is wrong and change nothing', () => {
    const game = new GameState(3, {}, 'refusals');
    expect(() => game.getCurrentPlayer()).toThrow(expect.objectContaining({ code: 'NO_HAND' }));
    game.startHand();
    expect(() => game.check()).toThrow(/not possible/);
    expect(() => game.standPat()).toThrow(/bet/);
    expect(() => game.startHand()).toThrow(/not over/);
    game.call();
    game.call();
    game.check();
    expect(() => game.draw(hand('As 2s 3s 4s Ks Kd Kh Kc'))).toThrow(/own hand/);
    expect(() => game.call()).toThrow(/draw/);
    expect(game.pot).toBe(60);
  });

  test('BAD-13: whole hands with CPUs conserve chips and end', () => {
    const game = new GameState(7, { stack: 400 }, 'whole');
    for (let n = 0; n < 40 && game.players.filter((player) => player.chips > 0).length > 1; n++) {
      game.startHand();
      const over = (): boolean => game.phase === GamePhase.Showdown;
      while (!over()) {
        const legal = game.getLegalActions();
        if (!game.getCurrentPlayer().isCpu) {
          if (legal.length === 0) game.standPat();
          else game.act(legal.includes('Check') ? 'Check' : 'Fold');
        } else if (legal.length === 0) game.draw(CpuStrategy.decideDiscards(game));
        else game.act(CpuStrategy.decideAction(game));
      }
      expect(game.players.reduce((sum, player) => sum + player.chips, 0)).toBe(2800);
    }
  });

  test('BAD-9: the strategy decides for CPUs only', () => {
    const game = new GameState(3, {}, 'human');
    game.startHand();
    while (game.getCurrentPlayer().isCpu) game.call();
    expect(() => CpuStrategy.decideAction(game)).toThrow('not CPU');
  });
});

describe('positions, profiles and chart', () => {
  test('BAD-6, BAD-7: blinds and first seats early, cutoff and button late; the profile by the number in the id', () => {
    const game = new GameState(7, {}, 'positions');
    game.startHand();
    const categories = game.players.map((player) => getPositionCategory(game, player));
    expect(categories).toEqual(['early', 'early', 'early', 'early', 'middle', 'late', 'late']);
    expect(getStrategyProfile(game.players[5]).id).toBe('CPU 5');
  });

  test('BAD-8: the chart of the specification', () => {
    const { Badugi, ThreeCard, TwoCard } = HandType;
    const { early, middle, late } = OPENING_RANGES;
    expect([early, middle, late].map((range) => range[Badugi]?.maxHighCard)).toEqual([
      Rank.Eight,
      Rank.Nine,
      Rank.Queen,
    ]);
    expect(early[ThreeCard]).toMatchObject({ maxHighCard: Rank.Six, mustBeSmooth: true });
    expect(middle[ThreeCard]).toMatchObject({ maxHighCard: Rank.Seven, mustBeSmooth: true });
    expect(late[ThreeCard]?.maxHighCard).toBe(Rank.Eight);
    expect(late[ThreeCard]?.mustBeSmooth).not.toBe(true);
    expect(late[TwoCard]?.maxHighCard).toBe(Rank.Three);
    for (const range of [early, middle]) expect(range[TwoCard]).toMatchObject({ action: 'fold' });
    // Who opens raises, whatever the document calls it.
    for (const range of [early, middle, late]) expect(range[Badugi]?.action).toBe('raise');
  });
});
