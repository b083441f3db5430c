/**
 * `npx tsx scripts/badugi/train.ts` learns Badugi for two players by heart.
 * Threads learn together in shared memory. Writes the table, coded, and with --keep what it needs to go on later.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { gunzipSync, gzipSync } from 'node:zlib';
import { HEADS_UP_ROW, headsUpDrill, pack, rivals, specified, toText } from '@baize/badugi/learnt';
import { type Random, unit } from '@baize/game';
import { Regrets, train } from '@baize/lab';
import { inThreads } from './threads.ts';

interface Plan {
  readonly seed: string;
  /** How often another seat is one of the rivals. */
  readonly share: number;
  /** Names of rivals, and how often each is met beside the others. */
  readonly weights: Readonly<Record<string, number>>;
  readonly until: number;
  /** Rounds that this thread has behind it, and after how many it is done. */
  readonly rounds: number;
  readonly most: number;
  readonly memory: readonly SharedArrayBuffer[];
}

/** The rounds of a stretch: between two looks at the clock. */
const STRETCH = 500;

/** The learner, and an adversary that learns to beat it. */
function learnersOf(plan: Plan): { known: Regrets; adversary: Regrets } {
  const { situations, width } = headsUpDrill;
  const [regret, sum, against, unused] = plan.memory;
  const known = new Regrets(situations, width, { regret, sum });
  known.rounds = plan.rounds;
  return { known, adversary: new Regrets(situations, width, { regret: against, sum: unused }) };
}

function learn(plan: Plan): void {
  const { known, adversary } = learnersOf(plan);
  const names = Object.keys(plan.weights);
  const all = names.reduce((sum, name) => sum + plan.weights[name], 0);
  const meet = (chance: Random) => {
    let left = unit(chance) * all;
    for (const name of names) {
      left -= plan.weights[name];
      if (left < 0) return rivals[name];
    }
    return rivals[names[0]];
  };
  while (Date.now() < plan.until && known.rounds < plan.most) {
    const rounds = Math.min(STRETCH, plan.most - known.rounds);
    train(headsUpDrill, known, rounds, plan.seed, { share: plan.share, meet, adversary });
    parentPort?.postMessage(rounds);
  }
}

/** The averages of the adversary are of no use. */
const KEPT = 3;

/** Arrays as files: bfloat16, which is exact enough to go on with, and packed. */
function keep(folder: string, memory: readonly SharedArrayBuffer[], rounds: number): void {
  mkdirSync(folder, { recursive: true });
  memory.slice(0, KEPT).forEach((buffer, i) => {
    const halves = new Uint16Array(buffer).filter((_, at) => at % 2 === 1);
    writeFileSync(join(folder, `${i}.gz`), gzipSync(new Uint8Array(halves.buffer), { level: 1 }));
  });
  writeFileSync(join(folder, 'rounds.json'), JSON.stringify(rounds));
}

function resume(folder: string, memory: readonly SharedArrayBuffer[]): number {
  if (!existsSync(join(folder, 'rounds.json'))) return 0;
  memory.slice(0, KEPT).forEach((buffer, i) => {
    const bytes = gunzipSync(readFileSync(join(folder, `${i}.gz`)));
    const halves = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
    const words = new Uint16Array(buffer);
    for (let at = 0; at < halves.length; at++) words[2 * at + 1] = halves[at];
  });
  return Number(readFileSync(join(folder, 'rounds.json'), 'utf8'));
}

/** `cpu1=2,station=1`: whom to meet and how often; with nothing, everybody, the specified players twice as often as the others. */
function weightsFrom(text: string): Record<string, number> {
  if (text === '') return Object.fromEntries(Object.keys(rivals).map((name) => [name, name in specified ? 2 : 1]));
  const given = text.split(',').map((each): [string, number] => {
    const [name, weight = '1'] = each.split('=');
    if (!(name in rivals)) throw new Error(`Nobody here is called '${name}': ${Object.keys(rivals).join(', ')}.`);
    return [name, Number(weight)];
  });
  return Object.fromEntries(given);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      /** The same rounds in one thread, given time enough, make the same table. */
      rounds: { type: 'string', default: 'Infinity' },
      threads: { type: 'string', default: '1' },
      /** Percent. */
      rivals: { type: 'string', default: '40' },
      meet: { type: 'string', default: '' },
      seed: { type: 'string', default: 'badugi' },
      out: { type: 'string', default: 'badugi-table.json' },
      keep: { type: 'string' },
    },
  });
  const bytes = headsUpDrill.situations * headsUpDrill.width * 4;
  const memory = Array.from({ length: 4 }, () => new SharedArrayBuffer(bytes));
  const before = values.keep === undefined ? 0 : resume(values.keep, memory);
  const threads = Number(values.threads);
  const weights = weightsFrom(values.meet);
  let rounds = before;
  const plan = (thread: number): Plan => ({
    seed: `${values.seed} ${thread}`,
    share: Number(values.rivals) / 100,
    weights,
    until: Date.now() + Number(values.seconds) * 1000,
    rounds: Math.round(before / threads),
    most: Math.ceil(Number(values.rounds) / threads),
    memory,
  });
  const plans = Array.from({ length: threads }, (_, thread) => plan(thread));
  await inThreads(import.meta.url, plans, (done) => (rounds += Number(done)));
  const table = toText(pack(new Float32Array(memory[1]), HEADS_UP_ROW));
  const made = { drill: 'heads-up', rounds, rivals: Number(values.rivals), weights, seed: values.seed, threads };
  writeFileSync(values.out, JSON.stringify({ made, table }));
  if (values.keep !== undefined) keep(values.keep, memory, rounds);
  console.log(`${rounds} rounds; table of ${Math.round(table.length / 1024)} KB in ${values.out}`);
}

if (isMainThread) await main();
else learn(workerData as Plan);
