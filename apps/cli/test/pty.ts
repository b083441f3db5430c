/** The command in a pseudo-terminal: types like a person and reads the screen like one. */
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { type IPty, spawn } from '@lydell/node-pty';

const bin = fileURLToPath(new URL('../bin/baize.mjs', import.meta.url));

/** No output for this long counts as a screen at rest. */
const restMs = 80;

interface Window {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Record<string, string>;
}

export class Terminal {
  readonly #pty: IPty;
  #raw = '';
  #last = 0;
  /** How much had been printed when something was last typed: the answer comes after it. */
  #typed = 0;
  code: number | null = null;

  constructor(args: readonly string[], { columns = 80, rows = 24, env }: Window = {}) {
    const { NO_COLOR: _none, FORCE_COLOR: _force, CI: _ci, ...own } = process.env as Record<string, string>;
    this.#pty = spawn(process.execPath, [bin, ...args], {
      cols: columns,
      rows,
      env: { ...own, TERM: 'xterm-256color', ...env },
    });
    this.#pty.onData((data) => {
      this.#raw += data;
      this.#last = Date.now();
    });
    this.#pty.onExit(({ exitCode }) => {
      this.code = exitCode;
    });
  }

  /** Everything printed so far, without colours and cursor movements. */
  get text(): string {
    return stripVTControlCharacters(this.#raw).replaceAll('\r', '');
  }

  get raw(): string {
    return this.#raw;
  }

  /** What stands on the full screen now. */
  get screen(): string {
    return screenAfter(this.#raw);
  }

  type(keys: string): void {
    this.#typed = this.#raw.length;
    this.#pty.write(keys);
  }

  resize(columns: number, rows: number): void {
    this.#typed = this.#raw.length;
    this.#pty.resize(columns, rows);
  }

  /** Waits until the screen is at rest and the condition holds. */
  async until(what: string, holds: () => boolean): Promise<void> {
    const end = Date.now() + 150_000;
    while (Date.now() < end) {
      if (this.#raw.length > this.#typed && Date.now() - this.#last > restMs && holds()) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`Timed out waiting for ${what}. On the screen:\n${this.text.slice(-2500)}`);
  }

  kill(): void {
    if (this.code === null) this.#pty.kill('SIGKILL');
  }
}

/** The lines that a stream leaves on a screen; it knows what `fullscreen.ts` writes: cursor, clearing and text. */
function screenAfter(raw: string): string {
  let rows: string[] = [];
  let [row, column] = [0, 0];
  for (const [, codes, letter, text] of raw.matchAll(sequence)) {
    if (letter === 'H') [row, column] = (codes || '1;1').split(';').map((each) => Number(each) - 1) as [number, number];
    else if (letter === 'J' || (letter === 'h' && codes === '?1049')) rows = [];
    else if (letter === 'K') rows[row] = '';
    else if (text !== undefined) {
      rows[row] = (rows[row] ?? '').padEnd(column).slice(0, column) + text;
      column += text.length;
    }
  }
  return Array.from(rows, (line) => line ?? '').join('\n');
}

const escape = '\u001b';
const sequence = new RegExp(`${escape}\\[([?\\d;]*)([A-Za-z])|([^${escape}\\r\\n]+)`, 'g');
