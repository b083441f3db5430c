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

/** From a few words before the first find on, in whole words. */
function excerpt(text: string, at: number): string {
  const from = at <= 40 ? 0 : text.indexOf(' ', at - 40) + 1;
  const end = text.length <= from + 120 ? text.length : text.lastIndexOf(' ', from + 120);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}

export interface Hit {
  readonly id: string;
  readonly title: string;
  /** The words around what was found. */
  readonly around: string;
}

/** Where all these words occur, in rulings and sections; the title counts too. */
export function search(sections: readonly Section[], rulings: readonly Ruling[], wanted: string): readonly Hit[] {
  const words = wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const places = [
    ...sections.flatMap(({ id, title, text }) =>
      text.split(/\n(?=[-\d]|\n)/).map((part) => ({ id, title, text: plain(part) })),
    ),
    ...rulings.map(({ number, title, text }) => ({ id: number.toLowerCase(), title: `${number} ${title}`, text })),
  ];
  return places
    .filter(({ title, text }) => words.every((word) => `${title} ${text}`.toLowerCase().includes(word)))
    .map(({ id, title, text }) => ({ id, title, around: excerpt(text, text.toLowerCase().indexOf(words[0])) }));
}
