/** Throne Room with every Action card, with the numbers of the specification's table. */
import { expect, test } from 'vitest';
import type { Move } from '../src/engineMoves.ts';
import type { GameState } from '../src/engineState.ts';
import { ACTIONS, type CardName, CARD, EDITIONS } from '../src/facts.ts';
import { cards, gain, play, run, seatOf, table, throne, trash } from './table.ts';

interface Row {
  /** Beside Throne Room and the card. */
  readonly hand?: string;
  readonly deck?: string;
  readonly victim?: { hand?: string; deck?: string };
  readonly answers?: readonly Move[];
  /** Of the player afterwards. */
  readonly cards?: number;
  readonly actions?: number;
  readonly buys?: number;
  readonly coins?: number;
  readonly also?: (state: GameState) => void;
}

const spy = (player: number): Move => ({ type: 'spy_decision', player, decision: 'keep' });
const TABLE: Readonly<Partial<Record<CardName, Row>>> = {
  Village: { cards: 2, actions: 4 },
  Smithy: { cards: 6 },
  Laboratory: { cards: 4, actions: 2 },
  Market: { cards: 2, actions: 2, buys: 3, coins: 2 },
  Woodcutter: { buys: 3, coins: 4 },
  Festival: { actions: 4, buys: 3, coins: 4 },
  'Council Room': { cards: 8, buys: 3, also: (state) => expect(seatOf(state, 1).hand).toHaveLength(7) },
  Cellar: {
    hand: '2 Estate',
    answers: [
      { type: 'discard_for_cellar', cards: cards('2 Estate') },
      { type: 'discard_for_cellar', cards: ['Copper'] },
    ],
    cards: 2,
    actions: 2,
    also: (state) => expect(seatOf(state, 0).discardPile).toEqual(['Estate', 'Estate', 'Copper']),
  },
  Chapel: {
    hand: '8 Estate',
    answers: [trash('4 Estate'), trash('4 Estate')],
    cards: 0,
    also: (state) => expect(state.trash).toHaveLength(8),
  },
  Remodel: {
    hand: '2 Estate',
    answers: [trash('Estate'), gain('Silver'), trash('Estate'), gain('Smithy')],
    cards: 0,
    also: (state) => expect(seatOf(state, 0).discardPile).toEqual(['Silver', 'Smithy']),
  },
  Mine: {
    hand: 'Copper, Silver',
    answers: [trash('Copper'), gain('Silver'), trash('Silver'), gain('Gold')],
    cards: 2,
    also: (state) => expect(seatOf(state, 0).hand).toEqual(['Silver', 'Gold']),
  },
  Moneylender: { hand: '2 Copper', answers: [trash('Copper'), trash('Copper')], cards: 0, coins: 6 },
  Workshop: {
    answers: [gain('Smithy'), gain('Gardens')],
    also: (state) => expect(seatOf(state, 0).discardPile).toEqual(['Smithy', 'Gardens']),
  },
  Feast: {
    answers: [gain('Duchy'), gain('Market')],
    also: (state) => {
      expect(state.trash).toEqual(['Feast']);
      expect(seatOf(state, 0).discardPile).toEqual(['Duchy', 'Market']);
    },
  },
  Militia: {
    victim: { hand: '5 Copper' },
    answers: [{ type: 'discard_to_hand_size', cards: cards('2 Copper') }],
    coins: 4,
    also: (state) => expect(seatOf(state, 1).hand).toHaveLength(3),
  },
  Witch: { cards: 4, also: (state) => expect(seatOf(state, 1).discardPile).toEqual(cards('2 Curse')) },
  Bureaucrat: {
    victim: { hand: '2 Estate', deck: '' },
    answers: [
      { type: 'reveal_and_topdeck', card: 'Estate' },
      { type: 'reveal_and_topdeck', card: 'Estate' },
    ],
    also: (state) => {
      expect(seatOf(state, 0).drawPile.slice(0, 2)).toEqual(cards('2 Silver'));
      expect(seatOf(state, 1).drawPile).toEqual(cards('2 Estate'));
    },
  },
  Spy: { cards: 2, actions: 2, answers: [spy(0), spy(1), spy(0), spy(1)] },
  Thief: {
    victim: { deck: 'Gold, Estate, Silver, Duchy' },
    answers: [{ type: 'gain_trashed_card' }, { type: 'gain_trashed_card', card: 'Silver' }],
    also: (state) => {
      expect(state.trash).toEqual(['Gold']);
      expect(seatOf(state, 1).discardPile).toEqual(['Estate', 'Duchy']);
    },
  },
  Moat: { cards: 4 },
  Adventurer: { deck: 'Estate, 2 Copper, Duchy, Silver, Gold, Gold', cards: 4 },
  Chancellor: {
    answers: [
      { type: 'chancellor_decision', convert: false },
      { type: 'chancellor_decision', convert: true },
    ],
    coins: 4,
    also: (state) => expect(seatOf(state, 0).drawPile).toEqual([]),
  },
  Library: { cards: 7 },
  'Throne Room': { hand: 'Smithy', deck: '12 Copper', answers: [throne('Smithy')], cards: 12 },
};

test('the table has every Action', () => {
  expect(Object.keys(TABLE).toSorted()).toEqual(EDITIONS.first.filter((name) => ACTIONS[CARD[name]]).toSorted());
});

test.each(Object.entries(TABLE) as [CardName, Row][])('Throne Room × %s', (card, row) => {
  const hand = ['Throne Room', card, row.hand].filter(Boolean).join(', ');
  const state = table([
    { hand, deck: row.deck ?? '9 Copper', discard: '' },
    { hand: '5 Copper', deck: '4 Copper', discard: '', ...row.victim },
  ]);
  const after = run(state, play('Throne Room'), throne(card), ...(row.answers ?? []));
  expect(after.pending).toBeNull();
  expect(seatOf(after, 0)).toMatchObject({ actions: row.actions ?? 0, buys: row.buys ?? 1, coins: row.coins ?? 0 });
  expect(seatOf(after, 0).hand).toHaveLength(row.cards ?? 0);
  row.also?.(after);
});
