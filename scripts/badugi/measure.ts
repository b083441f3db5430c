/**
 * `npx tsx scripts/badugi/measure.ts TABLE.json` plays a trained table in its drill against everybody training knows. Prints big blinds for
 * 100 hands with 95 % intervals.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { headsUpDrill, rivals, tableRival } from '@baize/badugi/learnt';
import { contest, mean, meanInterval } from '@baize/lab';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hands: { type: 'string', default: '100000' } },
});
const { table } = JSON.parse(readFileSync(positionals[0], 'utf8')) as { readonly table: string };
const player = tableRival(table, headsUpDrill);
for (const [name, rival] of Object.entries(rivals)) {
  const won = contest(headsUpDrill, player, rival, Number(values.hands), 'measure');
  const half = mean(won) - meanInterval(won)[0];
  // The drill counts in small blinds: 50 of them for 100 hands make big blinds a hundred.
  console.log(`${name}: ${(50 * mean(won)).toFixed(1)} ± ${(50 * half).toFixed(1)}`);
}
