/** What is refused, with which code, and that nothing changes. */
import { describe, expect, test } from 'vitest';
import type { State } from '../src/state.ts';
import { perform } from '../src/validate.ts';
import { after, give, grant, hold, refused, table } from './table.ts';

const take = (colors: object): object => ({ type: 'TAKE_TOKENS_DIFFERENT', take: colors });
const pair = (colors: object): object => ({ type: 'TAKE_TOKENS_SAME', take: colors });
const buy = (cardId: string, payment?: object): object => ({
  type: 'PURCHASE_VISIBLE_CARD',
  cardId,
  ...(payment && { payment }),
});

/** Player 0 holds eleven tokens and must return one. */
function overflowing(): State {
  const state = table();
  give(state, 0, { ruby: 4, onyx: 4 });
  return after(state, { type: 'TAKE_TOKENS_DIFFERENT', take: { diamond: 1, sapphire: 1, emerald: 1 } });
}

describe('illegal scenarios', () => {
  test('SP-I1: a gem that the bank does not have (S2)', () => {
    const state = table();
    give(state, 1, { ruby: 4 });
    refused(state, take({ diamond: 1, onyx: 1, ruby: 1 }), 'TOKEN_POOL_TOO_LOW');
  });

  test('SP-I2: two of a colour of which the bank has fewer than four (S4)', () => {
    const state = table();
    give(state, 1, { ruby: 1 });
    refused(state, pair({ ruby: 2 }), 'TOKEN_POOL_TOO_LOW');
    refused(state, pair({ onyx: 3 }), 'TOKEN_COUNT_INVALID');
    refused(state, pair({ onyx: 1 }), 'TOKEN_COUNT_INVALID');
    refused(state, pair({ onyx: 2, diamond: 2 }), 'TOKEN_COUNT_INVALID');
  });

  test('SP-I3: a colour twice among different ones (S2)', () => {
    refused(table(), take({ diamond: 2, ruby: 1 }), 'COLORS_NOT_DISTINCT');
  });

  test('SP-I4: too many gems, or too few while three colours are there (S2)', () => {
    refused(table(), take({ diamond: 1, ruby: 1 }), 'TOKEN_COUNT_INVALID');
    refused(table(), take({ diamond: 1, ruby: 1, onyx: 1, emerald: 1 }), 'TOKEN_COUNT_INVALID');
    refused(table(), take({}), 'TOKEN_COUNT_INVALID');
    refused(table(), take({ gold: 1, ruby: 1, onyx: 1 }), 'TOKEN_COUNT_INVALID');
  });

  test('SP-I5: a fourth reserved card (S5)', () => {
    const state = table();
    for (const id of ['t1-05', 't1-06', 't1-07']) hold(state, 0, id);
    refused(state, { type: 'RESERVE_VISIBLE_CARD', cardId: 't1-01' }, 'RESERVE_LIMIT_REACHED');
    refused(state, { type: 'RESERVE_TOP_DECK_CARD', tier: 1 }, 'RESERVE_LIMIT_REACHED');
  });

  test('SP-I6: a card that does not lie open, or a deck that is empty (S5)', () => {
    const state = table();
    state.left[2] = 0;
    refused(state, { type: 'RESERVE_VISIBLE_CARD', cardId: 't1-40' }, 'CARD_NOT_FOUND');
    refused(state, { type: 'RESERVE_VISIBLE_CARD', cardId: 'nonsense' }, 'CARD_NOT_FOUND');
    refused(state, buy('t1-40'), 'CARD_NOT_FOUND');
    refused(state, { type: 'RESERVE_TOP_DECK_CARD', tier: 3 }, 'DECK_EMPTY');
    refused(state, { type: 'RESERVE_TOP_DECK_CARD', tier: 4 }, 'TIER_UNKNOWN');
    expect(perform(table(), { playerId: 'p0', type: 'RESERVE_TOP_DECK_CARD', tier: 'tier2' }).ok).toBe(true);
  });

  test('SP-I7: a card that one cannot pay for (S7)', () => {
    const state = table();
    give(state, 0, { sapphire: 2, onyx: 4 });
    refused(state, buy('t1-01'), 'INSUFFICIENT_PAYMENT');
    give(state, 0, { sapphire: 1, gold: 1 });
    refused(state, buy('t1-01', { sapphire: 2 }), 'INSUFFICIENT_PAYMENT');
    refused(state, buy('t1-01', { sapphire: 4 }), 'INSUFFICIENT_PAYMENT');
    refused(state, buy('t1-01', { sapphire: 2, onyx: 1 }), 'INSUFFICIENT_PAYMENT');
  });

  test('SP-I8: paying more than is owed, or less than nothing (S7)', () => {
    const state = table();
    give(state, 0, { sapphire: 4, onyx: 1, gold: 2 });
    refused(state, buy('t1-01', { sapphire: 4 }), 'OVERPAYMENT');
    refused(state, buy('t1-01', { sapphire: 3, onyx: 1 }), 'OVERPAYMENT');
    refused(state, buy('t1-01', { sapphire: 3, gold: 1 }), 'OVERPAYMENT');
    refused(state, buy('t1-01', { sapphire: 4, onyx: -1 }), 'INSUFFICIENT_PAYMENT');
    grant(state, 0, 't1-09');
    refused(state, buy('t1-01', { sapphire: 3 }), 'OVERPAYMENT');
  });

  test('SP-I9: going on with more than ten tokens, or returning another number (S8)', () => {
    const state = overflowing();
    refused(state, take({ diamond: 1, sapphire: 1, emerald: 1 }), 'WRONG_PHASE');
    refused(state, { type: 'PASS' }, 'WRONG_PHASE');
    const giveBack = (tokens: unknown): object => ({ type: 'RETURN_TOKENS_AFTER_OVERFLOW', return: tokens });
    refused(state, giveBack({ ruby: 2 }), 'RETURN_COUNT_INVALID');
    refused(state, giveBack({}), 'RETURN_COUNT_INVALID');
    refused(state, giveBack({ gold: 1 }), 'RETURN_COUNT_INVALID');
    refused(state, giveBack(undefined), 'RETURN_COUNT_INVALID');
    refused(table(), giveBack({ ruby: 1 }), 'NOT_IN_OVERFLOW');
  });

  test('SP-I10: out of turn, after the end, or with a card that somebody else reserved (S16)', () => {
    const state = table();
    hold(state, 1, 't1-33');
    give(state, 0, { emerald: 3 });
    refused(state, { playerId: 'p1', ...take({ diamond: 1, sapphire: 1, emerald: 1 }) }, 'NOT_PLAYER_TURN');
    refused(state, { type: 'PURCHASE_RESERVED_CARD', cardId: 't1-33' }, 'RESERVED_CARD_NOT_OWNED');
    refused(state, { type: 'PURCHASE_RESERVED_CARD', cardId: 't1-34' }, 'RESERVED_CARD_NOT_OWNED');
    state.step = 3;
    state.ending = 'prestige';
    refused(state, { playerId: 'p1', type: 'PASS' }, 'MATCH_FINISHED');
    refused(state, take({ diamond: 1, sapphire: 1, ruby: 1 }), 'MATCH_FINISHED');
  });
});

describe('the order of refusals', () => {
  test('ownership before phase, phase before the action itself (S16)', () => {
    const state = overflowing();
    refused(state, { playerId: 'p1', type: 'RESERVE_TOP_DECK_CARD', tier: 9 }, 'NOT_PLAYER_TURN');
    refused(state, { type: 'RESERVE_TOP_DECK_CARD', tier: 9 }, 'WRONG_PHASE');
  });

  test('distinct colours before the bank, the bank before the number (S16)', () => {
    const state = table();
    give(state, 1, { ruby: 4 });
    refused(state, take({ ruby: 2 }), 'COLORS_NOT_DISTINCT');
    refused(state, take({ ruby: 1 }), 'TOKEN_POOL_TOO_LOW');
    refused(state, take({ onyx: 1 }), 'TOKEN_COUNT_INVALID');
  });

  test('a pass while anything else can be done, and a noble nobody asked for (S12, S9)', () => {
    refused(table(), { type: 'PASS' }, 'WRONG_PHASE');
    refused(table(), { type: 'SELECT_NOBLE', nobleId: 'n-01' }, 'WRONG_PHASE');
    refused(table(), { ...take({ ruby: 1, onyx: 1, diamond: 1 }), nobleId: 'n-01' }, 'NOBLE_NOT_CLAIMABLE');
  });

  test('a return that comes with an action must be needed and exact (S8)', () => {
    const three = take({ ruby: 1, onyx: 1, diamond: 1 });
    refused(table(), { ...three, return: { ruby: 1 } }, 'NOT_IN_OVERFLOW');
    const state = table();
    give(state, 0, { sapphire: 4, emerald: 4, ruby: 1 });
    refused(state, { ...three, return: { ruby: 1 } }, 'RETURN_COUNT_INVALID');
  });

  test.each([
    [null, 'NOT_PLAYER_TURN'],
    ['PASS', 'NOT_PLAYER_TURN'],
    [{ playerId: 'p0' }, 'UNKNOWN_ACTION'],
    [{ playerId: 'p0', type: '__proto__' }, 'UNKNOWN_ACTION'],
    [{ playerId: 'p0', type: 'TAKE_TOKENS_DIFFERENT' }, 'TOKEN_COUNT_INVALID'],
    [{ playerId: 'p0', type: 'TAKE_TOKENS_SAME', take: ['ruby', 'ruby'] }, 'TOKEN_COUNT_INVALID'],
    [{ playerId: 'p0', type: 'TAKE_TOKENS_SAME', take: { ruby: '2' } }, 'TOKEN_COUNT_INVALID'],
    [{ playerId: 'p0', type: 'TAKE_TOKENS_SAME', take: { ruby: 1.5 } }, 'TOKEN_COUNT_INVALID'],
    [{ playerId: 'p0', type: 'RESERVE_VISIBLE_CARD', cardId: 7 }, 'CARD_NOT_FOUND'],
  ])('nonsense is refused too: %o', (action, code) => {
    expect(perform(table(), action as never)).toMatchObject({ ok: false, code });
  });
});
