/** The rules as sections that can be linked to and searched. */
import type { GamePack, Ruling } from '@baize/game';

export interface Section {
  /** As in `#the-table`. */
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The text before the first heading is the aim of the game. */
export function sectionsOf({ rulesText }: GamePack, aim: string): readonly Section[] {
  const [head, ...parts] = rulesText.split(/^## /m);
  const first = head.replace(/^# .*\n/, '').trim();
  const rest = parts.map((part): Section => {
    const [title] = part.split('\n', 1);
    return { id: idOf(title), title, text: part.slice(title.length).trim() };
  });
  return [{ id: 'aim', title: aim, text: first }, ...rest];
}

/** What Markdown shows, on one line: no signs of lists and emphasis, the columns of a card list with commas. */
const plain = (markdown: string): string =>
  markdown
    .replace(/^\s*(?:- |\d+\. )/, '')
    .replaceAll(/[*`#]/g, '')
    .replaceAll(/\s*\|\s*/g, ', ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** From the beginning of its sentence, or a few words before what was found where that is far off, in whole words. */
function excerpt(text: string, at: number): string {
  const sentence = text.lastIndexOf('. ', at - 1);
  const start = sentence < 0 ? 0 : sentence + 2;
  const from = at - start <= 80 ? start : text.indexOf(' ', at - 40) + 1;
  const end = text.length <= from + 140 ? text.length : text.lastIndexOf(' ', from + 140);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}

export interface Hit {
  readonly id: string;
  readonly title: string;
  /** The words around what was found; the whole of a ruling. */
  readonly around: string;
  /** The ruling that it was found in. */
  readonly ruling?: Ruling;
}

/** What is looked for: every word of it. */
export const wordsOf = (wanted: string): readonly string[] =>
  wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** Where all these words occur, in rulings and sections; the title counts too. */
export function search(sections: readonly Section[], rulings: readonly Ruling[], wanted: string): readonly Hit[] {
  const words = wordsOf(wanted);
  if (words.length === 0) return [];
  const places: { readonly id: string; readonly title: string; readonly text: string; readonly ruling?: Ruling }[] = [
    ...sections.flatMap(({ id, title, text }) =>
      text.split(/\n(?=[-\d]|\n)/).map((part) => ({ id, title, text: plain(part) })),
    ),
    ...rulings.map((ruling) => {
      const { number, title, text } = ruling;
      return { id: number.toLowerCase(), title: `${number} ${title}`, text, ruling };
    }),
  ];
  return places
    .filter(({ title, text }) => words.every((word) => `${title} ${text}`.toLowerCase().includes(word)))
    .map(({ text, ...place }) => ({
      ...place,
      around: place.ruling === undefined ? excerpt(text, text.toLowerCase().indexOf(words[0])) : text,
    }));
}
