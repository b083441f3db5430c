/** The full screen: writes the lines that changed, reads keys, follows the window, and steps aside for Ctrl-Z. */
import type { Key } from './screen.ts';
import { suspend } from './suspend.ts';

/** Anything that can be drawn as lines and takes keys. */
export interface Show {
  /** The same object until something changes. */
  readonly frame: () => { readonly lines: readonly string[] };
  readonly subscribe: (listener: () => void) => () => void;
  redraw(): void;
  press(key: Key): void;
}

const ESC = '\u001b';
/** A screen of its own, without a cursor, where a full line does not break. */
const enter = `${ESC}[?1049h${ESC}[?25l${ESC}[?7l${ESC}[2J`;
const leave = `${ESC}[?7h${ESC}[?25h${ESC}[?1049l`;

/** Shows until `done`, on a screen of its own: what was in the terminal before comes back. */
export async function showFullScreen(show: Show, done: Promise<unknown>): Promise<void> {
  const { stdin, stdout } = process;
  let shown: readonly string[] = [];
  let failed: (error: unknown) => void = () => {};
  const broken = new Promise<never>((_, reject) => {
    failed = reject;
  });
  const paint = (): void => {
    try {
      const { lines } = show.frame();
      stdout.write(changes(shown, lines));
      shown = lines;
    } catch (error) {
      // The person gets it as a sentence, on the screen they came from.
      failed(error);
    }
  };
  const restore = (): void => void stdout.write(leave);
  const begin = (): void => {
    stdin.setRawMode(true);
    stdin.resume();
    stdout.write(enter);
    shown = [];
    show.redraw();
  };
  const keys = keyReader();
  const typed = (chunk: string): void => {
    for (const key of keys(chunk)) {
      if (key.type !== 'suspend') show.press(key);
      else {
        restore();
        stdin.setRawMode(false);
        suspend(begin);
      }
    }
  };
  const resized = (): void => {
    stdout.write(`${ESC}[2J`);
    shown = [];
    show.redraw();
  };
  process.once('exit', restore);
  const stop = show.subscribe(paint);
  stdin.setEncoding('utf8').on('data', typed);
  stdout.on('resize', resized);
  begin();
  paint();
  try {
    await Promise.race([done, broken]);
  } finally {
    stop();
    stdin.off('data', typed);
    stdin.setRawMode(false);
    stdin.pause();
    stdout.off('resize', resized);
    process.off('exit', restore);
    restore();
  }
}

/** What to write so that these lines stand where those stood. */
export function changes(before: readonly string[], after: readonly string[]): string {
  let out = '';
  for (let row = 0; row < Math.max(before.length, after.length); row++)
    if (before[row] !== after[row]) out += `${ESC}[${row + 1};1H${ESC}[2K${after[row] ?? ''}`;
  return out;
}

const sequences: Readonly<Record<string, Exclude<Key['type'], 'char'>>> = {
  '[A': 'up',
  OA: 'up',
  '[B': 'down',
  OB: 'down',
  '[C': 'right',
  OC: 'right',
  '[D': 'left',
  OD: 'left',
  '[5~': 'pageUp',
  '[6~': 'pageDown',
  '[H': 'home',
  OH: 'home',
  '[1~': 'home',
  '[F': 'end',
  OF: 'end',
  '[4~': 'end',
  '[3~': 'backspace',
};

const controls: Readonly<Record<string, Exclude<Key['type'], 'char'>>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\u007f': 'backspace',
  '\b': 'backspace',
  '\u0003': 'interrupt',
  '\u0004': 'eof',
  '\u0015': 'clear',
  '\u0017': 'clear',
  '\u001a': 'suspend',
  '\t': 'complete',
};

/** Takes what a terminal sends apart into keys; a sequence that was cut in two is put together. */
export function keyReader(): (chunk: string) => Key[] {
  let rest = '';
  return (chunk) => {
    const keys: Key[] = [];
    let text = rest + chunk;
    rest = '';
    while (text !== '') {
      if (text.startsWith(ESC)) {
        const sequence = /^(?:\[[\d;]*[A-Za-z~]|O[A-Z])/.exec(text.slice(1))?.[0];
        if (sequence === undefined && /^(?:\[[\d;]*|O)$/.test(text.slice(1))) {
          rest = text;
          break;
        }
        const type = sequence === undefined ? 'escape' : sequences[sequence];
        if (type !== undefined) keys.push({ type });
        text = text.slice(1 + (sequence?.length ?? 0));
        continue;
      }
      const char = String.fromCodePoint(text.codePointAt(0) ?? 0);
      const type = controls[char];
      if (type !== undefined) keys.push({ type });
      else if (char >= ' ') keys.push({ type: 'char', char });
      text = text.slice(char.length);
    }
    return keys;
  };
}
