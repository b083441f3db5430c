/** Bots on threads of their own: a search that takes a second must not keep every table waiting. */
import { Worker } from 'node:worker_threads';
import type { Progress } from '@baize/game';
import type { Decider, DecisionOrigin, DecisionReply, DecisionRequest } from '@baize/match';
import { FairQueue } from './fairQueue.ts';

/** A request as it travels; a thread at work may be told to stop preparing. */
export type SentRequest = Omit<DecisionRequest, 'words'>;
export const stopText = 'stop';

interface Waiting {
  readonly request: DecisionRequest;
  readonly origin: DecisionOrigin;
  readonly resolve: (reply: DecisionReply) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  current: Waiting | null;
  /** Who is charged for it. */
  address: string;
}

/** A bot whose decisions take less than this, in milliseconds, is asked where it is needed: sending would cost more. */
const quick = 2;
/** One that ever took longer than this is not: it may do so again, at the next table. */
const slow = 500;
/** Decisions after which a bot's usual time is believed. */
const enough = 5;
/** Seats whose thread is remembered. */
const remembered = 1000;

/** For requests that say nothing of their origin. */
const anybody: DecisionOrigin = { address: '', urgency: () => 0 };

export class BotThreads {
  readonly #threads: Thread[] = [];
  readonly #queue = new FairQueue<Waiting>();
  readonly #usual = new Map<string, { count: number; ms: number; most: number }>();
  /** Who answered a seat last: what a bot prepared for its match is there. */
  readonly #last = new Map<string, Thread>();
  #closed = false;

  /** `boot` is a module that answers requests posted to it; `here` decides in this thread. */
  constructor(
    readonly most: number,
    readonly boot: URL,
    readonly here: Decider,
  ) {}

  decide: Decider = async (request, origin = anybody) => {
    const name = `${request.game} ${request.bot}`;
    const usual = this.#usual.get(name);
    if (usual !== undefined && usual.count >= enough && usual.ms < quick && usual.most < slow)
      return this.here(request);
    const reply = (await this.#send(request, origin, usual?.ms ?? 100)) as DecisionReply & { ms: number };
    const { count, ms, most } = this.#usual.get(name) ?? { count: 0, ms: reply.ms, most: 0 };
    this.#usual.set(name, { count: count + 1, ms: ms * 0.8 + reply.ms * 0.2, most: Math.max(most, reply.ms) });
    return reply;
  };

  #send(request: DecisionRequest, origin: DecisionOrigin, usual: number): Promise<DecisionReply> {
    if (this.#closed) return Promise.reject(new Error('the bots have gone'));
    return new Promise((resolve, reject) => {
      this.#queue.add({ request, origin, resolve, reject }, origin, usual);
      this.#next();
    });
  }

  #next(): void {
    if (this.#queue.size === 0) return;
    const idle = this.#threads.filter(({ current }) => current === null);
    if (idle.length === 0 && this.#threads.length >= this.most) return;
    const next = this.#queue.next();
    if (next === undefined) return;
    const { item: waiting, address } = next;
    const { words: _, ...request } = waiting.request;
    const player = `${request.seed}|${request.seat}`;
    const thread = idle.find((each) => each === this.#last.get(player)) ?? idle[0] ?? this.#grow();
    this.#last.delete(player);
    this.#last.set(player, thread);
    const [oldest] = this.#last.keys();
    if (this.#last.size > remembered && oldest !== undefined) this.#last.delete(oldest);
    thread.current = waiting;
    thread.address = address;
    // Whoever waits for an answer must not find the program ended; an idle thread keeps nobody.
    thread.worker.ref();
    thread.worker.postMessage(JSON.stringify(request));
    const { hurry } = waiting.origin;
    const stop = (): void => {
      if (thread.current === waiting) thread.worker.postMessage(stopText);
    };
    if (hurry?.aborted === true) stop();
    else hurry?.addEventListener('abort', stop, { once: true });
  }

  #grow(): Thread {
    const worker = new Worker(this.boot);
    worker.unref();
    const thread: Thread = { worker, current: null, address: '' };
    this.#threads.push(thread);
    const settle = (end: (waiting: Waiting) => void): void => {
      const { current } = thread;
      thread.current = null;
      if (!this.#closed) worker.unref();
      if (current !== null) end(current);
      this.#next();
    };
    worker.on('message', (text: string) => {
      const answer = JSON.parse(text) as DecisionReply & { error?: string; ms?: number; progress?: Progress };
      if (answer.progress !== undefined) return thread.current?.origin.progress?.(answer.progress);
      this.#queue.charge(thread.address, answer.ms ?? 0);
      settle(({ resolve, reject }) => (answer.error === undefined ? resolve(answer) : reject(new Error(answer.error))));
    });
    worker.on('error', (error) => {
      this.#threads.splice(this.#threads.indexOf(thread), 1);
      settle(({ reject }) => reject(error instanceof Error ? error : new Error(String(error))));
    });
    return thread;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const asked = this.#threads.flatMap(({ current }) => current ?? []);
    for (const { reject } of [...asked, ...this.#queue.drain()]) reject(new Error('the bots have gone'));
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
}
