/** Chapel, Remodel, Mine, Moneylender: the specification's named cases. */
import { describe, expect, test } from 'vitest';
import { cards, contract, END, engine, gain, play, refusal, run, seatOf, table, throne, trash } from './table.ts';
import { view } from '../src/view.ts';
import { CARD } from '../src/facts.ts';

const chapel = (hand: string) => run(table([{ hand: `Chapel, ${hand}` }, {}]), play('Chapel'));

describe('Chapel', () => {
  test.each([0, 1, 2, 3, 4])('UT-CHAPEL-1: trashes %i cards', (count) => {
    const after = run(chapel('4 Copper, Duchy'), trash(count === 0 ? '' : `${count} Copper`));
    expect(after.trash).toEqual(cards(count === 0 ? '' : `${count} Copper`));
    expect(seatOf(after, 0).hand).toHaveLength(5 - count);
    expect(seatOf(after, 0).inPlay).toEqual(['Chapel']);
    expect(after.pending).toBeNull();
  });
  test('UT-CHAPEL-2, EC 1.1.3: more than four are refused', () => {
    expect(refusal(chapel('5 Copper'), trash('5 Copper'))).toBe('Chapel can only trash up to 4 cards');
  });
  test('UT-CHAPEL-3: Throne Room lets it trash eight in all', () => {
    const state = run(
      table([{ hand: 'Throne Room, Chapel, 5 Copper, 4 Estate' }, {}]),
      play('Throne Room'),
      throne('Chapel'),
    );
    const after = run(state, trash('4 Copper'), trash('4 Estate'));
    expect(after.trash).toEqual(cards('4 Copper, 4 Estate'));
    expect(seatOf(after, 0).hand).toEqual(['Copper']);
  });
  test('EC 1.1.1: a hand of fewer than four can go altogether', () => {
    const after = run(chapel('Copper, Estate'), trash('Copper, Estate'));
    expect(seatOf(after, 0).hand).toEqual([]);
    expect(after.pending).toBeNull();
  });
  test('EC 1.1.2: none is a choice too', () => {
    const after = run(chapel('3 Copper'), trash(''));
    expect(after.trash).toEqual([]);
    expect(after.pending).toBeNull();
  });
  test('EC 1.1.4: cards that are not in hand are refused', () => {
    expect(refusal(chapel('3 Copper'), trash('Gold'))).toBe('Selected cards not in hand');
    expect(refusal(chapel('3 Copper'), trash('4 Copper'))).toBe('Selected cards not in hand');
  });
  test('IT-CHAPEL-1, AC 1.2: the deck shrinks turn by turn', () => {
    let state = table([{ hand: 'Chapel, 3 Copper, Estate', deck: 'Chapel, 3 Copper, Estate', discard: '' }]);
    const size = () => {
      const { hand, drawPile, discardPile, inPlay } = seatOf(state, 0);
      return hand.length + drawPile.length + discardPile.length + inPlay.length;
    };
    expect(size()).toBe(10);
    state = run(state, play('Chapel'), trash('3 Copper, Estate'), END, END, END);
    expect(size()).toBe(6);
    state = run(state, play('Chapel'), trash('3 Copper, Estate'), END, END, END);
    expect(size()).toBe(2);
  });
  test('IT-CHAPEL-2, AC 1.1, AC 1.3: everybody sees the trash', () => {
    const after = run(chapel('Copper, Estate, Curse'), trash('Copper, Curse'));
    expect(after.trash).toEqual(['Copper', 'Curse']);
    for (const seat of [0, 1, null]) expect(view(contract(after), seat).trash).toEqual([CARD.Copper, CARD.Curse]);
  });
});

describe('Remodel', () => {
  const remodel = (hand: string, more = {}) => run(table([{ hand: `Remodel, ${hand}` }, {}], more), play('Remodel'));
  test('UT-REMODEL-1, EC 1.2.1: an Estate becomes a card up to $4', () => {
    const state = run(remodel('Copper, Estate'), trash('Estate'));
    const offered = engine.getValidMoves(state).map((move) => move.card);
    expect(offered).toContain('Smithy');
    expect(offered).toContain('Remodel');
    expect(offered).not.toContain('Market');
    const after = run(state, gain('Smithy'));
    expect(seatOf(after, 0).discardPile).toEqual(['Smithy']);
    expect(after.supply.Smithy).toBe(9);
    expect(after.trash).toEqual(['Estate']);
  });
  test('UT-REMODEL-2: Gold becomes a Province', () => {
    const after = run(remodel('Gold'), trash('Gold'), gain('Province'));
    expect(seatOf(after, 0).discardPile).toEqual(['Province']);
  });
  test('UT-REMODEL-3, EC 1.2.5: dearer than $2 more is refused', () => {
    expect(refusal(run(remodel('Estate, Copper'), trash('Estate')), gain('Duchy'))).toBe(
      'Card costs more than allowed',
    );
    expect(refusal(run(remodel('Silver, Copper'), trash('Silver')), gain('Gold'))).toBe('Card costs more than allowed');
  });
  test('EC 1.2.2: a Province allows $10, which is every card', () => {
    const state = run(remodel('Province'), trash('Province'));
    expect(engine.getValidMoves(state)).toHaveLength(32);
    expect(seatOf(run(state, gain('Province')), 0).discardPile).toEqual(['Province']);
  });
  test('EC 1.2.3: with nothing to trash it is not played', () => {
    expect(refusal(table([{ hand: 'Remodel' }, {}]), play('Remodel'))).toBe('Must trash a card');
    expect(refusal(remodel('Copper, Estate'), trash(''))).toBe('Must trash a card');
  });
  test('EC 1.2.4: a card that is not in the game cannot be gained', () => {
    const state = run(remodel('Estate, Copper', { kingdom: ['Remodel'] }), trash('Estate'));
    expect(refusal(state, gain('Smithy'))).toBe('Card not available');
  });
  test('IT-REMODEL-1: the deck changes: Estate out, later a Gold in', () => {
    const state = table([{ hand: 'Remodel, Estate, 3 Copper', deck: 'Market, Remodel, 3 Copper', discard: '' }]);
    const first = run(state, play('Remodel'), trash('Estate'), gain('Smithy'), END, END, END);
    expect(seatOf(first, 0).hand).toContain('Market');
    const after = run(first, play('Remodel'), trash('Market'), gain('Gold'));
    expect(after.trash).toEqual(['Estate', 'Market']);
    expect([...seatOf(after, 0).discardPile].toSorted()).toContain('Gold');
    expect(engine.calculateScore(after, 0)).toBe(0);
  });
  test('IT-REMODEL-2: Throne Room makes two upgrades', () => {
    const state = run(
      table([{ hand: 'Throne Room, Remodel, Estate, Gold' }, {}]),
      play('Throne Room'),
      throne('Remodel'),
    );
    const after = run(state, trash('Estate'), gain('Smithy'), trash('Gold'), gain('Province'));
    expect(seatOf(after, 0).discardPile).toEqual(['Smithy', 'Province']);
    expect(after.trash).toEqual(['Estate', 'Gold']);
  });
});

describe('Mine', () => {
  const mine = (hand: string) => run(table([{ hand: `Mine, ${hand}` }, {}]), play('Mine'));
  test('UT-MINE-1, EC 1.3.2: Copper becomes Silver', () => {
    const state = run(mine('Copper, Estate'), trash('Copper'));
    expect(engine.getValidMoves(state).map((move) => move.card)).toEqual(['Copper', 'Silver']);
    expect(seatOf(run(state, gain('Silver')), 0).hand).toEqual(['Silver', 'Estate']);
  });
  test('UT-MINE-2, EC 1.3.3: Silver becomes Gold, in hand', () => {
    const after = run(mine('Copper, Silver, Estate'), trash('Silver'), {
      type: 'gain_card',
      card: 'Gold',
      destination: 'hand',
    });
    expect(seatOf(after, 0).hand).toEqual(['Copper', 'Gold', 'Estate']);
    expect(seatOf(after, 0).discardPile).toEqual([]);
  });
  test('UT-MINE-3, EC 1.3.1: without a Treasure it is not played', () => {
    expect(refusal(table([{ hand: 'Mine, 3 Estate' }, {}]), play('Mine'))).toBe('Must trash a Treasure');
    expect(refusal(mine('Copper, Silver, Estate'), trash('Estate'))).toBe('Must trash a Treasure');
    expect(refusal(mine('Copper, Silver, Estate'), trash(''))).toBe('Must trash a Treasure');
  });
  test('EC 1.3.4: Gold allows $9, and Gold is the dearest Treasure', () => {
    const state = run(mine('Gold'), trash('Gold'));
    expect(engine.getValidMoves(state).map((move) => move.card)).toEqual(['Copper', 'Silver', 'Gold']);
    expect(seatOf(run(state, gain('Gold')), 0).hand).toEqual(['Gold']);
  });
  test('EC 1.3.5: anything but a Treasure is refused', () => {
    expect(refusal(run(mine('Silver'), trash('Silver')), gain('Duchy'))).toBe('Must gain a Treasure');
  });
  test('IT-MINE-1: the Treasure gained is played the same turn', () => {
    const after = run(mine('Silver'), trash('Silver'), gain('Gold'), END, { type: 'play_treasure', card: 'Gold' });
    expect(seatOf(after, 0).coins).toBe(3);
  });
  test('IT-MINE-2: Throne Room upgrades two', () => {
    const state = run(table([{ hand: 'Throne Room, Mine, Copper, Silver' }, {}]), play('Throne Room'), throne('Mine'));
    const after = run(state, trash('Copper'), gain('Silver'), trash('Silver'), gain('Gold'));
    expect(seatOf(after, 0).hand).toEqual(['Silver', 'Gold']);
  });
});

describe('Moneylender', () => {
  const lend = (hand: string) => run(table([{ hand: `Moneylender, ${hand}` }, {}]), play('Moneylender'));
  test('UT-MONEYLENDER-1: a Copper for $3', () => {
    const after = run(lend('Copper, Silver'), trash('Copper'));
    expect(seatOf(after, 0).coins).toBe(3);
    expect(after.trash).toEqual(['Copper']);
  });
  test('UT-MONEYLENDER-2, EC 1.4.1: without a Copper nothing happens', () => {
    const after = lend('Silver, Gold, Estate');
    expect(after.pending).toBeNull();
    expect(seatOf(after, 0).coins).toBe(0);
    expect(after.trash).toEqual([]);
  });
  test('UT-MONEYLENDER-3, EC 1.4.3: Throne Room trashes two for $6', () => {
    const state = run(
      table([{ hand: 'Throne Room, Moneylender, 3 Copper' }, {}]),
      play('Throne Room'),
      throne('Moneylender'),
    );
    const after = run(state, trash('Copper'), trash('Copper'));
    expect(seatOf(after, 0).coins).toBe(6);
    expect(after.trash).toEqual(cards('2 Copper'));
  });
  test('EC 1.4.2: of many Coppers one goes', () => {
    expect(refusal(lend('3 Copper'), trash('2 Copper'))).toBe('Moneylender can only trash up to 1 card');
    expect(seatOf(run(lend('3 Copper'), trash('Copper')), 0).hand).toEqual(cards('2 Copper'));
    expect(refusal(lend('Copper, Estate'), trash('Estate'))).toBe('Moneylender can only trash a Copper');
  });
  test('IT-MONEYLENDER-1: a Copper less each time', () => {
    let state = table([{ hand: 'Moneylender, 4 Copper', deck: '', discard: '' }]);
    for (const left of [3, 2, 1]) {
      state = run(state, play('Moneylender'), trash('Copper'), END, END, END);
      expect(seatOf(state, 0).hand).toEqual(cards(`${left} Copper, Moneylender`));
    }
    expect(state.trash).toEqual(cards('3 Copper'));
  });
  test('D7: it may be declined under the house rules, and must be taken under the official ones', () => {
    expect(seatOf(run(lend('Copper'), trash('')), 0).coins).toBe(0);
    const official = run(table([{ hand: 'Moneylender, Copper' }, {}], { rules: 'official' }), play('Moneylender'));
    expect(official.pending).toBeNull();
    expect(official.trash).toEqual(['Copper']);
    expect(seatOf(official, 0).coins).toBe(3);
  });
});

test.each(['Chapel', 'Remodel', 'Mine', 'Moneylender'] as const)('AC 1.5: Throne Room plays %s twice', (card) => {
  let state = run(table([{ hand: `Throne Room, ${card}, 4 Copper` }, {}]), play('Throne Room'), throne(card));
  for (let time = 0; time < 2; time++) {
    expect(state.pending?.card).toBe(card);
    state = run(state, trash('Copper'));
    if (state.pending?.prompt.includes('gain')) state = run(state, gain('Copper'));
  }
  expect(state.pending).toBeNull();
  expect(state.trash).toEqual(cards('2 Copper'));
});
