/** What a person has typed and chosen on the full screen, as a reducer: a burst of keys never meets a stale value. */
import { commands, fitting, readAnswer } from './answer.ts';

export interface Page {
  readonly title: string;
  readonly text: string;
}

export interface Screen {
  readonly input: string;
  /** Which of the listed moves the arrows are on: its place in the whole list. */
  readonly chosen: number | null;
  readonly page: Page | null;
  /** Lines scrolled down, of the page if there is one, else of the table. */
  readonly scroll: number;
  /** What the last answer came to, in a sentence. */
  readonly note: string;
}

export const blank: Screen = { input: '', chosen: null, page: null, scroll: 0, note: '' };

export type Key =
  | { readonly type: 'char'; readonly char: string }
  | {
      readonly type:
        | 'enter'
        | 'up'
        | 'down'
        | 'left'
        | 'right'
        | 'pageUp'
        | 'pageDown'
        | 'home'
        | 'end'
        | 'backspace'
        | 'clear'
        | 'escape'
        | 'interrupt'
        | 'suspend'
        | 'complete'
        | 'eof';
    };

/** What the keys ask for beyond the screen itself. */
export type Intent =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'move'; readonly words: string }
  | { readonly kind: 'leave'; readonly interrupted: boolean };

/** What the reducer must know of the table and of how it was last drawn. */
export interface Around {
  readonly words: readonly string[];
  /** Moves under each other in a column of the list. */
  readonly perColumn: number;
  /** How far the page, or the table, can be scrolled, and how far a page key goes. */
  readonly mostScroll: number;
  readonly stride: number;
}

const longest = 200;

export function press(screen: Screen, key: Key, around: Around): [Screen, Intent | null] {
  if (key.type === 'interrupt') return [screen, { kind: 'leave', interrupted: true }];
  const scrollTo = (line: number): [Screen, null] => [
    { ...screen, scroll: Math.max(0, Math.min(around.mostScroll, line)) },
    null,
  ];
  if (key.type === 'pageDown') return scrollTo(screen.scroll + around.stride);
  if (key.type === 'pageUp') return scrollTo(screen.scroll - around.stride);
  if (screen.page !== null) {
    if (key.type === 'down') return scrollTo(screen.scroll + 1);
    if (key.type === 'up') return scrollTo(screen.scroll - 1);
    if (key.type === 'home') return scrollTo(0);
    if (key.type === 'end') return scrollTo(around.mostScroll);
    if (key.type === 'char' && key.char === ' ') return scrollTo(screen.scroll + around.stride);
    const closed = { ...screen, page: null, scroll: 0 };
    if (key.type === 'escape' || key.type === 'enter' || key.type === 'eof') return [closed, null];
    return press(closed, key, around);
  }
  switch (key.type) {
    case 'char':
      if (screen.input.length >= longest) return [screen, null];
      return [{ ...screen, input: screen.input + key.char, chosen: null, note: '' }, null];
    case 'backspace':
      return [{ ...screen, input: Array.from(screen.input).slice(0, -1).join(''), chosen: null, note: '' }, null];
    case 'clear':
    case 'escape':
      return [{ ...screen, input: '', chosen: null, note: '' }, null];
    case 'suspend':
      return [screen, null];
    case 'complete':
      return [completed(screen, around.words), null];
    case 'eof':
      return screen.input === '' ? [screen, { kind: 'leave', interrupted: false }] : [screen, null];
    case 'enter': {
      const words = screen.chosen === null ? undefined : around.words[screen.chosen];
      if (words !== undefined) return [{ ...blank }, { kind: 'move', words }];
      return [
        { ...screen, input: '', chosen: null },
        { kind: 'answer', text: screen.input },
      ];
    }
    case 'up':
      return [choose(screen, around, -1), null];
    case 'down':
      return [choose(screen, around, 1), null];
    case 'left':
      return [choose(screen, around, -around.perColumn), null];
    case 'right':
      return [choose(screen, around, around.perColumn), null];
    case 'home':
      return [{ ...screen, chosen: listed(screen.input, around.words)[0] ?? null }, null];
    case 'end':
      return [{ ...screen, chosen: listed(screen.input, around.words).at(-1) ?? null }, null];
  }
}

/** The moves still listed after what was typed, by their places in the whole list. Numbers and commands narrow nothing. */
export function listed(input: string, words: readonly string[]): number[] {
  const fits = /^\s*[/\d?]/.test(input) ? [] : fitting(input, words);
  return fits.length > 0 ? fits : words.map((_, index) => index);
}

function choose(screen: Screen, around: Around, by: number): Screen {
  const list = listed(screen.input, around.words);
  if (list.length === 0) return screen;
  const at = screen.chosen === null ? -1 : list.indexOf(screen.chosen);
  const next = at < 0 ? (by > 0 ? 0 : list.length - 1) : at + by;
  const inside = Math.abs(by) === 1 ? (next + list.length) % list.length : next;
  return inside < 0 || inside >= list.length ? screen : { ...screen, chosen: list[inside], note: '' };
}

/** The move that Enter would play: by the arrows, by its number, or by a beginning that fits it alone. */
export function chosenIn({ chosen, input }: Screen, words: readonly string[]): number | null {
  if (chosen !== null) return chosen < words.length ? chosen : null;
  const read = input.trim() === '' ? null : readAnswer(input, words);
  if (read?.kind !== 'play' || read.words.length !== 1) return null;
  const at = words.indexOf(read.words[0]);
  return at < 0 ? null : at;
}

/** What was typed, completed to the move or command that it begins. */
function completed(screen: Screen, words: readonly string[]): Screen {
  const { input } = screen;
  const all = [...words, ...Object.keys(commands)];
  const fits =
    input.trim() === '' ? [] : all.filter((each) => each.toLowerCase().startsWith(input.trim().toLowerCase()));
  const [first = ''] = fits;
  const shared = fits.reduce((kept, each) => {
    let length = 0;
    while (length < kept.length && kept[length].toLowerCase() === each[length]?.toLowerCase()) length++;
    return kept.slice(0, length);
  }, first);
  return shared.length <= input.trim().length ? screen : { ...screen, input: shared, chosen: null, note: '' };
}
