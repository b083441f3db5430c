/**
 * `npx tsx scripts/badugi/probe.ts PLAYER` learns to beat one heads-up player alone, in a finer drill than any table is learnt in, and
 * says by how much: at least so much can be won from it. PLAYER is a trained table (a file), somebody training knows, such as cpu3, or
 * `hard` as it plays against a stranger.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { headsUpDrill, PROBE_SITUATIONS, probeDrill, type Rival, rivals, tableRival } from '@baize/badugi/learnt';
import {
  addMoments,
  boldPolicy,
  contest,
  mean,
  meanInterval,
  type Moments,
  noMoments,
  Regrets,
  train,
} from '@baize/lab';
import { openingRival } from '../../games/badugi/bots/hard.ts';
import { inThreads } from './threads.ts';

interface Work {
  readonly player: string;
  readonly seed: string;
  /** What to do until when: learn in the table's own drill, learn in the finer one, or show what was learnt. */
  readonly stage: 'coarse' | 'fine' | 'proof';
  readonly until: number;
  readonly hands: number;
  readonly memory: {
    readonly coarse: SharedArrayBuffer;
    readonly fine: SharedArrayBuffer;
    readonly met: SharedArrayBuffer;
  };
}

function playerOf(name: string): Rival {
  if (name === 'hard') return openingRival;
  if (!existsSync(name)) return rivals[name];
  const { table } = JSON.parse(readFileSync(name, 'utf8')) as { table: string };
  return tableRival(table, headsUpDrill);
}

const NOTHING = new SharedArrayBuffer(0);

function work({ player, seed, stage, until, hands, memory }: Work): void {
  const rival = playerOf(player);
  const coarse = new Regrets(headsUpDrill.situations, headsUpDrill.width, { regret: memory.coarse, sum: NOTHING });
  const fine = new Regrets(PROBE_SITUATIONS, headsUpDrill.width, { regret: memory.fine, sum: NOTHING });
  const finer = probeDrill(coarse, fine, new Uint8Array(memory.met));
  if (stage === 'proof') {
    parentPort?.postMessage(contest(finer, boldPolicy(finer, fine), rival, hands, seed));
    return;
  }
  const [drill, known] = stage === 'coarse' ? [headsUpDrill, coarse] : [finer, fine];
  while (Date.now() < until) train(drill, known, 1000, seed, { share: 1, meet: () => rival, adversary: null });
  parentPort?.postMessage(known.rounds);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '60' },
      threads: { type: 'string', default: '1' },
      hands: { type: 'string', default: '400000' },
      seed: { type: 'string', default: 'probe' },
    },
  });
  const [player = 'cpu3'] = positionals;
  const threads = Number(values.threads);
  const memory = {
    coarse: new SharedArrayBuffer(headsUpDrill.situations * headsUpDrill.width * 4),
    fine: new SharedArrayBuffer(PROBE_SITUATIONS * headsUpDrill.width * 4),
    met: new SharedArrayBuffer(PROBE_SITUATIONS),
  };
  const run = (stage: Work['stage'], seconds: number, heard: (message: unknown) => void): Promise<void> =>
    inThreads(
      import.meta.url,
      Array.from({ length: threads }, (_, thread) => ({
        player,
        seed: `${values.seed} ${stage} ${thread}`,
        stage,
        until: Date.now() + seconds * 1000,
        hands: Math.ceil(Number(values.hands) / threads),
        memory,
      })),
      heard,
    );
  let rounds = 0;
  const count = (done: unknown): void => void (rounds += Number(done));
  await run('coarse', Number(values.seconds) / 3, count);
  await run('fine', (Number(values.seconds) * 2) / 3, count);
  const won = noMoments();
  await run('proof', 0, (part) => addMoments(won, part as Moments));
  const half = mean(won) - meanInterval(won)[0];
  console.log(
    `${player}: after ${rounds} deals the probe wins ${(50 * mean(won)).toFixed(1)} ± ${(50 * half).toFixed(1)} bb/100 (${won.n} hands)`,
  );
}

if (isMainThread) await main();
else work(workerData as Work);
