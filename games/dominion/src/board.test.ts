import { pick, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { board, cardList } from './board.ts';
import { CARD } from './facts.ts';
import { game } from './game.ts';

const name = (seat: number): string => ['Ada', 'big-money', 'Grace Hopper', 'x'][seat];
const options = Object.fromEntries(Object.entries(game.options).map(([key, spec]) => [key, spec.default]));
const start = (seats = 3) => game.start(options as never, seats, 'board');

test('a person sees the supply by price, the trash, everybody and the hand', () => {
  const state = start();
  state.trash.push(CARD.Copper, CARD.Copper, CARD.Estate);
  const text = board(game.view(state, 0), name);
  expect(text).toContain('$0 Copper');
  expect(text).toContain('Trash pile (3 cards): 2 Copper, Estate');
  expect(text).toMatch(/> Ada +3 VP {2}hand 5 {2}deck 5 {2}discard 0/);
  expect(text).toMatch(/Hand: \d Copper, /);
  expect(board(game.view(state, null), name)).not.toContain('Hand:');
});

test('few Curses are warned of, none are called empty', () => {
  const state = start();
  expect(board(game.view(state, 0), name)).not.toContain('low!');
  state.supply[CARD.Curse] = 7;
  expect(board(game.view(state, 0), name)).toContain('Curse 7 ⚠ low!');
  state.supply[CARD.Curse] = 0;
  expect(board(game.view(state, 0), name)).toContain('Curse empty');
});

test('at the end every score is broken down, Gardens by the cards owned', () => {
  const state = start(2);
  const [player] = state.players;
  player.owned[CARD.Gardens] = 3;
  player.cards = 30;
  state.asked = -1;
  const text = board(game.view(state, 0), name).replaceAll(/\s+/g, ' ');
  expect(text).toContain('Final score of Ada: 12 VP. Estate (x3): 3 VP, Gardens (x3): 9 VP (30 cards in deck)');
  expect(text).toContain('Final deck, 30 cards: 7 Copper, 3 Estate, 3 Gardens');
  expect(text).toContain('Final score of big-money: 3 VP. Estate (x3): 3 VP Final deck, 10 cards: 7 Copper, 3 Estate');
});

test('the card list names the cards of this supply in the specified form', () => {
  const text = cardList(game.view(start(), 0));
  expect(text).toContain('Village | $3 | action | +1 Card, +2 Actions');
  expect(text.split('\n')[0]).toMatch(/^Copper \| \$0/);
  expect(text.split('\n').at(-1)).toMatch(/^Province \| \$8/);
});

test('no line is wider than 80 columns, all through a game of four', () => {
  const state = start(4);
  const chance = seeded('wide');
  let widest = 0;
  for (let i = 0; i < 600 && game.turn(state) !== null; i++) {
    for (const line of board(game.view(state, i % 4), name).split('\n')) widest = Math.max(widest, line.length);
    game.advance(state, pick(chance, game.moves(state)));
  }
  expect(widest).toBeGreaterThan(60);
  expect(widest).toBeLessThanOrEqual(80);
});
