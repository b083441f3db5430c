/** The specified programming interface: its methods, its immutability and its way through JSON. */
import { below, seeded } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { GameEngine, type GameResult } from '../src/engine.ts';
import type { Move } from '../src/engineMoves.ts';
import type { GameState } from '../src/engineState.ts';
import { game } from '../src/game.ts';
import { cards, END, engine, play, refusal, run, seatOf, table, throne, trash } from './table.ts';

const after = (result: GameResult): GameState => {
  if (!result.success) throw new Error(result.error);
  return result.newState;
};

describe('initializeGame', () => {
  test.each([1, 2, 3, 4])('deals %i players 7 Copper and 3 Estate, five in hand', (seats) => {
    const state = new GameEngine('a').initializeGame(seats);
    for (const { hand, drawPile, ...rest } of state.players) {
      expect([hand.length, drawPile.length]).toEqual([5, 5]);
      expect([...hand, ...drawPile].toSorted()).toEqual(cards('7 Copper, 3 Estate'));
      expect(rest).toMatchObject({ discardPile: [], inPlay: [], actions: 1, buys: 1, coins: 0 });
    }
    expect(state).toMatchObject({ currentPlayer: 0, phase: 'action', turnNumber: 1, trash: [], pending: null });
  });
  test('the same seed deals the same, and as the contract does; another seed another deal', () => {
    const [one, same, other] = ['a', 'a', 'b'].map((seed) => new GameEngine(seed).initializeGame(2)) as [
      GameState,
      GameState,
      GameState,
    ];
    expect(one).toEqual(same);
    expect(one.players).not.toEqual(other.players);
    const plain = game.start(
      { rules: 'house', preset: 'none', kingdom: [], victoryPileSize: 12, edition: 'first' },
      2,
      'a',
    );
    expect(seatOf(one, 0).hand.filter((card) => card === 'Copper')).toHaveLength(plain.players[0]?.hand[0]);
  });
  test('alone is the default, and options are obeyed or refused', () => {
    expect(new GameEngine('a').initializeGame().players).toHaveLength(1);
    const state = new GameEngine('a', { victoryPileSize: 4, kingdom: ['Moat'] }).initializeGame(2);
    expect(state.supply).toEqual({
      Copper: 60,
      Silver: 40,
      Gold: 30,
      Estate: 4,
      Duchy: 4,
      Province: 4,
      Curse: 10,
      Moat: 10,
    });
    expect(() => new GameEngine('a', { rules: 'official' }).initializeGame(1)).toThrow('need at least 2 players');
    expect(() => new GameEngine('a').initializeGame(5)).toThrow('1 to 4 players');
  });
});

describe('executeMove', () => {
  const buying = table([{ hand: '3 Copper, 2 Estate', deck: '5 Silver', discard: '' }, {}], { phase: 'buy' });
  test('a buy costs coins and a buy, and the card is discarded', () => {
    const bought = run(buying, { type: 'play_all_treasures' }, { type: 'buy', card: 'Silver' });
    expect(seatOf(bought, 0)).toMatchObject({ coins: 0, buys: 0, discardPile: ['Silver'], inPlay: cards('3 Copper') });
    expect(bought.supply.Silver).toBe(39);
    expect(bought.phase).toBe('buy');
  });
  test.each([
    [{ type: 'buy', card: 'Silver' }, 'Not enough coins'],
    [{ type: 'buy' }, 'Card not available'],
    [{ type: 'play_action', card: 'Village' }, 'Not in action phase'],
    [{ type: 'play_treasure', card: 'Gold' }, 'Gold is not in hand'],
    [{ type: 'play_treasure', card: 'Estate' }, 'Estate is not a Treasure'],
    [{ type: 'trash_cards', cards: [] }, 'Invalid move'],
    [{ type: 'buy', card: 'Platinum' }, 'Card not available'],
  ] as [Move, string][])('%j is refused: %s', (move, sentence) => {
    expect(refusal(buying, move)).toBe(sentence);
    expect(engine.validateMove(buying, move)).toEqual({ valid: false, error: sentence });
    expect(engine.isValidMove(buying, move)).toBe(false);
  });
  test('refusals of the action phase and after a buy', () => {
    const state = table([{ hand: 'Village, Copper, Estate' }, {}], { actions: 0 });
    expect(refusal(state, play('Village'))).toBe('No actions left');
    expect(refusal(state, { type: 'play_action', card: 'Copper' })).toBe('Copper is not an Action');
    expect(refusal(state, { type: 'play_treasure', card: 'Copper' })).toBe('Not in buy phase');
    const bought = run(buying, { type: 'buy', card: 'Copper' });
    expect(refusal(bought, { type: 'play_treasure', card: 'Copper' })).toBe('No Treasures after the first buy');
    expect(refusal(bought, { type: 'buy', card: 'Copper' })).toBe('No buys left');
    const waiting = run(table([{ hand: 'Chapel, Copper' }, {}]), play('Chapel'));
    expect(refusal(waiting, END)).toBe('A card waits for a choice');
    expect(refusal(waiting, play('Chapel'))).toBe('Chapel waits for trash_cards');
  });
  test('Cellar discards any cards and draws as many', () => {
    const state = run(table([{ hand: 'Cellar, 2 Estate, Copper', deck: '3 Gold', discard: '' }, {}]), play('Cellar'));
    const done = run(state, { type: 'discard_for_cellar', cards: ['Estate', 'Copper'] });
    expect(seatOf(done, 0)).toMatchObject({
      hand: ['Gold', 'Gold', 'Estate'],
      discardPile: ['Copper', 'Estate'],
      actions: 1,
    });
  });
  test('the state given is never changed, and every state is frozen through', () => {
    const state = new GameEngine('a').initializeGame(2);
    const before = JSON.stringify(state);
    const next = after(engine.executeMove(state, END));
    expect(JSON.stringify(state)).toBe(before);
    expect(Object.isFrozen(next.players[0]?.hand)).toBe(true);
    expect(Object.isFrozen(next.supply)).toBe(true);
  });
  test('the log tells nobody what was drawn', () => {
    const state = run(table([{ hand: 'Smithy', deck: '3 Gold' }, {}]), play('Smithy'));
    expect(state.gameLog.slice(-2)).toEqual(['Player 0 plays Smithy.', 'Player 0 draws 3 cards.']);
  });
});

test.each([
  undefined,
  null,
  7,
  'buy',
  [],
  {},
  { type: 'fly' },
  { type: 'buy', card: 3 },
  { type: 'trash_cards', cards: 'Copper' },
])('a move of %j is refused and not thrown', (move) => {
  const state = new GameEngine('a').initializeGame(2);
  expect(engine.executeMove(state, move as never)).toMatchObject({ success: false });
  expect(engine.isValidMove(state, move as never)).toBe(false);
});

test('a choice of one card that names several is refused', () => {
  const thrones = run(table([{ hand: 'Throne Room, Smithy, Village' }, {}]), play('Throne Room'));
  expect(refusal(thrones, { type: 'select_action_for_throne', cards: ['Smithy', 'Village'] })).toBe(
    'Choose one Action',
  );
  const chancellor = run(table([{ hand: 'Chancellor' }, {}]), play('Chancellor'));
  expect(refusal(chancellor, { type: 'chancellor_decision' })).toBe('Decide to convert the deck or not');
});

test('multiplayerEnabled is understood', () => {
  expect(new GameEngine('a', { multiplayerEnabled: true }).initializeGame(2).players).toHaveLength(2);
  expect(new GameEngine('a', { multiplayerEnabled: false }).initializeGame().players).toHaveLength(1);
  expect(() => new GameEngine('a', { multiplayerEnabled: false }).initializeGame(2)).toThrow('multiplayerEnabled');
});

test('a Moneylender without a Copper says so', () => {
  const without = run(table([{ hand: 'Moneylender, Silver, Gold, Estate' }, {}]), play('Moneylender'));
  expect(without).toMatchObject({ pending: null, trash: [] });
  expect(without.gameLog.at(-1)).toBe('No Copper to trash');
  const having = run(table([{ hand: 'Moneylender, Copper' }, {}]), play('Moneylender'));
  expect(having.gameLog).not.toContain('No Copper to trash');
  expect(run(having, trash('')).gameLog).not.toContain('No Copper to trash');
});

describe('D33: a question with one answer is not asked', () => {
  const attacked = (hand: string) =>
    run(table([{ hand: 'Bureaucrat, Copper' }, { hand, deck: 'Gold' }]), play('Bureaucrat'));
  const estate: Move = { type: 'reveal_and_topdeck', card: 'Estate' };
  test('one kind of Victory card goes onto the deck by itself, and who names it is not refused', () => {
    const after = attacked('Copper, 2 Estate');
    expect(after).toMatchObject({ pending: null, forced: [{ player: 1, move: estate }] });
    expect(seatOf(after, 1)).toMatchObject({ hand: ['Copper', 'Estate'], drawPile: ['Estate', 'Gold'] });
    const named = run(after, estate);
    expect(named).toEqual({ ...after, forced: [] });
    expect(engine.executeMove(after, estate, 1).success).toBe(true);
    expect(engine.executeMove(after, estate, 0).success).toBe(false);
    expect(refusal(named, estate)).toBe('Invalid move');
    expect(refusal(after, { type: 'reveal_and_topdeck', card: 'Duchy' })).toBe('Invalid move');
    expect(run(after, END).forced).toEqual([]);
  });
  test('two kinds are a question', () => {
    expect(attacked('Copper, Estate, Duchy')).toMatchObject({ pending: { player: 1 }, forced: [] });
  });
  test('the only card for Remodel, equal cards for Militia, the only Action for an official Throne Room', () => {
    const remodel = run(table([{ hand: 'Remodel, 2 Estate' }, {}]), play('Remodel'));
    expect(remodel).toMatchObject({ trash: ['Estate'], pending: { card: 'Remodel' } });
    expect(seatOf(run(remodel, trash('Estate'), { type: 'gain_card', card: 'Smithy' }), 0).discardPile).toEqual([
      'Smithy',
    ]);
    const militia = run(table([{ hand: 'Militia' }, { hand: '5 Copper' }]), play('Militia'));
    expect(militia.pending).toBeNull();
    expect(run(militia, { type: 'discard_to_hand_size', cards: ['Copper', 'Copper'], target_size: 3 }).forced).toEqual(
      [],
    );
    const official = table([{ hand: 'Throne Room, Smithy', deck: '7 Copper' }, {}], { rules: 'official' });
    expect(seatOf(run(official, play('Throne Room'), throne('Smithy')), 0).hand).toEqual(cards('6 Copper'));
  });
  test('what answers the question that is asked is played, and not taken for the forced one', () => {
    const seats = [{ hand: 'Militia' }, { hand: '5 Copper' }, { hand: '2 Copper, 3 Estate' }];
    const discard: Move = { type: 'discard_to_hand_size', cards: ['Copper', 'Copper'] };
    const asked = run(table(seats), play('Militia'));
    expect(asked.pending?.player).toBe(2);
    expect(seatOf(run(asked, discard), 2).hand).toEqual(cards('3 Estate'));
    expect(engine.executeMove(asked, discard, 1)).toMatchObject({
      success: true,
      newState: { pending: { player: 2 } },
    });
  });
});

describe('turns and the end', () => {
  test('switchPlayer and resetPlayerTurn are the two halves of the clean-up', () => {
    const state = table([{ hand: 'Copper, Estate', deck: '5 Silver', discard: '', inPlay: 'Village' }, {}], {
      coins: 3,
    });
    const reset = engine.resetPlayerTurn(state);
    expect(seatOf(reset, 0)).toMatchObject({
      hand: cards('5 Silver'),
      discardPile: ['Copper', 'Estate', 'Village'],
      inPlay: [],
      coins: 0,
    });
    expect(reset.currentPlayer).toBe(0);
    const next = engine.switchPlayer(reset);
    expect(next).toMatchObject({ currentPlayer: 1, phase: 'action', turnNumber: 1 });
    expect(engine.switchPlayer(next)).toMatchObject({ currentPlayer: 0, turnNumber: 2 });
  });
  test('checkGameOver is true at the end of the turn, with winner, winners and scores', () => {
    const state = table(
      [
        { hand: '3 Gold', deck: '5 Copper', discard: '' },
        { hand: '', deck: '', discard: '' },
      ],
      {
        phase: 'buy',
        supply: { Province: 1 },
      },
    );
    const bought = run(state, { type: 'play_all_treasures' }, { type: 'buy', card: 'Province' });
    expect(engine.checkGameOver(bought)).toEqual({ isGameOver: false });
    const over = run(bought, END, END);
    expect(engine.checkGameOver(over)).toEqual({ isGameOver: true, winner: 0, winners: [0], scores: [6, 0] });
    expect(over.gameLog.at(-1)).toBe('Game ended: Player 0 wins');
    expect(engine.getValidMoves(over)).toEqual([]);
    expect(refusal(over, END)).toBe('The game is over');
  });
  test('three empty piles end it too', () => {
    const supply = { Moat: 0, Cellar: 0, Curse: 0 };
    expect(engine.checkGameOver(table([{}, {}], { supply })).isGameOver).toBe(true);
    expect(engine.checkGameOver(table([{}, {}], { supply: { Moat: 0, Cellar: 0 } })).isGameOver).toBe(false);
  });
});

/** A random move, but no more than a few of the thousands that a big Cellar offers. */
function walk(seed: string, options: ConstructorParameters<typeof GameEngine>[1], seats: number): void {
  const walker = new GameEngine(seed, options);
  const chance = seeded(`walk ${seed}`);
  let state = walker.initializeGame(seats);
  for (let step = 0; step < 150; step++) {
    const list = walker.getValidMoves(state);
    if (list.length === 0) return;
    const move = list[below(chance, list.length)];
    const next = after(walker.executeMove(state, move));
    const thawed = JSON.parse(JSON.stringify(state)) as GameState;
    expect(thawed).toEqual(state);
    expect(after(walker.executeMove(thawed, move))).toEqual(next);
    for (const each of list.slice(0, 20)) expect(walker.validateMove(state, each)).toEqual({ valid: true });
    state = next;
  }
}

test.each([1, 2, 3, 4])(
  'every state survives JSON, every listed move is valid: random games of %i players',
  (seats) => {
    for (let i = 0; i < 5; i++) walk(`json ${i}`, { kingdom: cards(KINGDOMS[i]) }, seats);
    if (seats > 1) walk('json official', { rules: 'official' }, seats);
  },
);

const KINGDOMS = [
  'Chapel, Throne Room, Militia, Moat, Village',
  'Thief, Spy, Library, Adventurer, Festival',
  'Bureaucrat, Witch, Remodel, Mine, Throne Room',
  'Workshop, Feast, Chancellor, Cellar, Gardens',
  'Council Room, Moneylender, Market, Throne Room, Moat',
];

test('a state survives JSON in the middle of a nested decision', () => {
  const state = table([{ hand: 'Throne Room, Militia' }, { hand: 'Moat, 4 Copper' }, { hand: '5 Silver' }]);
  const pending = run(state, play('Throne Room'), throne('Militia'));
  const thawed = JSON.parse(JSON.stringify(pending)) as GameState;
  expect(run(thawed, { type: 'reveal_reaction' }).pending).toMatchObject({ player: 1, card: 'Militia' });
});

test('a chapel in JSON keeps its four cards', () => {
  const pending = run(table([{ hand: 'Chapel, 5 Copper' }, {}]), play('Chapel'));
  expect(run(JSON.parse(JSON.stringify(pending)) as GameState, trash('4 Copper')).trash).toHaveLength(4);
});
