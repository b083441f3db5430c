/** The table in words: cards, questions, the text view and its size. */
import { below, BotRandom, seeded } from '@baize/game';
import { countTokens } from 'gpt-tokenizer';
import { describe, expect, test } from 'vitest';
import { bigMoney } from '../bots/bigMoney.ts';
import { describeCard, FACTS, type CardName } from '../src/facts.ts';
import { game } from '../src/game.ts';
import { pluralOf } from '../src/text.ts';
import { contract, say, table } from './table.ts';

describe('card facts', () => {
  test.each([
    ['Village', 'Village | $3 | action | +1 Card, +2 Actions'],
    ['Chapel', 'Chapel | $2 | action | Trash up to 4 cards'],
    ['Militia', 'Militia | $4 | action-attack | +$2. Opponents discard to 3 cards'],
    ['Moat', 'Moat | $2 | action-reaction | +2 Cards. Reveal to block attacks'],
  ] as [CardName, string][])('%s', (name, line) => expect(describeCard(name)).toBe(line));
  test.each([
    [0, 'Copper, Curse'],
    [2, 'Estate, Cellar, Chapel, Moat'],
    [3, 'Silver, Chancellor, Village, Woodcutter, Workshop'],
    [4, 'Bureaucrat, Feast, Gardens, Militia, Moneylender, Remodel, Smithy, Spy, Thief, Throne Room'],
    [5, 'Duchy, Council Room, Festival, Laboratory, Library, Market, Mine, Witch'],
    [6, 'Gold, Adventurer'],
    [8, 'Province'],
  ])('what costs $%i', (cost, names) => {
    const found = FACTS.filter((fact) => fact.cost === cost && (fact.edition ?? 'first') === 'first').map(
      (fact) => fact.name,
    );
    expect(found.join(', ')).toBe(names);
  });
});

describe('questions name the card that asks', () => {
  const state = contract(table([{ hand: 'Militia, Chapel, Spy, Remodel, Estate, Village' }, { hand: '5 Copper' }]));
  test.each([
    [['play Militia'], 1, 'Militia: discard 2 cards.'],
    [['play Militia', 'discard Copper'], 1, 'Militia: discard 1 more card.'],
    [['play Militia'], 0, 'Player 1 must answer. Militia: discard 2 cards.'],
    [['play Chapel'], 0, 'Chapel: trash up to 4 cards.'],
    [['play Chapel', 'trash Estate'], 0, 'Chapel: trash up to 3 more cards.'],
    [['play Remodel'], 0, 'Remodel: trash a card.'],
    [['play Remodel', 'trash Estate'], 0, 'Remodel: gain a card costing up to $4.'],
    [[], 0, 'Your turn: play, buy or end your turn (1 action, 1 buy, $0).'],
    [[], 1, 'Player 0 is to move (1 buy, $0).'],
  ] as [string[], number, string][])('%j, seat %i: %s', (words, seat, question) => {
    expect(game.ask(game.view(say(state, ...words), seat))).toBe(question);
  });
});

test('the text view stays under 220 tokens in the middle of a game of two with ten kingdom cards', () => {
  let longest = 0;
  for (let i = 0; i < 40; i++) {
    const chance = seeded(`text ${i}`);
    const state = game.start(
      { rules: 'official', preset: 'none', kingdom: [], victoryPileSize: 12, edition: 'first' },
      2,
      `text ${i}`,
    );
    for (let step = 0; step < 120 && game.turn(state) !== null; step++) {
      const seat = game.turn(state) as number;
      const list = game.moves(state);
      const money = bigMoney.decide(game.view(state, seat), list, seat, new BotRandom('text')).move;
      const move = below(chance, 3) === 0 ? list[below(chance, list.length)] : money;
      longest = Math.max(longest, countTokens(game.show(game.view(state, seat))));
      game.advance(state, move);
    }
  }
  console.log(`longest text view: ${longest} tokens`);
  expect(longest).toBeGreaterThan(100);
  expect(longest).toBeLessThan(220);
});

test('the text view shows hand, counts, piles and trash', () => {
  const state = contract(
    table(
      [
        { hand: '2 Copper, Smithy', deck: '4 Silver', discard: 'Gold' },
        { hand: '5 Copper', deck: '', discard: '' },
      ],
      {
        kingdom: ['Smithy', 'Moat'],
      },
    ),
  );
  expect(game.show(game.view(state, 0))).toBe(
    [
      'Round 1. Your turn: 1 action, 1 buy, $0',
      'Hand: Copper2 Smithy',
      'You: deck 4 discard 1 (Gold) 0 VP',
      'Owned: Copper2 Silver4 Gold Smithy',
      'Player 1: hand 5 deck 0 discard 0 0 VP',
      'Supply, 10 unless said: $0 Copper60 Curse $2 Estate12 Moat $3 Silver40 $4 Smithy $5 Duchy12 $6 Gold30 $8 Province12',
    ].join('\n'),
  );
});

test('during a game only the own deck is listed, after it every deck', () => {
  const state = contract(table([{ hand: '2 Copper' }, { hand: 'Gold', deck: 'Silver', discard: '' }]));
  const decks = (): number => game.show(game.view(state, 0)).match(/^Owned: /gm)?.length ?? 0;
  expect(decks()).toBe(1);
  state.asked = -1;
  expect(decks()).toBe(2);
  expect(game.show(game.view(state, null))).toContain('Owned: Silver Gold');
});

test('several treasures are told in the plural, an Action played again by its number', () => {
  const told = (card: CardName, times: number): string =>
    game.tell({ type: 'played', seat: 0, card, times }, () => 'Ada');
  expect(told('Copper', 1)).toBe('Ada plays Copper.');
  expect(told('Silver', 3)).toBe('Ada plays 3 Silvers.');
  expect(told('Militia', 2)).toBe('Ada plays Militia 2 times.');
  expect(['Laboratory', 'Thief', 'Witch', 'Gardens', 'Village'].map(pluralOf)).toEqual([
    'Laboratories',
    'Thieves',
    'Witches',
    'Gardens',
    'Villages',
  ]);
});
