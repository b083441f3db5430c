/** Workers that play batches of any job, until the pool is closed: threads here, Web Workers in a browser. */
import { BaizeError } from '@baize/game';
import type { Job } from './job.ts';
import { addTotals, noTotals, type Totals } from './totals.ts';

/** A worker as the pool knows it: it gets a message and answers with one. */
export interface Hand {
  send(message: string): void;
  end(): Promise<unknown>;
}

/** What a worker has to say. */
export interface Ears {
  answered(totals: string): void;
  failed(error: Error): void;
  /** It is gone, whatever it was doing. */
  ended(): void;
}

interface Task {
  readonly message: string;
  resolve(totals: string): void;
  reject(error: Error): void;
}

/** What a batch that was not finished ends with. */
const closed = (): BaizeError => new BaizeError('POOL_CLOSED', 'The pool was closed before this batch was played.');

export class Pool {
  readonly #waiting: Task[] = [];
  readonly #idle: Hand[] = [];
  readonly #busy = new Map<Hand, Task>();
  #closed = false;

  constructor(
    readonly hire: (ears: Ears) => Hand,
    readonly size: number,
  ) {}

  /** The totals of a batch of a job, both as text: strings cross between threads at a fifteenth of the price of objects. */
  play(job: string, batch: number): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.#closed) reject(closed());
      else {
        this.#waiting.push({ message: `${batch} ${job}`, resolve, reject });
        this.#assign();
      }
    });
  }

  #assign(): void {
    while (this.#waiting.length > 0) {
      const hand = this.#idle.pop() ?? (this.#busy.size < this.size ? this.#start() : undefined);
      if (hand === undefined) return;
      const task = this.#waiting.shift() as Task;
      this.#busy.set(hand, task);
      hand.send(task.message);
    }
  }

  #start(): Hand {
    const finish = (settle: (task: Task) => void): void => {
      const task = this.#busy.get(hand);
      this.#busy.delete(hand);
      if (task !== undefined) settle(task);
    };
    const hand = this.hire({
      answered: (totals) => {
        finish((task) => task.resolve(totals));
        this.#idle.push(hand);
        this.#assign();
      },
      failed: (error) => finish((task) => task.reject(error)),
      ended: () => finish((task) => task.reject(closed())),
    });
    return hand;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const task of this.#waiting.splice(0)) task.reject(closed());
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((hand) => hand.end()));
  }
}

/** Sums of fractions depend on their order, so the batches are added in theirs. */
export function inOrder(job: Job, done: ReadonlyMap<number, Totals>): Totals {
  const totals = noTotals(job.players.length);
  for (const batch of [...done.keys()].toSorted((a, b) => a - b)) addTotals(totals, done.get(batch) as Totals);
  return totals;
}

/** Plays these batches of a job; a stop leaves out those that were not finished. `each` sees a batch as soon as it is played. */
export async function playBatches(
  pool: Pool,
  job: Job,
  batches: readonly number[],
  crew: { progress?(games: number): void },
  each?: (batch: number, text: string, totals: Totals) => void,
): Promise<Map<number, Totals>> {
  const done = new Map<number, Totals>();
  const text = JSON.stringify(job);
  let games = 0;
  const play = async (batch: number): Promise<void> => {
    const answer = await pool.play(text, batch);
    const totals = JSON.parse(answer) as Totals;
    done.set(batch, totals);
    games += totals.games;
    each?.(batch, answer, totals);
    crew.progress?.(games);
  };
  try {
    await Promise.all(batches.map(play));
  } catch (error) {
    if (!(error instanceof BaizeError && error.code === 'POOL_CLOSED')) throw error;
  }
  return done;
}
