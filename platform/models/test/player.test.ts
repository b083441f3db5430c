/** A model as a player, in both protocols, against a service that also fails in every way a service does. */
import type { Question } from '@baize/bots';
import { kuhn } from '@baize/game/test/kuhn.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Budget, type Limits, ModelPlayer, type ModelSettings, modelIn, newRun, usualSettings } from '../src/index.ts';
import { type StubServer, stubServer } from './stubServer.ts';

const canary = 'sk-canary-4f1d3b0a9c';
const pack = { game: kuhn, bots: [], rulesText: '# Kuhn poker' };
const question: Question = {
  game: 'kuhn',
  match: '1',
  seat: 1,
  players: ['Ada', 'Ben'],
  view: null,
  text: 'You hold the queen.',
  legal: ['pass', 'bet', 'call the bet'],
  luck: 0,
};

let server: StubServer;
beforeAll(async () => {
  server = await stubServer();
});
beforeEach(() => {
  server.faults.length = 0;
  server.requests.length = 0;
});
afterAll(() => server.close());

function player(
  typed: string,
  settings: Partial<ModelSettings> = {},
  limits?: Limits,
  stop?: AbortSignal,
): ModelPlayer {
  const found = modelIn(typed);
  if (found === null) throw new Error(`${typed} is no model`);
  const run = newRun(new Budget(limits), stop);
  const environment = {
    OPENAI_API_KEY: canary,
    OPENAI_BASE_URL: `${server.url}/v1`,
    ANTHROPIC_API_KEY: canary,
    ANTHROPIC_BASE_URL: server.url,
  };
  return new ModelPlayer(pack, { ...found, settings: { ...usualSettings, ...settings } }, { ...run, environment });
}

const makers = ['openai', 'anthropic'] as const;
const ways = makers.flatMap((maker) =>
  [true, false].flatMap((stream) => (['tools', 'text'] as const).map((mode) => ({ maker, stream, mode }))),
);

describe.each(ways)('$maker, stream $stream, $mode', ({ maker, stream, mode }) => {
  const one = (settings: Partial<ModelSettings> = {}, limits?: Limits): ModelPlayer =>
    player(`${maker}:steady`, { stream, mode, ...settings }, limits);

  test('shows rules, table and moves, and hears the answer', async () => {
    const attempt = await one({ price: { input: 2, output: 10, cached: 1 } }).ask(question);
    expect(attempt).toMatchObject({ refused: null, tokens: { input: 400 } });
    expect(question.legal[attempt.index ?? -1]).toBeDefined();
    expect(attempt.said).toContain('Stub steady likes number');
    expect(attempt.shown).toBe('You hold the queen.\n\nLegal moves:\n1. pass\n2. bet\n3. call the bet');
    expect(attempt.cost).toBeCloseTo((300 * 2 + 100 + attempt.tokens.output * 10) / 1e6, 12);
    const [{ path, key, body }] = server.requests;
    expect([path, key]).toEqual([maker === 'openai' ? '/v1/chat/completions' : '/v1/messages', canary]);
    const system = body.system ?? body.messages[0]?.content;
    expect(system).toContain('You play Kuhn poker with 2 players; you are player 1.');
    expect(system).toContain(mode === 'tools' ? 'Call the tool' : 'MOVE: n');
    expect([body.stream === true, body.tools !== undefined]).toEqual([stream, mode === 'tools']);
  });

  test('waits out rate limits and failures, then hears the answer', async () => {
    server.faults.push({ status: 429 }, { status: 500 }, { status: 529 });
    expect((await one().ask(question)).refused).toBeNull();
    expect(server.requests).toHaveLength(4);
  });

  test('gives up on a service that stays away; names no key', async () => {
    server.faults.push({ status: 503 }, { status: 503 });
    await expect(one({ retries: 1 }).ask(question)).rejects.toThrow(
      expect.objectContaining({ code: 'MODEL_UNREACHABLE', message: expect.stringContaining('your key was [key]') }),
    );
  });

  test.each([
    [{ status: 401 }, 1],
    [{ status: 404 }, 1],
    [{ status: 429, code: 'insufficient_quota' }, maker === 'openai' ? 1 : 2],
  ])('does not ask again after %o', async (fault, requests) => {
    server.faults.push(fault, { status: 400 });
    await expect(one().ask(question)).rejects.toThrow(expect.objectContaining({ code: 'MODEL_REFUSED' }));
    expect(server.requests).toHaveLength(requests);
  });

  test('an answer that comes too late costs a try', async () => {
    server.faults.push('silence');
    const attempt = await one({ seconds: 0.3 }).ask(question);
    expect(attempt).toMatchObject({ index: null, refused: expect.stringContaining('TOO_LATE') });
  });

  test('what is wrong is said and asked again; after the last try there is no move', async () => {
    const wrong = { text: 'MOVE: 9', call: null };
    server.faults.push(wrong, { text: '', call: null });
    expect(await one().choose(question)).toBeTypeOf('number');
    expect(server.requests[2]?.body.messages.at(-1)?.content).toContain(
      "Your earlier answers were refused:\n- ILLEGAL_MOVE: '9' is none of the moves 1 to 3.\n- NO_ANSWER",
    );
    server.faults.push(wrong, wrong, wrong);
    expect(await one().choose(question)).toBe('named no legal move');
  });

  test('a budget in tokens or dollars ends it', async () => {
    const few = one({}, { tokens: 500, cost: null });
    await few.ask(question);
    await few.ask(question);
    await expect(few.ask(question)).rejects.toThrow(expect.objectContaining({ code: 'BUDGET_SPENT' }));
    const cheap = one({ price: { input: 1000, output: 1000 } }, { tokens: null, cost: 0.3 });
    await cheap.ask(question);
    await expect(cheap.ask(question)).rejects.toThrow('The budget of the models is spent');
  });

  test('a model that repeats the key is not repeated', async () => {
    server.faults.push({ text: `I know ${canary}.\nMOVE: 2`, call: null });
    const attempt = await one().ask(question);
    expect(attempt).toMatchObject({ index: 1, said: 'I know [key].\nMOVE: 2' });
  });
});

test.each(makers)('%s: a stream that breaks off is asked for again', async (maker) => {
  server.faults.push('cut');
  expect((await player(`${maker}:steady`).ask(question)).refused).toBeNull();
  expect(server.requests).toHaveLength(2);
});

test.each(makers)('%s: arguments that are no JSON are refused, not mended', async (maker) => {
  server.faults.push({ text: '', call: '{"move": 2' });
  const attempt = await player(`${maker}:steady`).ask(question);
  expect(attempt).toMatchObject({ index: null, refused: expect.stringContaining('BAD_ARGUMENTS') });
});

test.each(makers)('%s: a stop ends the wait for an answer', async (maker) => {
  server.faults.push('silence');
  const stop = new AbortController();
  const asking = player(`${maker}:steady`, {}, undefined, stop.signal).ask(question);
  setTimeout(() => stop.abort(), 50);
  await expect(asking).rejects.toThrow(expect.objectContaining({ code: 'STOPPED' }));
});

test('mistakes are said before anything is asked', () => {
  expect(() => player('openai:steady', { prompt: 'no moves' })).toThrow('needs {{moves}}');
  expect(() => player('openai:steady', { prompt: '{{moves}} {{hand}}\n---\n' })).toThrow('{{hand}}');
  expect(() => player('openai:steady', {}, { tokens: null, cost: 1 })).toThrow('needs the price of openai:steady');
  const spec = { maker: 'anthropic', model: 'x', settings: usualSettings } as const;
  expect(() => new ModelPlayer(pack, spec, { ...newRun(), environment: {} })).toThrow('Set ANTHROPIC_API_KEY');
});
