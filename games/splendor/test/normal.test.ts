/** Normal play: what a table sees in every game. */
import { describe, expect, test } from 'vitest';
import { view } from '../src/view.ts';
import { result } from '../src/ranking.ts';
import { act, after, give, grant, hold, ids, lay, nobleIds, table, tokensOf } from './table.ts';

const take3 = { type: 'TAKE_TOKENS_DIFFERENT', take: { diamond: 1, sapphire: 1, emerald: 1 } } as const;

describe('normal scenarios', () => {
  test('SP-N1: three gems of different colours come from the bank (S2)', () => {
    const state = after(table(), take3);
    expect(state.bank).toEqual([3, 3, 3, 4, 4, 5]);
    expect(tokensOf(state, 0)).toEqual({ diamond: 1, sapphire: 1, emerald: 1 });
    expect(view(state, null)).toMatchObject({ phase: 'main_turn', currentPlayerId: 'p1', turnNumber: 2, round: 1 });
  });

  test('SP-N2: two gems of a colour of which the bank has four (S4)', () => {
    const state = after(table(), { type: 'TAKE_TOKENS_SAME', take: { ruby: 2 } });
    expect(state.bank).toEqual([4, 4, 4, 2, 4, 5]);
    expect(tokensOf(state, 0)).toEqual({ ruby: 2 });
  });

  test('SP-N3: reserving a face-up card brings a gold and a new card into its slot (S5)', () => {
    const { state, events } = act(table(), { type: 'RESERVE_VISIBLE_CARD', cardId: 't2-03' });
    expect(ids(state.reserved[0])).toEqual(['t2-03']);
    expect(tokensOf(state, 0)).toEqual({ gold: 1 });
    expect(state.bank).toEqual([4, 4, 4, 4, 4, 4]);
    expect(ids(state.slots.slice(4, 8))).toEqual(['t2-01', 't2-02', 't2-05', 't2-04']);
    expect(events).toEqual([
      { type: 'reserved', seat: 0, from: 'table', tier: 2, slot: 2, gold: 1, card: 't2-03' },
      { type: 'refilled', tier: 2, slot: 2, card: 't2-05' },
    ]);
  });

  test('SP-N4: the top card of a deck is reserved unseen by the others (S6)', () => {
    const { state, events } = act(table(), { type: 'RESERVE_TOP_DECK_CARD', tier: 3 });
    expect(ids(state.reserved[0])).toEqual(['t3-05']);
    expect(view(state, 0).playerBoards.p0.reserved).toMatchObject([{ id: 't3-05' }]);
    for (const seat of [1, null]) expect(view(state, seat).playerBoards.p0.reserved).toEqual([{ tier: 3 }]);
    expect(view(state, null).decksRemaining).toEqual({ tier1: 36, tier2: 26, tier3: 15 });
    expect(events).toEqual([
      { type: 'reserved', seat: 0, from: 'deck', tier: 3, slot: null, gold: 1, hidden: { to: [0], card: 't3-05' } },
    ]);
  });

  test('SP-N5: a face-up card is bought with gems, which go back to the bank (S7)', () => {
    const start = table();
    give(start, 0, { sapphire: 3, ruby: 1 });
    const { state, events } = act(start, { type: 'PURCHASE_VISIBLE_CARD', cardId: 't1-01' });
    expect(tokensOf(state, 0)).toEqual({ ruby: 1 });
    expect(state.bank).toEqual([4, 4, 4, 3, 4, 5]);
    expect(state.bonuses[0]).toEqual([1, 0, 0, 0, 0]);
    expect(ids(state.bought[0])).toEqual(['t1-01']);
    expect(ids(state.slots.slice(0, 4))).toEqual(['t1-05', 't1-02', 't1-03', 't1-04']);
    expect(events[0]).toMatchObject({ type: 'bought', from: 'table', card: 't1-01', payment: { sapphire: 3 } });
  });

  test('SP-N6: bonuses pay, every time, and may make a card free (S7)', () => {
    const start = table();
    grant(start, 0, 't1-09', 't1-10', 't1-11');
    give(start, 0, { onyx: 2 });
    const free = after(start, { type: 'PURCHASE_VISIBLE_CARD', cardId: 't1-01', payment: {} });
    expect(free.bonuses[0]).toEqual([1, 3, 0, 0, 0]);
    expect(tokensOf(free, 0)).toEqual({ onyx: 2 });
    const again = { type: 'PURCHASE_VISIBLE_CARD', cardId: 't1-03', payment: { onyx: 2 } } as const;
    const state = after(free, take3, again);
    expect(state.bonuses[0]).toEqual([2, 3, 0, 0, 0]);
    expect(tokensOf(state, 0)).toEqual({});
  });

  test('SP-N7: a reserved card is bought with gold in place of missing gems (S7)', () => {
    const start = table();
    hold(start, 0, 't2-06');
    give(start, 0, { diamond: 4, gold: 3 });
    const { state, events } = act(start, { type: 'PURCHASE_RESERVED_CARD', cardId: 't2-06' });
    expect(tokensOf(state, 0)).toEqual({ gold: 1 });
    expect(state.reserved[0]).toEqual([]);
    expect(state.prestige[0]).toBe(3);
    expect(events).toEqual([
      {
        type: 'bought',
        seat: 0,
        from: 'reserve',
        tier: 2,
        slot: 0,
        card: 't2-06',
        payment: { diamond: 4, gold: 2 },
      },
    ]);
  });

  test('SP-N8: with more than ten tokens the player returns the excess before the turn ends (S8)', () => {
    const start = table(4, {}, ['n-01', 'n-02', 'n-03', 'n-04', 'n-05']);
    give(start, 0, { ruby: 5, onyx: 4 });
    const full = after(start, take3);
    expect(view(full, null)).toMatchObject({
      phase: 'end_of_turn_checks',
      currentPlayerId: 'p0',
      pending: { type: 'RETURN_TOKENS_AFTER_OVERFLOW', playerId: 'p0', count: 2 },
    });
    const state = after(full, { type: 'RETURN_TOKENS_AFTER_OVERFLOW', return: { ruby: 1, diamond: 1 } });
    expect(tokensOf(state, 0)).toEqual({ sapphire: 1, emerald: 1, ruby: 4, onyx: 4 });
    expect(state.turn).toBe(1);
  });

  test('SP-N9: a noble visits whoever has the bonuses, after the purchase that completes them (S9)', () => {
    const start = table(2, {}, ['n-01', 'n-05', 'n-10']);
    grant(start, 0, 't1-02', 't1-03', 't1-04', 't1-09', 't1-10', 't1-11', 't1-12');
    const { state, events } = act(start, { type: 'PURCHASE_VISIBLE_CARD', cardId: 't1-01' });
    expect(nobleIds(state.visited[0])).toEqual(['n-01']);
    expect(nobleIds(state.nobles)).toEqual(['n-05', 'n-10']);
    expect(state.prestige[0]).toBe(3);
    expect(events.at(-1)).toEqual({ type: 'visited', seat: 0, noble: 'n-01', prestige: 3 });
  });

  test('SP-N10: 15 prestige triggers the last round, which is played to its end (S10)', () => {
    const start = table(3, {}, ['n-01', 'n-02', 'n-03', 'n-04']);
    grant(start, 0, 't3-08', 't3-12', 't2-03', 't2-05');
    lay(start, 't1-08', 0);
    give(start, 0, { emerald: 4 });
    const triggered = act(start, { type: 'PURCHASE_VISIBLE_CARD', cardId: 't1-08' });
    expect(triggered.events.at(-1)).toEqual({ type: 'lastRound', seat: 0, prestige: 15 });
    expect(view(triggered.state, 1)).toMatchObject({
      lastRoundTriggered: true,
      lastRoundTriggerTurn: 1,
      triggerPlayerId: 'p0',
      roundStartPlayerId: 'p0',
      phase: 'main_turn',
    });
    const reserve = { type: 'RESERVE_TOP_DECK_CARD', tier: 1 } as const;
    const state = after(triggered.state, reserve, reserve);
    expect(view(state, null)).toMatchObject({ phase: 'finished', endedBy: 'prestige', winners: ['p0'], round: 1 });
    expect(result(state)).toMatchObject({ scores: [15, 0, 0], winners: [0], payoffs: [1, 0, 0] });
  });
});
