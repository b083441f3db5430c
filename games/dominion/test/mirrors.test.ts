/** Money against money: an independent simulator's figures, reached within chance. */
import { expect, test } from 'vitest';
import { mirrorGame } from '../bench.ts';
import { bigMoney } from '../bots/bigMoney.ts';
import { moneyOnly } from '../bots/moneyOnly.ts';
import { result } from '../src/score.ts';

const GAMES = Number(process.env['DOMINION_MIRRORS'] ?? 4000);

const MIRRORS = [
  { bot: moneyOnly, first: 24.372, second: 42.259, shared: 33.368, rounds: 17.3578, spread: 1.3777 },
  { bot: bigMoney, first: 37.496, second: 42.653, shared: 19.852, rounds: 17.5729, spread: 1.2869 },
];

test.each(MIRRORS)(
  `${GAMES} mirror games of $bot.name, official rules`,
  { timeout: 3_600_000 },
  ({ bot, ...wanted }) => {
    const tally = { first: 0, second: 0, shared: 0, rounds: 0 };
    for (let i = 0; i < GAMES; i++) {
      const state = mirrorGame(bot.decide, `${bot.name} ${i}`);
      const winners = result(state)?.winners ?? [];
      tally[winners.length === 2 ? 'shared' : winners[0] === 0 ? 'first' : 'second']++;
      tally.rounds += state.players[0].turns;
    }
    const measured = {
      first: (100 * tally.first) / GAMES,
      second: (100 * tally.second) / GAMES,
      shared: (100 * tally.shared) / GAMES,
      rounds: tally.rounds / GAMES,
    };
    console.log(bot.name, measured);
    // Four standard errors: wrong by chance once in 16,000 runs, and seeds are fixed.
    for (const kind of ['first', 'second', 'shared'] as const) {
      const error = Math.sqrt((wanted[kind] * (100 - wanted[kind])) / GAMES);
      expect(Math.abs(measured[kind] - wanted[kind])).toBeLessThan(4 * error);
    }
    expect(Math.abs(measured.rounds - wanted.rounds)).toBeLessThan((4 * wanted.spread) / Math.sqrt(GAMES));
  },
);
