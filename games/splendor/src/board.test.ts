import { pick, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { board, cards } from './board.ts';
import { game } from './game.ts';

const name = (seat: number): string => ['Ada', 'greedy', 'Grace Hopper', 'x'][seat];
const options = { rules: 'house', strictThree: false } as const;

test('what can be bought is starred for the one who can, and no line is wider than 80 columns', () => {
  const state = game.start(options, 4, 'board');
  const chance = seeded('wide');
  let stars = 0;
  let widest = 0;
  for (let i = 0; i < 400 && game.turn(state) !== null; i++) {
    const turn = game.turn(state)!;
    const text = board(game.view(state, turn), name);
    const words = game.moves(state).map((move) => game.say(move, state));
    const buyable = new Set(words.flatMap((each) => /^buy (\S+)/.exec(each)?.[1] ?? []));
    if (words.some((each) => each.startsWith('take') || each.startsWith('buy'))) {
      const starred = [...text.matchAll(/(t\d-\d+)\*/g)].map(([, id]) => id);
      expect(new Set(starred)).toEqual(buyable);
      stars += starred.length;
      expect([...cards(game.view(state, turn)).matchAll(/(t\d-\d+)\s*\*/g)]).toHaveLength(starred.length);
    }
    expect(board(game.view(state, null), name)).not.toContain('*');
    widest = Math.max(widest, ...text.split('\n').map((line) => line.length));
    game.advance(state, pick(chance, game.moves(state)));
  }
  expect(stars).toBeGreaterThan(5);
  expect(widest).toBeLessThanOrEqual(80);
});

test('a card reserved from a deck is hidden from the others', () => {
  const state = game.start(options, 2, 'hidden');
  const deep = game.moves(state).find((move) => game.say(move, state) === 'reserve tier 3');
  game.advance(state, deep!);
  expect(board(game.view(state, 1), name)).toContain('a hidden tier 3 card');
  expect(board(game.view(state, 0), name)).toMatch(/reserved t3-\d+/);
});
