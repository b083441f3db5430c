/** A pasted list of kingdom cards: names with commas, semicolons or lines between them, in any spelling of case. */
import { type CardName, KINGDOM } from '../src/facts.ts';

export interface ReadKingdom {
  readonly cards: readonly CardName[];
  readonly unknown: readonly string[];
  readonly twice: readonly string[];
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
const known = new Map(KINGDOM.map((name) => [plain(name), name]));

export function readKingdom(text: string): ReadKingdom {
  const cards = new Set<CardName>();
  const unknown: string[] = [];
  const twice: string[] = [];
  for (const part of text.split(/[,;\n]/).map((each) => each.trim())) {
    if (part === '') continue;
    const card = known.get(plain(part));
    if (card === undefined) unknown.push(part);
    else if (cards.has(card)) twice.push(card);
    else cards.add(card);
  }
  return { cards: KINGDOM.filter((name) => cards.has(name)), unknown, twice };
}
