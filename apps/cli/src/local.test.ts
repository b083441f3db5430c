import { replay } from '@baize/game';
import { MemoryStore } from '@baize/host';
import { expect, test } from 'vitest';
import { pack } from '../test/count.ts';
import { Program } from '@baize/lab/program';
import { LocalTable } from './local.ts';
import { resultLine, resultText } from './table.ts';

const bot = pack.bots[0];
const setup = { pack, options: {}, seed: 's', players: [null, bot], people: ['Ada'] };
const fresh = (table: LocalTable): string[] => table.now.log.filter((told) => told.fresh).map((told) => told.text);

test('after a move everything that happened since is told, and nothing before it', async () => {
  const table = await LocalTable.open(setup);
  await table.settle();
  expect(fresh(table)).toEqual([]);
  await table.play(['add 1', 'add 2']);
  expect(fresh(table)).toEqual(['You add 1.', 'You add 2.', 'big adds 3.', 'big adds 3.']);
  await table.play(['add 2']);
  expect(fresh(table)).toEqual(['You add 2.']);
  expect(table.now.log).toHaveLength(5);
});

test('several moves are played all or not at all', async () => {
  const table = await LocalTable.open(setup);
  expect(await table.play(['add 2', 'add 1'])).toBe("'add 1' is not legal after 'add 2'; nothing was played.");
  expect(await table.play(['add 1', 'add 2', 'add 3'])).toMatch(/nothing was played/);
  expect(await table.play(['dance'])).toBe("'dance' is not legal here.");
  expect(table.record().moves).toEqual([]);
});

test('undo goes back to the previous decision, again and again, and the bots answer the same', async () => {
  const table = await LocalTable.open(setup);
  expect(await table.undo()).toMatch(/first decision/);
  await table.play(['add 1', 'add 2']);
  const after = table.record();
  const words = table.now.words;
  await table.play(['add 3']);
  expect(await table.undo()).toBeNull();
  expect(table.record()).toEqual(after);
  expect(table.now.words).toEqual(words);
  expect(fresh(table)).toHaveLength(4);
  expect(await table.undo()).toBeNull();
  expect(table.record().moves).toEqual([]);
  await table.play(['add 1', 'add 2']);
  expect(table.record()).toEqual(after);
});

test('a table taken up from its moves is the same table', async () => {
  const table = await LocalTable.open(setup);
  await table.play(['add 1', 'add 2']);
  const again = await LocalTable.open(setup, { moves: table.record().moves });
  expect(again.now).toEqual({ ...table.now, log: again.now.log });
  expect(await again.undo()).toBeNull();
  expect(again.record().moves).toEqual(['add 1']);
});

test('a match goes on from its store: log, undone moves and all', async () => {
  const store = new MemoryStore();
  const table = await LocalTable.open(setup, { store });
  await table.play(['add 1', 'add 2']);
  await table.play(['add 3']);
  await table.undo();
  await table.play(['add 2']);
  await table.close();
  const match = (await store.list({ status: 'playing', unlisted: true }, 1))[0]?.match ?? '';
  const again = await LocalTable.open(setup, { store, match });
  expect(again.now).toEqual(table.now);
  expect(again.record()).toEqual(table.record());
  expect(await again.undo()).toBeNull();
  expect(again.record().moves).toEqual(['add 1', 'add 2', 'add 3', 'add 3']);
});

test('moves are refused while the others move', async () => {
  const table = await LocalTable.open(setup);
  const playing = table.play(['add 1', 'add 2']);
  expect(await table.play(['add 1'])).toBe('The others are not done yet.');
  expect(await table.undo()).toBe('The others are not done yet.');
  await playing;
});

test('nobody thinks on when the person has left', async () => {
  const table = await LocalTable.open(setup);
  const playing = table.play(['add 1', 'add 2']);
  await table.close();
  await playing;
  expect(table.record().moves).toEqual(['add 1', 'add 2']);
});

test('a whole game has a record that replays, a result and no more hints', async () => {
  const table = await LocalTable.open(setup);
  while (table.now.result === null) await table.play([table.now.words.at(-1)!]);
  expect(await table.hint()).toBeNull();
  expect(resultText(table)).toBe('big: 21 (winner)\nYou: 0\nThe sum is 21.');
  expect(replay(pack.game, table.record())).toMatchObject({ sum: 21 });
});

test('where points do not tell places, the game does', async () => {
  const result = { scores: [0, 9, 0], winners: [1], payoffs: [0, 1, 0], how: 'The last with chips.' };
  const now = { ...(await LocalTable.open(setup)).now, result };
  const table = { pack: { ...pack, places: () => [3, 1, 2] }, now, name: (seat: number) => 'ABC'.charAt(seat) };
  expect(resultText(table as unknown as LocalTable)).toBe(
    'B: 9 (winner)\nC: 0 (place 2)\nA: 0 (place 3)\nThe last with chips.',
  );
});

test('whoever wins because a seat resigned stands first, without the chips', async () => {
  const how = 'The last with chips. A seat that resigned cannot win.';
  const result = { scores: [0, 9, 0], winners: [2], payoffs: [0, 0, 1], how };
  const now = { ...(await LocalTable.open(setup)).now, result };
  const table = { pack: { ...pack, places: () => [3, 1, 2] }, now, name: (seat: number) => 'ABC'.charAt(seat) };
  expect(resultLine(table as unknown as LocalTable)).toBe('C wins');
  expect(resultText(table as unknown as LocalTable)).toBe(`C: 0 (winner)\nB: 9 (place 2)\nA: 0 (place 3)\n${how}`);
});

test('where somebody bought in again, what was won is told instead of what is held', async () => {
  const result = { scores: [140, 120, 50], winners: [1], payoffs: [-220, 60, -70], how: 'Most chips won.' };
  const now = { ...(await LocalTable.open(setup)).now, result };
  const table = { pack, now, name: (seat: number) => 'ABC'.charAt(seat) };
  expect(resultLine(table as unknown as LocalTable)).toBe('B wins, +60 to −70 to −220');
  expect(resultText(table as unknown as LocalTable)).toBe(
    'B: 120, +60 (winner)\nC: 50, −70\nA: 140, −220\nMost chips won.',
  );
});

test('equal scores of the others are told once, thousands have a comma and losses a minus sign', async () => {
  const told = async (scores: number[]): Promise<string> => {
    const result = { scores, winners: [0], payoffs: [2, -1, -1], how: '' };
    const now = { ...(await LocalTable.open(setup)).now, result };
    return resultLine({ pack, now, name: (seat: number) => 'ABC'.charAt(seat) } as unknown as LocalTable);
  };
  expect(await told([4500, 0, 0])).toBe('A wins, 4,500 to 0 each');
  expect(await told([61, 43, -2])).toBe('A wins, 61 to 43 to −2');
});

test('bots of one name are numbered', async () => {
  const three = { ...pack, game: { ...pack.game, seats: [2, 3] as const } };
  const table = await LocalTable.open({ ...setup, pack: three, players: [bot, null, bot] });
  expect([0, 1, 2].map((seat) => table.name(seat))).toEqual(['big 1', 'Ada', 'big 2']);
});

test('a program sits at the table; when it ends a bot plays on for it and cannot win', async () => {
  const program = new Program('read line; echo 2');
  const player = { name: 'mine', typed: 'mine=cmd:…', outsider: program };
  const table = await LocalTable.open({ ...setup, players: [null, player] });
  await table.play(['add 1', 'add 2']);
  expect(table.record().moves.slice(2)).toEqual(['add 3', 'add 3']);
  expect(table.trouble).toBe('mine ended: big plays on in its place, and cannot win.');
  while (table.now.result === null) await table.play([table.now.words[0]]);
  expect(table.now.result.winners).toEqual([0]);
  program.close();
});
