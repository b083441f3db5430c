/** A player that is a program: it reads a view as a line of JSON and prints a move as a line. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export class ProgramPlayer {
  readonly #command: string;
  #child: ChildProcessByStdio<Writable, Readable, null> | null = null;
  #lines: AsyncIterator<string> | null = null;

  /** Started by the shell when it is first asked, and kept for all matches. */
  constructor(command: string) {
    this.#command = command;
  }

  /** The next line that the program prints, or `null` when it has ended or takes too long. */
  async ask(question: object, seconds: number): Promise<string | null> {
    if (this.#child === null) {
      this.#child = spawn(this.#command, {
        shell: true,
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      this.#child.stdin.on('error', () => {});
      this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
    }
    this.#child.stdin.write(`${JSON.stringify(question)}\n`);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), seconds * 1000);
    });
    const next = this.#lines?.next().then(({ value, done }) => (done ? null : value));
    const line = (await Promise.race([next, late])) ?? null;
    clearTimeout(timer);
    // A late answer must not be taken for the next one.
    if (line === null) this.close();
    return line;
  }

  close(): void {
    this.#child?.stdin.end();
    this.#child?.kill();
    this.#child = null;
    this.#lines = null;
  }
}
