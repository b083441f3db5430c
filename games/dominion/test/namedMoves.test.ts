/** The 17 move objects at the table: each plays in its moment, and means nothing else out of it. */
import { expect, test } from 'vitest';
import type { Move } from '../src/engineMoves.ts';
import type { GameState } from '../src/engineState.ts';
import { toGameState } from '../src/engineState.ts';
import { game } from '../src/game.ts';
import { wordsOf } from '../src/namedMoves.ts';
import { END, play, run, say, table, throne, contract, trash } from './table.ts';

const after = (hand: string, card: Move['card'], more: { deck?: string; other?: string; otherDeck?: string } = {}) => {
  const { deck = '5 Copper', other = '5 Copper', otherDeck = '5 Copper' } = more;
  const seats = [
    { hand: `${card}, ${hand}`, deck, discard: '' },
    { hand: other, deck: otherDeck, discard: '' },
  ];
  return run(table(seats), { type: 'play_action', card } as Move);
};

/** A moment for every type of move, and a move that fits it. */
const moments: Readonly<Record<Move['type'], readonly [GameState, Move]>> = {
  play_action: [table([{ hand: 'Chapel, Copper' }, {}]), play('Chapel')],
  play_treasure: [table([{ hand: '2 Copper' }, {}], { phase: 'buy' }), { type: 'play_treasure', card: 'Copper' }],
  play_all_treasures: [table([{ hand: '2 Silver' }, {}], { phase: 'buy' }), { type: 'play_all_treasures' }],
  buy: [table([{ hand: 'Estate' }, {}], { phase: 'buy', coins: 3 }), { type: 'buy', card: 'Silver' }],
  end_phase: [table([{ hand: 'Estate' }, {}], { phase: 'buy', coins: 1 }), END],
  discard_for_cellar: [
    after('2 Copper, Estate', 'Cellar'),
    { type: 'discard_for_cellar', cards: ['Estate', 'Copper'] },
  ],
  trash_cards: [after('2 Copper, Estate, Duchy', 'Chapel'), trash('Estate, 2 Copper')],
  gain_card: [after('Copper', 'Workshop'), { type: 'gain_card', card: 'Smithy', destination: 'discard' }],
  discard_to_hand_size: [
    after('Copper', 'Militia', { other: 'Copper, Silver, Estate, Duchy, Province' }),
    { type: 'discard_to_hand_size', cards: ['Estate', 'Copper'], target_size: 3 },
  ],
  reveal_and_topdeck: [
    after('Copper', 'Bureaucrat', { other: 'Copper, Silver, Estate, Duchy' }),
    { type: 'reveal_and_topdeck', card: 'Estate' },
  ],
  spy_decision: [
    after('Copper', 'Spy', { deck: 'Copper, Copper' }),
    { type: 'spy_decision', player: 0, card: 'Copper', decision: 'discard' },
  ],
  select_treasure_to_trash: [
    after('Copper', 'Thief', { otherDeck: 'Silver, Copper' }),
    { type: 'select_treasure_to_trash', player: 1, card: 'Silver' },
  ],
  gain_trashed_card: [
    run(after('Copper', 'Thief', { otherDeck: 'Silver, Copper' }), {
      type: 'select_treasure_to_trash',
      player: 1,
      card: 'Silver',
    }),
    { type: 'gain_trashed_card', card: 'Silver' },
  ],
  reveal_reaction: [after('Copper', 'Witch', { other: 'Moat, 4 Copper' }), { type: 'reveal_reaction', card: 'Moat' }],
  select_action_for_throne: [after('Smithy, Village', 'Throne Room'), throne('Smithy')],
  chancellor_decision: [
    after('Copper', 'Chancellor', { deck: 'Silver, Gold' }),
    { type: 'chancellor_decision', convert: true },
  ],
  choose_cards: [
    run(
      table([{ hand: 'Harbinger', deck: 'Copper', discard: 'Gold, Estate' }, {}], { edition: 'second' }),
      play('Harbinger'),
    ),
    { type: 'choose_cards', cards: ['Gold'] },
  ],
  library_set_aside: [
    after('Copper', 'Library', { deck: 'Village, Silver, Smithy, Gold, Estate, Duchy' }),
    { type: 'library_set_aside', card: 'Village', set_aside: true },
  ],
};
const all = Object.entries(moments);

const asker = (state: GameState): number => state.pending?.player ?? state.currentPlayer;
const heard = (state: GameState, move: Move) => {
  const seat = asker(state);
  return wordsOf({ ...move }, game.view(contract(state), seat), seat);
};
const shown = (state: Parameters<typeof toGameState>[0]) =>
  toGameState(state, { seed: '', gameLog: [], inCleanup: false });

test.each(all)('%s is played in its moment as GameEngine plays it', (type, [state, move]) => {
  const words = heard(state, move);
  if (words === null || 'refused' in words) throw new Error(`${type}: ${JSON.stringify(words)}`);
  const atTable = shown(say(contract(state), ...words));
  const { chance: _, gameLog: __, seed: ___, pending, ...rest } = run(state, move);
  // The engine waits for the end of the clean-up, and draws on by itself after the answer to Library.
  if (type === 'end_phase' || type === 'buy') return expect(atTable.currentPlayer).toBe(1);
  if (type === 'library_set_aside') return expect(atTable.players[0].setAside).toEqual(['Village']);
  expect({ ...atTable, pending: atTable.pending?.card }).toMatchObject({ ...rest, pending: pending?.card });
});

test.each(all)('out of its moment %s is refused', (type, [, move]) => {
  let refused = 0;
  for (const [other, [state]] of all) {
    const words = heard(state, move);
    if (words === null) throw new Error('an object with a type is always heard');
    if (!('refused' in words)) {
      // The same kind of moment: a buy phase, or a turn that may be ended.
      expect([other, run(state, move).players.length]).toEqual([other, 2]);
      continue;
    }
    expect(words.refused).not.toBe('');
    refused++;
  }
  expect(refused).toBeGreaterThanOrEqual(type === 'end_phase' ? 12 : 13);
});

test('an unknown type and a move of the wrong shape are refused; without a type it is not ours', () => {
  const state = table([{ hand: 'Estate' }, {}]);
  const view = game.view(contract(state), 0);
  expect(wordsOf({ type: 'fly' }, view, 0)).toEqual({ refused: 'Invalid move' });
  expect(wordsOf({ type: 'buy', card: 3 }, view, 0)).toEqual({ refused: 'card must be the name of a card' });
  expect(wordsOf({ type: 'trash_cards', cards: 'Curse' }, view, 0)).toEqual({
    refused: 'cards must be a list of names of cards',
  });
  expect(wordsOf({ card: 'Copper' }, view, 0)).toBeNull();
});

test('without an Action to play the action phase is already the buy phase', () => {
  const none = table([{ hand: '3 Copper, 2 Estate' }, {}]);
  expect(heard(none, { type: 'play_all_treasures' })).toEqual(['play treasures']);
  const some = table([{ hand: 'Village, 3 Copper' }, {}]);
  expect(heard(some, { type: 'play_all_treasures' })).toEqual({ refused: 'Not in buy phase' });
  expect(heard(some, END)).toEqual(['end actions']);
});
