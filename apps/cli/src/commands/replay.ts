/** `baize replay`: a record, step by step: full screen, plain prompts, or all of it into a pipe. */
import { createInterface } from 'node:readline/promises';
import { BaizeError, type Seat } from '@baize/game';
import { type Command, Option } from 'commander';
import { loadDrawing } from '../drawings.ts';
import { firstPlayer } from '../player.ts';
import { checkRecord, readRecord, type SavedGame } from '../records.ts';
import { Reel } from '../reel.ts';
import { kept } from '../shelf.ts';
import { packOf } from '../tables.ts';
import { wrap } from '../text.ts';
import { fullScreenHere, sizeNow } from '../window.ts';

interface ReplayOptions {
  readonly seat?: string;
  readonly play?: boolean;
  readonly plain?: boolean;
  readonly json?: boolean;
  readonly at?: string;
}

export function addReplayCommand(program: Command): void {
  program
    .command('replay')
    .argument('[record]', 'a record file; your latest finished game where there is none')
    .description('replay a game: step, jump, autoplay')
    .option('--seat <n>', 'from whose seat; 0 is an onlooker')
    .option('--at <n>', 'start after this many moves')
    .option('--play', 'start autoplay immediately')
    .option('--plain', 'plain prompts, no full screen')
    .addOption(new Option('--json', 'every step with its events, as JSON').conflicts('play'))
    .action(async (given: string | undefined, options: ReplayOptions) => {
      const file = given ?? kept('finished')[0];
      if (file === undefined)
        throw new BaizeError('USAGE', 'No finished game is kept yet. Name a record: baize replay FILE');
      const record = readRecord(file);
      const pack = await packOf(record.game);
      checkRecord(file, pack, record);
      const reel = Reel.of(pack, record);
      const viewer = viewerOf(options.seat, record);
      if (options.json) console.log(JSON.stringify(reelData(reel, record, viewer), null, 2));
      else {
        const at = stepOf(options.at, reel.length);
        await showReel(reel, file, viewer, { plain: options.plain === true, play: options.play === true, at });
      }
    });
}

/** The seat asked for; else the only person's, else an onlooker's. */
export function viewerOf(seat: string | undefined, { seats }: Pick<SavedGame, 'seats'>): Seat | null {
  if (seat === undefined) {
    const people = seats.flatMap(({ kind }, index) => (kind === 'person' ? [index] : []));
    return people.length === 1 ? people[0] : null;
  }
  if (!/^\d+$/.test(seat) || Number(seat) > seats.length)
    throw new BaizeError('USAGE', `--seat takes a number from 0 (an onlooker) to ${seats.length}, not '${seat}'.`);
  return seat === '0' ? null : Number(seat) - 1;
}

function stepOf(at: string | undefined, length: number): number {
  if (at === undefined) return 0;
  if (/^\d+$/.test(at) && Number(at) <= length) return Number(at);
  throw new BaizeError('USAGE', `--at takes a number of moves from 0 to ${length}, not '${at}'.`);
}

function reelData(reel: Reel, record: SavedGame, viewer: Seat | null): unknown {
  const steps = Array.from({ length: reel.length }, (_, index) => ({
    move: index + 1,
    seat: reel.mover(index + 1),
    events: reel.events(index + 1, viewer),
    told: reel.told(index + 1, viewer),
  }));
  const { game, rules, options, seats, seed } = record;
  return { game, rules, options, seats, seed, viewer, steps, result: reel.pack.game.result(reel.last) };
}

/** Shows a reel, which may still be growing, until the person leaves. */
export async function showReel(
  reel: Reel,
  title: string,
  viewer: Seat | null,
  { plain, play, at = 0 }: { readonly plain: boolean; readonly play: boolean; readonly at?: number },
): Promise<void> {
  if (!plain && fullScreenHere()) {
    await loadDrawing(reel.pack);
    const { showFullScreen } = await import('../fullscreen.ts');
    const { Projector } = await import('../projector.ts');
    let leave = (): void => {};
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const projector = new Projector(reel, title, firstPlayer(viewer, play, at), sizeNow, () => leave());
    try {
      await showFullScreen(projector, left);
    } finally {
      projector.stop();
    }
  } else if (process.stdin.isTTY && process.stdout.isTTY && !play) await stepPlainly(reel, viewer, at);
  else if (at > 0) print(standing(reel, at, viewer));
  else await printAll(reel, viewer);
}

const print = (text: string): void => {
  for (const line of wrap(text, Math.min(process.stdout.columns ?? 100, 100))) console.log(line);
};

/** Every step in order, then the end; waits for a reel that is still growing. */
async function printAll(reel: Reel, viewer: Seat | null): Promise<void> {
  for (let step = 1; ; step++) {
    while (step > reel.length && !reel.over) await new Promise((resolve) => setTimeout(resolve, 5));
    if (step > reel.length) break;
    for (const text of reel.told(step, viewer)) print(`${String(step).padStart(4)}. ${text}`);
  }
  print(`\n${reel.table(reel.length, viewer)}\n\n${reel.question(reel.length, viewer)}`);
}

/** The table after this many moves, and what is asked there. */
const standing = (reel: Reel, step: number, viewer: Seat | null): string =>
  `${reel.table(step, viewer)}\n\n[${step} of ${reel.length}] ${reel.question(step, viewer)}`;

async function stepPlainly(reel: Reel, viewer: Seat | null, from: number): Promise<void> {
  const { stdin: input, stdout: output } = process;
  const lines = createInterface({ input, output, terminal: process.env.TERM !== 'dumb' });
  lines.on('SIGINT', () => lines.close());
  const help = `Enter: next; b: back; a number up to ${reel.length}: jump; a: all to the end; q: quit.`;
  let step = from;
  const look = (): void => {
    for (const text of reel.told(step, viewer)) print(`  ${text}`);
    print(`\n${standing(reel, step, viewer)}`);
  };
  print(help);
  look();
  lines.setPrompt('> ');
  lines.prompt();
  for await (const line of lines) {
    const typed = line.trim().toLowerCase();
    if (typed === 'q' || typed === 'quit') break;
    if (typed === 'a') {
      for (; step < reel.length; step++) for (const text of reel.told(step + 1, viewer)) print(`  ${text}`);
      look();
    } else if (typed === '' || typed === 'n' || typed === 'b' || /^\d+$/.test(typed)) {
      const wanted = typed === 'b' ? step - 1 : /^\d+$/.test(typed) ? Number(typed) : step + 1;
      if (wanted < 0 || wanted > reel.length) print(`There are moves from 0 to ${reel.length}. ${help}`);
      else {
        step = wanted;
        look();
      }
    } else print(help);
    lines.prompt();
  }
  lines.close();
}
