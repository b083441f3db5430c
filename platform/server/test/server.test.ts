import type { Created, EventsAnswer, GameInfo, Refusal, TableInfo, TableLine, ViewAnswer } from '@baize/protocol';
import { createHash } from 'node:crypto';
import { replay } from '@baize/game';
import { kuhn } from '@baize/game/test/kuhn.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Serving, SqliteStore } from '../src/index.ts';
import { Ear, http, metricsToken, pair, start } from './talk.ts';

let server: Serving;
beforeAll(async () => {
  server = await start();
});
afterAll(() => server.close());

let count = 0;
const move = (version: number, ...words: string[]) => ({ do: 'move', key: `key-${++count}-000`, version, words });
const place = mkdtempSync(path(tmpdir(), 'baize-server-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));
const people = { game: 'kuhn', seats: [{ kind: 'person' }, { kind: 'person' }] };

describe('opening and joining', () => {
  test('the lobby knows the games, their options and bots', async () => {
    const { body } = await http<GameInfo[]>(server.url, '/api/games');
    expect(body).toMatchObject([{ name: 'kuhn', seats: [2, 2], bots: [{ name: 'timid' }, { name: 'fair' }] }]);
    expect((await http(server.url, '/api/games/kuhn/rules')).text).toContain('Three cards');
    expect(await http(server.url, '/api/games/__proto__/rules')).toMatchObject({ status: 404 });
  });

  test('an invitation is good for one seat, once', async () => {
    const { body: made } = await http<Created>(server.url, '/api/matches', people);
    expect(made.table.status).toBe('open');
    expect(made.invites).toHaveLength(2);
    const invite = made.invites[1]?.invite;
    const join = (body: object) =>
      http<Refusal & { seat: number; token: string }>(server.url, `/api/matches/${made.match}/join`, body);
    const key = 'a-join-key-of-many-letters';
    const first = await join({ name: 'Bob', invite, key });
    expect(first).toMatchObject({ status: 200, body: { seat: 1 } });
    expect((await join({ name: 'Bob', invite, key })).body).toEqual(first.body);
    expect(await join({ name: 'Eve', invite })).toMatchObject({ status: 409, body: { code: 'SEAT_TAKEN' } });
    expect((await join({ name: 'Eve', invite, key })).body).toMatchObject({ code: 'KEY_REUSED' });
    expect((await join({ name: 'Eve', invite, key: 'guessable' })).body).toMatchObject({ code: 'BAD_MESSAGE' });
    expect(await join({ name: 'Eve', invite: 'forged' })).toMatchObject({ status: 403, body: { code: 'BAD_INVITE' } });
    expect(await join({ name: 'Eve' })).toMatchObject({ status: 403, body: { code: 'BAD_INVITE' } });
  });

  test('an open table is listed, takes anybody, and then is full', async () => {
    const { body: made } = await http<Created>(server.url, '/api/matches', { ...people, open: true });
    const listed = async (status: string) =>
      (await http<TableLine[]>(server.url, `/api/matches?status=${status}`)).body.some(
        ({ match }) => match === made.match,
      );
    expect(await listed('open')).toBe(true);
    for (const seat of [0, 1])
      expect((await http(server.url, `/api/matches/${made.match}/join`, { name: `P${seat}` })).body).toMatchObject({
        seat,
      });
    expect(await http(server.url, `/api/matches/${made.match}/join`, { name: 'Eve' })).toMatchObject({
      body: { code: 'TABLE_FULL' },
    });
    expect([await listed('open'), await listed('playing')]).toEqual([false, true]);
  });

  test('who asks again for a place at an open table, having heard no answer, gets the same one', async () => {
    const { body: made } = await http<Created>(server.url, '/api/matches', { ...people, open: true });
    const join = (body: object) => http(server.url, `/api/matches/${made.match}/join`, body);
    const wish = { name: 'Ann', key: 'another-key-of-many-letters' };
    const first = await join(wish);
    expect(first.body).toMatchObject({ seat: 0 });
    expect((await join(wish)).body).toEqual(first.body);
    expect((await join({ ...wish, seat: 1 })).body).toMatchObject({ code: 'KEY_REUSED' });
    expect((await join({ ...wish, name: 'Eve' })).body).toMatchObject({ code: 'KEY_REUSED' });
    expect((await join({ name: 'Bob' })).body).toMatchObject({ seat: 1 });
  });

  test('two wishes at the same moment with one key open one table', async () => {
    const key = 'a-key-for-two-wishes-at-once';
    const answers = await Promise.all(
      [0, 1].map((seat) => http(server.url, '/api/matches', { ...people, me: { seat, name: 'Ann' }, key })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test('the same key opens the same table, and none with another wish', async () => {
    const key = 'a-random-key-of-many-letters';
    const wish = { ...people, me: { seat: 0, name: 'Ann' }, key };
    const first = await http<Created>(server.url, '/api/matches', wish);
    const second = await http<Created>(server.url, '/api/matches', wish);
    expect(second.body).toEqual(first.body);
    const other = await http(server.url, '/api/matches', { ...wish, me: { seat: 1, name: 'Ann' } });
    expect(other).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } });
  });

  test.each([
    ['a game that is not there', { ...people, game: 'whist' }, 'NO_SUCH_GAME'],
    ['a game called __proto__', { ...people, game: '__proto__' }, 'NO_SUCH_GAME'],
    ['too many seats', { game: 'kuhn', seats: Array.from({ length: 3 }, () => ({ kind: 'person' })) }, 'BAD_OPTIONS'],
    ['an unknown option', { ...people, options: { jokers: 1 } }, 'BAD_OPTIONS'],
    ['an unknown bot', { game: 'kuhn', seats: [{ kind: 'bot', bot: 'toString' }, { kind: 'person' }] }, 'NO_SUCH_BOT'],
    [
      "a bot's seat for oneself",
      { game: 'kuhn', seats: [{ kind: 'bot' }, { kind: 'person' }], me: { seat: 0, name: 'A' } },
      'SEAT_TAKEN',
    ],
    ['nothing', {}, 'BAD_MESSAGE'],
  ])('%s is refused', async (_, body, code) => {
    expect((await http(server.url, '/api/matches', body)).body).toMatchObject({ code });
  });
});

describe('a match over HTTP', () => {
  test('is played to its end, with the seed kept secret until then', async () => {
    const { match, tokens } = await pair(server.url);
    const at = `/api/matches/${match}`;
    const { body: table } = await http<TableInfo>(server.url, at);
    expect(table).toMatchObject({ status: 'playing', rated: true });
    expect(table.seed).toBeUndefined();
    expect((await http(server.url, `${at}/record`)).body).toMatchObject({ code: 'NOT_OVER' });
    const { body: view } = await http<ViewAnswer>(server.url, `${at}/view`, undefined, tokens[0]);
    expect(view).toMatchObject({ you: 0, turn: 0, legal: ['pass', 'bet'], version: 1 });
    const first = move(1, 'pass');
    expect((await http(server.url, `${at}/commands`, first, tokens[0])).body).toEqual({
      type: 'ack',
      key: first.key,
      version: 2,
    });
    await http(server.url, `${at}/commands`, move(2, 'BET'), tokens[1]);
    await http(server.url, `${at}/commands`, move(3, 'bet'), tokens[0]);
    // For ever the same answer.
    expect((await http(server.url, `${at}/commands`, first, tokens[0])).body).toMatchObject({ version: 2 });
    const { body: over } = await http<TableInfo>(server.url, at);
    expect(over.status).toBe('over');
    const commitment = createHash('sha256').update(`baize seed|${match}|${over.seed}`).digest('hex');
    expect(commitment).toBe(table.commitment);
    const { body: record } = await http<Parameters<typeof replay>[1]>(server.url, `${at}/record`);
    expect(kuhn.result(replay(kuhn, record))).toEqual(record.result);
    const { body: told } = await http<EventsAnswer>(server.url, `${at}/events?since=1`, undefined, tokens[1]);
    expect(told.events.map(({ text }) => text)).toEqual([
      'Ann passed.',
      'Bob bet.',
      'Ann bet.',
      'The cards are shown.',
    ]);
    const { body: earlier } = await http<ViewAnswer>(server.url, `${at}/view?version=2`, undefined, tokens[1]);
    expect(earlier).toMatchObject({ version: 2, turn: 1, you: 1, view: { line: 'p' } });
  });

  test('refuses what is not right, with a code and what would be', async () => {
    const { match, tokens } = await pair(server.url);
    const send = async (body: unknown, token?: string) =>
      (await http<Refusal>(server.url, `/api/matches/${match}/commands`, body, token)).body;
    expect(await send(move(1, 'bet'))).toMatchObject({ code: 'NO_TOKEN' });
    expect(await send(move(1, 'bet'), 'x'.repeat(43))).toMatchObject({ code: 'BAD_TOKEN' });
    expect(await send(move(1, 'bet'), tokens[1])).toMatchObject({
      code: 'NOT_YOUR_TURN',
      message: "It is Ann's turn.",
    });
    expect(await send(move(0, 'bet'), tokens[0])).toMatchObject({
      code: 'STALE_VERSION',
      version: 1,
      legal: ['pass', 'bet'],
    });
    expect(await send(move(1, 'fold'), tokens[0])).toMatchObject({ code: 'ILLEGAL_MOVE', legal: ['pass', 'bet'] });
    const good = move(1, 'bet');
    expect(await send(good, tokens[0])).toMatchObject({ version: 2 });
    expect(await send({ ...good, words: ['pass'] }, tokens[0])).toMatchObject({ code: 'KEY_REUSED' });
    expect(await send(good, tokens[1])).toMatchObject({ code: 'KEY_REUSED' });
    const other = await pair(server.url);
    expect(await send(move(2, 'bet'), other.tokens[1])).toMatchObject({ code: 'BAD_TOKEN' });
    expect((await http(server.url, '/api/matches/nosuchmatch1/view')).body).toMatchObject({ code: 'NO_SUCH_MATCH' });
    expect(await http(server.url, '/api/elsewhere')).toMatchObject({ status: 404, body: { code: 'NO_SUCH_PAGE' } });
  });

  test('a seed from the caller gives that game, unrated', async () => {
    const { match, tokens } = await pair(server.url, { seed: 'test-seed-001' });
    const { body } = await http<ViewAnswer>(server.url, `/api/matches/${match}/view`, undefined, tokens[0]);
    expect(body.table.rated).toBe(false);
    expect(body.view).toMatchObject({ card: kuhn.start({}, 2, 'test-seed-001').cards[0] });
  });

  test('bots play at once, and can be asked for a hint', async () => {
    const wish = {
      game: 'kuhn',
      seats: [{ kind: 'person' }, { kind: 'bot', bot: 'timid' }],
      me: { seat: 0, name: 'Ann' },
    };
    const { body: made } = await http<Created>(server.url, '/api/matches', wish);
    const at = `/api/matches/${made.match}`;
    expect((await http(server.url, `${at}/hint`, {}, made.you?.token)).body).toMatchObject({
      bot: 'fair',
      words: expect.any(String),
    });
    await http(server.url, `${at}/commands`, move(0, 'bet'), made.you?.token);
    await expect.poll(async () => (await http<TableInfo>(server.url, at)).body.status).toBe('over');
  });

  test('chat is kept, short, and only for those at the table', async () => {
    const { match, tokens } = await pair(server.url);
    const at = `/api/matches/${match}/chat`;
    expect((await http(server.url, at, { text: 'hello' }, tokens[1])).body).toMatchObject({
      id: 1,
      seat: 1,
      name: 'Bob',
    });
    expect((await http(server.url, at, { text: 'hello' })).body).toMatchObject({ code: 'NO_TOKEN' });
    expect((await http(server.url, at, { text: 'x'.repeat(501) }, tokens[0])).body).toMatchObject({
      code: 'BAD_MESSAGE',
    });
    expect((await http<unknown[]>(server.url, at)).body).toHaveLength(1);
  });
});

describe('a match over sockets', () => {
  const hello = (match: string, token?: string, since?: number) => ({ type: 'hello', match, token, since });

  test('everybody is shown each change as their seat may see it', async () => {
    const { match, tokens } = await pair(server.url);
    const [ann, bob, eve] = await Promise.all([1, 2, 3].map(() => Ear.open(server.url)));
    ann?.say(hello(match, tokens[0]));
    bob?.say(hello(match, tokens[1]));
    eve?.say(hello(match));
    const seen = await ann?.hear('update');
    expect(seen).toMatchObject({ you: 0, turn: 0, legal: ['pass', 'bet'], table: { match, status: 'playing' } });
    expect(await bob?.hear('update')).toMatchObject({ you: 1, legal: [] });
    expect(await eve?.hear('update')).toMatchObject({ you: null, view: { card: null } });
    ann?.say({ type: 'command', command: move(1, 'bet') });
    expect(await ann?.hear('ack')).toMatchObject({ version: 2 });
    expect(await bob?.hear('update', ({ version }) => version === 2)).toMatchObject({
      legal: ['pass', 'bet'],
      events: [{ version: 2, text: 'Ann bet.' }],
    });
    eve?.say({ type: 'command', command: move(2, 'bet') });
    expect(await eve?.hear('refusal')).toMatchObject({ code: 'NO_TOKEN' });
    await expect
      .poll(() => ann?.heard.findLast(({ type }) => type === 'presence'))
      .toMatchObject({ here: [true, true], onlookers: 1 });
    for (const ear of [ann, bob, eve]) ear?.close();
  });

  test('who comes back is shown what was missed', async () => {
    const { match, tokens } = await pair(server.url);
    for (const [index, words] of ['pass', 'bet', 'bet'].entries())
      await http(server.url, `/api/matches/${match}/commands`, move(index + 1, words), tokens[index % 2]);
    const bob = await Ear.open(server.url, ['baize', `token.${tokens[1]}`]);
    bob.say(hello(match, undefined, 2));
    const update = await bob.hear('update');
    expect(update.you).toBe(1);
    expect(update.events.map(({ version }) => version)).toEqual([3, 4, 4]);
    expect(update.result).not.toBeNull();
    bob.close();
  });

  test('a rematch keeps the tokens and passes the first turn on', async () => {
    const { match, tokens } = await pair(server.url);
    const [ann, bob] = await Promise.all([Ear.open(server.url), Ear.open(server.url)]);
    ann.say(hello(match, tokens[0]));
    bob.say(hello(match, tokens[1]));
    await ann.hear('update');
    ann.say({ type: 'command', command: { do: 'resign', key: 'resign-1-a', version: 1 } });
    expect(await bob.hear('update', ({ status }) => status === 'over')).toMatchObject({ result: { winners: [1] } });
    bob.say({ type: 'command', command: { do: 'rematch', key: 'rematch-1', version: 2 } });
    expect(await ann.hear('update', ({ offer }) => offer !== null)).toMatchObject({
      offer: { kind: 'rematch', waiting: [0] },
    });
    ann.say({ type: 'command', command: { do: 'agree', key: 'agree-1-a', version: 3 } });
    const { table } = await ann.hear('update', (each) => each.table?.next !== undefined);
    const again = await Ear.open(server.url);
    again.say(hello(table?.next as string, tokens[0]));
    expect(await again.hear('update')).toMatchObject({ you: 1, status: 'playing', table: { previous: match } });
    for (const ear of [ann, bob, again]) ear.close();
  });

  test('a clock that runs out ends the match', async () => {
    const { match, tokens } = await pair(server.url, { clock: { initial: 1000, increment: 0 } });
    const bob = await Ear.open(server.url);
    bob.say(hello(match, tokens[1]));
    expect((await bob.hear('update')).clock).toMatchObject({ running: 0 });
    expect(await bob.hear('update', ({ status }) => status === 'over')).toMatchObject({
      result: { winners: [1], how: 'Ann ran out of time.' },
    });
    bob.close();
  });
});

describe('a server that comes back', () => {
  test('SPL-21: answers an old key as before, and refuses it for anything else', async () => {
    const file = path(place, 'again.sqlite');
    const before = await start({ store: new SqliteStore(file) });
    const { match, tokens } = await pair(before.url);
    const command = move(1, 'pass');
    const ack = await http(before.url, `/api/matches/${match}/commands`, command, tokens[0]);
    expect(ack.body).toMatchObject({ version: 2 });
    await before.close();
    const after = await start({ store: new SqliteStore(file) });
    const send = (body: object) => http(after.url, `/api/matches/${match}/commands`, body, tokens[0]);
    expect((await send(command)).body).toEqual(ack.body);
    expect((await send({ ...command, words: ['bet'] })).body).toMatchObject({ code: 'KEY_REUSED', version: 2 });
    await after.close();
  });

  test('refuses a table whose log cannot be played, and serves the others', async () => {
    const file = path(place, 'broken.sqlite');
    const before = await start({ store: new SqliteStore(file) });
    const [bad, good] = [await pair(before.url), await pair(before.url)];
    for (const { match, tokens } of [bad, good])
      await http(before.url, `/api/matches/${match}/commands`, move(1, 'pass'), tokens[0]);
    await before.close();
    const raw = new DatabaseSync(file);
    const number = raw.prepare('select number from matches where id = ?').get(bad.match) as { number: number };
    raw.prepare(`update entries set body = replace(body, '"pass"', '"fly"') where match = ?`).run(number.number);
    raw.close();
    const after = await start({ store: new SqliteStore(file) });
    const view = ({ match, tokens }: typeof bad) => http(after.url, `/api/matches/${match}/view`, undefined, tokens[1]);
    expect(await view(bad)).toMatchObject({ status: 500, body: { code: 'MATCH_BROKEN' } });
    expect((await view(good)).body).toMatchObject({ version: 2, turn: 1 });
    await after.close();
  });
});

describe('operation', () => {
  test('a match whose time is over is gone, for those too who are still looking at it', async () => {
    const store = new SqliteStore(':memory:');
    const brief = await start({ store });
    const { match, tokens } = await pair(brief.url);
    const { body: open } = await http<Created>(brief.url, '/api/matches', people);
    const ann = await Ear.open(brief.url);
    ann.say({ type: 'hello', match, token: tokens[0] });
    await ann.hear('update');
    ann.say({ type: 'command', command: { do: 'resign', key: 'resign-now', version: 1 } });
    await ann.hear('ack');
    const soon = Date.now() + 1000;
    expect(await store.prune({ finished: soon, abandoned: soon })).toBe(2);
    ann.say({ type: 'command', command: { do: 'rematch', key: 'rematch-now', version: 2 } });
    expect(await ann.hear('refusal')).toMatchObject({ code: 'NO_SUCH_MATCH', key: 'rematch-now' });
    expect(await ann.untilClosed()).toMatchObject({ code: 1012 });
    const late = { name: 'Bob', invite: open.invites[0]?.invite };
    expect((await http(brief.url, `/api/matches/${open.match}/join`, late)).body).toMatchObject({
      code: 'NO_SUCH_MATCH',
    });
    ann.close();
    await brief.close();
  });

  test('health, metrics and documents are served with secure headers', async () => {
    expect((await http(server.url, '/health')).body).toEqual({ ok: true });
    const { text } = await http(server.url, '/metrics', undefined, metricsToken);
    expect(text).toMatch(/baize_entries_total\{game="kuhn",action="move"\} [1-9]/);
    expect(text).toMatch(/baize_command_seconds_count [1-9]/);
    expect(text).toMatch(/baize_open_matches [1-9]/);
    expect(text).toMatch(/baize_sockets \d/);
    expect(text).toMatch(/baize_refusals_total\{code="NOT_YOUR_TURN"\} [1-9]/);
    const { body } = await http<{ openapi: string; paths: object }>(server.url, '/api/docs');
    expect(body.openapi).toBe('3.1.0');
    expect(body.paths).toHaveProperty(['/api/matches/{id}/commands', 'post', 'requestBody']);
    const { headers } = await fetch(`${server.url}/api/games`);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
