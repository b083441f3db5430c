import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ArenaOutcome, runArena } from '../src/arena/arena.ts';
import { arenaLines, arenaPage, arenaTable } from '../src/arena/report.ts';

const scripted = `node ${fileURLToPath(new URL('../bin/scripted.mjs', import.meta.url))}`;

describe('a contest of a bot, a program and an agent that speaks MCP', () => {
  let outcome: ArenaOutcome;
  beforeAll(async () => {
    outcome = await runArena({
      game: 'badugi',
      players: ['random', `lines=cmd:${scripted} --wrong 4`, `agent=mcp:${scripted} --wrong 3`],
      seeds: ['one', 'two'],
      seconds: 60,
    });
  }, 120_000);

  test('everybody meets everybody on the same seeds in both seats', () => {
    const met = outcome.matches.map(({ seed, players }) => `${seed} ${players.join(' ')}`).toSorted();
    expect(new Set(met).size).toBe(12);
    for (const seed of ['one', 'two'])
      for (const pair of ['random lines', 'lines random', 'random agent', 'agent random', 'lines agent', 'agent lines'])
        expect(met).toContain(`${seed} ${pair}`);
  });

  test('legality, completion, time and characters are counted', () => {
    const of = (name: string) => outcome.standings.find((each) => each.name === name)!;
    expect(of('random').tally).toMatchObject({ matches: 8, completed: 8, decisions: 0 });
    for (const name of ['lines', 'agent']) {
      const { tally } = of(name);
      expect(tally).toMatchObject({ matches: 8, completed: 8 });
      expect(tally.decisions).toBeGreaterThan(8);
      expect(tally.illegal).toBeGreaterThan(0);
      expect(tally.answers).toBe(tally.decisions + tally.illegal);
      expect(tally.firstTry).toBeLessThan(tally.decisions);
      expect(tally.characters).toBeGreaterThan(100 * tally.decisions);
    }
    const points = outcome.standings.reduce((sum, { tally }) => sum + tally.points, 0);
    expect(points).toBeCloseTo(12);
  });

  test('the same contest gives the same answers again', async () => {
    const again = await runArena({
      game: 'badugi',
      players: ['random', `lines=cmd:${scripted} --wrong 4`],
      seeds: ['one', 'two'],
    });
    const said = ({ turns, matches }: ArenaOutcome) => {
      const pair = new Set(matches.filter(({ players }) => !players.includes('agent')).map(({ match }) => match));
      return turns.filter(({ match }) => pair.has(match)).map((turn) => turn.said);
    };
    expect(said(again)).toEqual(said(outcome));
    expect(said(again).length).toBeGreaterThan(4);
  });

  test('the table, the lines and the page say it all', () => {
    expect(arenaTable(outcome).split('\n')).toHaveLength(4);
    expect(arenaTable(outcome)).toMatch(/player +rating +95 % +points +first try/);
    const lines = arenaLines(outcome)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ type }) => type === 'result')).toHaveLength(12);
    expect(lines.filter(({ type }) => type === 'answer')).toHaveLength(outcome.turns.length);
    const page = arenaPage(outcome);
    expect(page).toContain('<h2>12 matches</h2>');
    expect(page).toContain('ILLEGAL_MOVE');
  });
});

test('a player that never finds a legal move, says nothing or leaves gives the match up', async () => {
  const stubborn = 'stubborn=cmd:while read line; do echo 999; done';
  const gone = 'gone=cmd:true';
  const leaver = 'leaver=mcp:true';
  const { standings, matches } = await runArena({
    game: 'badugi',
    players: ['random', stubborn, gone, leaver],
    seeds: ['x', 'y'],
    seconds: 5,
    tries: 2,
  });
  for (const { name, tally } of standings)
    if (name !== 'random') expect(tally.completed, name).toBeLessThan(tally.matches);
  // Where random folds first, there is nothing to give up.
  const against = matches.filter(
    ({ players, result }) => players.includes('random') && result.how.endsWith('resigned.'),
  );
  expect(against.length).toBeGreaterThan(2);
  expect(against.every(({ result, players }) => players[result.winners[0]] === 'random')).toBe(true);
});

test.each([
  [['random'], 'two players or more'],
  [['random', 'random'], 'called the same'],
  [['random', 'nobody'], "no player 'nobody'"],
])('%o is refused: %s', async (players, why) => {
  await expect(runArena({ game: 'badugi', players, seeds: ['x'] })).rejects.toThrow(why);
});
