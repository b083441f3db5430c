import { connect } from 'node:net';
import type { Refusal } from '@baize/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Serving, SqliteStore } from '../src/index.ts';
import { Ear, http, kuhnEntry, metricsToken, pair, quietConfig, start } from './talk.ts';

let server: Serving;
beforeAll(async () => {
  const broken = {
    ...kuhnEntry,
    name: 'broken',
    pack: {
      ...kuhnEntry.pack,
      game: {
        ...kuhnEntry.pack.game,
        name: 'broken',
        advance() {
          throw new Error('a bug in a game');
        },
      },
    },
  };
  const config = quietConfig({
    BAIZE_HELLO_SECONDS: '1',
    BAIZE_HEADER_SECONDS: '1',
    BAIZE_MESSAGES_PER_SECOND: '20',
    BAIZE_SOCKETS_PER_ADDRESS: '400',
  });
  server = await start({ config, store: new SqliteStore(':memory:'), games: [kuhnEntry, broken] });
});
afterAll(() => server.close());

let count = 0;
const key = (): string => `attack-${++count}`;
const move = (version: number, words: unknown) => ({ do: 'move', key: key(), version, words });
const hello = (match: string, token?: string) => ({ type: 'hello', match, token });
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Whatever was done to the server: it lives, and a match that has nothing to do with it goes on. */
async function unharmed(): Promise<void> {
  const { match, tokens } = await pair(server.url);
  const { body } = await http(server.url, `/api/matches/${match}/commands`, move(1, ['bet']), tokens[0]);
  expect(body).toMatchObject({ version: 2 });
}

describe('over HTTP', () => {
  const raw = async (
    path: string,
    body: string,
    headers: Record<string, string> = {},
  ): Promise<Refusal & { status: number }> => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { ...((await answer.json()) as Refusal), status: answer.status };
  };

  test.each([
    ['malformed JSON', '{"game":', 'BAD_JSON'],
    ['nothing', '', 'BAD_JSON'],
    ['a number', '7', 'BAD_MESSAGE'],
    ['null', 'null', 'BAD_MESSAGE'],
    ['deep nesting', nested(5000), 'BAD_MESSAGE'],
    [
      'deep nesting in options',
      `{"game":"kuhn","seats":[{"kind":"person"},{"kind":"person"}],"options":{"a":${nested(5000)}}}`,
      'BAD_OPTIONS',
    ],
    ['__proto__', '{"__proto__":{"admin":true},"game":"kuhn","seats":[]}', 'BAD_JSON'],
    ['constructor.prototype', '{"constructor":{"prototype":{}},"game":"kuhn"}', 'BAD_JSON'],
    [
      'a huge number of seats',
      `{"game":"kuhn","seats":[${'{"kind":"person"},'.repeat(100)}{"kind":"person"}]}`,
      'BAD_MESSAGE',
    ],
    [
      'huge numbers',
      '{"game":"kuhn","seats":[{"kind":"person"},{"kind":"bot"}],"clock":{"initial":1e308,"increment":-1}}',
      'BAD_MESSAGE',
    ],
    ['too large a body', `"${'x'.repeat(20_000)}"`, 'TOO_LARGE'],
  ])('%s is refused', async (_, body, code) => {
    expect(await raw('/api/matches', body)).toMatchObject({ code });
  });

  test.each(['../../etc/passwd', '__proto__', 'constructor', '%00', "' or 1=1 --", 'a'.repeat(500)])(
    'the match %s is not there',
    async (id) => {
      const answer = await fetch(`${server.url}/api/matches/${encodeURIComponent(id)}/view`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    },
  );

  test('headers that come slowly are cut off, and others are served meanwhile', async () => {
    const { port } = new URL(server.url);
    const slow = connect(Number(port), '127.0.0.1');
    slow.on('error', () => {});
    slow.write('GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const drip = setInterval(() => slow.write('x'), 200);
    const closed = new Promise<void>((resolve) => slow.once('close', () => resolve()));
    await unharmed();
    await closed;
    clearInterval(drip);
  });

  test('a fault in one game is answered there, and touches no other', async () => {
    const { match, tokens } = await pair(server.url, { game: 'broken' });
    for (let i = 0; i < 3; i++) {
      const { status, body } = await http<Refusal>(
        server.url,
        `/api/matches/${match}/commands`,
        move(1, ['bet']),
        tokens[0],
      );
      expect({ status, code: body.code, message: body.message }).toEqual({
        status: 500,
        code: 'SERVER_ERROR',
        message: 'Something went wrong here; nothing was changed.',
      });
    }
    await unharmed();
  });

  test('a flood is refused with the time to wait, and ends', async () => {
    const small = await start({ config: quietConfig({ BAIZE_REQUESTS_PER_SECOND: '1' }) });
    const answers = await Promise.all(Array.from({ length: 200 }, () => fetch(`${small.url}/api/games`)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(100);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(5);
    await small.close();
  });
});

describe('over sockets', () => {
  test.each([
    ['malformed JSON', '{"type":', 'BAD_JSON'],
    ['another type', '{"type":"__proto__"}', 'BAD_MESSAGE'],
    ['a list', '[]', 'BAD_MESSAGE'],
    ['deep nesting', nested(7000), 'BAD_MESSAGE'],
    ['something before hello', '{"type":"chat","text":"hi"}', 'HELLO_FIRST'],
    ['a match that is not there', '{"type":"hello","match":"nosuchmatch1"}', 'NO_SUCH_MATCH'],
    ['a version that is huge', '{"type":"hello","match":"nosuchmatch1","since":1e300}', 'BAD_MESSAGE'],
  ])('%s is refused', async (_, text, code) => {
    const ear = await Ear.open(server.url);
    ear.say(text);
    expect(await ear.hear('refusal')).toMatchObject({ code });
    ear.close();
  });

  test.each([
    ['out of turn', 1, ['bet'], 1, 'NOT_YOUR_TURN'],
    ['a stale version', 0, ['bet'], 0, 'STALE_VERSION'],
    ['a version to come', 0, ['bet'], 99, 'STALE_VERSION'],
    ['__proto__ as a move', 0, ['__proto__'], 1, 'ILLEGAL_MOVE'],
    ['a move with a secret in its name', 0, ['King'], 1, 'ILLEGAL_MOVE'],
    ['words that are no words', 0, [{ toString: 'bet' }], 1, 'BAD_MESSAGE'],
    ['a number of words', 0, Array.from({ length: 1000 }, () => 'bet'), 1, 'BAD_MESSAGE'],
    ['more moves than the turn has', 0, ['bet', 'bet', 'bet'], 1, 'ILLEGAL_MOVE'],
  ])('%s is refused', async (_, seat, words, version, code) => {
    const { match, tokens } = await pair(server.url);
    const ear = await Ear.open(server.url);
    ear.say(hello(match, tokens[seat]));
    await ear.hear('update');
    ear.say({ type: 'command', command: move(version, words) });
    expect(await ear.hear('refusal')).toMatchObject({ code });
    expect((await http(server.url, `/api/matches/${match}/view`)).body).toMatchObject({ version: 1 });
    ear.close();
  });

  test('forged, foreign and old tokens open nothing', async () => {
    const [one, two] = [await pair(server.url), await pair(server.url)];
    for (const token of [
      'A'.repeat(43),
      two.tokens[0],
      one.tokens[0].replace(/.$/, one.tokens[0].endsWith('A') ? 'B' : 'A'),
    ]) {
      const ear = await Ear.open(server.url);
      ear.say(hello(one.match, token));
      expect(await ear.hear('refusal')).toMatchObject({ code: 'BAD_TOKEN' });
      ear.close();
    }
  });

  test('a replayed command changes nothing and is answered as before', async () => {
    const { match, tokens } = await pair(server.url);
    const ear = await Ear.open(server.url);
    ear.say(hello(match, tokens[0]));
    await ear.hear('update');
    const command = move(1, ['pass']);
    for (let i = 0; i < 5; i++) ear.say({ type: 'command', command });
    await expect.poll(() => ear.heard.filter(({ type }) => type === 'ack')).toHaveLength(5);
    expect(new Set(ear.raw.filter((text) => text.includes('"ack"'))).size).toBe(1);
    expect((await http(server.url, `/api/matches/${match}/view`)).body).toMatchObject({ version: 2 });
    ear.close();
  });

  test('an oversized frame closes the socket', async () => {
    const ear = await Ear.open(server.url);
    ear.say('x'.repeat(100_000));
    expect(await ear.untilClosed()).toMatchObject({ code: 1009 });
  });

  test('so does a message of many fragments that grows too large', async () => {
    const ear = await Ear.open(server.url);
    for (let i = 0; i < 100 && ear.closed === null; i++) ear.socket.send('x'.repeat(1000), { fin: false });
    expect(await ear.untilClosed()).toMatchObject({ code: 1009 });
  });

  test('a message in a few fragments is heard', async () => {
    const ear = await Ear.open(server.url);
    const text = JSON.stringify({ type: 'ping', at: 7 });
    ear.socket.send(text.slice(0, 5), { fin: false });
    ear.socket.send(text.slice(5), { fin: true });
    expect(await ear.hear('pong')).toMatchObject({ at: 7 });
    ear.close();
  });

  test('binary frames are refused', async () => {
    const ear = await Ear.open(server.url);
    ear.socket.send(Buffer.from([0, 1, 2, 255]));
    expect(await ear.hear('refusal')).toMatchObject({ code: 'BAD_MESSAGE' });
    ear.close();
  });

  test('a flood is refused and then cut off', async () => {
    const ear = await Ear.open(server.url);
    for (let i = 0; i < 500; i++) ear.say({ type: 'ping' });
    expect(await ear.untilClosed()).toMatchObject({ code: 1008, reason: 'RATE_LIMITED' });
    await unharmed();
  });

  test('sockets that say nothing are closed, and there is room for others', async () => {
    const idle = await Promise.all(Array.from({ length: 300 }, () => Ear.open(server.url)));
    await unharmed();
    const ends = await Promise.all(idle.map((ear) => ear.untilClosed()));
    expect(new Set(ends.map(({ reason }) => reason))).toEqual(new Set(['HELLO_FIRST']));
  });

  test('too many sockets of one address are turned away at the door', async () => {
    const few = await start({ config: quietConfig({ BAIZE_SOCKETS_PER_ADDRESS: '5' }) });
    const ears = await Promise.all(Array.from({ length: 5 }, () => Ear.open(few.url)));
    await expect(Ear.open(few.url)).rejects.toThrow('429');
    ears[0]?.close();
    await expect
      .poll(() =>
        Ear.open(few.url)
          .then((ear) => ear.close())
          .then(
            () => true,
            () => false,
          ),
      )
      .toBe(true);
    await few.close();
  });

  test('sockets opened in a flood are refused at the door, whatever address the caller claims', async () => {
    const config = quietConfig({ BAIZE_REQUESTS_PER_SECOND: '1', BAIZE_TRUST_PROXY: '1' });
    const small = await start({ config });
    const knock = (claimed: string): Promise<string> =>
      new Promise((resolve) => {
        const headers = { 'x-forwarded-for': `${claimed}, 192.0.2.1` };
        const socket = new WebSocket(`${small.url.replace('http', 'ws')}/api/socket`, { headers });
        socket.once('open', () => resolve('open')).once('error', ({ message }) => resolve(message));
        socket.once('open', () => socket.terminate());
      });
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => knock(`198.51.100.${i}`)));
    expect(answers.filter((each) => each === 'open').length).toBeGreaterThanOrEqual(5);
    expect(answers.filter((each) => each.includes('429')).length).toBeGreaterThan(40);
    const ask = (from: string) =>
      fetch(`${small.url}/metrics`, { headers: { 'x-forwarded-for': from, authorization: `Bearer ${metricsToken}` } });
    const asked = await Promise.all(Array.from({ length: 50 }, (_, i) => ask(`198.51.100.${i}, 192.0.2.1`)));
    expect(asked.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
    expect(await (await ask('192.0.2.2')).text()).toMatch(/baize_refusals_total\{code="RATE_LIMITED"\} [1-9]/);
    await small.close();
  });

  describe('a reader that does not read', () => {
    const { game } = kuhnEntry.pack;
    const heavy = (...[state, seat]: Parameters<typeof game.view>) => ({
      ...(game.view(state, seat) as object),
      weight: seat === null ? 'x'.repeat(8_000_000) : '',
    });
    const games = [{ ...kuhnEntry, pack: { ...kuhnEntry.pack, game: { ...game, view: heavy } } }];

    /** An onlooker who has asked to see and then reads no more, beside Bob who does. */
    async function stuckAt(small: Serving): Promise<{ match: string; tokens: string[]; stuck: Ear; bob: Ear }> {
      const { match, tokens } = await pair(small.url);
      const stuck = await Ear.open(small.url);
      stuck.say(hello(match));
      stuck.socket.pause();
      const bob = await Ear.open(small.url);
      bob.say(hello(match, tokens[1]));
      await bob.hear('update');
      await http(small.url, `/api/matches/${match}/commands`, move(1, ['bet']), tokens[0]);
      expect(await bob.hear('update', ({ version }) => version === 2)).toMatchObject({ turn: 1 });
      return { match, tokens, stuck, bob };
    }

    test('is passed over, then cut off, and does not hold up the table', async () => {
      const small = await start({ config: quietConfig({ BAIZE_HEARTBEAT_SECONDS: '2' }), games });
      const sockets = async (): Promise<string | undefined> =>
        /baize_sockets (\d+)/.exec((await http(small.url, '/metrics', undefined, metricsToken)).text)?.[1];
      const { stuck, bob } = await stuckAt(small);
      await expect.poll(sockets, { timeout: 20_000 }).toBe('1');
      expect(bob.closed).toBeNull();
      stuck.socket.terminate();
      bob.close();
      await small.close();
    });

    test('is shown the newest, and what was said, when it reads again', async () => {
      const small = await start({ games });
      const { match, tokens, stuck, bob } = await stuckAt(small);
      await http(small.url, `/api/matches/${match}/chat`, { text: 'Are you there?' }, tokens[0]);
      await bob.hear('chat');
      stuck.socket.resume();
      expect(await stuck.hear('update', ({ version }) => version === 2)).toMatchObject({ turn: 1 });
      expect(await stuck.hear('chat')).toMatchObject({ lines: [{ text: 'Are you there?' }] });
      stuck.close();
      bob.close();
      await small.close();
    });
  });

  test('nothing but the socket is upgraded', async () => {
    const other = new WebSocket(`${server.url.replace('http', 'ws')}/elsewhere`);
    await expect(new Promise((resolve, reject) => other.once('open', resolve).once('error', reject))).rejects.toThrow(
      '404',
    );
  });
});

test('a server that closes lets what was begun be finished and says goodbye', async () => {
  const closing = await start();
  const { match, tokens } = await pair(closing.url);
  const ear = await Ear.open(closing.url);
  ear.say(hello(match, tokens[0]));
  await ear.hear('update');
  ear.say({ type: 'command', command: move(1, ['bet']) });
  await ear.hear('ack');
  await closing.registry.close();
  const late = await http(closing.url, `/api/matches/${match}/commands`, move(2, ['bet']), tokens[1]);
  expect(late).toMatchObject({ status: 503, body: { code: 'CLOSING' } });
  await closing.close();
  expect(await ear.untilClosed()).toMatchObject({ code: 1012 });
});
