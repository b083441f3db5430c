import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startServer } from '@baize/app-server';
import { Api } from '@baize/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readAnswer } from '../src/answer.ts';
import { runCommand } from '../src/runCommand.ts';
import { draw } from '../src/layout.ts';
import { hostTable } from '../src/hosting.ts';
import { optionsOf } from '../src/optionFlags.ts';
import { chairsOf } from '../src/people.ts';
import { asked, readAddress, RemoteTable, takeSeat } from '../src/remote.ts';
import { blank } from '../src/screen.ts';
import { packOf } from '../src/tables.ts';

let folder = '';
let serving: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baize-remote-'));
  vi.stubEnv('XDG_STATE_HOME', folder);
  serving = await startServer({
    ...readConfig({}),
    port: 0,
    data: join(folder, 'data'),
    logLevel: 'silent',
    botThreads: 0,
  });
});
afterAll(async () => {
  await serving.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a link is read, and what is none is told how one looks', () => {
  expect(readAddress('http://h:1/t/abcdefghij12#inv-1_x')).toEqual({
    base: 'http://h:1',
    match: 'abcdefghij12',
    invite: 'inv-1_x',
  });
  for (const link of ['', 'abc', 'ftp://h/t/abcdefghij12', 'http://h/', 'http://h/t/short'])
    expect(() => readAddress(link)).toThrow(/link/);
});

test('a seat is taken by invitation, moves are played or refused whole, and the seat is still there after leaving', async () => {
  const api = new Api(serving.url);
  const { match, invites } = await api.create({
    game: 'splendor',
    seats: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }],
  });
  const address = readAddress(`${serving.url}/t/${match}#${invites[0].invite}`);
  const pack = await packOf('splendor');
  const seat = await takeSeat(address, 'Ada');
  const table = new RemoteTable(pack, address, seat);
  const onlooker = new RemoteTable(pack, { base: address.base, match }, null);
  try {
    await table.ready();
    await onlooker.ready();
    await vi.waitFor(() => expect(table.now.words.length).toBeGreaterThan(10));
    expect(await table.play(['dance'])).toMatch(/\S/);
    const first = readAnswer('1', table.now.words);
    expect(first.kind === 'play' && (await table.play(first.words))).toBeNull();
    const news = (): string =>
      table.now.log
        .filter(({ fresh }) => fresh)
        .map(({ text }) => text)
        .join(' ');
    await vi.waitFor(() => expect(news()).toMatch(/You take.*greedy (takes|reserves)/i));
    await vi.waitFor(() => expect(table.now.words.length).toBeGreaterThan(10));
    const frame = draw(table, blank, { columns: 80, rows: 24 }).lines.join('\n');
    expect(frame).toContain('Your turn');
    expect(onlooker.now.words).toEqual([]);
    await vi.waitFor(() => expect(onlooker.now.log.length).toBe(table.now.log.length));
    expect(draw(onlooker, blank, { columns: 120, rows: 40 }).lines.join('\n')).toContain('Ada took');
    expect(await runCommand(table, 'hint', '')).toMatchObject({
      kind: 'note',
      text: expect.stringContaining('would play'),
    });
    expect(await runCommand(table, 'save', '')).toMatchObject({ kind: 'note', text: expect.stringMatching(/over/) });
    expect(await runCommand(table, 'say', 'hello')).toMatchObject({ text: 'You said: hello' });
    expect(await takeSeat({ base: address.base, match }, 'Ada')).toMatchObject({ token: seat.token });
    expect(await runCommand(table, 'resign', '')).toMatchObject({ text: 'Type resign yes to give up this match.' });
    expect(await runCommand(table, 'resign', 'yes')).toMatchObject({ text: 'You give up.' });
    await vi.waitFor(() => expect(onlooker.now.result).not.toBeNull());
    const lastLine = (at: RemoteTable) => draw(at, blank, { columns: 80, rows: 24 }).lines.join('\n');
    expect(lastLine(table)).toContain('rematch, log, save, quit');
    expect(lastLine(onlooker)).toContain('· log, save, quit');
  } finally {
    table.close();
    onlooker.close();
  }
});

test('two invitations under one home are two seats; chat arrives; a rematch leads both to the new table', async () => {
  const api = new Api(serving.url);
  const { match, invites } = await api.create({ game: 'splendor', seats: [{ kind: 'person' }, { kind: 'person' }] });
  const pack = await packOf('splendor');
  const sit = async (at: number, name: string): Promise<RemoteTable> => {
    const address = readAddress(`${serving.url}/t/${match}#${invites[at].invite}`);
    const table = new RemoteTable(pack, address, await takeSeat(address, name));
    await table.ready();
    return table;
  };
  const bob = await sit(0, 'Bob');
  const ann = await sit(1, 'Ann');
  try {
    expect([bob.me, ann.me]).toEqual([0, 1]);
    await vi.waitFor(() => expect(bob.now.words.length).toBeGreaterThan(10));
    await runCommand(ann, 'say', 'hello there');
    await vi.waitFor(() => expect(bob.chat).toEqual(['Ann: hello there']));
    expect(draw(bob, blank, { columns: 120, rows: 40 }).lines.join('\n')).toContain('Ann: hello there');
    await runCommand(bob, 'resign', 'yes');
    await vi.waitFor(() => expect(ann.now.result).not.toBeNull());
    const label = bob.label;
    await runCommand(bob, 'rematch', '');
    await vi.waitFor(() => expect(ann.trouble).toMatch(/Bob offers another match/));
    await runCommand(ann, 'rematch', '');
    await vi.waitFor(() => expect([bob.now.result, ann.now.result, bob.me, ann.me]).toEqual([null, null, 1, 0]));
    await vi.waitFor(() => expect(ann.now.words.length).toBeGreaterThan(10));
    expect(bob.label).toBe(ann.label);
    expect(bob.label).not.toBe(label);
    const again = await takeSeat({ base: serving.url, match: bob.label.slice(-12) }, 'Bob');
    expect([0, 1]).toContain(again.seat);
  } finally {
    bob.close();
    ann.close();
  }
});

test('a table hosted from the terminal has a link for every friend', async () => {
  const pack = await packOf('splendor');
  const chairs = chairsOf(pack, { seats: 'me,friend,bot' }, 'friends');
  const hosted = await hostTable({ pack, chairs, options: optionsOf(pack, undefined, 3), name: 'Ada', port: 0 });
  try {
    await hosted.table.ready();
    expect(hosted.invitations).toHaveLength(1);
    const [, link = ''] = /^Seat 2: (http:\S+)$/.exec(hosted.invitations[0]) ?? [];
    expect(draw(hosted.table, blank, { columns: 110, rows: 30 }).lines.join('\n')).toContain(link);
    const local = link.replace(/\/\/[^:]+:/, '//127.0.0.1:');
    await takeSeat(readAddress(local), 'Bob');
    await vi.waitFor(() => expect(hosted.table.now.words.length).toBeGreaterThan(10));
  } finally {
    hosted.table.close();
    await hosted.close();
  }
});

test('a table that is not there, and a server that is not there, are sentences', async () => {
  const nowhere = new RemoteTable(await packOf('splendor'), { base: serving.url, match: 'zzzzzzzzzzzz' }, null);
  await expect(nowhere.ready()).rejects.toThrow(/no such table/);
  nowhere.close();
  await expect(takeSeat({ base: serving.url, match: 'zzzzzzzzzzzz' }, 'Ada')).rejects.toThrow(/no such table/);
  const dead = 'http://127.0.0.1:24999';
  await expect(asked(dead, () => new Api(dead).games())).rejects.toThrow(`The server at ${dead} cannot be reached.`);
});
