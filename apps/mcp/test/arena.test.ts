import { fileURLToPath } from 'node:url';
import { withPlayers } from '@baize/bots';
import { replay } from '@baize/game';
import { loadGame } from '@baize/games';
import { type ArenaRun, arenaJson, arenaLines, arenaPage, arenaTable } from '@baize/lab';
import { beforeAll, describe, expect, test } from 'vitest';
import { runArena } from '../src/arena/arena.ts';

const scripted = `node ${fileURLToPath(new URL('../bin/scripted.mjs', import.meta.url))}`;
const packOf = async (game: string) => withPlayers(await loadGame(game));
const playersIn = (run: ArenaRun) => run.games.map(({ seating }) => seating.map((at) => run.entrants[at]?.name));

describe('a contest of a bot, a program and an agent that speaks MCP', () => {
  let run: ArenaRun;
  beforeAll(async () => {
    run = await runArena({
      game: 'badugi',
      players: ['random', `lines=cmd:${scripted} --wrong 4`, `agent=mcp:${scripted} --wrong 3`],
      seed: 'contest',
      deals: 2,
      seconds: 60,
      judge: { worlds: 8, widest: 3 },
    });
  }, 120_000);

  test('everybody meets everybody on the same seeds in both seats', () => {
    const met = playersIn(run).map((names, at) => `${run.games[at]?.record.seed} ${names.join(' ')}`);
    expect(new Set(met).size).toBe(12);
    for (const seed of ['contest-1', 'contest-2'])
      for (const pair of ['random lines', 'lines random', 'random agent', 'agent random', 'lines agent', 'agent lines'])
        expect(met).toContain(`${seed} ${pair}`);
  });

  test('records replay to their results, and every answer knows its place in them', async () => {
    const { game } = await packOf('badugi');
    for (const { record, turns, judged, seating } of run.games) {
      expect(record.seats.map(({ name }) => name)).toEqual(seating.map((at) => run.entrants[at]?.name));
      const states: unknown[] = [];
      replay(game, record, record.moves.length, (state) => states.push(game.copy(state)));
      expect(game.result(states.at(-1)) ?? record.result).toEqual(record.result);
      for (const { move, seat, legal } of turns)
        if (move !== null) {
          const state = states[move] as Parameters<typeof game.moves>[0];
          expect(game.turn(state)).toBe(seat);
          expect(game.moves(state).map((each: unknown) => game.say(each, state))).toEqual(legal);
        }
      for (const { move, played } of judged) expect(record.moves[move]).toBe(played);
    }
  });

  test('legality, completion and losses are counted', async () => {
    const { players } = JSON.parse(arenaJson(await packOf('badugi'), run));
    const of = (name: string) => players.find((each: { name: string }) => each.name === name);
    expect(of('random')).toMatchObject({ games: 8, completed: 8, decisions: 0, kind: 'bot' });
    for (const name of ['lines', 'agent']) {
      expect(of(name)).toMatchObject({ games: 8, completed: 8 });
      expect(of(name).decisions).toBeGreaterThan(8);
      expect(of(name).refused).toBeGreaterThan(0);
      expect(of(name).answers).toBe(of(name).decisions + of(name).refused);
      expect(of(name).firstTry).toBeLessThan(of(name).decisions);
      expect(of(name).loss.decisions).toBeGreaterThan(8);
    }
    const points = players.reduce((sum: number, each: { points: number }) => sum + each.points, 0);
    expect(points).toBeCloseTo(12);
  });

  test('the table, the lines and the page say it all', async () => {
    const pack = await packOf('badugi');
    expect(arenaTable(pack, run)).toMatch(/player +bb\/100 +95 % +won +illegal/);
    const lines = arenaLines(run)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ type }) => type === 'result')).toHaveLength(12);
    expect(lines.filter(({ type }) => type === 'answer')).toHaveLength(run.games.flatMap(({ turns }) => turns).length);
    expect(arenaPage(pack, run, false)).toContain('<h2>12 games</h2>');
  });
});

test('a player that never finds a legal move, says nothing or leaves gives the match up', async () => {
  const run = await runArena({
    game: 'badugi',
    players: ['random', 'stubborn=cmd:while read line; do echo 999; done', 'gone=cmd:true', 'leaver=mcp:true'],
    seed: 'x',
    deals: 2,
    seconds: 5,
    tries: 2,
    judge: { worlds: 4, widest: 2 },
  });
  const { players } = JSON.parse(arenaJson(await packOf('badugi'), run));
  const stubborn = players.find(({ name }: { name: string }) => name === 'stubborn');
  expect(stubborn.loss, 'nothing that it did not choose is held against it').toBeNull();
  for (const { name, completed, games } of players) if (name !== 'random') expect(completed, name).toBeLessThan(games);
  // Where random folds first, there is nothing to give up.
  const against = run.games.filter(({ gaveUp, seating }) => seating.includes(0) && gaveUp.length > 0);
  expect(against.length).toBeGreaterThan(2);
  const { game } = await packOf('badugi');
  for (const { record, seating, gaveUp } of against) {
    expect(seating[record.result?.winners[0] ?? -1]).toBe(0);
    // Every hand that is left is folded: that costs the blinds and what was in the pot, in chips.
    const { payoffs = [] } = record.result ?? {};
    expect(payoffs).toEqual(game.result(replay(game, record))?.payoffs);
    expect(payoffs[gaveUp[0]]).toBeLessThanOrEqual(-10);
  }
});

test('a stop keeps the games that are finished', async () => {
  const stop = new AbortController();
  const run = await runArena({
    game: 'splendor',
    players: ['random', 'greedy'],
    seed: 's',
    deals: 50,
    judge: null,
    workers: 2,
    signal: stop.signal,
    done: (games) => games === 3 && stop.abort(),
  });
  expect(run).toMatchObject({ planned: 100, stopped: 'Stopped early.' });
  expect(run.games.length).toBeGreaterThanOrEqual(3);
  expect(run.games.length).toBeLessThan(10);
});

test.each([
  [['random'], 'two players or more'],
  [['random', 'random'], "Two players are called 'random'"],
  [['random', 'nobody'], "no player 'nobody'"],
])('%o is refused: %s', async (players, why) => {
  await expect(runArena({ game: 'badugi', players, seed: 'x', deals: 1, judge: null })).rejects.toThrow(why);
});
