/** What and against whom, asked at a terminal where the command line does not say. */
import { createInterface } from 'node:readline/promises';
import { BaizeError, type GamePack } from '@baize/game';
import { catalogue } from '@baize/games';
import { levelKnown, myLevel } from './myLevel.ts';
import { wrap } from './text.ts';

/** Five places, so that names stand in a column. */
export const starred = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(Math.max(0, 5 - stars));

export interface Item {
  readonly name: string;
  readonly head: string;
  readonly about: string;
}

/** Numbered, what is said about each in a column of its own. */
export function listed(items: readonly Item[], width: number): string[] {
  const digits = String(items.length).length;
  const heads = items.map(({ head }, i) => `  ${String(i + 1).padStart(digits)}. ${head}`);
  const left = Math.max(...heads.map((head) => head.length)) + 2;
  return items.flatMap(({ about }, i) =>
    wrap(about, Math.max(20, width - left)).map((line, at) => (at === 0 ? (heads[i] ?? '') : '').padEnd(left) + line),
  );
}

/** The item that a person means by its number or name; Enter takes the usual one. `null` when it is none. */
export function meant(items: readonly Item[], typed: string, usual: number): Item | null {
  const text = typed.trim().toLowerCase();
  if (text === '') return items[usual] ?? null;
  if (/^\d+$/.test(text)) return items[Number(text) - 1] ?? null;
  return items.find(({ name }) => name.toLowerCase() === text) ?? null;
}

/** Whether a person is there to be asked. */
export const someoneThere = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

export async function choose(question: string, items: readonly Item[], usual: number): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const left = new AbortController();
  lines.once('close', () => left.abort());
  try {
    console.log(question);
    for (const line of listed(items, Math.min(process.stdout.columns ?? 80, 110))) console.log(line);
    for (;;) {
      const typed = await lines.question(`1 to ${items.length}, Enter for ${usual + 1}: `, { signal: left.signal });
      const item = meant(items, typed, usual);
      if (item !== null) return item.name;
      console.log(`Type a number from 1 to ${items.length} or a name: ${items.map(({ name }) => name).join(', ')}.`);
    }
  } catch (error) {
    if (left.signal.aborted) throw new BaizeError('INTERRUPTED', 'Nothing was chosen.');
    throw error;
  } finally {
    lines.close();
  }
}

/** `null` where nobody can be asked. */
export async function chooseGame(): Promise<string | null> {
  if (!someoneThere()) return null;
  const items = catalogue.map(({ name, title, blurb }) => ({ name, head: title, about: blurb }));
  return choose('Which game?', items, 0);
}

export async function chooseOpponent(pack: GamePack): Promise<string> {
  const { bots } = pack;
  const items = bots.map(({ name, stars, about }) => ({ name, head: `${starred(stars)} ${name}`, about }));
  const level = myLevel(pack);
  return choose(
    `Against whom?${levelKnown(pack) ? ` At your level: ${level}.` : ''}`,
    items,
    Math.max(
      0,
      items.findIndex(({ name }) => name === level),
    ),
  );
}
