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
      text.split(/\n(?=[-\d]|\n)/).map((part) => ({ id, title, text: part.replaceAll(/[*`#\n]+/g, ' ').trim() })),
    ),
    ...rulings.map(({ number, title, text }) => ({ id: number.toLowerCase(), title: `${number} ${title}`, text })),
  ];
  return places
    .filter(({ title, text }) => words.every((word) => `${title} ${text}`.toLowerCase().includes(word)))
    .map(({ id, title, text }) => {
      const at = Math.max(0, text.toLowerCase().indexOf(words[0]) - 40);
      return { id, title, around: `${at > 0 ? '…' : ''}${text.slice(at, at + 120)}` };
    });
}
