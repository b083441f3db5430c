/** The long storm: `npm run storm -- [matches] [kills] [sqlite|postgres]`: one server on SQLite, then two nodes on PostgreSQL. */
import { storm, type StormReport } from '../apps/server/test/storm/storm.ts';

const [matches = 1000, kills = 20] = process.argv
  .slice(2)
  .filter((each) => /^\d+$/.test(each))
  .map(Number);
const stores = (['sqlite', 'postgres'] as const).filter(
  (store) => process.argv.includes(store) || !/sqlite|postgres/.test(process.argv.slice(2).join(' ')),
);
const say = (line: string): void => console.log(`  ${line}`);

function show(store: string, report: StormReport, seconds: number): boolean {
  const { faults, lost, twice, unasked, stale } = report;
  const whole = report.matches >= matches && report.kills >= kills && report.verified >= report.matches;
  const calm = whole && lost + twice + unasked + faults.length + stale.length === 0;
  const cuts = store === 'postgres' ? `, database cut off ${report.cuts} times, crashed ${report.crashes} times` : '';
  console.log(
    [
      `${store === 'sqlite' ? 'One server, SQLite' : 'Two nodes, PostgreSQL'}: ${calm ? 'held' : 'FAILED'} (${seconds.toFixed(0)} s)`,
      `matches played to their end: ${report.matches}`,
      `servers killed: ${report.kills}, stopped for a while: ${report.freezes}${cuts}, disk full ${report.fullDisks} times`,
      `commands sent: ${report.commands}, and ${report.doubled} of them a second time`,
      `acknowledged: ${report.acknowledged}`,
      `acknowledged and lost: ${lost}`,
      `applied twice: ${twice}`,
      `in the log without an acknowledgement that arrived: ${unasked}`,
      `still behind five seconds after things were calm: ${stale.length}`,
      `logs verified, every link, move and final state: ${report.verified} (${report.entries} entries, ${faults.length} faults)`,
      ...[...faults, ...stale].slice(0, 20),
    ].join('\n  '),
  );
  return calm;
}

let calm = true;
for (const store of stores) {
  const began = performance.now();
  const seed = `storm ${process.env['STORM_SEED'] ?? '1'}`;
  const troubles = store === 'postgres' ? { cuts: 5, crashes: 4, fullDisks: 2 } : { fullDisks: 3 };
  const spec = { store, matches, kills, freezes: 4, ...troubles, together: 24, patience: 25, seed, say };
  const report = await storm(spec);
  calm = show(store, report, (performance.now() - began) / 1000) && calm;
}
process.exit(calm ? 0 : 1);
