/**
 * `npm run kingdoms -- evolved:book:1000 search:evolved:10`: Dominion's players against each other over kingdoms of ten
 * drawn by a seed, this many games of each pair on every kingdom, all in one thread, so that lists are evolved once.
 * `--edition second` draws them from the cards of that edition; `--with Gardens,Workshop` and `--without Gardens` keep those that fit.
 */
import { parseArgs } from 'node:util';
import { catalogue } from '@baize/games';
import { seeded, shuffle, tableOptions } from '@baize/game';
import { aligned, percent, shareInterval, simulate } from '@baize/lab';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kingdoms: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'strength' },
    edition: { type: 'string', default: 'first' },
    with: { type: 'string', default: '' },
    without: { type: 'string', default: '' },
  },
});

const { edition } = values;
const [game] = await Promise.all(
  catalogue.filter(({ name }) => name === 'dominion').map(async ({ load }) => (await load()).game),
);
const cards = game.options['kingdom'];
const house = { ...tableOptions(game), rules: 'house', edition };
const all = (cards?.kind === 'list' ? cards.from : []).filter(
  (card) => game.refuse({ ...house, kingdom: [card] }, 2) === null,
);

const pairs = positionals.map((text) => {
  const [first = '', second = '', games = ''] = text.split(':');
  return { first, second, games: Number(games), shares: [] as number[], won: 0, shared: 0, played: 0 };
});

const cardsIn = (text: string): string[] => text.split(',').filter((card) => card !== '');
const [needed, unwanted] = [cardsIn(values.with), cardsIn(values.without)];
for (const card of [...needed, ...unwanted])
  if (!all.includes(card)) throw new Error(`There is no kingdom card '${card}' in this edition.`);

/** So many kingdoms that fit, as they are drawn by the seed. */
function drawn(count: number): string[][] {
  const found: string[][] = [];
  for (let number = 1; found.length < count; number++) {
    const ten = shuffle(seeded(`${values.seed} ${number}`), [...all]).slice(0, 10);
    if (needed.every((card) => ten.includes(card)) && !unwanted.some((card) => ten.includes(card)))
      found.push(all.filter((card) => ten.includes(card)));
  }
  return found;
}

const cpuSeconds = (): number => process.cpuUsage().user / 1e6;

for (const [index, kingdom] of drawn(Number(values.kingdoms)).entries()) {
  const number = index + 1;
  if (number < Number(values.from)) continue;
  const options = { rules: 'official', edition, kingdom };
  const line: string[] = [];
  for (const pair of pairs) {
    const before = cpuSeconds();
    const players = [{ name: pair.first }, { name: pair.second }];
    const job = { game: 'dominion', players, options, seed: values.seed, games: pair.games };
    const { totals } = await simulate(
      { ...job, fixedSeats: false, series: false },
      { catalogue: import.meta.resolve('@baize/games'), workers: 0 },
    );
    const { wins = 0, shared = 0 } = totals.players[0] ?? {};
    pair.won += wins;
    pair.shared += shared;
    pair.played += totals.games;
    pair.shares.push((wins + shared / 2) / totals.games);
    line.push(
      `${pair.first} ${percent(pair.shares.at(-1) as number)} of ${pair.second}, ${Math.round(cpuSeconds() - before)} s`,
    );
  }
  console.log(`${number}. ${options.kingdom.join(', ')}\n   ${line.join(' · ')}`);
}

console.log(
  aligned(
    ['who', 'against', 'games', 'won', 'shared', 'ties as half', '95 %', 'worst kingdom'],
    pairs.map(({ first, second, played, won, shared, shares }) => {
      const points = won + shared / 2;
      const interval = shareInterval(points, played).map((each) => percent(each));
      const counts = [played, won, shared].map(String);
      return [first, second, ...counts, percent(points / played), interval.join(' to '), percent(Math.min(...shares))];
    }),
  ),
);
