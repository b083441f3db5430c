/** The success criteria of the CPU players, measured and set beside their targets: `npx tsx games/badugi/criteria.ts`. */
import { fileURLToPath } from 'node:url';
import { basic } from './bots/basic.ts';
import { cpus } from './bots/cpu.ts';
import { station } from './bots/yardsticks.ts';
import { amongOthers, freezeOuts, headsUp, type Mean, random, shareOf } from './measure.ts';
import { type Counter, watchTable } from './tally.ts';

export interface Criterion {
  readonly id: string;
  readonly what: string;
  /** What was measured, with the half width of its 95 % interval. */
  readonly value: number;
  readonly half: number;
  readonly n: number;
  readonly unit: '%' | 'bb/100';
  readonly target: string;
  /** Whether the target is met; `null` where there is none. */
  readonly holds: boolean | null;
}

export interface Sizes {
  /** Seven-handed hands whose decisions are counted. */
  readonly hands: number;
  /** Heads-up freeze-outs. */
  readonly matches: number;
  /** Deals per pairing, each played from every seat; 0 leaves the pairings out. */
  readonly deals: number;
}

export const FULL: Sizes = { hands: 20_000, matches: 3000, deals: 50_000 };

const counted = ({ yes, all }: Counter): Mean => shareOf(yes, all);

/** How much more often one happens than the other, in per cent, with its interval. */
function more(one: Counter, other: Counter): { value: number; half: number; n: number } {
  const [a, b] = [counted(one).mean, counted(other).mean];
  const ratio = a / b;
  const spread = 1.96 * Math.sqrt((1 - a) / (a * one.all) + (1 - b) / (b * other.all));
  return { value: 100 * (ratio - 1), half: 100 * ratio * spread, n: one.all + other.all };
}

const asPercent = ({ mean, half, n }: Mean): { value: number; half: number; n: number } => ({
  value: 100 * mean,
  half: 100 * half,
  n,
});

const within = (low: number, high: number) => (value: number) => value >= low && value <= high;

/** Measures everything; a row for each criterion. */
export function measureCriteria(sizes: Sizes, seed = 'criteria'): Criterion[] {
  const tally = watchTable(sizes.hands, `${seed} table`);
  const rows: Criterion[] = [];
  const add = (
    id: string,
    what: string,
    figures: { value: number; half: number; n: number },
    target: string,
    test: ((value: number) => boolean) | null,
    unit: Criterion['unit'] = '%',
  ): void => {
    rows.push({ id, what, ...figures, unit, target, holds: test === null ? null : test(figures.value) });
  };
  add(
    'SC-001',
    'folds first in, of all hands: early more than late',
    more(tally.folds.early, tally.folds.late),
    '40 to 60 % more',
    within(40, 60),
  );
  add(
    'three',
    'the same for three-card hands and badugis',
    more(tally.foldsOfThree.early, tally.foldsOfThree.late),
    '40 to 60 % more',
    within(40, 60),
  );
  add('SC-002', 'heads-up freeze-outs won against basic', freezes(sizes.matches, seed), '45 to 55 %', within(45, 55));
  add(
    'SC-003',
    'bets and raises at opponents who drew two or more, more than at pat ones',
    more(tally.raisesAtDrawers, tally.raisesAtPat),
    'at least 30 % more',
    (value) => value >= 30,
  );
  add(
    'SC-004',
    'stands pat with three cards where eligible',
    asPercent(counted(tally.snows)),
    '15 to 20 %',
    within(15, 20),
  );
  add(
    'SC-005',
    'openings inside the chart',
    asPercent(counted(tally.openings)),
    'at least 80 %',
    (value) => value >= 80,
  );
  add(
    'chart',
    'the same for players who post no blind',
    asPercent(counted(tally.openingsUnposted)),
    'at least 80 %',
    (value) => value >= 80,
  );
  add(
    'SC-006',
    'answers to a bet with a drawing hand that fit the price',
    asPercent(counted(tally.prices)),
    'reported',
    null,
  );
  add(
    'SC-007',
    'badugis broken where breaking has more equity against the hands really held',
    asPercent(counted(tally.breaks)),
    'at least 70 %',
    (value) => value >= 70,
  );
  add(
    'kinds',
    'the same for kinds of spots in which breaking has more equity on average',
    asPercent(counted(tally.breaksByKind)),
    'reported',
    null,
  );
  const holds = rows.every((row) => row.holds !== false);
  rows.push({
    id: 'SC-008',
    what: 'all of these hold',
    value: holds ? 100 : 0,
    half: 0,
    n: 7,
    unit: '%',
    target: '100 %',
    holds,
  });
  if (sizes.deals > 0) rows.push(...pairings(sizes.deals, seed));
  return rows;
}

function freezes(matches: number, seed: string): { value: number; half: number; n: number } {
  const each = Math.ceil(matches / cpus.length);
  const shares = cpus.map((cpu) => freezeOuts(cpu, basic, each, `${seed} freeze ${cpu.name}`));
  const won = shares.reduce((sum, share) => sum + share.mean * share.n, 0);
  return asPercent(shareOf(won, each * cpus.length));
}

function pairings(deals: number, seed: string): Criterion[] {
  const row = (what: string, { mean, half, n }: Mean, target: string, holds: boolean): Criterion => ({
    id: 'play',
    what,
    value: mean,
    half,
    n,
    unit: 'bb/100',
    target,
    holds,
  });
  const together = amongOthers(basic, cpus, Math.ceil(deals / 7), `${seed} seven`);
  const rows = [row('basic among the six profiles, seven-handed', together, 'at most 0', together.mean <= 0)];
  for (const cpu of cpus)
    for (const other of [random, station]) {
      const won = headsUp(cpu, other, deals, `${seed} ${cpu.name} ${other.name}`);
      rows.push(row(`${cpu.name} against ${other.name}, heads-up`, won, 'more than 20', won.mean > 20));
    }
  return rows;
}

export function printCriteria(rows: readonly Criterion[]): string {
  return rows
    .map(({ id, what, value, half, n, unit, target, holds }) => {
      const verdict = holds === null ? ' ' : holds ? 'holds' : 'MISSED';
      const figure = `${value.toFixed(1)} ± ${half.toFixed(1)} ${unit}`;
      return `${id.padEnd(7)}${verdict.padEnd(7)}${figure.padEnd(22)}${`target ${target}`.padEnd(28)}${what} (n ${n})`;
    })
    .join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const share = Number(process.argv[2] ?? 1);
  const scaled = (size: number): number => Math.ceil(size * share);
  console.log(
    printCriteria(
      measureCriteria({ hands: scaled(FULL.hands), matches: scaled(FULL.matches), deals: scaled(FULL.deals) }),
    ),
  );
}
