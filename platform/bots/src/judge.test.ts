import { below, type GameRecord, pick, recordGame, seeded } from '@baize/game';
import { kuhn } from '@baize/game/test/kuhn.ts';
import { expect, test } from 'vitest';
import { judgeGame } from './judge.ts';

const pack = { game: kuhn, bots: [], rulesText: '' };
const games = (choose: (seed: string) => (moves: readonly string[]) => string): GameRecord[] =>
  Array.from({ length: 150 }, (_, at) => {
    const decide = choose(`game ${at}`);
    const bot = {
      name: 'bot',
      decide: (_view: unknown, moves: readonly string[]) => ({ move: decide(moves), why: '' }),
    };
    return recordGame(kuhn, [bot, bot], {}, `deal ${at}`);
  });

test('every decision is judged once, at its place, the same each time', () => {
  const [record] = games((seed) => (moves) => pick(seeded(seed), moves)) as [GameRecord];
  const judged = judgeGame(pack, record, { worlds: 10, widest: 5 });
  expect(judged.map(({ move }) => move)).toEqual(record.moves.map((_, move) => move));
  expect(judged.map(({ played }) => played)).toEqual(record.moves);
  for (const { hopes, played } of judged) expect(hopes.map(({ words }) => words)).toContain(played);
  expect(judgeGame(pack, record, { worlds: 10, widest: 5 })).toEqual(judged);
});

test('a game of pure chance gives nothing away; throwing away the best card does', () => {
  // Measured in the worlds that chose it, the luckier move would seem better by 0.2 and more.
  const idle = { ...kuhn, result: (state: Parameters<typeof kuhn.result>[0]) => byLuck(kuhn.result(state), state) };
  const loss = (game: typeof kuhn, records: readonly GameRecord[]): number => {
    const all = records.flatMap((record) => judgeGame({ ...pack, game }, record, { worlds: 12, widest: 5 }));
    return all.reduce((sum, each) => sum + each.loss, 0) / all.length;
  };
  const random = games((seed) => (moves) => moves[below(seeded(seed), moves.length)]);
  expect(Math.abs(loss(idle, random))).toBeLessThan(0.1);
  const folding = games(() => (moves) => moves[0]);
  expect(loss(kuhn, folding)).toBeGreaterThan(0.15);
});

/** A result that depends on nothing but luck, which is another after every move and in every world. */
function byLuck(
  result: ReturnType<typeof kuhn.result>,
  { chance, line }: Parameters<typeof kuhn.result>[0],
): typeof result {
  if (result === null) return null;
  const winner = below(seeded(`${chance.a} ${chance.b} ${line}`), 2);
  return { ...result, winners: [winner], payoffs: [0, 1].map((seat) => (seat === winner ? 1 : -1)) };
}
