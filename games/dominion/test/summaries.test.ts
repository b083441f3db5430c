/** The acceptance criteria that sum up a whole kind of cards: every card of the kind, not one of them. */
import { expect, test } from 'vitest';
import type { Move } from '../src/engineMoves.ts';
import type { GameState, PlayerState } from '../src/engineState.ts';
import type { CardName } from '../src/facts.ts';
import { cards, gain, play, refusal, run, seatOf, table, trash } from './table.ts';

const rest = { deck: '5 Copper', discard: '' };
const alone = (hand: string): GameState => table([{ hand, ...rest }, {}]);
const hand = (state: GameState, seat = 0): readonly CardName[] => seatOf(state, seat).hand.toSorted();

test('AC 1.4: all four trashing cards do what they say', () => {
  const chapel = run(alone('Chapel, 2 Copper, Estate, Duchy'), play('Chapel'), trash('2 Copper, Estate'));
  expect([hand(chapel), chapel.trash.toSorted()]).toEqual([['Duchy'], cards('2 Copper, Estate')]);
  const remodel = run(alone('Remodel, Estate, Silver'), play('Remodel'), trash('Estate'), gain('Smithy'));
  expect([remodel.trash, seatOf(remodel, 0).discardPile, hand(remodel)]).toEqual([['Estate'], ['Smithy'], ['Silver']]);
  expect(refusal(run(alone('Remodel, Estate'), play('Remodel'), trash('Estate')), gain('Duchy'))).toBe(
    'Card costs more than allowed',
  );
  const mine = run(alone('Mine, Silver, Estate'), play('Mine'), trash('Silver'), gain('Gold'));
  expect([mine.trash, hand(mine)]).toEqual([['Silver'], ['Estate', 'Gold']]);
  const lender = run(alone('Moneylender, 2 Copper'), play('Moneylender'), trash('Copper'));
  expect([lender.trash, seatOf(lender, 0).coins, hand(lender)]).toEqual([['Copper'], 3, ['Copper']]);
});

test('AC 2.4: both gaining cards do what they say', () => {
  const workshop = run(alone('Workshop'), play('Workshop'), gain('Smithy'));
  expect([seatOf(workshop, 0).discardPile, workshop.supply.Smithy, workshop.trash]).toEqual([['Smithy'], 9, []]);
  expect(refusal(run(alone('Workshop'), play('Workshop')), gain('Duchy'))).toBe('Card too expensive');
  const feast = run(alone('Feast'), play('Feast'), gain('Duchy'));
  expect([seatOf(feast, 0).discardPile, feast.supply.Duchy, feast.trash]).toEqual([['Duchy'], 11, ['Feast']]);
  expect(refusal(run(alone('Feast'), play('Feast')), gain('Gold'))).toBe('Card too expensive');
});

interface Attack {
  readonly answer: (state: GameState) => Move;
  /** What every victim shows of it. */
  readonly hit: Partial<PlayerState>;
  /** What the attacker has of it, by the number of victims. */
  readonly benefit: (victims: number) => Partial<PlayerState>;
}
const attacks: Readonly<Record<string, Attack>> = {
  Militia: {
    answer: () => ({ type: 'discard_to_hand_size', cards: ['Copper', 'Copper'] }),
    hit: { hand: cards('Copper, Silver, Estate'), discardPile: cards('2 Copper') },
    benefit: () => ({ coins: 2 }),
  },
  Witch: {
    answer: () => ({ type: 'reveal_reaction' }),
    hit: { discardPile: ['Curse'] },
    benefit: () => ({ hand: cards('3 Copper') }),
  },
  Bureaucrat: {
    answer: () => ({ type: 'reveal_and_topdeck', card: 'Estate' }),
    hit: { hand: cards('3 Copper, Silver'), drawPile: cards('Estate, Gold, Estate, Duchy') },
    benefit: () => ({ drawPile: cards('Silver, 5 Copper') }),
  },
  Spy: {
    answer: ({ pending }) => ({
      type: 'spy_decision',
      decision: pending?.prompt.includes('Gold') ? 'discard' : 'keep',
    }),
    hit: { discardPile: ['Gold'], drawPile: cards('Estate, Duchy') },
    benefit: () => ({ hand: cards('2 Copper'), drawPile: cards('4 Copper'), discardPile: [], actions: 1 }),
  },
  Thief: {
    answer: ({ pending }) =>
      /gain/i.test(pending?.prompt ?? '')
        ? { type: 'gain_trashed_card', card: 'Gold' }
        : { type: 'select_treasure_to_trash', card: 'Gold' },
    hit: { discardPile: ['Estate'], drawPile: ['Duchy'] },
    benefit: (victims) => ({ discardPile: cards(`${victims} Gold`) }),
  },
};
const victim = { hand: '3 Copper, Silver, Estate', deck: 'Gold, Estate, Duchy', discard: '' };

function attacked(card: string, victims: number): GameState {
  const seats = [{ hand: `${card}, Copper`, ...rest }, ...Array.from({ length: victims }, () => victim)];
  let state = run(table(seats), { type: 'play_action', card } as Move);
  const { answer } = attacks[card];
  for (let n = 0; state.pending !== null; n++) {
    expect(n, state.pending.prompt).toBeLessThan(20);
    state = run(state, answer(state));
  }
  return state;
}

test.each(Object.keys(attacks))(
  'AC 3.1, AC 3.2, AC 3.5: %s hits every opponent of two, three and four players, and brings what it says',
  (card) => {
    for (const victims of [1, 2, 3]) {
      const state = attacked(card, victims);
      for (let seat = 1; seat <= victims; seat++) expect(seatOf(state, seat)).toMatchObject(attacks[card].hit);
      expect(seatOf(state, 0)).toMatchObject(attacks[card].benefit(victims));
    }
  },
);
