/** The long storm: `npm run storm -- [matches] [kills]`, first one server on SQLite, then two nodes on PostgreSQL. */
import { storm, type StormReport } from '../apps/server/test/storm/storm.ts';

const [matches = 1000, kills = 20] = process.argv.slice(2).map(Number);
const say = (line: string): void => console.log(`  ${line}`);

function show(name: string, report: StormReport, seconds: number): boolean {
  const { faults, ...counts } = report;
  const calm = report.lost + report.twice + report.unasked + faults.length === 0;
  console.log(`${name}: ${calm ? 'nothing lost' : 'FAILED'} (${seconds.toFixed(0)} s)`);
  console.log(
    Object.entries(counts)
      .map(([what, count]) => `  ${what} ${count}`)
      .join('\n'),
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  return calm;
}

const shared = { matches, kills, together: 24, patience: 25, seed: `storm ${process.env['STORM_SEED'] ?? '1'}`, say };
let calm = true;
for (const store of ['sqlite', 'postgres'] as const) {
  if (process.env['STORM_STORE'] && process.env['STORM_STORE'] !== store) continue;
  const began = performance.now();
  const report = await storm({ ...shared, store, cuts: store === 'postgres' ? 5 : 0 });
  calm =
    show(
      store === 'sqlite' ? 'one server, SQLite' : 'two nodes, PostgreSQL',
      report,
      (performance.now() - began) / 1000,
    ) && calm;
}
process.exit(calm ? 0 : 1);
