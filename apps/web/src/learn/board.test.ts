import { findGame, loadGame } from '@baize/games';
import { expect, test, vi } from 'vitest';
import { loadTable } from '../games.ts';
import { Board, positionAfter } from './board.ts';

test('a board knows what led to its position, as far as whoever looks may know it', async () => {
  vi.stubGlobal('document', { hidden: true });
  const pack = await loadGame('dominion');
  const { set } = (await findGame('dominion')?.learn?.puzzles()) ?? { set: null };
  if (set === null) throw new Error('no puzzles');
  const [puzzle] = set.puzzles;
  const position = positionAfter(pack, set.games[puzzle.game], puzzle.at);
  const board = new Board(pack, position, puzzle.seat, ['Ada', 'Basil']);
  const logged = () => board.stage.getSnapshot()?.log ?? [];
  const drawn = (seat: number): boolean[] =>
    logged().flatMap(({ event }) => (event.type === 'drew' && event.seat === seat ? ['cards' in event] : []));

  expect(logged().filter(({ event }) => event.type === 'turn').length).toBeGreaterThan(10);
  expect(new Set(drawn(puzzle.seat))).toEqual(new Set([true]));
  expect(drawn(1 - puzzle.seat)).not.toContain(true);

  const before = logged().length;
  const newest = logged().at(-1)?.version ?? 0;
  expect(board.play([puzzle.lines[0].words])).toBe(true);
  expect(logged().length).toBeGreaterThan(before);
  expect(logged()[before]?.version).toBe(newest + 1);

  board.look(1 - puzzle.seat);
  expect(drawn(puzzle.seat)).not.toContain(true);
  board.jump({ state: position.state, made: [] });
  expect(logged()).toEqual([]);
  board.stage.close();
  vi.unstubAllGlobals();
});

test('a board says what happens in the words of its table, and You to the seat of that name', async () => {
  vi.stubGlobal('document', { hidden: false });
  const pack = await loadGame('splendor');
  const state = pack.game.start({ rules: 'official', strictThree: false }, 2, 'spoken');
  const said: string[] = [];
  const board = new Board(
    pack,
    { state, made: [] },
    0,
    ['You', 'Basil'],
    (text) => said.push(text),
    await loadTable('splendor'),
  );
  const words = board.legal().find((each) => each.startsWith('reserve t')) ?? '';
  expect(board.play([words])).toBe(true);
  board.stage.played(1);
  expect(said.join(' ')).toMatch(/^You reserve /);
  expect(said.join(' ')).not.toMatch(/\bt\d-\d\d\b/);
  board.stage.close();
  vi.unstubAllGlobals();
});
