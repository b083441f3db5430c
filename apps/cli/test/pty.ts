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
  readonly #display = new Display();
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
      this.#display.feed(data);
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
    return this.#display.text;
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

const escape = '\u001b';
const sequence = new RegExp(`${escape}\\[([?\\d;]*)([A-Za-z])|([^${escape}\\r\\n]+)`, 'g');
/** A sequence that has only begun. */
const begun = new RegExp(`${escape}(?:\\[[?\\d;]*)?$`);

/** The lines that a stream leaves on a screen; it knows what `fullscreen.ts` writes: cursor, clearing and text. */
class Display {
  #rows: string[] = [];
  #row = 0;
  #column = 0;
  #rest = '';

  get text(): string {
    return Array.from(this.#rows, (line) => line ?? '').join('\n');
  }

  feed(data: string): void {
    const text = this.#rest + data;
    const end = begun.exec(text)?.index ?? text.length;
    this.#rest = text.slice(end);
    for (const [, codes = '', letter, words] of text.slice(0, end).matchAll(sequence))
      if (words !== undefined) this.#write(words);
      else if (letter === 'H') this.#move(codes || '1;1');
      else if (letter === 'J' || (letter === 'h' && codes === '?1049')) this.#rows = [];
      else if (letter === 'K') this.#rows[this.#row] = '';
  }

  #move(place: string): void {
    const [row = '1', column = '1'] = place.split(';');
    [this.#row, this.#column] = [Number(row) - 1, Number(column) - 1];
  }

  #write(words: string): void {
    const line = this.#rows[this.#row] ?? '';
    this.#rows[this.#row] = line.padEnd(this.#column).slice(0, this.#column) + words;
    this.#column += words.length;
  }
}
