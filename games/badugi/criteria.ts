/** The success criteria of the CPU players, measured and set beside their targets: `npx tsx games/badugi/criteria.ts`. */
import { fileURLToPath } from 'node:url';
import type { Seat } from '@baize/game';
import { basic } from './bots/basic.ts';
import { cpus } from './bots/cpu.ts';
import { beatingWeights, breaking, type Outlook, outlookAgainst } from './bots/equity.ts';
import { later } from './bots/ranges.ts';
import { inChart } from './bots/profiles.ts';
import { latestDraw, maySnow, outlookOf, type Situation, situationOf } from './bots/situation.ts';
import { station } from './bots/yardsticks.ts';
import {
  amongOthers,
  freezeOuts,
  HAND,
  headsUp,
  type Mean,
  type Player,
  playMatch,
  random,
  shareOf,
} from './measure.ts';
import { BET, CALL, FOLD, PAT, RAISE } from './src/betting.ts';
import { CLASSES, classOf, topRank } from './src/hand.ts';
import { ACTIONS, type State } from './src/state.ts';
import type { View } from './src/view.ts';

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

class Counter {
  yes = 0;
  all = 0;
  note(hit: boolean): void {
    this.all++;
    if (hit) this.yes++;
  }
}

/** Kinds of spots met less often say more about chance than about equity. */
const OFTEN = 20;

/** What is counted while the six profiles and `basic` play; only the profiles' decisions count. */
class Tally {
  readonly foldsEarly = new Counter();
  readonly foldsLate = new Counter();
  readonly raisesAtDrawers = new Counter();
  readonly raisesAtPat = new Counter();
  readonly snows = new Counter();
  readonly openings = new Counter();
  readonly prices = new Counter();
  /** Badugis about to draw where breaking has more equity against the hands that are really held. */
  readonly breaks = new Counter();
  /** All badugis about to draw, by top card, draws left, opponents and pat opponents: what breaking brings against the true hands. */
  readonly #breakable = new Map<string, { gain: number; count: number; broken: number }>();

  /** As `breaks`, for kinds of spots: all spots of a kind in which breaking has more equity on average. */
  get breaksByKind(): Counter {
    const counter = new Counter();
    for (const { gain, count, broken } of this.#breakable.values())
      if (gain > 0 && count >= OFTEN) for (let i = 0; i < count; i++) counter.note(i < broken);
    return counter;
  }

  note(view: View, seat: Seat, move: number, state: State): void {
    const situation = situationOf(view, seat);
    if (view.drawing) {
      if (view.picked.length === 0) this.#noteDraw(situation, move, state);
    } else if (view.street === 0) this.#noteOpening(situation, move);
    else this.#noteBetting(situation, move);
  }

  #noteOpening(situation: Situation, move: number): void {
    const { view, position, hand, size, inBlinds } = situation;
    const entered = view.line.some((code) => ACTIONS[(code >> 3) & 7] !== 'fold');
    if (entered || inBlinds) return;
    if (size >= 3 && position === 'early') this.foldsEarly.note(move === FOLD);
    if (size >= 3 && position === 'late') this.foldsLate.note(move === FOLD);
    if (move === RAISE || move === CALL) this.openings.note(inChart(position, hand));
  }

  #noteBetting(situation: Situation, move: number): void {
    const { view, shown, size, price, drawsLeft, hand } = situation;
    if (view.raiseTo > 0) {
      const raised = move === BET || move === RAISE;
      if (shown.every((each) => latestDraw(each) >= 2)) this.raisesAtDrawers.note(raised);
      if (shown.some((each) => latestDraw(each) === 0)) this.raisesAtPat.note(raised);
    }
    if (view.toCall > 0 && size < 4 && drawsLeft > 0) {
      const enough = (outlookOf(situation).value[drawsLeft]?.[hand] ?? 0) >= price;
      this.prices.note(enough === (move !== FOLD));
    }
  }

  #noteDraw(situation: Situation, move: number, state: State): void {
    const { hand, size, drawsLeft } = situation;
    if (maySnow(situation)) this.snows.note(move === PAT);
    if (size !== 4) return;
    const truth = trueOutlook(state, situation);
    const pat = situation.shown.filter((each) => latestDraw(each) === 0).length;
    const key = `${topRank(hand)} ${drawsLeft} ${situation.opponents.length} ${pat}`;
    const kind = this.#breakable.get(key) ?? { gain: 0, count: 0, broken: 0 };
    const gain = breaking(hand, truth, drawsLeft) - truth.pat[drawsLeft][hand];
    if (gain > 0) this.breaks.note(move !== PAT);
    kind.gain += gain;
    kind.count += 1;
    if (move !== PAT) kind.broken += 1;
    this.#breakable.set(key, kind);
  }
}

/** The outlook against the hands that the opponents really hold, drawn on without surprises. */
function trueOutlook(state: State, { opponents }: Situation): Outlook {
  return outlookAgainst(
    opponents.map((seat) => {
      const held = new Float64Array(CLASSES);
      held[classOf(state.hands[seat])] = 1;
      const drawn = state.draws[3 * seat + state.street] >= 0;
      // Cards thrown in this draw come when all have chosen: until then a hand of fewer cards is what counts of it.
      return beatingWeights(later(held, 3 - state.street - (drawn && state.hands[seat].length === 4 ? 1 : 0)));
    }),
  );
}

/** Six profiles and `basic` around one table, everybody in every seat in turn. */
function watchTable(hands: number, seed: string): Tally {
  const tally = new Tally();
  const all: readonly Player[] = [...cpus, basic];
  for (let hand = 0; hand < hands; hand++) {
    const players = all.map((_, seat) => all[(seat + hand) % all.length]);
    playMatch(HAND, players, `${seed} ${hand}`, (view, seat, move, state) => {
      if (players[seat] !== basic) tally.note(view, seat, move, state);
    });
  }
  return tally;
}

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
    'folds of three-card hands and badugis, first in: early more than late',
    more(tally.foldsEarly, tally.foldsLate),
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
