/** Players in a process of their own: `npm run load -- postgres` has some for every node, so that nodes and players need not share a core. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type BaizeSpec, baize } from './baize.ts';
import type { Pair } from './rivals.ts';

/** What they are told to do; they answer each with the number of moves made. */
type Order =
  | { readonly do: 'open'; readonly spec: BaizeSpec; readonly url: string; readonly matches: number }
  | { readonly do: 'play'; readonly ms: number };

/** Matches that are opened at once. */
const together = 20;

export class Players {
  readonly #child: ChildProcess;

  constructor() {
    this.#child = fork(fileURLToPath(import.meta.url), ['players']);
    process.once('exit', () => this.#child.kill('SIGKILL'));
  }

  /** Sits down at so many matches. */
  open(spec: BaizeSpec, url: string, matches: number): Promise<number> {
    return this.#ask({ do: 'open', spec, url, matches });
  }

  /** Every match as fast as its moves are confirmed, for so many milliseconds: how many moves were made. */
  play(ms: number): Promise<number> {
    return this.#ask({ do: 'play', ms });
  }

  stop(): void {
    this.#child.kill('SIGKILL');
  }

  async #ask(order: Order): Promise<number> {
    this.#child.send(order);
    const [moves] = (await Promise.race([
      once(this.#child, 'message'),
      once(this.#child, 'exit').then(() => Promise.reject(new Error('the players have failed'))),
    ])) as [number];
    return moves;
  }
}

const pairs: Pair[] = [];

async function obey(order: Order): Promise<number> {
  const before = pairs.reduce((sum, { moves }) => sum + moves, 0);
  if (order.do === 'open') {
    const rival = baize(order.spec);
    const one = (): Promise<Pair> => rival.open(order.url, pairs.length, { views: 0, bytes: 0 });
    for (let i = 0; i < order.matches; i += together)
      pairs.push(...(await Promise.all(Array.from({ length: Math.min(together, order.matches - i) }, one))));
    return 0;
  }
  const until = performance.now() + order.ms;
  await Promise.all(
    pairs.map(async (pair) => {
      while (performance.now() < until) await pair.play();
    }),
  );
  return pairs.reduce((sum, { moves }) => sum + moves, 0) - before;
}

if (process.argv[2] === 'players')
  process.on('message', (order: Order) => void obey(order).then((moves) => process.send?.(moves)));
