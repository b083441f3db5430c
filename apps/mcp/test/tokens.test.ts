/** What a model pays to play: tokens of the tool list, of an answer and of a game, as a host would show them. */
import { below, type Random, seeded } from '@baize/game';
import { catalogue } from '@baize/games';
import type { Client } from '@modelcontextprotocol/client';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { beforeAll, expect, test } from 'vitest';
import { call, memory, type Said, sitDown } from './rig.ts';

let client: Client;
beforeAll(async () => {
  client = await sitDown(await memory());
});

/** Hosts show the text or the data of an answer: the dearer counts. */
const cost = ({ text, data }: Said): number => Math.max(countTokens(text), countTokens(JSON.stringify(data)));

test('the tools are described in 2,000 tokens', async () => {
  const { tools } = await client.listTools();
  const all = countTokens(JSON.stringify(tools));
  console.log(
    `tool list: ${all} tokens (${tools.map((tool) => `${tool.name} ${countTokens(JSON.stringify(tool))}`).join(', ')})`,
  );
  expect(all).toBeLessThanOrEqual(2000);
});

/** A move by its number in the text, by what a sensible beginner would do. */
const plans: Readonly<Record<string, readonly RegExp[]>> = {
  dominion: [/(\d+) treasures/, /(\d+) Province/, /(\d+) Gold/, /(\d+) Silver/, /(\d+) end turn/],
  splendor: [/buy (\d+)/, /(\d+) buy/, /take (\d+)/, /(\d+) take/, /reserve (\d+)/, /return (\d+)/, /(\d+)/],
  badugi: [/(\d+) stand pat/, /(\d+) check/, /(\d+) call/, /(\d+)/],
};

interface Bill {
  readonly first: number;
  readonly answers: readonly number[];
}

interface Way {
  readonly detail?: string;
  readonly options?: object;
  readonly most: number;
  readonly others?: number;
  /** Any move instead of a sensible one: it leads to fuller tables. */
  readonly chance?: Random;
}

async function play(game: string, { detail, options = {}, most, others = 1, chance }: Way): Promise<Bill> {
  const asked = detail === undefined ? {} : { detail };
  const playerTypes = ['claude', ...Array.from({ length: others }, () => 'ai')];
  let said = await call(client, 'game_session', { game, seed: 'bill', options, playerTypes, ...asked });
  const first = cost(said);
  const { gameId, playerId } = said.data;
  const answers: number[] = [];
  while (said.data.status === 'your_turn' && answers.length < most) {
    const moves = said.text.slice(said.text.indexOf('\nMoves: '));
    const last = Math.max(...[...moves.matchAll(/(?:^|[ -])(\d+) (?=[a-z])/gi)].map(([, number]) => Number(number)));
    const usual = plans[game].map((plan) => plan.exec(moves)?.[1]).find((number) => number !== undefined);
    const move = chance === undefined ? Number(usual) : 1 + below(chance, last);
    said = await call(client, 'game_execute', { gameId, playerId, move, ...asked });
    expect(said.isError, said.text).toBe(false);
    answers.push(cost(said));
  }
  return { first, answers };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

test.each([
  ['dominion', { rules: 'official' }, 450],
  ['dominion', {}, 450],
  ['splendor', {}, 450],
  ['badugi', {}, 250],
])('%s: an answer costs little, and the first explains how to read it', async (game, options, most) => {
  const others = game === 'badugi' ? 2 : 1;
  const { first, answers } = await play(game, { options, others, most: 200 });
  const sorted = answers.toSorted((a, b) => a - b);
  const standard = await play(game, { detail: 'standard', options, others, most: 20 });
  console.log(
    `${game}: ${answers.length} answers, median ${sorted[sorted.length >> 1]}, longest ${sorted.at(-1)} tokens, ` +
      `the first ${first}; standard ${Math.round(sum(standard.answers) / standard.answers.length)} on average`,
  );
  expect(sorted.at(-1)).toBeLessThanOrEqual(most);
  expect(first).toBeLessThanOrEqual(most + 300);
});

test.each([
  ['dominion', 1, 450],
  ['dominion', 3, 450],
  ['splendor', 1, 450],
  ['splendor', 3, 470],
])('%s with %i others, by chance: no answer of more than %s', async (game, others, most) => {
  const bills: number[] = [];
  for (let round = 0; round < 4; round++) {
    const chance = seeded(`tokens ${round}`);
    bills.push(...(await play(game, { others, most: 120, chance })).answers);
  }
  bills.sort((a, b) => a - b);
  console.log(`${game}, ${others + 1} players by chance: median ${bills[bills.length >> 1]}, longest ${bills.at(-1)}`);
  expect(bills.at(-1)).toBeLessThanOrEqual(most);
});

test('a game of Dominion in 80 answers costs at most 30,000 tokens with everything that was said', async () => {
  const { first, answers } = await play('dominion', { most: 79 });
  expect(answers.length).toBeGreaterThan(40);
  const call = countTokens(JSON.stringify({ gameId: 'abcdefghijkl', playerId: 0, move: 12 }));
  const tools = countTokens(JSON.stringify((await client.listTools()).tools));
  const all = tools + first + sum(answers) + (1 + answers.length) * call;
  const eighty = Math.round((all * 80) / (1 + answers.length));
  console.log(`Dominion: ${1 + answers.length} answers, ${all} tokens with the tool list and the calls; 80: ${eighty}`);
  expect(eighty).toBeLessThanOrEqual(30_000);
});

test('every game says how its text is read, and names players as playerId does', async () => {
  for (const { name } of catalogue) {
    const { text, data } = await call(client, 'game_session', { game: name, seed: 'read' });
    expect(text).toContain('Players count from 0.');
    expect(text).toContain('player 0 (you), player 1 (');
    expect(data).toMatchObject({ gameId: expect.any(String), playerId: 0 });
    const notation = await call(client, 'game_help', { game: name, topic: 'notation' });
    const [sentence] = notation.text.slice(notation.text.indexOf('ways to pay.') + 13).split('. ');
    expect(sentence.length).toBeGreaterThan(20);
    expect(text).toContain(sentence);
    expect(text).not.toMatch(/\bseat \d|P2\b/);
  }
});
