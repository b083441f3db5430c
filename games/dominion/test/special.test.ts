/** Throne Room, Adventurer, Chancellor, Library, Gardens: the specification's named cases. */
import { describe, expect, test } from 'vitest';
import { showScore } from '../src/score.ts';
import type { Move } from '../src/engineMoves.ts';
import type { CardName } from '../src/facts.ts';
import { cards, END, engine, gain, play, refusal, run, seatOf, table, throne, trash } from './table.ts';

const aside = (card: CardName, set_aside: boolean): Move => ({ type: 'library_set_aside', card, set_aside });
const convert = (yes: boolean): Move => ({ type: 'chancellor_decision', convert: yes });

describe('Throne Room', () => {
  const enthroned = (hand: string, card: CardName, deck = '8 Copper') =>
    run(
      table([
        { hand: `Throne Room, ${hand}`, deck, discard: '' },
        { hand: '5 Copper', deck: '' },
      ]),
      play('Throne Room'),
      throne(card),
    );
  test('UT-THRONE-1, AC 5.1: Smithy twice is six cards', () => {
    const after = enthroned('Smithy', 'Smithy');
    expect(seatOf(after, 0)).toMatchObject({ hand: cards('6 Copper'), inPlay: ['Throne Room', 'Smithy'], actions: 0 });
  });
  test('UT-THRONE-2, AC 5.1: Village twice is two cards and four actions', () => {
    expect(seatOf(enthroned('Village', 'Village'), 0)).toMatchObject({ hand: cards('2 Copper'), actions: 4 });
  });
  test('UT-THRONE-3, EC 5.1.1: without an Action nothing happens', () => {
    const after = run(table([{ hand: 'Throne Room, 2 Copper' }, {}]), play('Throne Room'));
    expect(after.pending).toBeNull();
    expect(seatOf(after, 0)).toMatchObject({ hand: cards('2 Copper'), actions: 0 });
  });
  test('UT-THRONE-4, EC 5.1.2: Chapel twice trashes up to eight', () => {
    const after = run(enthroned('Chapel, 8 Copper', 'Chapel'), trash('4 Copper'), trash('4 Copper'));
    expect(after.trash).toEqual(cards('8 Copper'));
  });
  test('IT-THRONE-1, EC 5.1.3: Feast twice gains two and trashes one', () => {
    const after = run(enthroned('Feast', 'Feast'), gain('Market'), gain('Witch'));
    expect(after.trash).toEqual(['Feast']);
    expect(seatOf(after, 0).discardPile).toEqual(['Market', 'Witch']);
  });
  test('IT-THRONE-2, EC 5.1.5: Militia twice is $4 and one discard', () => {
    const after = run(enthroned('Militia', 'Militia'), { type: 'discard_to_hand_size', cards: cards('2 Copper') });
    expect(after.pending).toBeNull();
    expect(seatOf(after, 0).coins).toBe(4);
    expect(seatOf(after, 1).hand).toHaveLength(3);
  });
  test('IT-THRONE-3, EC 5.1.4: on a Throne Room it plays one Action four times (D8)', () => {
    const after = run(enthroned('Throne Room, Market', 'Throne Room'), throne('Market'));
    expect(after.pending).toBeNull();
    expect(seatOf(after, 0)).toMatchObject({ hand: cards('4 Copper'), actions: 4, buys: 5, coins: 4 });
  });
  test('D7: it may be declined under the house rules only', () => {
    const state = run(table([{ hand: 'Throne Room, Smithy' }, {}]), play('Throne Room'));
    expect(run(state, throne()).pending).toBeNull();
    const official = run(
      table([{ hand: 'Throne Room, Smithy, Moat' }, {}], { rules: 'official' }),
      play('Throne Room'),
    );
    expect(refusal(official, throne())).toBe('Must play an Action');
    expect(refusal(state, throne('Village'))).toBe('Village is not in hand');
  });
});

describe('Adventurer', () => {
  const adventure = (deck: string, discard = '', hand = 'Adventurer') =>
    run(table([{ hand, deck, discard }, {}]), play('Adventurer'));
  test('UT-ADVENTURER-1, AC 5.2: reveals until two Treasures are found', () => {
    const after = adventure('Copper, Estate, Silver, Gold, Province', '', 'Adventurer, Estate, Duchy');
    expect(seatOf(after, 0)).toMatchObject({
      hand: ['Copper', 'Silver', 'Estate', 'Duchy'],
      discardPile: ['Estate'],
      drawPile: ['Gold', 'Province'],
    });
    expect(after.gameLog).toContain('Player 0 reveals Copper, Estate, Silver.');
  });
  test('UT-ADVENTURER-2, EC 5.2.1: the discard pile is shuffled when the deck runs out', () => {
    const after = adventure('Estate, Copper', '2 Gold');
    expect(seatOf(after, 0)).toMatchObject({ hand: ['Copper', 'Gold'], discardPile: ['Estate'], drawPile: ['Gold'] });
  });
  test('UT-ADVENTURER-3, EC 5.2.2: with fewer than two it takes what there is', () => {
    const after = adventure('Estate, Copper', 'Duchy');
    expect(seatOf(after, 0)).toMatchObject({ hand: ['Copper'], drawPile: [] });
    expect([...seatOf(after, 0).discardPile].toSorted()).toEqual(['Duchy', 'Estate']);
  });
  test('EC 5.2.3: of a deck of Treasures it takes two', () => {
    expect(seatOf(adventure('Gold, Silver, Copper'), 0)).toMatchObject({
      hand: ['Silver', 'Gold'],
      drawPile: ['Copper'],
    });
  });
  test('IT-ADVENTURER-1, EC 5.2.4: Throne Room finds four', () => {
    const state = table([
      { hand: 'Throne Room, Adventurer', deck: 'Copper, Estate, Silver, Gold, Duchy, Gold, Copper' },
      {},
    ]);
    const after = run(state, play('Throne Room'), throne('Adventurer'));
    expect(seatOf(after, 0)).toMatchObject({
      hand: ['Copper', 'Silver', 'Gold', 'Gold'],
      discardPile: ['Estate', 'Duchy'],
    });
  });
});

describe('Chancellor', () => {
  const chancellor = (deck = 'Silver, Gold, Estate') =>
    run(table([{ hand: 'Chancellor, Copper', deck, discard: 'Duchy' }, {}]), play('Chancellor'));
  test('UT-CHANCELLOR-1: +$2', () => {
    expect(seatOf(chancellor(), 0).coins).toBe(2);
  });
  test('UT-CHANCELLOR-2, AC 5.3: the deck goes to the discard pile (D16)', () => {
    const after = run(chancellor(), convert(true));
    expect(seatOf(after, 0)).toMatchObject({ drawPile: [], discardPile: ['Duchy', 'Silver', 'Gold', 'Estate'] });
  });
  test('UT-CHANCELLOR-3, EC 5.3.2: declined, the deck stays', () => {
    const after = run(chancellor(), convert(false));
    expect(seatOf(after, 0)).toMatchObject({ drawPile: ['Silver', 'Gold', 'Estate'], discardPile: ['Duchy'] });
  });
  test('EC 5.3.1: an empty deck asks nothing', () => {
    expect(chancellor('').pending).toBeNull();
  });
  test('IT-CHANCELLOR-1, EC 5.3.3: Throne Room: $4 and two questions', () => {
    const state = table([{ hand: 'Throne Room, Chancellor', deck: '2 Copper' }, {}]);
    const first = run(state, play('Throne Room'), throne('Chancellor'), convert(false));
    expect(first.pending?.card).toBe('Chancellor');
    const after = run(first, convert(true));
    expect(seatOf(after, 0)).toMatchObject({ coins: 4, drawPile: [], discardPile: cards('2 Copper') });
  });
});

describe('Library', () => {
  const library = (hand: string, deck: string, discard = '') =>
    run(table([{ hand: `Library, ${hand}`, deck, discard }, {}]), play('Library'));
  test('UT-LIBRARY-1: draws to seven', () => {
    expect(seatOf(library('Copper', '8 Silver'), 0)).toMatchObject({
      hand: cards('Copper, 6 Silver'),
      drawPile: cards('2 Silver'),
    });
  });
  test('UT-LIBRARY-2, AC 5.4: Actions may be set aside as they are drawn', () => {
    const first = library('Copper', 'Village, Silver, Smithy, Gold, Estate, 2 Duchy, Province');
    expect(first.pending).toMatchObject({
      card: 'Library',
      player: 0,
      prompt: 'Library: keep Village or set it aside?',
    });
    const second = run(first, aside('Village', true));
    expect(seatOf(second, 0)).toMatchObject({ setAside: ['Village'], revealed: ['Smithy'] });
    const after = run(second, aside('Smithy', false));
    expect(seatOf(after, 0).hand).toEqual(['Copper', 'Silver', 'Gold', 'Estate', 'Duchy', 'Duchy', 'Smithy']);
    expect(seatOf(after, 0)).toMatchObject({ setAside: [], discardPile: ['Village'], drawPile: ['Province'] });
  });
  test('UT-LIBRARY-3, EC 5.4.1: with seven cards it draws none', () => {
    expect(seatOf(library('7 Copper', '3 Gold'), 0)).toMatchObject({
      hand: cards('7 Copper'),
      drawPile: cards('3 Gold'),
    });
  });
  test('IT-LIBRARY-1, EC 5.4.2: with too few cards it draws them all', () => {
    const after = library('Copper', 'Silver', '2 Gold');
    expect(seatOf(after, 0)).toMatchObject({ hand: cards('Copper, Silver, 2 Gold'), drawPile: [], discardPile: [] });
  });
  test('EC 5.4.3: all of them can be set aside', () => {
    const after = run(
      library('Copper', '3 Village'),
      aside('Village', true),
      aside('Village', true),
      aside('Village', true),
    );
    expect(seatOf(after, 0)).toMatchObject({ hand: ['Copper'], discardPile: cards('3 Village'), drawPile: [] });
  });
  test('IT-LIBRARY-2, EC 5.4.4: Throne Room draws to seven once', () => {
    const state = table([{ hand: 'Throne Room, Library', deck: '9 Copper' }, {}]);
    const after = run(state, play('Throne Room'), throne('Library'));
    expect(seatOf(after, 0)).toMatchObject({ hand: cards('7 Copper'), drawPile: cards('2 Copper') });
  });
});

describe('Gardens', () => {
  const worth = (gardens: number, rest: number) =>
    engine.calculateScore(table([{ hand: `${gardens} Gardens`, deck: `${rest} Copper`, discard: '' }]), 0);
  test.each([
    [1, 0],
    [9, 0],
    [10, 1],
    [19, 1],
    [20, 2],
    [100, 10],
  ])('UT-GARDENS-1, AC 5.5: %i cards make a Gardens worth %i', (size, points) => {
    expect(worth(1, size - 1)).toBe(points);
  });
  test('UT-GARDENS-1: a deck of no cards is worth nothing', () => {
    expect(engine.calculateScore(table([{ hand: '', deck: '', discard: '' }]), 0)).toBe(0);
  });
  test('EC 5.5.1: fewer than ten cards give nothing', () => expect(worth(3, 6)).toBe(0));
  test('EC 5.5.2: 19 cards give one each', () => expect(worth(2, 17)).toBe(2));
  test('EC 5.5.3: 100 cards give ten each', () => expect(worth(1, 99)).toBe(10));
  test('UT-GARDENS-2: each of several counts the whole deck', () => expect(worth(3, 27)).toBe(9));
  test('UT-GARDENS-3, EC 5.5.4: it counts itself', () => expect(worth(1, 9)).toBe(1));
  test('every place counts, cards in play too', () => {
    const state = table([{ hand: 'Gardens', deck: '3 Copper', discard: '3 Copper', inPlay: '3 Copper' }]);
    expect(engine.calculateScore(state, 0)).toBe(1);
  });
  test('IT-GARDENS-1: cheap cards make them grow', () => {
    const state = table([{ hand: 'Gardens, Copper', deck: '7 Copper', discard: '' }], { phase: 'buy', buys: 2 });
    expect(engine.calculateScore(state, 0)).toBe(0);
    expect(engine.calculateScore(run(state, { type: 'buy', card: 'Copper' }), 0)).toBe(1);
  });
  test('the breakdown is as the specification shows it', () => {
    const state = table([{ hand: '3 Gardens, 2 Estate, Duchy, Province', deck: '23 Copper', discard: '' }]);
    expect(showScore(engine.scoreBreakdown(state, 0))).toBe(
      'Estate (x2): 2 VP\nDuchy (x1): 3 VP\nProvince (x1): 6 VP\nGardens (x3): 9 VP (30 cards in deck)\nTotal: 20 VP',
    );
  });
});

test('END moves through the phases as the test pattern of the specification does', () => {
  const state = engine.initializeGame(2);
  const buy = run(state, END);
  expect(buy.phase).toBe('buy');
  const cleanup = run(buy, { type: 'buy', card: 'Copper' }, END);
  expect(cleanup).toMatchObject({ phase: 'cleanup', currentPlayer: 0 });
  const next = run(cleanup, END);
  expect(next).toMatchObject({ phase: 'action', currentPlayer: 1, turnNumber: 1 });
  expect(run(next, END, END, END)).toMatchObject({ phase: 'action', currentPlayer: 0, turnNumber: 2 });
});
