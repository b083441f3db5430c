/** Where rules meet. */
import { eventFor, readOptions } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { moves, PASS } from '../src/moves.ts';
import { ranking, result } from '../src/ranking.ts';
import { deckOf, type Options, ROUND_LIMIT, type State } from '../src/state.ts';
import { show } from '../src/text.ts';
import { view } from '../src/view.ts';
import { act, after, give, grant, hold, ids, lay, nobleIds, refused, stack, table, tokensOf } from './table.ts';

const deepReserve = { type: 'RESERVE_TOP_DECK_CARD', tier: 1 } as const;
const take3 = { type: 'TAKE_TOKENS_DIFFERENT', take: { diamond: 1, sapphire: 1, emerald: 1 } } as const;

/** Cards whose bonuses make n-01 and n-02 claimable with one more diamond, t1-01. */
function twoNobles(rules: 'house' | 'official'): State {
  const state = table(2, { rules }, ['n-04', 'n-02', 'n-01']);
  grant(state, 0, 't1-02', 't1-03', 't1-04', 't1-09', 't1-10', 't1-11', 't1-12');
  grant(state, 0, 't1-33', 't1-34', 't1-35', 't1-36');
  return state;
}
const last = { type: 'PURCHASE_VISIBLE_CARD', cardId: 't1-01' } as const;

/** The last turn of a game that player 1 triggered; scores and cards as given. */
function lastTurn(rules: 'house' | 'official', prestige: number[], cards: number[]): State {
  const state = table(3, { rules }, ['n-01', 'n-02', 'n-03', 'n-04']);
  prestige.forEach((points, seat) => {
    state.prestige[seat] = points;
    state.bought[seat] = deckOf(state, 0).slice(0, cards[seat]);
    stack(state, 0, deckOf(state, 0).slice(cards[seat]));
  });
  Object.assign(state, { turn: 2, turns: 60, round: 20, trigger: 1, triggerTurn: 59 });
  return state;
}

/** Nobody can do anything: no gems, three reserved cards each, nothing affordable. */
function stuck(): State {
  const state = table();
  state.bank = [0, 0, 0, 0, 0, 5];
  ['t3-05', 't3-06', 't3-07'].forEach((id) => hold(state, 0, id));
  ['t3-09', 't3-10', 't3-11'].forEach((id) => hold(state, 1, id));
  return state;
}

describe('edge scenarios', () => {
  test('SP-E1: an empty deck leaves the slot empty, for good (S15)', () => {
    const start = table();
    start.left[0] = 0;
    give(start, 0, { sapphire: 3 });
    const { state, events } = act(start, last);
    expect(ids(state.slots.slice(0, 4))).toEqual([null, 't1-02', 't1-03', 't1-04']);
    expect(view(state, 0).tableau.tier1[0]).toBeNull();
    expect(events.at(-1)).toEqual({ type: 'refilled', tier: 1, slot: 0, card: null });
    refused(state, deepReserve, 'DECK_EMPTY');
    const later = after(state, take3, { type: 'RESERVE_VISIBLE_CARD', cardId: 't1-03' });
    expect(ids(later.slots.slice(0, 4))).toEqual([null, 't1-02', null, 't1-04']);
  });

  test('SP-E2: reserving without gold in the bank is legal and brings none (S5)', () => {
    const start = table();
    give(start, 1, { gold: 5 });
    const { state, events } = act(start, { type: 'RESERVE_VISIBLE_CARD', cardId: 't1-01' });
    expect(tokensOf(state, 0)).toEqual({});
    expect(events[0]).toMatchObject({ type: 'reserved', gold: 0 });
  });

  test('SP-E3: equal prestige, fewer cards win (S11)', () => {
    for (const rules of ['house', 'official'] as const) {
      const state = after(lastTurn(rules, [16, 16, 10], [8, 9, 4]), deepReserve);
      expect(result(state)).toMatchObject({ winners: [0], payoffs: [1, 0, 0] });
      expect(result(state)!.how).toContain('fewer cards');
    }
  });

  test('SP-E4: a full tie in house rules goes clockwise from the player who triggered, that player first (S11)', () => {
    expect(result(after(lastTurn('house', [16, 15, 16], [8, 9, 8]), deepReserve))).toMatchObject({ winners: [2] });
    expect(result(after(lastTurn('house', [16, 16, 16], [8, 8, 8]), deepReserve))).toMatchObject({ winners: [1] });
    expect(ranking(after(lastTurn('house', [16, 16, 16], [8, 8, 8]), deepReserve)).order).toEqual([1, 2, 0]);
  });

  test('SP-E5: a full tie in official rules is shared (S11)', () => {
    const tied = result(after(lastTurn('official', [16, 15, 16], [8, 9, 8]), deepReserve));
    expect(tied).toMatchObject({ winners: [0, 2], payoffs: [0.5, 0, 0.5] });
  });

  test('SP-E6: of several nobles the player chooses one, with the action or after it (S9)', () => {
    for (const rules of ['house', 'official'] as const) {
      const named = after(twoNobles(rules), { ...last, nobleId: 'n-02' });
      expect(nobleIds(named.visited[0])).toEqual(['n-02']);
      const asked = after(twoNobles(rules), { ...last, nobleId: null });
      expect(view(asked, 0)).toMatchObject({
        phase: 'end_of_turn_checks',
        pending: { type: 'SELECT_NOBLE', playerId: 'p0', nobleIds: ['n-01', 'n-02'] },
      });
      refused(asked, { type: 'SELECT_NOBLE', nobleId: 'n-04' }, 'NOBLE_NOT_CLAIMABLE');
      refused(asked, take3, 'WRONG_PHASE');
      expect(nobleIds(after(asked, { type: 'SELECT_NOBLE', nobleId: 'n-02' }).visited[0])).toEqual(['n-02']);
    }
    refused(twoNobles('house'), { ...last, nobleId: 'n-04' }, 'NOBLE_NOT_CLAIMABLE');
  });

  test('SP-E7: of several nobles and none named, house rules send the lowest id; official rules ask (S9)', () => {
    expect(nobleIds(after(twoNobles('house'), last).visited[0])).toEqual(['n-01']);
    const asked = after(twoNobles('official'), last);
    expect(asked.visited[0]).toEqual([]);
    expect(view(asked, 0).pending).toMatchObject({ type: 'SELECT_NOBLE', nobleIds: ['n-01', 'n-02'] });
    refused(asked, { type: 'SELECT_NOBLE' }, 'NOBLE_NOT_CLAIMABLE');
  });

  test('SP-E8: fewer than three colours: one of each, or with strictThree none (S2, S3)', () => {
    const scarce = (strictThree: boolean): State => {
      const state = table(2, { strictThree });
      give(state, 1, { emerald: 4, ruby: 4, onyx: 4, sapphire: 3 });
      return state;
    };
    const two = { type: 'TAKE_TOKENS_DIFFERENT', take: { diamond: 1, sapphire: 1 } } as const;
    expect(tokensOf(after(scarce(false), two), 0)).toEqual({ diamond: 1, sapphire: 1 });
    refused(scarce(false), { ...two, take: { diamond: 1 } }, 'TOKEN_COUNT_INVALID');
    refused(scarce(true), two, 'TOKEN_COUNT_INVALID');
    refused(scarce(true), { ...two, take: { diamond: 1, sapphire: 1, ruby: 1 } }, 'TOKEN_POOL_TOO_LOW');
  });

  test('another goal brings the last round later or sooner; without one it is 15 (S10)', () => {
    const at = (prestige: number, options: Partial<Options> = {}): State => {
      const state = table(2, options);
      state.prestige[0] = prestige;
      return after(state, deepReserve);
    };
    const triggered = (state: State): boolean => view(state, null).lastRoundTriggered;
    expect([14, 15].map((prestige) => triggered(at(prestige)))).toEqual([false, true]);
    expect([17, 18].map((prestige) => triggered(at(prestige, { playTo: 18 })))).toEqual([false, true]);
    expect(triggered(at(10, { playTo: 10, rules: 'official' }))).toBe(true);
    expect(view(at(0, { playTo: 21 }), 1).options.playTo).toBe(21);
    expect(show(view(at(0, { playTo: 21 }), 1))).toContain('to 21 prestige');
    expect(show(view(at(0), 1))).not.toContain('prestige');
    expect(readOptions(game, { playTo: 31 }, 2)).toMatchObject({ ok: false, code: 'BAD_OPTIONS' });
  });

  test('SP-E9: a pass is forced, and a whole round of them is a stalemate (S12)', () => {
    const start = stuck();
    expect(moves(start)).toEqual([PASS]);
    const once = after(start, { type: 'PASS' });
    expect(view(once, 1)).toMatchObject({ phase: 'main_turn', passes: 1, currentPlayerId: 'p1' });
    const state = after(once, { type: 'PASS' });
    expect(view(state, null)).toMatchObject({ phase: 'finished', endedBy: 'stalemate', winners: ['p0'] });
    expect(result(state)!.how).toContain('pass');
  });

  test('SP-E10: the game ends after 200 rounds, not before (S13)', () => {
    const start = table();
    Object.assign(start, { round: ROUND_LIMIT - 1, turns: 2 * ROUND_LIMIT - 3 });
    grant(start, 1, 't1-08');
    const lastRound = after(start, deepReserve, deepReserve);
    expect(view(lastRound, null)).toMatchObject({ phase: 'main_turn', round: 200 });
    const beforeLast = after(lastRound, deepReserve);
    expect(beforeLast.ending).toBeNull();
    const state = after(beforeLast, deepReserve);
    expect(view(state, null)).toMatchObject({ endedBy: 'rounds', winners: ['p1'], round: 200 });
  });
});

describe('where rules meet', () => {
  test('a noble left over comes after a mere take, and two nobles come over two turns (S9)', () => {
    const first = after(twoNobles('official'), { ...last, nobleId: 'n-02' }, deepReserve);
    expect(nobleIds(first.visited[0])).toEqual(['n-02']);
    const { state, events } = act(first, take3);
    expect(nobleIds(state.visited[0])).toEqual(['n-02', 'n-01']);
    expect(events.map((event) => event.type)).toEqual(['took', 'visited']);
    expect(state.prestige[0]).toBe(6);
  });

  test('a noble may complete 15 prestige and trigger the last round (S10)', () => {
    const start = twoNobles('house');
    start.prestige[0] = 12;
    const { state, events } = act(start, last);
    expect(events.slice(-2).map((event) => event.type)).toEqual(['visited', 'lastRound']);
    expect(state).toMatchObject({ trigger: 0, turn: 1 });
  });

  test('the noble comes only after the return, and the one named with the action is remembered (S9, S14)', () => {
    const ready = after(twoNobles('house'), { ...last, nobleId: 'n-01' }, deepReserve);
    ready.nobles = [...ready.visited[0], ...ready.nobles];
    ready.visited[0] = [];
    ready.prestige[0] = 0;
    give(ready, 0, { ruby: 4, onyx: 4 });
    const full = after(ready, { ...take3, nobleId: 'n-02' });
    expect(full.visited[0]).toEqual([]);
    expect(view(full, 1).pending).toMatchObject({ count: 1, nobleId: 'n-02' });
    const done = after(full, { type: 'RETURN_TOKENS_AFTER_OVERFLOW', return: { ruby: 1 } });
    expect(nobleIds(done.visited[0])).toEqual(['n-02']);
    const atOnce = after(ready, { ...take3, return: { ruby: 1 }, nobleId: 'n-02' });
    expect(atOnce).toEqual(done);
  });

  test('at ten tokens one may reserve and return the gold just received (S8)', () => {
    const start = table();
    give(start, 0, { ruby: 4, onyx: 4, diamond: 2 });
    const full = after(start, deepReserve);
    expect(view(full, 0).pending).toMatchObject({ type: 'RETURN_TOKENS_AFTER_OVERFLOW', count: 1 });
    const state = after(full, { type: 'RETURN_TOKENS_AFTER_OVERFLOW', return: { gold: 1 } });
    expect(tokensOf(state, 0)).toEqual({ diamond: 2, ruby: 4, onyx: 4 });
    expect(state.bank[5]).toBe(5);
    expect(ids(state.reserved[0])).toEqual(['t1-05']);
  });

  test('gems just taken may go straight back (S8)', () => {
    const start = table();
    give(start, 0, { ruby: 4, onyx: 4, diamond: 1, gold: 1 });
    const same = { diamond: 1, sapphire: 1, emerald: 1 };
    const state = after(start, take3, { type: 'RETURN_TOKENS_AFTER_OVERFLOW', return: same });
    expect(state.tokens[0]).toEqual(start.tokens[0]);
  });

  test('a card reserved blind is bought, and only then known to all (S6)', () => {
    const start = table();
    hold(start, 0, 't2-27', true);
    give(start, 0, { diamond: 4, gold: 1 });
    expect(JSON.stringify([view(start, 1), view(start, null)])).not.toContain('t2-27');
    refused(start, { type: 'PURCHASE_VISIBLE_CARD', cardId: 't2-27' }, 'CARD_NOT_FOUND');
    const { state, events } = act(start, { type: 'PURCHASE_RESERVED_CARD', cardId: 't2-27' });
    expect(events[0]).toMatchObject({ type: 'bought', card: 't2-27', payment: { diamond: 4, gold: 1 } });
    expect(view(state, 1).playerBoards.p0).toMatchObject({ reserved: [], purchasedCardIds: ['t2-27'], prestige: 2 });
  });

  test('the others are told which of two unseen cards is bought where they can see it, and not where they lie side by side (S6)', () => {
    const toldSlots = (...held: readonly [string, boolean][]): unknown[] =>
      ['t2-27', 't2-28'].map((cardId) => {
        const start = table();
        for (const [id, blind] of held) hold(start, 0, id, blind);
        give(start, 0, { diamond: 4, sapphire: 4, emerald: 4, ruby: 4, onyx: 4, gold: 5 });
        const { events } = act(start, { type: 'PURCHASE_RESERVED_CARD', cardId });
        return eventFor(events[0], 1);
      });
    const side = toldSlots(['t2-27', true], ['t2-28', true], ['t3-05', false]);
    expect(side).toMatchObject([{ slot: 0 }, { slot: 0 }]);
    const apart = toldSlots(['t2-27', true], ['t3-05', false], ['t2-28', true]);
    expect(apart).toMatchObject([{ slot: 0 }, { slot: 2 }]);
  });

  test('asking for a card that somebody holds unseen is answered like any other that is not there (S6)', () => {
    const state = table();
    hold(state, 1, 't2-27', true);
    for (const cardId of ['t2-27', 't2-28']) {
      refused(state, { type: 'PURCHASE_RESERVED_CARD', cardId }, 'RESERVED_CARD_NOT_OWNED');
      refused(state, { type: 'PURCHASE_VISIBLE_CARD', cardId }, 'CARD_NOT_FOUND');
      refused(state, { type: 'RESERVE_VISIBLE_CARD', cardId }, 'CARD_NOT_FOUND');
    }
  });

  test('when the last seat reaches 15, the game ends at once (S10)', () => {
    const start = table();
    start.turn = 1;
    start.turns = 2;
    start.prestige[1] = 14;
    lay(start, 't1-08', 0);
    give(start, 1, { emerald: 4 });
    const { state, events } = act(start, { type: 'PURCHASE_VISIBLE_CARD', cardId: 't1-08' });
    expect(events.slice(-2)).toEqual([
      { type: 'lastRound', seat: 1, prestige: 15 },
      { type: 'ended', reason: 'prestige', winners: [1], scores: [0, 15] },
    ]);
    expect(state.step).toBe(3);
  });

  test('the last round has one trigger, whoever passes it (S10)', () => {
    const start = table();
    start.prestige = [15, 15];
    start.trigger = 0;
    start.triggerTurn = 1;
    start.turn = 1;
    start.turns = 2;
    expect(after(start, take3)).toMatchObject({ trigger: 0, triggerTurn: 1, ending: 'prestige' });
  });

  test('a turn with a visit after a forced pass still counts as a pass (S12)', () => {
    const start = stuck();
    start.bonuses[0] = [4, 4, 0, 0, 0];
    start.slots.fill(-1);
    const state = after(start, { type: 'PASS' }, { type: 'PASS' });
    expect(nobleIds(state.visited[0])).toEqual(['n-01']);
    expect(result(state)).toMatchObject({ winners: [0], scores: [3, 0] });
  });

  test('a stalemate in a full tie: the first player in house rules, shared in official ones (S11)', () => {
    for (const [rules, winners] of [
      ['house', [0]],
      ['official', [0, 1]],
    ] as const) {
      const start = stuck();
      start.rules = rules;
      expect(result(after(start, { type: 'PASS' }, { type: 'PASS' }))).toMatchObject({ winners });
    }
  });

  test('gold may be spent in place of gems that one has (S7)', () => {
    const start = table();
    give(start, 0, { sapphire: 3, gold: 2 });
    const payment = { sapphire: 1, gold: 2 };
    expect(tokensOf(after(start, { ...last, payment }), 0)).toEqual({ sapphire: 2 });
  });
});
