/** `baize train badugi`: learns heads-up play by heart and writes the table that the level hard ships with. */
import { writeFileSync } from 'node:fs';
import type { drill as Drilled } from '@baize/badugi/learnt';
import type { Policy, Regrets } from '@baize/lab';
import { BaizeError, type Random } from '@baize/game';
import type { Command } from 'commander';
import { wholeNumber } from '../lab.ts';

type Node = ReturnType<typeof Drilled.blank>;

/** Between two looks at Ctrl-C; part of what a seed means, since each stretch is seeded by the rounds before it. */
const STRETCH = 5000;
/** After so many rounds the table so far is written, lest a crash take it all. */
const CHECKPOINT = 250_000;
/** Deals that show what a probe wins. */
const PROOF = 400_000;

interface Given {
  readonly rounds: string;
  readonly seed: string;
  readonly out: string;
  readonly rivals: string;
  readonly probe?: string;
}

export function addTrainCommand(program: Command): void {
  program
    .command('train')
    .argument('<game>', 'badugi')
    .description('learn heads-up Badugi against oneself and the specified players, and write the table')
    .option('--rounds <n>', 'deals to learn from', '1000000')
    .option(
      '--rivals <percent>',
      'how often it meets cpu1 to cpu6 and basic rather than an adversary that learns',
      '50',
    )
    .option('--seed <text>', 'the same seed, rounds and rivals give the same table', 'badugi')
    .option('--out <file>', 'where to write it', 'badugi-table.data.ts')
    .option(
      '--probe <player>',
      'write nothing: learn to beat this player alone (hard, cpu1 to cpu6, basic) and say by how much',
    )
    .action(async (game: string, given: Given) => {
      if (game !== 'badugi') throw new BaizeError('USAGE', `Only badugi can be trained, not '${game}'.`);
      const rounds = wholeNumber('--rounds', given.rounds);
      if (given.probe !== undefined) await probe(given.probe, rounds, given.seed);
      else await make(rounds, percentOf(given.rivals), given);
    });
}

function percentOf(typed: string): number {
  const percent = Number(typed);
  if (!(percent >= 0 && percent <= 100))
    throw new BaizeError('USAGE', `--rivals takes a number from 0 to 100, not '${typed}'.`);
  return percent;
}

async function make(rounds: number, percent: number, { seed, out }: Given): Promise<void> {
  const { Regrets } = await import('@baize/lab');
  const { drill, packTable, rivals } = await import('@baize/badugi/learnt');
  const known = new Regrets(drill.situations, drill.width);
  const write = (): void => {
    const command = `baize train badugi --rounds ${known.rounds} --rivals ${percent} --seed ${seed}`;
    writeFileSync(out, asModule(command, packTable(known.sum)));
  };
  await learn(known, rounds, seed, percent / 100, Object.values(rivals), write);
  write();
  console.log(`Learnt from ${known.rounds} deals; the table is in ${out}.`);
}

/** A best response within the drill's situations: what it wins, the player can be made to lose. */
async function probe(name: string, rounds: number, seed: string): Promise<void> {
  const { boldPolicy, contest, mean, meanInterval, Regrets } = await import('@baize/lab');
  const { drill, hardRival, rivals } = await import('@baize/badugi/learnt');
  const rival = name === 'hard' ? hardRival() : rivals[name];
  if (rival === undefined)
    throw new BaizeError('USAGE', `Nobody here is called '${name}': hard, ${Object.keys(rivals).join(', ')}.`);
  const known = new Regrets(drill.situations, drill.width);
  await learn(known, rounds, seed, 1, [rival]);
  // The drill counts in small blinds: 50 of them for 100 hands make big blinds a hundred.
  const won = contest(drill, boldPolicy(drill, known), rival, PROOF, `${seed}|proof`);
  const half = mean(won) - meanInterval(won)[0];
  console.log(
    `After ${known.rounds} deals against ${name} a learner wins ${(50 * mean(won)).toFixed(1)} ± ${(50 * half).toFixed(1)} bb/100 from it (${PROOF} hands).`,
  );
}

/** In stretches, so that Ctrl-C stops after the present one and keeps what is done. */
async function learn(
  known: Regrets,
  rounds: number,
  seed: string,
  share: number,
  rivals: readonly Policy<Node>[],
  checkpoint?: () => void,
): Promise<void> {
  const { below } = await import('@baize/game');
  const { Regrets, train } = await import('@baize/lab');
  const { drill } = await import('@baize/badugi/learnt');
  const { SingleBar } = await import('cli-progress');
  const rivalry = {
    share,
    meet: (chance: Random) => rivals[below(chance, rivals.length)],
    adversary: new Regrets(drill.situations, drill.width),
  };
  const bar = new SingleBar({ format: '{bar} {percentage} %  {value} of {total} deals  {eta_formatted} left' });
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.once('SIGINT', stop);
  if (process.stderr.isTTY) bar.start(rounds, 0);
  while (known.rounds < rounds && !stopping.signal.aborted) {
    train(drill, known, Math.min(STRETCH, rounds - known.rounds), seed, share === 0 ? undefined : rivalry);
    bar.update(known.rounds);
    if (known.rounds % CHECKPOINT === 0) checkpoint?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  bar.stop();
  process.off('SIGINT', stop);
}

function asModule(command: string, packed: Uint8Array): string {
  return [
    '/** Heads-up play learnt by heart, a byte a situation; made by the command below, not by hand. */',
    'export const learnt = {',
    `  command: '${command}',`,
    `  table: '${Buffer.from(packed).toString('base64')}',`,
    '} as const;',
    '',
  ].join('\n');
}
