/**
 * `npx tsx scripts/badugi/kinds.ts` plays everybody training knows against the shipped heads-up tables and writes down how often each does
 * what, by which a player recognises them, and what each table wins from them. Run it after a new table is shipped.
 */
import { writeFileSync } from 'node:fs';
import { headsUpDrill, ratesOf, type Rival, rivals, tableRival } from '@baize/badugi/learnt';
import { seeded } from '@baize/game';
import { contest, mean } from '@baize/lab';
import { learnt as callers } from '../../games/badugi/bots/learnt/shipped/callers.data.ts';
import { learnt as cpus } from '../../games/badugi/bots/learnt/shipped/cpus.data.ts';
import { learnt as safe } from '../../games/badugi/bots/learnt/shipped/heads-up.data.ts';

const HANDS = 40_000;

const table = tableRival(safe.table, headsUpDrill);
const tables = {
  safe: table,
  cpus: tableRival(cpus.table, headsUpDrill),
  callers: tableRival(callers.table, headsUpDrill),
};

/** By betting round times five: folds, checks, calls, bets, raises. */
function actionsOf(rival: Rival): number[] {
  const random = seeded('kinds');
  const node = headsUpDrill.blank();
  const actions = Array.from({ length: 20 }, () => 0);
  for (let hand = 0; hand < HANDS; hand++) {
    headsUpDrill.deal(node, random);
    while (!node.over) {
      const { turn, street, drawing, bets } = node;
      const owes = node.paid[turn] < node.current;
      const choice = turn === hand % 2 ? rival(node, random) : table(node, random);
      if (turn === hand % 2 && !drawing)
        actions[street * 5 + (choice === 0 ? 0 : choice === 1 ? (owes ? 2 : 1) : bets === 0 ? 3 : 4)]++;
      headsUpDrill.play(node, choice);
    }
  }
  return actions;
}

const lines = Object.entries({ learnt: table, ...rivals }).flatMap(([name, rival]) => {
  const rates = ratesOf(actionsOf(rival)).map((rate) => Math.round(rate * 1000));
  const wins = Object.entries(tables).map(([by, player]) => {
    // The drill counts in small blinds: 50 of them for 100 hands make big blinds a hundred.
    const won = rival === player ? 0 : 50 * mean(contest(headsUpDrill, player, rival, HANDS, 'kinds'));
    return `${by}: ${Math.round(won)}`;
  });
  return [
    '  {',
    `    name: '${name}',`,
    `    wins: { ${wins.join(', ')} },`,
    `    rates: [${rates.join(', ')}],`,
    '  },',
  ];
});
writeFileSync(
  new URL('../../games/badugi/bots/learnt/shipped/kinds.data.ts', import.meta.url),
  [
    '/**',
    ' * How often known players do what against the table that is safe, in thousandths, and what each table wins from them in bb/100; made',
    ' * by scripts/badugi/kinds.ts, not by hand.',
    ' */',
    'export const kinds = [',
    ...lines,
    '] as const;',
    '',
  ].join('\n'),
);
