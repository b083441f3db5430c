import { below, type GameRecord, recordGame, seeded, winShares } from '@baize/game';
import { kuhn } from '@baize/game/test/kuhn.ts';
import { expect, test } from 'vitest';
import { costOf, type Mistake, review } from './review.ts';

type State = Parameters<typeof kuhn.result>[0];

/** Kuhn poker where only winning counts, and who wins is up to `winner`. */
const withWinner = (winner: (state: State) => number): typeof kuhn => ({
  ...kuhn,
  result: (state) => {
    const result = kuhn.result(state);
    if (result === null) return null;
    const winners = [winner(state)];
    return { ...result, winners, payoffs: winShares(2, winners) };
  },
});

function mistakesOf(game: typeof kuhn, games: number): Mistake[] {
  return Array.from({ length: games }, (_, at): readonly Mistake[] => {
    const chance = seeded(`game ${at}`);
    const bot = {
      name: 'bot',
      decide: (_view: unknown, moves: readonly string[]) => ({ move: moves[below(chance, moves.length)], why: '' }),
    };
    const record: GameRecord = recordGame(game, [bot, bot], {}, `deal ${at}`);
    let found: readonly Mistake[] = [];
    for (const { mistakes } of review({ game, bots: [], rulesText: '' }, record, { worlds: 24 })) found = mistakes;
    return found;
  }).flat();
}

test('where only luck decides, next to nothing is promised', () => {
  // In the worlds of the first look one move in ten seems to cost a fifth of a win and more.
  const lucky = withWinner(({ chance, line }) => below(seeded(`${chance.a} ${chance.b} ${line}`), 2));
  const promised = mistakesOf(lucky, 120).map(costOf);
  expect(promised.length).toBeLessThan(12);
  expect(Math.max(0, ...promised)).toBeLessThan(0.15);
});

test('where a move decides, its whole worth is promised', () => {
  // Whoever bets first wins; passing gives the win away.
  const bold = withWinner(({ line }) => Math.max(0, line.indexOf('b')) % 2);
  const mistakes = mistakesOf(bold, 20);
  expect(mistakes.length).toBeGreaterThan(5);
  for (const { played, better } of mistakes) expect([played.words, better.words]).toEqual(['pass', 'bet']);
});

test('whose decisions come first changes the order of the work and nothing else', () => {
  const bold = withWinner(({ line }) => Math.max(0, line.indexOf('b')) % 2);
  const bot = { name: 'bot', decide: (_view: unknown, moves: readonly string[]) => ({ move: moves[0], why: '' }) };
  const record = recordGame(bold, [bot, bot], {}, 'order');
  const looks = [null, 1].map((first) => [
    ...review({ game: bold, bots: [], rulesText: '' }, record, { worlds: 24, first }),
  ]);
  expect(looks[1].at(-1)).toEqual(looks[0].at(-1));
  expect(looks[1].find(({ players }) => players[1].decisions > 0)?.players[0].decisions).toBe(0);
  expect(looks[1].at(-1)?.players.map(({ done }) => done)).toEqual([true, true]);
});

test('a move agrees where nothing better was found, and a mistake does not', () => {
  const bold = withWinner(({ line }) => Math.max(0, line.indexOf('b')) % 2);
  const playing = (words: string) => ({
    name: 'bot',
    decide: (_view: unknown, moves: readonly string[]) => ({
      move: moves.find((move) => move === words) ?? moves[0],
      why: '',
    }),
  });
  const agreed = (words: string): number => {
    const record = recordGame(bold, [playing(words), playing('p')], {}, 'agree');
    return [...review({ game: bold, bots: [], rulesText: '' }, record, { worlds: 40 })].at(-1)?.players[0].agreed ?? -1;
  };
  expect(agreed('b')).toBe(1);
  expect(agreed('p')).toBe(0);
});
