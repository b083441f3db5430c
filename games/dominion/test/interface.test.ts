/** The user interface of the base set document: what is shown and asked, in our own words where they are ours. */
import { expect, test } from 'vitest';
import { describeCard, FACTS } from '../src/facts.ts';
import { GameEngine } from '../src/engine.ts';
import type { Move } from '../src/engineMoves.ts';
import type { GameState } from '../src/engineState.ts';
import { game } from '../src/game.ts';
import { pack } from '../src/index.ts';
import { showScore } from '../src/score.ts';
import { cards, contract, play, run, table, trash } from './table.ts';

const after = (card: string, hand: string, other = '5 Copper', deck = '5 Copper', otherDeck = '5 Copper'): GameState =>
  run(
    table([
      { hand: `${card}, ${hand}`, deck, discard: '' },
      { hand: other, deck: otherDeck, discard: '' },
    ]),
    { type: 'play_action', card } as Move,
  );
const asked = (state: GameState): { prompt: string; moves: string[] } => {
  const machine = contract(state);
  const prompt = game.ask(game.view(machine, game.turn(machine)));
  return { prompt, moves: game.moves(machine).map((move) => game.say(move, machine)) };
};
const board = (state: GameState, seat: number | null): string =>
  pack.board?.(game.view(contract(state), seat), (each) => `Player ${each}`) ?? '';

test('UI-1: a card is shown as name, price, kind and effect', () => {
  expect(describeCard('Village')).toBe('Village | $3 | action | +1 Card, +2 Actions');
  expect(describeCard('Chapel')).toBe('Chapel | $2 | action | Trash up to 4 cards');
  expect(describeCard('Militia')).toBe('Militia | $4 | action-attack | +$2. Opponents discard to 3 cards');
  expect(describeCard('Moat')).toBe('Moat | $2 | action-reaction | +2 Cards. Reveal to block attacks');
  expect(describeCard('Gardens')).toMatch(/^Gardens \| \$4 \| victory \| .*1 VP.*10 cards/);
  for (const { name, cost } of FACTS)
    expect(describeCard(name)).toMatch(new RegExp(`^${name} \\| \\$${cost} \\| [a-z-]+ \\| .+`));
});

test('UI-2: trashing prompts say how many, and offer the cards and to stop', () => {
  const chapel = asked(after('Chapel', '2 Copper, Estate'));
  expect(chapel).toMatchObject({ prompt: expect.stringMatching(/trash up to 4 cards/i) });
  expect(chapel.moves).toEqual(['trash Copper', 'trash Estate', 'done']);
  expect(asked(after('Remodel', 'Copper, Estate'))).toMatchObject({
    prompt: expect.stringMatching(/trash a card/i),
    moves: ['trash Copper', 'trash Estate'],
  });
  expect(asked(after('Mine', 'Copper, Silver, Estate'))).toMatchObject({
    prompt: expect.stringMatching(/trash a treasure/i),
    moves: ['trash Copper', 'trash Silver'],
  });
  expect(asked(after('Moneylender', 'Copper'))).toMatchObject({ prompt: expect.stringMatching(/trash a copper/i) });
});

test('UI-3: gaining prompts name the price and offer what it buys', () => {
  expect(asked(after('Workshop', 'Copper')).prompt).toMatch(/gain a card costing up to \$4/i);
  expect(asked(after('Feast', 'Copper')).prompt).toMatch(/gain a card costing up to \$5/i);
  const remodel = asked(run(after('Remodel', 'Estate, Copper'), trash('Estate')));
  expect(remodel.prompt).toMatch(/up to \$4/);
  expect(remodel.moves).toContain('gain Smithy');
  expect(remodel.moves).not.toContain('gain Duchy');
});

test('UI-4: attack prompts name the card and how many cards must go', () => {
  const { prompt, moves } = asked(after('Militia', 'Copper', 'Copper, 2 Silver, Estate, Duchy'));
  expect(prompt).toMatch(/militia.*discard 2 cards/i);
  expect(moves).toEqual(['discard Copper', 'discard Silver', 'discard Estate', 'discard Duchy']);
  expect(asked(after('Bureaucrat', 'Copper', 'Estate, Duchy')).prompt).toMatch(/victory card onto your deck/i);
  expect(asked(after('Spy', 'Copper')).prompt).toMatch(/revealed copper: discard it or keep/i);
  expect(asked(after('Thief', 'Copper', '5 Copper', '', 'Silver, Copper')).prompt).toMatch(
    /which treasure of player 1/i,
  );
});

test('UI-5: a reaction prompt names the attack and is a question of yes or no', () => {
  const { prompt, moves } = asked(after('Witch', 'Copper', 'Moat, 4 Copper'));
  expect(prompt).toMatch(/witch.*player 0.*moat\?/i);
  expect(moves).toEqual(['reveal Moat', 'pass']);
});

test('UI-6: Throne Room, Chancellor and Library ask what the document asks', () => {
  expect(asked(after('Throne Room', 'Smithy'))).toMatchObject({
    prompt: expect.stringMatching(/action to play twice/i),
    moves: ['play Smithy', 'pass'],
  });
  expect(asked(after('Chancellor', 'Copper')).prompt).toMatch(/deck into your discard pile\?/i);
  expect(asked(after('Library', 'Copper', '5 Copper', 'Village, 6 Silver'))).toMatchObject({
    prompt: expect.stringMatching(/village.*aside/i),
    moves: ['set aside Village', 'keep Village'],
  });
});

test('UI-7: everybody is shown the trash pile, card by card', () => {
  const state = run(after('Chapel', '2 Copper, 2 Estate'), trash('2 Copper, Estate'));
  for (const seat of [0, 1, null]) expect(board(state, seat)).toMatch(/trash pile \(3 cards\): .*2 Copper.*Estate/i);
});

test('UI-8: the supply shows how many Curses are left', () => {
  expect(board(table([{}, {}], { supply: { Curse: 7 } }), 0)).toMatch(/Curse 7\b/);
});

test('UI-9: the log tells an attack, who blocked it and what it did to whom', () => {
  const seats = [{ hand: 'Militia' }, { hand: 'Copper, 2 Silver, Estate, Duchy' }, { hand: 'Moat, 4 Copper' }];
  const state = run(
    table(seats),
    play('Militia'),
    { type: 'reveal_reaction', card: 'Moat' },
    { type: 'discard_to_hand_size', cards: cards('Copper, Estate') },
  );
  expect(state.gameLog.slice(1)).toEqual([
    'Player 0 plays Militia.',
    'Player 2 reveals Moat: Militia is blocked.',
    'Player 1 discards Copper.',
    'Player 1 discards Estate.',
  ]);
});

test('UI-10: final scores by card, Gardens with the size of the deck', () => {
  const state = table([{ hand: '2 Estate, Duchy, Province, 3 Gardens', deck: '23 Copper', discard: '' }, {}]);
  expect(showScore(new GameEngine('ui').scoreBreakdown(state, 0)).split('\n')).toEqual([
    'Estate (x2): 2 VP',
    'Duchy (x1): 3 VP',
    'Province (x1): 6 VP',
    'Gardens (x3): 9 VP (30 cards in deck)',
    'Total: 20 VP',
  ]);
});

test('UI-11: confirmations and messages are lines of the log', () => {
  const said = (state: GameState): string => state.gameLog.join('\n');
  expect(said(run(after('Chapel', 'Copper'), trash('Copper')))).toMatch(/Copper of Player 0 is trashed/);
  expect(said(run(after('Workshop', 'Copper'), { type: 'gain_card', card: 'Smithy' }))).toMatch(/gains Smithy/);
  expect(said(after('Feast', 'Copper'))).toMatch(/Feast of Player 0 is trashed/);
  expect(said(after('Witch', 'Copper'))).toMatch(/Player 1 gains Curse/);
  expect(said(after('Adventurer', 'Estate', '5 Copper', 'Copper, Estate, Silver'))).toMatch(
    /reveals Copper, Estate, Silver/,
  );
  const chancellor = run(after('Chancellor', 'Copper'), { type: 'chancellor_decision', convert: true });
  expect(said(chancellor)).toMatch(/deck \(5 cards\) into the discard pile/);
  expect(said(after('Moneylender', 'Silver'))).toMatch(/No Copper to trash/);
});
