import { afterEach, describe, expect, test, vi } from 'vitest';
import { asJson, asTable } from './print.ts';
import type { Job, PlayerSpec } from './job.ts';
import { noLedger } from './ledger.ts';
import { Program } from './program.ts';
import { simulateOnQueue } from './queue.ts';
import { simulate } from './simulate.ts';
import { playTournament } from './tournament.ts';

const catalogue = new URL('../test/catalogue.ts', import.meta.url).href;

/** A program for Node, as a command. */
const node = (body: string): string => `'${process.execPath}' --input-type=module -e '${body}'`;
const reading = `import { createInterface } from "node:readline"; let asked = 0;
  for await (const line of createInterface({ input: process.stdin })) { const { legal, match, seat, view, text, luck } = JSON.parse(line); asked++;`;
const answering = (answer: string): string => node(`${reading} ${answer} }`);

const passes = answering('console.log(legal.indexOf("pass"));');
const job = (command: string, more: Partial<Job> = {}): Job => ({
  game: 'kuhn',
  players: [{ name: 'mine', command }, { name: 'bold' }],
  options: {},
  seed: 's',
  games: 12,
  fixedSeats: false,
  series: false,
  ...more,
});
const play = (each: Job, workers = 1) => simulate(each, { catalogue, workers });

let program: Program | null = null;
afterEach(() => program?.close());
const question = {
  game: 'kuhn',
  match: '1',
  seat: 0,
  players: ['mine', 'bold'],
  view: {},
  text: '',
  legal: ['pass', 'bet'],
  luck: 0.5,
};

test('keys and passwords are not handed on to a program', async () => {
  const canary = 'canary-4711';
  const names = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'SOME_API_KEY', 'HF_TOKEN', 'DATABASE_URL', 'PGPASSWORD'];
  for (const name of names) vi.stubEnv(name, canary);
  vi.stubEnv('BAIZE_COLOUR', 'green');
  program = new Program('while read line; do env | tr "\\n" " "; echo; done');
  const said = await program.ask(question);
  vi.unstubAllEnvs();
  expect(said).toMatchObject({ line: expect.stringContaining('BAIZE_COLOUR=green') });
  expect(JSON.stringify(said)).not.toContain(canary);
});

describe('an answer', () => {
  test.each([
    ['an index', '1', 1],
    ['the words', 'bet', 1],
    ['the words as JSON', '"bet"', 1],
    ['an object with an index', '{"index": 0}', 0],
    ['an object with words', '{"move": "bet", "why": "I may"}', 1],
  ])('may be %s', async (_, line, index) => {
    program = new Program(`while read line; do echo '${line}'; done`);
    expect(await program.choose(question)).toBe(index);
  });

  test.each(['2', '-1', '0.5', 'garbage', '{"index": "one"}', '[0]', 'null', ''])('%j is none', async (line) => {
    program = new Program(`while read line; do echo '${line}'; done`);
    expect(await program.choose(question)).toBe('named no legal move');
  });
});

test('whoever ends, or takes too long, has no answer; the next question starts it anew', async () => {
  program = new Program('read line; echo 1');
  expect(await program.choose(question)).toBe(1);
  expect(await program.choose(question)).toBe('ended');
  expect(await program.choose(question)).toBe(1);
  program.close();
  program = new Program('read line; echo 0; read line; sleep 60', 0.05);
  expect(await program.choose(question)).toBe(0);
  expect(await program.choose(question)).toBe('gave no answer in time');
  expect(await program.choose(question)).toBe(0);
});

test('a slow start is not held against it', async () => {
  program = new Program('sleep 0.4; while read line; do echo 1; done', 0.05);
  expect(await program.choose(question)).toBe(1);
});

test('a program plays like a bot that does the same, in as many processes as there are lanes', async () => {
  const mine = await play(job(passes, { games: 40 }));
  expect(mine.whole).toBe(true);
  const meek = { ...job(passes, { games: 40 }), players: [{ name: 'meek' }, { name: 'bold' }] };
  expect(mine.totals).toEqual((await play(meek)).totals);
  expect((await play(job(passes, { games: 40 }), 3)).totals).toEqual(mine.totals);
});

test('it is told the game, its seat, its view and luck that comes again', async () => {
  const told = answering(
    'console.log(typeof view.card === "number" && text.length > 0 && luck >= 0 && luck < 1 && /^\\d+\\.[12]$/.test(match) ? (luck < 0.5 ? 0 : 1) : "wrong");',
  );
  const [first, second] = [await play(job(told)), await play(job(told))];
  expect(first.totals.players[0]?.gaveUp).toBeUndefined();
  expect(second).toEqual(first);
});

describe('a game is lost, and only the game, by', () => {
  test.each([
    ['a crash', 'if (asked % 3 === 0) process.exit(1); console.log(0);', 'ended'],
    ['garbage', 'console.log(asked % 3 === 0 ? "what?" : 0);', 'named no legal move'],
    ['a wrong index', 'console.log(asked % 3 === 0 ? 17 : 0);', 'named no legal move'],
    ['silence', 'if (asked % 3 !== 0) console.log(0);', 'gave no answer in time'],
  ])('%s', async (_, answer, fault) => {
    const [, rival] = job('').players as [PlayerSpec, PlayerSpec];
    const each = job('', {
      players: [
        { name: 'mine', command: answering(answer), ...(fault.endsWith('in time') && { seconds: 0.4 }) },
        rival,
      ],
    });
    const { totals, whole } = await play(each);
    expect(whole).toBe(true);
    expect(totals.games).toBe(12);
    const given = totals.players[0]?.gaveUp?.[fault] ?? 0;
    expect(given).toBeGreaterThan(1);
    expect(given).toBeLessThan(12);
    expect(totals.players[0]?.gaveUp).toEqual({ [fault]: given });
    expect(totals.players[1]?.wins).toBeGreaterThanOrEqual(given);
    expect(asTable(each, totals)).toContain(`mine gave up ${given} games: ${fault}`);
    expect(JSON.parse(asJson(each, totals)).players[0].gaveUp).toEqual({ [fault]: given });
  });

  test('a command that does not exist loses every game', async () => {
    const { totals } = await play(job('exec 2>/dev/null; no-such-program'));
    expect(totals.players[1]?.wins).toBe(12);
  });
});

test('programs play tournaments too', async () => {
  const { players } = job(passes);
  const plan = { game: 'kuhn', players, options: {}, seed: 's', games: 12, swissRounds: null, stop: null };
  const { pairings } = await playTournament(plan, { catalogue, workers: 2 }, noLedger());
  expect(pairings[0]?.totals.players[1]?.wins).toBe(12);
});

test('a stop ends the programs and counts no game that they lost by it', async () => {
  const stopped = new AbortController();
  setTimeout(() => stopped.abort(), 300);
  const slow = answering('await new Promise((resolve) => setTimeout(resolve, 40)); console.log(0);');
  const each = job(slow, { games: 5000 });
  const { totals, whole } = await simulate(each, { catalogue, workers: 2, signal: stopped.signal });
  expect(whole).toBe(false);
  expect(totals.players[0]?.gaveUp).toBeUndefined();
});

test('programs are not for other machines', async () => {
  const queue = { databaseUrl: 'postgres://nowhere.invalid/x' };
  await expect(simulateOnQueue(job(passes), { catalogue }, queue)).rejects.toThrow(
    'Programs and models play on this machine only',
  );
});
