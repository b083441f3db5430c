import { expect, test } from 'vitest';
import { CARD, type CardName } from '../src/facts.ts';
import { game } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { toHand } from '../src/operations.ts';
import { answer, type TableQuestion, questionOf } from './question.ts';

const kingdom: CardName[] = [
  'Cellar',
  'Chapel',
  'Library',
  'Militia',
  'Moat',
  'Remodel',
  'Spy',
  'Thief',
  'Throne Room',
  'Village',
];

/** A game in which the first seat holds these, and the second those. */
function table(first: readonly CardName[], second: readonly CardName[] = []): State {
  const state = game.start(
    { rules: 'official', preset: 'none', kingdom, victoryPileSize: 12, edition: 'first' },
    2,
    'seed',
  );
  [first, second].forEach((cards, seat) => {
    const player = state.players[seat];
    if (player === undefined || cards.length === 0) return;
    player.hand.fill(0);
    player.held = player.heldActions = 0;
    for (const name of cards) {
      const card = CARD[name];
      toHand(player, card);
      player.owned[card] = player.owned[card] + 1;
      player.cards++;
    }
  });
  return state;
}

/** A card somewhere out of sight. */
function own(state: State, seat: number, name: CardName): void {
  const owned = state.players[seat]?.owned;
  if (owned !== undefined) owned[CARD[name]] = 1;
}

function say(state: State, words: string): void {
  const move = game.moves(state).find((each) => game.say(each, state) === words);
  if (move === undefined) throw new Error(`"${words}" is not legal`);
  game.advance(state, move);
}

const wordsOf = (state: State): string[] => game.moves(state).map((move) => game.say(move, state));
function ask(state: State): TableQuestion & { kind: 'pick' } {
  const question = questionOf(game.view(state, game.turn(state)), wordsOf(state));
  if (question.kind !== 'pick') throw new Error(`not a pick but ${question.kind}`);
  return question;
}
/** Answers as the table does and says that the game took it all. */
function give(state: State, names: readonly CardName[]): string[] {
  const words = answer(
    ask(state),
    names.map((name) => CARD[name]),
  );
  for (const each of words) say(state, each);
  return words;
}

test('a turn offers what can be played and bought', () => {
  const state = table(['Village', 'Copper', 'Estate']);
  const question = questionOf(game.view(state, 0), wordsOf(state));
  expect(question).toMatchObject({ kind: 'turn', treasures: true, actions: true });
  if (question.kind !== 'turn') return;
  expect([...question.play].toSorted((a, b) => a - b)).toEqual([CARD.Copper, CARD.Village]);
  expect(question.buy.has(CARD.Copper)).toBe(true);
  expect(question.buy.has(CARD.Silver)).toBe(false);
});

test.each<[string, CardName[], string[]]>([
  ['none', [], ['done']],
  ['some', ['Estate', 'Copper'], ['discard Copper', 'discard Estate', 'done']],
  ['all', ['Gold', 'Copper', 'Estate'], ['discard Copper', 'discard Gold', 'discard Estate']],
])('Cellar with %s', (_, chosen, words) => {
  const state = table(['Cellar', 'Copper', 'Estate', 'Gold']);
  say(state, 'play Cellar');
  expect(ask(state)).toMatchObject({ least: 0, most: 3, verb: 'discard' });
  expect(give(state, chosen)).toEqual(words);
  expect(state.stack).toHaveLength(0);
});

test('Chapel takes four and no word more', () => {
  const state = table(['Chapel', 'Copper', 'Copper', 'Copper', 'Estate', 'Gold']);
  say(state, 'play Chapel');
  expect(ask(state)).toMatchObject({ least: 0, most: 4, verb: 'trash' });
  expect(give(state, ['Copper', 'Estate', 'Copper', 'Copper'])).toHaveLength(4);
  expect(state.stack).toHaveLength(0);
});

test('Militia asks for exactly as many as are over three, any of the hand', () => {
  const state = table(['Militia'], ['Copper', 'Copper', 'Copper', 'Copper', 'Gold']);
  say(state, 'play Militia');
  expect(ask(state)).toMatchObject({
    least: 2,
    most: 2,
    among: new Map([
      [CARD.Copper, 4],
      [CARD.Gold, 1],
    ]),
  });
  expect(wordsOf(state)).toEqual(['discard Copper', 'discard Gold']);
  give(state, ['Gold', 'Copper']);
  expect(state.players[1]?.held).toBe(3);
});

test('questions with one answer, which the host answers: no Moat in hand, five equal cards', () => {
  const state = table(['Militia'], ['Copper', 'Copper', 'Copper', 'Copper', 'Copper']);
  own(state, 1, 'Moat');
  say(state, 'play Militia');
  expect(wordsOf(state)).toEqual(['pass']);
  say(state, 'pass');
  expect(wordsOf(state)).toEqual(['discard Copper']);
});

test('a Moat in hand is a choice of two', () => {
  const state = table(['Militia'], ['Moat', 'Copper', 'Copper', 'Copper', 'Copper']);
  say(state, 'play Militia');
  const words = wordsOf(state);
  expect(questionOf(game.view(state, 1), words)).toEqual({ kind: 'either', words: ['reveal Moat', 'pass'] });
});

test('Remodel trashes one, then gains from the supply', () => {
  const state = table(['Remodel', 'Estate', 'Gold']);
  say(state, 'play Remodel');
  expect(ask(state)).toMatchObject({ from: 'hand', verb: 'trash', least: 1, most: 1 });
  give(state, ['Estate']);
  expect(ask(state)).toMatchObject({ from: 'supply', verb: 'gain', least: 1, most: 1 });
  expect(give(state, ['Silver'])).toEqual(['gain Silver']);
});

test('Thief: which Treasure is trashed, and which are gained', () => {
  const state = table(['Thief']);
  const deck = state.players[1]?.deck;
  deck.push(CARD.Copper, CARD.Silver);
  own(state, 1, 'Silver');
  say(state, 'play Thief');
  expect(ask(state)).toMatchObject({ from: 'shown', verb: 'trash', least: 1, most: 1 });
  give(state, ['Silver']);
  expect(ask(state)).toMatchObject({ from: 'shown', verb: 'gain', least: 0, most: 1 });
  expect(answer(ask(state), [])).toEqual(['done']);
  expect(give(state, ['Silver'])).toEqual(['gain Silver']);
});

test('Throne Room with nothing to play can only pass', () => {
  const state = table(['Throne Room', 'Copper']);
  own(state, 0, 'Village');
  say(state, 'play Throne Room');
  expect(wordsOf(state)).toEqual(['pass']);
});
