import { hear } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { type Card, CARDS, game, type PlayerBoard } from '../src/index.ts';
import {
  add,
  buyWords,
  canPick,
  cheapest,
  choiceOf,
  none,
  price,
  returnWords,
  stillToPick,
  swap,
  TOKENS,
  takeWords,
} from './choice.ts';

const cardOf = (id: string): Card => CARDS.find((card) => card.id === id) as Card;
const options = { rules: 'official', strictThree: false } as const;

describe('picking gems follows the legal words', () => {
  const moves = ['take diamond sapphire emerald', 'take diamond sapphire ruby', 'take diamond diamond', 'buy t1-01'];
  const one = add(none, 'diamond', 1);

  test('one more of a colour must lead to a legal take', () => {
    expect(canPick(moves, none, 'diamond')).toBe(true);
    expect(canPick(moves, none, 'onyx')).toBe(false);
    expect(canPick(moves, one, 'diamond')).toBe(true);
    expect(canPick(moves, add(one, 'diamond', 1), 'sapphire')).toBe(false);
    expect(canPick(moves, add(one, 'sapphire', 1), 'diamond')).toBe(false);
  });

  test('says how many are still to pick', () => {
    expect(stillToPick(moves, one)).toBe(1);
    expect(stillToPick(moves, add(one, 'sapphire', 1))).toBe(1);
    expect(stillToPick(moves, add(one, 'diamond', 1))).toBe(0);
    expect(stillToPick(moves, add(none, 'onyx', 1))).toBe(Number.POSITIVE_INFINITY);
  });

  test('words stand in gem order, gold last', () => {
    expect(takeWords(add(add(none, 'onyx', 1), 'diamond', 1))).toBe('take diamond onyx');
    expect(returnWords({ ...none, gold: 1, ruby: 2 })).toBe('return ruby ruby gold');
  });
});

describe('prices and payments', () => {
  const board: PlayerBoard = {
    tokens: { diamond: 0, sapphire: 1, emerald: 2, ruby: 2, onyx: 3, gold: 1 },
    bonuses: { diamond: 2, sapphire: 2, emerald: 1, ruby: 2, onyx: 1 },
    reserved: [],
    blind: [],
    purchasedCardIds: [],
    nobles: [],
    prestige: 7,
  };
  const card: Card = { ...cardOf('t2-04'), cost: { diamond: 0, sapphire: 0, emerald: 1, ruby: 4, onyx: 2 } };

  test('discounts first, then what is missing, then gold', () => {
    const { cells, missing, reach } = price(card, board);
    expect(cells.map(({ colour, net }) => [colour, net])).toEqual([
      ['emerald', 0],
      ['ruby', 2],
      ['onyx', 1],
    ]);
    expect([missing, reach]).toEqual([0, 'plain']);
    expect(price(card, board, { ...board.tokens, ruby: 1 })).toMatchObject({ missing: 1, reach: 'gold' });
    expect(price(card, board, { ...board.tokens, ruby: 0 })).toMatchObject({ missing: 2, reach: 'short' });
    expect(price(card, null)).toMatchObject({ missing: 0, cells: [{ net: 1 }, { net: 4 }, { net: 2 }] });
  });

  test('the cheapest payment needs no words of its own', () => {
    const least = cheapest(card, board);
    expect(least).toEqual({ ...none, ruby: 2, onyx: 1 });
    expect(buyWords(card, board, least)).toBe('buy t2-04');
    const gold = swap(least, 'ruby', true);
    expect(buyWords(card, board, gold)).toBe('buy t2-04 paying 1 ruby 1 onyx 1 gold');
    expect(swap(gold, 'ruby', false)).toEqual(least);
  });
});

test('every legal move of whole games is said by the table exactly as by the game', () => {
  let buys = 0;
  let returns = 0;
  for (const seed of ['a', 'b', 'c']) {
    const state = game.start(options, 3, seed);
    for (let i = 0; i < 400 && game.turn(state) !== null; i++) {
      const seat = game.turn(state) as number;
      const view = game.view(state, seat);
      const board = view.playerBoards[`p${seat}`];
      const legal = game.moves(state).map((move) => game.say(move, state));
      for (const words of legal) {
        const choice = choiceOf(words);
        if (choice.kind === 'gems') expect(takeWords(choice.picked)).toBe(words);
        else if (choice.kind === 'return') {
          expect(returnWords(choice.back)).toBe(words);
          returns++;
        } else if (choice.kind === 'card' && words.startsWith('buy')) {
          expect(buyWords(cardOf(choice.id), board, choice.payment)).toBe(words);
          buys++;
        }
      }
      // what can be bought is what the prices say
      if (view.pending === null)
        for (const card of Object.values(view.tableau).flat())
          if (card !== null) expect(price(card, board).reach !== 'short').toBe(legal.includes(`buy ${card.id}`));
      // stones by turns, cards when they can be had: tokens run over and cards are bought
      const words = legal.find((each) => i % 3 === 0 && each.startsWith('buy')) ?? legal[(i * 7) % legal.length];
      const move = hear(game, state, words);
      game.advance(state, move as number);
    }
  }
  expect(buys).toBeGreaterThan(50);
  expect(returns).toBeGreaterThan(50);
  expect(TOKENS).toHaveLength(6);
});
