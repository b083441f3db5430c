/** Workers that play batches of any job, until the pool is closed: threads here, Web Workers in a browser. */
import { BaizeError } from '@baize/game';
import type { Job } from './job.ts';
import { addTotals, noTotals, type Totals } from './totals.ts';

/** A worker as the pool knows it: it gets a message and answers with one. */
export interface PoolWorker {
  send(message: string): void;
  end(): Promise<unknown>;
}

/** The pool's handlers of what a worker reports. */
export interface WorkerHandlers {
  answered(totals: string): void;
  /** Games of the batch that are played, and their totals where they are known. */
  reported(games: number, totals: string | null): void;
  failed(error: Error): void;
  /** It is gone, whatever it was doing. */
  ended(): void;
}

interface Task {
  readonly message: string;
  reported?(games: number): void;
  /** The totals of the deals that are played. */
  partial: string | null;
  resolve(totals: string): void;
  reject(error: Error): void;
}

/** A batch that was not finished. A class of its own because it carries the totals of the games that were. */
class PoolClosed extends BaizeError {
  constructor(readonly partial: string | null) {
    super('POOL_CLOSED', 'The pool was closed before this batch was played.');
  }
}

export class Pool {
  readonly #waiting: Task[] = [];
  readonly #idle: PoolWorker[] = [];
  readonly #busy = new Map<PoolWorker, Task>();
  #closed = false;

  constructor(
    readonly spawn: (handlers: WorkerHandlers) => PoolWorker,
    readonly size: number,
  ) {}

  /** Starts every worker, before there is anything to do. */
  prepare(): void {
    while (this.#idle.length + this.#busy.size < this.size) this.#idle.push(this.#start());
  }

  /** The totals of a batch of a job, both as text: strings cross between threads at a fifteenth of the price of objects. */
  play(job: string, batch: number, reported?: (games: number) => void): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.#closed) reject(new PoolClosed(null));
      else {
        const task = { message: `${batch} ${job}`, partial: null, resolve, reject };
        this.#waiting.push(reported === undefined ? task : { ...task, reported });
        this.#assign();
      }
    });
  }

  #assign(): void {
    while (this.#waiting.length > 0) {
      const worker = this.#idle.pop() ?? (this.#busy.size < this.size ? this.#start() : undefined);
      if (worker === undefined) return;
      const task = this.#waiting.shift() as Task;
      this.#busy.set(worker, task);
      worker.send(task.message);
    }
  }

  #start(): PoolWorker {
    const finish = (settle: (task: Task) => void): void => {
      const task = this.#busy.get(worker);
      this.#busy.delete(worker);
      if (this.#idle.includes(worker)) this.#idle.splice(this.#idle.indexOf(worker), 1);
      if (task !== undefined) settle(task);
    };
    const worker = this.spawn({
      answered: (totals) => {
        finish((task) => task.resolve(totals));
        this.#idle.push(worker);
        this.#assign();
      },
      reported: (games, totals) => {
        const task = this.#busy.get(worker);
        if (task === undefined) return;
        task.partial = totals ?? task.partial;
        task.reported?.(games);
      },
      failed: (error) => finish((task) => task.reject(error)),
      ended: () => finish((task) => task.reject(new PoolClosed(task.partial))),
    });
    return worker;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const task of this.#waiting.splice(0)) task.reject(new PoolClosed(null));
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((worker) => worker.end()));
  }
}

/** Sums of fractions depend on their order, so the batches are added in theirs. */
export function inOrder(job: Job, done: ReadonlyMap<number, Totals>): Totals {
  const totals = noTotals(job.players.length);
  for (const batch of [...done.keys()].toSorted((a, b) => a - b)) addTotals(totals, done.get(batch) as Totals);
  return totals;
}

/** What ends a run early without losing what is done. */
const stops: ReadonlySet<string> = new Set(['POOL_CLOSED', 'STOPPED', 'BUDGET_SPENT']);

/**
 * Plays these batches of a job; a stop leaves out the games that were not finished, so that a batch may come back in part. `each` sees a batch as soon as
 * all of it is played.
 */
export async function playBatches(
  pool: Pool,
  job: Job,
  batches: readonly number[],
  settings: { progress?(games: number): void },
  each?: (batch: number, text: string, totals: Totals) => void,
): Promise<Map<number, Totals>> {
  const done = new Map<number, Totals>();
  const text = JSON.stringify(job);
  const games = new Map<number, number>();
  let all = 0;
  const progress = (batch: number, played: number): void => {
    all += played - (games.get(batch) ?? 0);
    games.set(batch, played);
    settings.progress?.(all);
  };
  const play = async (batch: number): Promise<void> => {
    try {
      const answer = await pool.play(text, batch, (played) => progress(batch, played));
      const totals = JSON.parse(answer) as Totals;
      done.set(batch, totals);
      each?.(batch, answer, totals);
      progress(batch, totals.games);
    } catch (error) {
      if (!(error instanceof BaizeError && stops.has(error.code))) throw error;
      if (error instanceof PoolClosed && error.partial !== null) done.set(batch, JSON.parse(error.partial) as Totals);
    }
  };
  await Promise.all(batches.map(play));
  return done;
}
