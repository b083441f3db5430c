import type { GamePack, GameRecord, Seen } from '@baize/game';
import { loadGame } from '@baize/games';
import type { GameTable } from '@baize/table';
import { beforeAll, expect, test } from 'vitest';
import { eventsFor, type History, historyOf, viewOf } from './history.ts';

let pack: GamePack;
let record: GameRecord;
let history: History;
interface Boards extends Seen {
  readonly round: number;
  readonly playerBoards: Readonly<Record<string, { readonly prestige: number; readonly reserved: readonly object[] }>>;
}
const table = {
  round: (view: Seen) => (view as Boards).round,
  goal: () => 15,
  mark: ({ type }: { type: string }) => (type === 'lastRound' ? 'flag' : null),
} as unknown as GameTable;

beforeAll(async () => {
  pack = await loadGame('splendor');
  const { game } = pack;
  const state = game.start({ rules: 'official', strictThree: false }, 2, 'history');
  const moves: string[] = [];
  while (game.turn(state) !== null) {
    const words = game.moves(state).map((move) => game.say(move, state));
    // blind reserves first, so that there is something hidden
    const chosen = words.find((each) => each.startsWith('reserve tier')) ?? words[0] ?? '';
    moves.push(chosen);
    game.advance(state, game.moves(state)[words.indexOf(chosen)]);
  }
  record = {
    game: 'splendor',
    rules: game.rules,
    options: { rules: 'official', strictThree: false },
    seats: [
      { name: 'Ada', kind: 'person' },
      { name: 'Bo', kind: 'bot' },
    ],
    seed: 'history',
    moves,
    result: game.result(state) as NonNullable<GameRecord['result']>,
  };
  history = historyOf(pack, table, record);
});

test('a frame for the beginning and for every move, each with who moved and what happened', () => {
  expect(history.frames).toHaveLength(record.moves.length + 1);
  expect(history.frames[0]).toMatchObject({ events: [], mover: null, turn: 0, round: 1 });
  expect(history.frames[1]).toMatchObject({ mover: 0, turn: 1 });
  expect(history.frames.slice(1).every(({ events }) => events.length > 0)).toBe(true);
  expect(history.frames.at(-1)?.turn).toBeNull();
});

test('what the game counts, by round, ends with the result; the goal stands with the first', () => {
  expect(history.tracks.map(({ name }) => name)).toEqual(Object.keys(pack.probe?.series ?? {}));
  const [prestige, cards] = history.tracks;
  expect(prestige?.rows[0]).toEqual([0, 0]);
  expect(prestige?.rows.at(-1)).toEqual(record.result?.scores);
  expect([prestige?.goal, cards?.goal]).toEqual([15, null]);
  expect(prestige?.rows.every((row) => row.length === 2)).toBe(true);
});

test('a seat sees in the replay what it saw in the game, the open view everything', () => {
  const frame = history.frames[1];
  const reserved = (view: Seen): object => (view as Boards).playerBoards['p0']?.reserved[0] ?? {};
  expect(reserved(viewOf(pack, null, frame, 2, 0))).toHaveProperty('id');
  expect(reserved(viewOf(pack, null, frame, 2, 1))).not.toHaveProperty('id');
  expect(eventsFor(frame, 0)[0]).toHaveProperty('card');
  expect(eventsFor(frame, 1)[0]).not.toHaveProperty('card');
  expect(eventsFor(frame, 'open')[0]).toHaveProperty('card');
  expect(eventsFor(frame, 'open')[0]).not.toHaveProperty('hidden');
});
