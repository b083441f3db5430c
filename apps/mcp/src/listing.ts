/** Numbered legal moves in few words: moves of one deed share its verb, families of sets are named, runs share what they begin with. */

interface Item {
  readonly number: number;
  /** The words after the verb. */
  readonly rest: string;
  /** Moves that say the same and more, such as other ways to pay. */
  variants: number;
}

/** `buy 1 Copper 2 Silver; 3 end turn`: every number can be played, `+2` stands for two more ways to pay; `full` writes each move out. */
export function listMoves(legal: readonly string[], full: boolean): string {
  if (full) return legal.map((words, index) => `${index + 1}. ${words}`).join('\n');
  return [...byVerb(legal)].map(([verb, items]) => `${verb === '' ? '' : `${verb} `}${sayItems(items)}`).join('; ');
}

function byVerb(legal: readonly string[]): Map<string, Item[]> {
  const verbs = new Map<string, Item[]>();
  const listed = new Map<string, Item>();
  const alone: Item[] = [];
  legal.forEach((words, index) => {
    const base = refined(words, listed);
    if (base !== undefined) {
      base.variants += 1;
      return;
    }
    const space = words.indexOf(' ');
    const item: Item = { number: index + 1, rest: words.slice(space + 1), variants: 0 };
    listed.set(words, item);
    if (space < 0) alone.push(item);
    else {
      const verb = words.slice(0, space);
      verbs.set(verb, [...(verbs.get(verb) ?? []), item]);
    }
  });
  // A verb for one move alone saves nothing.
  for (const [verb, [only, ...more]] of verbs)
    if (only !== undefined && more.length === 0) {
      verbs.delete(verb);
      alone.push({ ...only, rest: `${verb} ${only.rest}` });
    }
  if (alone.length > 0)
    verbs.set(
      '',
      alone.toSorted((a, b) => a.number - b.number),
    );
  return verbs;
}

/** `buy t2-13 paying 2 ruby` says more than `buy t2-13`: the listed move that these words refine, if there is one. */
function refined(words: string, listed: ReadonlyMap<string, Item>): Item | undefined {
  for (let at = words.lastIndexOf(' '); at > words.indexOf(' '); at = words.lastIndexOf(' ', at - 1)) {
    const base = listed.get(words.slice(0, at));
    if (base !== undefined) return base;
  }
  return undefined;
}

function sayItems(items: readonly Item[]): string {
  const said: string[] = [];
  for (let at = 0; at < items.length; ) {
    const family = familyAt(items, at) ?? runAt(items, at);
    said.push(family.text);
    at += family.length;
  }
  return said.join(' ');
}

interface Stretch {
  readonly text: string;
  readonly length: number;
}

/** All sets of some size: `8-17 any 3 of diamond sapphire emerald ruby onyx`. A number after a name says how many of it. */
function familyAt(items: readonly Item[], from: number): Stretch | null {
  const size = items[from]?.rest.split(' ').length ?? 0;
  if (size < 2) return null;
  let length = 0;
  const most = new Map<string, number>();
  for (let at = from; items[at]?.rest.split(' ').length === size; at++, length++) {
    const counts = new Map<string, number>();
    for (const word of items[at]?.rest.split(' ') ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) most.set(word, Math.max(most.get(word) ?? 0, count));
  }
  if (length < 4 || sets([...most.values()], size) !== length) return null;
  const words = [...most].map(([word, count]) => (count === 1 ? word : `${word}×${count}`));
  return { text: `${numbers(items, from, length)} any ${size} of ${words.join(' ')}`, length };
}

/** How many multisets of this size there are. */
function sets(most: readonly number[], size: number): number {
  let ways = [1, ...Array.from({ length: size }, () => 0)];
  for (const limit of most)
    ways = ways.map((_, total) => {
      let sum = 0;
      for (let used = 0; used <= Math.min(limit, total); used++) sum += ways[total - used] as number;
      return sum;
    });
  return ways[size] as number;
}

/** Neighbours that begin alike: `18-21 t1-11,39,24,40`. */
function runAt(items: readonly Item[], from: number): Stretch {
  const first = items[from] as Item;
  const prefix = /^.*[- ](?=[^- ]+$)/.exec(first.rest)?.[0];
  const joins = ({ number, rest, variants }: Item, at: number): boolean =>
    prefix !== undefined &&
    number === first.number + at + 1 &&
    rest.startsWith(prefix) &&
    variants === 0 &&
    !/[- ]/.test(rest.slice(prefix.length));
  const apart = first.variants > 0 ? 0 : items.slice(from + 1).findIndex((item, at) => !joins(item, at));
  const length = apart < 0 ? items.length - from : apart + 1;
  const rests = items.slice(from + 1, from + length).map(({ rest }) => `,${rest.slice(prefix?.length ?? 0)}`);
  const more = first.variants === 0 ? '' : `+${first.variants}`;
  return { text: `${numbers(items, from, length)} ${first.rest}${rests.join('')}${more}`, length };
}

const numbers = (items: readonly Item[], from: number, length: number): string =>
  length === 1 ? String(items[from]?.number) : `${items[from]?.number}-${items[from + length - 1]?.number}`;
