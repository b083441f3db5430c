/** Mining is the same whoever does it in whatever order, and what ships is mixed. */
import { catalogue, taughtGames } from '@baize/games';
import { describe, expect, it } from 'vitest';
import { Collection, without } from './puzzles/choose.ts';
import { mineGame, type MinedPuzzle, type MinedGame } from './puzzles/mine.ts';
import { rules } from './puzzles/rules.ts';

let made = 0;
const puzzle = (theme: string, best: string, rating = 1000, key = String(made++)): MinedPuzzle => ({
  id: `p${made}`,
  key,
  theme,
  rating,
  at: made,
  seat: 0,
  lines: [{ words: best, hope: 1 }],
});
const mined = (...puzzles: readonly MinedPuzzle[]): MinedGame => ({
  record: { game: 'any', rules: 1, options: {}, seats: [], seed: '', moves: Array.from({ length: made + 9 }, String) },
  puzzles,
});
const verb = (best: string): string => best.split(' ')[0];

describe('a collection of puzzles', () => {
  it('takes no position twice, and two of a game at most', () => {
    const found = new Collection(100, { named: [] });
    found.add(mined(puzzle('a', 'x', 1000, 'same')));
    found.add(mined(puzzle('a', 'x', 1000, 'same'), puzzle('a', 'y'), puzzle('a', 'y'), puzzle('a', 'y')));
    expect(found.puzzles.map(({ game }) => game)).toEqual([0, 1, 1]);
    expect(found.games[1].moves).toHaveLength(found.puzzles[2].at);
  });

  it('has no theme, no kind of answer and no easy ones in excess', () => {
    const found = new Collection(100, { named: ['rare'], sideOf: verb, hardness: { hard: 900 } });
    for (let i = 0; i < 100; i++)
      found.add(mined(puzzle('often', i % 2 === 0 ? 'call' : 'fold'), puzzle('pat', 'stand')));
    expect(found.ofTheme('often')).toHaveLength(27);
    expect(found.ofTheme('pat').length).toBeLessThanOrEqual(8);
    found.add(mined(puzzle('hard', 'call', 890), puzzle('hard', 'fold', 900)));
    expect(found.ofTheme('hard').map(({ rating }) => rating)).toEqual([900]);
    for (let i = 0; i < 100; i++) found.add(mined(puzzle(`easy ${i}`, 'call', 700)));
    expect(found.puzzles.filter(({ rating }) => rating === 700)).toHaveLength(20);
  });

  it('goes on for the themes that must not be missing, and for them alone', () => {
    const found = new Collection(20, { named: ['rare'] });
    for (let i = 0; i < 20; i++) found.add(mined(puzzle(`theme ${i}`, 'call')));
    expect(found.isDone).toBe(false);
    for (let i = 0; i < 40; i++) found.add(mined(puzzle('rare', 'call')));
    expect(found.isDone).toBe(true);
    expect(found.ofTheme('rare')).toHaveLength(20);
  });

  it('loses puzzles with the games that only they needed', () => {
    const found = new Collection(100, { named: [] });
    found.add(mined(puzzle('a', 'x')));
    found.add(mined(puzzle('a', 'x'), puzzle('a', 'x')));
    const set = { command: '', stake: 'win' as const, games: found.games, puzzles: found.puzzles };
    const [first, second, third] = found.puzzles;
    const left = without(set, [first.id, third.id]);
    expect(left.puzzles).toEqual([{ ...second, game: 0 }]);
    expect(left.games).toHaveLength(1);
    expect(left.games[0].moves).toHaveLength(second.at);
  });
});

it('a game mined twice has the same puzzles, whatever was mined before', async () => {
  const [, badugi] = catalogue;
  const source = { pack: await badugi.load(), mining: { ...rules[badugi.name], budget: 60 } };
  let index = 0;
  let first = mineGame(source, 'twice', index);
  while (first.puzzles.length === 0) first = mineGame(source, 'twice', ++index);
  mineGame(source, 'twice', index + 1);
  expect(mineGame(source, 'twice', index)).toEqual(first);
}, 120_000);

it('every game ships enough puzzles, and enough of the themes that must not be missing', async () => {
  for (const { name, learn } of taughtGames) {
    const { set, themes } = await learn.puzzles();
    expect(set.puzzles.length, name).toBeGreaterThanOrEqual(150);
    for (const theme of rules[name].named) {
      expect(themes.themes[theme], theme).toBeDefined();
      expect(set.puzzles.filter((each) => each.theme === theme).length, theme).toBeGreaterThanOrEqual(15);
    }
  }
});
