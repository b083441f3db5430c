/**
 * `npm run kingdoms -- evolved:book:1000 search:evolved:10`: Dominion's players against each other over kingdoms of ten
 * drawn by a seed, so many games of each pair on every kingdom, all in one thread, so that lists are evolved once.
 * `--edition second` draws them from the cards of that edition.
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

const cpuSeconds = (): number => process.cpuUsage().user / 1e6;

for (let number = Number(values.from); number <= Number(values.kingdoms); number++) {
  const kingdom = shuffle(seeded(`${values.seed} ${number}`), [...all]).slice(0, 10);
  const options = { rules: 'official', edition, kingdom: all.filter((card) => kingdom.includes(card)) };
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
