// Simulate a strategy: a Dominion buy list of your own against Big Money, 400 games on all cores.
import { asTable, simulate } from 'baize/lab';

const mine = `
Province
Duchy if horizon <= 4
Gold
Smithy until 2
Silver
`;

const job = {
  game: 'dominion',
  players: [{ name: 'two Smithies', text: mine }, { name: 'BMU' }],
  options: {
    rules: 'official',
    kingdom: ['Smithy', 'Village', 'Market', 'Moat', 'Militia', 'Cellar', 'Workshop', 'Mine', 'Remodel', 'Woodcutter'],
  },
  seed: 'example',
  games: 400,
  fixedSeats: false,
  series: false,
};

const { totals } = await simulate(job, { catalogue: import.meta.resolve('baize/games') });
console.log(asTable(job, totals));
