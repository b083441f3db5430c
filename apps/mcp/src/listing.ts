/** Numbered legal moves in few words: moves with the same verb share it, families of sets are named, runs share what they begin with. */

/** What a reader of a list must know. */
export const howMovesAreListed =
  'Players count from 0. "buy 3 Copper 4 Silver": move 3 is "buy Copper". "8-17 any 3 of …" are all such sets: say yours in words. "18-20 t1-91,92,93" are t1-91, t1-92 and t1-93. "+2": two more ways to pay.';

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
    const { text, length } = familyAt(items, at) ?? runsAt(items, at) ?? oneAt(items, at);
    said.push(text);
    at += length;
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
      for (let used = 0; used <= Math.min(limit, total); used++) sum += ways[total - used];
      return sum;
    });
  return ways[size];
}

/** Neighbours that begin alike, run after run: `18-24 t1-11,39,24 t2-22,24,17,21`. */
function runsAt(items: readonly Item[], from: number): Stretch | null {
  const runs: string[] = [];
  let length = 0;
  for (;;) {
    const more = runLength(items, from + length);
    const follows = length === 0 || items[from + length]?.number === items[from].number + length;
    if (more < 2 || !follows || familyAt(items, from + length) !== null) break;
    const [first, ...rest] = items.slice(from + length, from + length + more) as [Item, ...Item[]];
    runs.push([first.rest, ...rest.map((item) => item.rest.slice(prefixOf(first).length))].join(','));
    length += more;
  }
  return length === 0 ? null : { text: `${numbers(items, from, length)} ${runs.join(' ')}`, length };
}

const prefixOf = ({ rest }: Item): string => /^.*[- ](?=[^- ]+$)/.exec(rest)?.[0] ?? '';

function runLength(items: readonly Item[], from: number): number {
  const first = items[from];
  const prefix = first === undefined ? '' : prefixOf(first);
  if (first === undefined || prefix === '' || first.variants > 0) return 0;
  const joins = (item: Item, at: number): boolean =>
    item.number === first.number + at + 1 && item.variants === 0 && prefixOf(item) === prefix;
  const apart = items.slice(from + 1).findIndex((item, at) => !joins(item, at));
  return apart < 0 ? items.length - from : apart + 1;
}

function oneAt(items: readonly Item[], from: number): Stretch {
  const { number, rest, variants } = items[from];
  return { text: `${number} ${rest}${variants === 0 ? '' : `+${variants}`}`, length: 1 };
}

const numbers = (items: readonly Item[], from: number, length: number): string =>
  length === 1 ? String(items[from]?.number) : `${items[from]?.number}-${items[from + length - 1]?.number}`;
