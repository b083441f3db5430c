/** A player that is a program of its own: started by a command, asked and answering by lines. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { indexIn, type Question, type ViewForm } from '@baize/bots';
import type { Outsider } from './batch.ts';

/** What a program has for an answer where nothing else is said. */
const usualSeconds = 10;

/** Before its first answer a program may have a runtime to start or a model to load. */
const startSeconds = 30;

/** Why a program had to give its game up. */
type Fault = 'gave no answer in time' | 'ended' | 'named no legal move';

interface Running {
  readonly child: ChildProcess;
  readonly lines: AsyncIterator<string>;
  answered: boolean;
}

export class Program implements Outsider {
  #running: Running | null = null;

  /** Started by the shell when it is first asked, and kept from game to game. */
  constructor(
    readonly command: string,
    readonly seconds: number = usualSeconds,
    readonly views: ViewForm = 'named',
  ) {}

  /** The index of the move it chose. After a fault the next question starts it anew. */
  async choose(question: Question): Promise<number | Fault> {
    const said = await this.ask(question);
    if ('fault' in said) return said.fault;
    const index = indexIn(said.line, question.legal);
    if (index !== null) return index;
    this.close();
    return 'named no legal move';
  }

  /** The next line that it prints. */
  async ask(question: object): Promise<{ readonly line: string } | { readonly fault: Fault }> {
    const running = (this.#running ??= start(this.command));
    running.child.stdin?.write(`${JSON.stringify(question)}\n`);
    const seconds = running.answered ? this.seconds : Math.max(this.seconds, startSeconds);
    const line = await inTime(running.lines.next(), seconds * 1000);
    running.answered = true;
    if (line !== null && !line.done) return { line: line.value };
    // A late answer must not be taken for the next one.
    this.close();
    return { fault: line === null ? 'gave no answer in time' : 'ended' };
  }

  close(): void {
    if (this.#running !== null) end(this.#running.child);
    this.#running = null;
  }
}

/** `null` when it takes longer. An answer that lies there already counts, however busy this process was. */
async function inTime<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(
      () =>
        void nextTurn()
          .then(() => nextTurn(null))
          .then(resolve),
      ms,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Those that have not ended yet. */
const children = new Set<ChildProcess>();
const killAll = (): void => children.forEach((child) => signal(child, 'SIGKILL'));

/** Keys and passwords are the user's own: a program that needs one reads it from where its author keeps it. */
const secret = /(?:_API_KEY|_KEY|_TOKEN|_SECRET|PASSWORD)$|^DATABASE_URL$|^PGPASS/i;

const withoutSecrets = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !secret.test(name)));

/** In a process group of its own: Ctrl-C is for us to hear, and whatever the shell started ends with it. */
function start(command: string): Running {
  const env = withoutSecrets(process.env);
  const child = spawn(command, { shell: true, detached: true, env, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => undefined);
  child.on('error', () => undefined);
  if (children.size === 0) process.once('exit', killAll);
  children.add(child);
  child.once('close', () => {
    children.delete(child);
    if (children.size === 0) process.off('exit', killAll);
  });
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](), answered: false };
}

/** Asked first; what has not gone after a second is made to. */
function end(child: ChildProcess): void {
  child.stdin?.end();
  signal(child, 'SIGTERM');
  setTimeout(() => signal(child, 'SIGKILL'), 1000).unref();
}

function signal(child: ChildProcess, name: 'SIGTERM' | 'SIGKILL'): void {
  if (!children.has(child) || child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    child.kill(name);
  }
}
