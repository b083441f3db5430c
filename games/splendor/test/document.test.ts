/** The Splendor document, sections 1 to 9, requirement by requirement; section 10 is in normal, illegal and edge. */
import { describe, expect, test } from 'vitest';
import { legalActions } from '../src/actions.ts';
import { CARDS, COLORS } from '../src/facts.ts';
import { game } from '../src/game.ts';
import { deckOf } from '../src/state.ts';
import { act, after, type Attempt, give, grant, hold, refused, table } from './table.ts';

const options = { rules: 'house', strictThree: false } as const;
const view = (state = table(), seat: number | null = 0) => game.view(state, seat);
const three: Attempt = { type: 'TAKE_TOKENS_DIFFERENT', take: { diamond: 1, sapphire: 1, emerald: 1 } };
const other: Attempt = { type: 'TAKE_TOKENS_DIFFERENT', take: { ruby: 1, onyx: 1, emerald: 1 } };

describe('setup', () => {
  test('SPL-1: gameId, rulesetVersion and 2 to 4 players', () => {
    expect(view()).toMatchObject({ gameId: 'splendor', rulesetVersion: '2024-space-cowboys-base-en' });
    expect(game.seats).toEqual([2, 4]);
  });
  test('SPL-2: three tiers of 40, 30 and 20 cards, shuffled by the seed, each on its own', () => {
    const deal = (seed: string): string => JSON.stringify(game.start(options, 2, seed).decks);
    expect(deal('a')).toBe(deal('a'));
    expect(deal('a')).not.toBe(deal('b'));
    expect([1, 2, 3].map((tier) => CARDS.filter((card) => card.tier === tier).length)).toEqual([40, 30, 20]);
    const { decks, slots } = game.start(options, 2, 'a');
    decks.forEach((deck, tier) => {
      expect([...deck, ...slots.slice(4 * tier, 4 * tier + 4)].every((card) => CARDS[card].tier === tier + 1)).toBe(
        true,
      );
    });
  });
  test.each([
    [2, 4],
    [3, 5],
    [4, 7],
  ])(
    'SPL-3, SPL-4: %i players: one noble more than players, %i gems of each colour, 5 gold, 4 cards a tier',
    (seats, gems) => {
      const seen = view(game.start(options, seats, 'setup'));
      expect(seen.nobles).toHaveLength(seats + 1);
      for (const color of COLORS) expect(seen.bankTokens[color]).toBe(gems);
      expect(seen.bankTokens.gold).toBe(5);
      expect(Object.values(seen.tableau).map((tier) => tier.filter(Boolean).length)).toEqual([4, 4, 4]);
      expect(seen.decksRemaining).toEqual({ tier1: 36, tier2: 26, tier3: 16 });
    },
  );
});

describe('state and phases', () => {
  test('SPL-5: the state has the specified fields', () => {
    expect(Object.keys(view())).toEqual(
      expect.arrayContaining([
        'bankTokens',
        'tableau',
        'decksRemaining',
        'nobles',
        'playerBoards',
        'roundStartPlayerId',
        'lastRoundTriggered',
        'lastRoundTriggerTurn',
      ]),
    );
    expect(view()).toMatchObject({ roundStartPlayerId: 'p0', lastRoundTriggered: false, lastRoundTriggerTurn: null });
  });
  test('SPL-6: a player board has the specified fields', () => {
    expect(view().playerBoards.p0).toMatchObject({
      tokens: { emerald: 0, sapphire: 0, ruby: 0, diamond: 0, onyx: 0, gold: 0 },
      bonuses: { emerald: 0, sapphire: 0, ruby: 0, diamond: 0, onyx: 0 },
      reserved: [],
      purchasedCardIds: [],
      prestige: 0,
    });
  });
  test('SPL-7: main_turn, end_of_turn_checks while something is owed, main_turn again, finished', () => {
    const state = table();
    give(state, 0, { sapphire: 4, emerald: 3, ruby: 1, onyx: 1 });
    expect(view(state).phase).toBe('main_turn');
    const over = after(state, { type: 'TAKE_TOKENS_DIFFERENT', take: { diamond: 1, ruby: 1, onyx: 1 } });
    expect(view(over).phase).toBe('end_of_turn_checks');
    const next = after(over, { type: 'RETURN_TOKENS_AFTER_OVERFLOW', return: { sapphire: 2 } });
    expect(view(next)).toMatchObject({ phase: 'main_turn', currentPlayerId: 'p1' });
    const last = table();
    last.prestige[0] = 15;
    expect(view(after(last, three, other)).phase).toBe('finished');
  });
});

describe('actions', () => {
  test('SPL-8: the seven actions by their names, each legal in its moment', () => {
    const state = table();
    hold(state, 0, 't1-20');
    give(state, 0, { diamond: 2, sapphire: 2, emerald: 1, ruby: 1, onyx: 1, gold: 3 });
    const types = new Set(legalActions(state).map(({ type }) => type));
    for (const type of [
      'TAKE_TOKENS_DIFFERENT',
      'RESERVE_VISIBLE_CARD',
      'RESERVE_TOP_DECK_CARD',
      'PURCHASE_VISIBLE_CARD',
      'PURCHASE_RESERVED_CARD',
    ] as const)
      expect(types).toContain(type);
    expect(legalActions(table()).map(({ type }) => type)).toContain('TAKE_TOKENS_SAME');
    const overflow = after(state, { type: 'RESERVE_TOP_DECK_CARD', tier: 1 });
    expect(new Set(legalActions(overflow).map(({ type }) => type))).toEqual(new Set(['RETURN_TOKENS_AFTER_OVERFLOW']));
  });
  test('SPL-9: turn first, then phase, then what the action asks for', () => {
    const state = table();
    refused(state, { type: 'TAKE_TOKENS_SAME', take: { ruby: 9 }, playerId: 'p1' }, 'NOT_PLAYER_TURN');
    give(state, 0, { sapphire: 4, emerald: 3, ruby: 1, onyx: 1 });
    const over = after(state, { type: 'TAKE_TOKENS_DIFFERENT', take: { diamond: 1, ruby: 1, onyx: 1 } });
    refused(over, { type: 'TAKE_TOKENS_SAME', take: { ruby: 9 } }, 'WRONG_PHASE');
    refused(table(), { type: 'TAKE_TOKENS_SAME', take: { ruby: 9 } }, 'TOKEN_COUNT_INVALID');
  });
  test('SPL-10: exactly three different colours that the bank has', () => {
    refused(table(), { type: 'TAKE_TOKENS_DIFFERENT', take: { ruby: 1, onyx: 1 } }, 'TOKEN_COUNT_INVALID');
    const poor = table();
    give(poor, 1, { ruby: 4 });
    refused(poor, { type: 'TAKE_TOKENS_DIFFERENT', take: { ruby: 1, onyx: 1, diamond: 1 } }, 'TOKEN_POOL_TOO_LOW');
  });
  test('SPL-11: two of a colour only while the bank has four of it', () => {
    const two: Attempt = { type: 'TAKE_TOKENS_SAME', take: { ruby: 2 } };
    expect(act(table(), two).state.tokens[0]).toContain(2);
    const poor = table();
    give(poor, 1, { ruby: 1 });
    refused(poor, two, 'TOKEN_POOL_TOO_LOW');
  });
  test('SPL-12: at most three reserved cards', () => {
    const state = table();
    for (const id of ['t1-20', 't1-21', 't1-22']) hold(state, 0, id);
    refused(state, { type: 'RESERVE_TOP_DECK_CARD', tier: 1 }, 'RESERVE_LIMIT_REACHED');
  });
  test('SPL-13: bonuses, gems and gold together must pay for a card', () => {
    const state = table();
    const card = CARDS[state.slots[0]];
    refused(state, { type: 'PURCHASE_VISIBLE_CARD', cardId: card.id }, 'INSUFFICIENT_PAYMENT');
    give(state, 0, { ...card.cost });
    expect(view(after(state, { type: 'PURCHASE_VISIBLE_CARD', cardId: card.id })).playerBoards.p0).toMatchObject({
      purchasedCardIds: [card.id],
      bonuses: { [card.bonus]: 1 },
    });
  });
  test('SPL-14: nobody goes on with more than ten tokens', () => {
    const state = table();
    give(state, 0, { sapphire: 4, emerald: 3, ruby: 1, onyx: 1 });
    const over = after(state, { type: 'TAKE_TOKENS_DIFFERENT', take: { diamond: 1, ruby: 1, onyx: 1 } });
    expect(view(over)).toMatchObject({
      currentPlayerId: 'p0',
      pending: { type: 'RETURN_TOKENS_AFTER_OVERFLOW', count: 2 },
    });
    refused(over, { type: 'PASS' }, 'WRONG_PHASE');
  });
});

describe('resolution', () => {
  test('SPL-15: a purchase brings bonus and prestige, and its slot is filled from the same deck', () => {
    const state = table();
    const [first] = state.slots;
    const card = CARDS[first];
    give(state, 0, { ...card.cost });
    const next = CARDS[deckOf(state, 0).at(-1) ?? -1];
    const bought = view(after(state, { type: 'PURCHASE_VISIBLE_CARD', cardId: card.id }));
    expect(bought.tableau.tier1[0]?.id).toBe(next.id);
    expect(bought.playerBoards.p0.prestige).toBe(card.prestige);
  });
  test('SPL-16: a noble whose bonuses are met comes at the end of the turn; of several, the lowest id', () => {
    const state = table(2, {}, ['n-03', 'n-02', 'n-01']);
    state.bonuses[0] = [4, 4, 4, 4, 4];
    const done = view(after(state, three));
    expect(done.playerBoards.p0.nobles.map(({ id }) => id)).toEqual(['n-01']);
    expect(done.playerBoards.p0.prestige).toBe(3);
  });
  test('SPL-17: 15 prestige triggers the last round once, with the turn in which it did', () => {
    const state = table();
    state.prestige[0] = 15;
    const triggered = view(after(state, three));
    expect(triggered).toMatchObject({ lastRoundTriggered: true, lastRoundTriggerTurn: 1, currentPlayerId: 'p1' });
    const both = table(3);
    [both.prestige[0], both.prestige[1]] = [15, 15];
    expect(view(after(both, three, other))).toMatchObject({ lastRoundTriggerTurn: 1, currentPlayerId: 'p2' });
  });
  test('SPL-18: after the full round most prestige wins, then fewer cards, then who comes first after the trigger', () => {
    const most = table();
    [most.prestige[0], most.prestige[1]] = [15, 16];
    expect(view(after(most, three, other)).winners).toEqual(['p1']);
    const cards = table();
    grant(cards, 0, 't1-20', 't1-21');
    grant(cards, 1, 't1-22');
    [cards.prestige[0], cards.prestige[1]] = [15, 15];
    expect(view(after(cards, three, other)).winners).toEqual(['p1']);
    const tie = table();
    [tie.prestige[0], tie.prestige[1]] = [15, 15];
    expect(view(after(tie, three, other)).winners).toEqual(['p0']);
  });
  test('SPL-19: no payment leaves a player with fewer tokens than none', () => {
    const state = table();
    const card = CARDS[state.slots[0]];
    give(state, 0, { ...card.cost });
    refused(state, { type: 'PURCHASE_VISIBLE_CARD', cardId: card.id, payment: { gold: 5 } }, 'INSUFFICIENT_PAYMENT');
  });
});

describe('synchronisation', () => {
  test('SPL-20: the cards come from the seed, and a reserve from the deck tells its owner alone which it was', () => {
    const done = act(table(), { type: 'RESERVE_TOP_DECK_CARD', tier: 2 });
    const drawn = CARDS[done.state.reserved[0][0]];
    expect(JSON.stringify(done.events)).toContain(drawn.id);
    expect(view(done.state, 0).playerBoards.p0.reserved).toMatchObject([{ id: drawn.id }]);
    expect(view(done.state, 1).playerBoards.p0.reserved).toEqual([{ tier: 2 }]);
  });
});
