/**
 * Strategies as text: what to buy, in order of preference, each line with its conditions.
 *
 *   about: two Witches, then money          a sentence on the player; `#` starts a comment
 *   Province if Gold >= 1                   the first line that can be bought and whose condition holds is bought
 *   Witch until 2                           while fewer than 2 are owned
 *   Duchy if 0 < horizon <= 5; Gold; Silver lines may also be parted by `;`
 *   play: Village; Smithy if actions > 1    Actions in order of preference, instead of the usual play
 *   trash: Curse; Estate if horizon > 4     what to trash by choice, instead of the usual
 *   ending: careful                         ends the game when that wins, whatever the list says, and not when that loses
 *
 * In conditions a card's name is how many are owned, `supply X` how many are left, `hand X` how many are held, and: coins, buys,
 * actions, turn (one's own, from 1), size (cards owned), money (treasure value owned, a Market counting 1), treasure
 * (treasure value in hand), plays (Actions in hand), empty (empty piles), horizon (gains until the game can end: the smaller of the Provinces
 * left and the three smallest piles together), lead (one's points less the best other's). They are joined by + - < <= = >= > and or not ( ).
 */
import { type Card, NAMES } from '../src/facts.ts';

/** What conditions may speak of. */
export interface Situation {
  owned(card: Card): number;
  supply(card: Card): number;
  hand(card: Card): number;
  readonly coins: number;
  readonly buys: number;
  readonly actions: number;
  readonly turn: number;
  readonly size: number;
  readonly money: number;
  readonly treasure: number;
  readonly plays: number;
  readonly empty: number;
  readonly horizon: number;
  readonly lead: number;
}

export interface Line {
  readonly card: Card;
  /** As it was written, for explanations. */
  readonly text: string;
  holds(situation: Situation): boolean;
}

export interface Strategy {
  readonly about: string;
  readonly buy: readonly Line[];
  /** `null` is the usual play. */
  readonly play: readonly Line[] | null;
  readonly trash: readonly Line[] | null;
  /** Ends the game when that wins, and not when that loses. */
  readonly careful: boolean;
}

export const numbers = [
  'coins',
  'buys',
  'actions',
  'turn',
  'size',
  'money',
  'treasure',
  'plays',
  'empty',
  'horizon',
  'lead',
] as const;
export const sections = ['buy', 'play', 'trash'] as const;
type Section = (typeof sections)[number];
type NumberName = (typeof numbers)[number];
type Value = (situation: Situation) => number;
type Condition = (situation: Situation) => boolean;

/** The text is wrong at a place, and what would have been right there. */
export class StrategyError extends Error {
  constructor(
    readonly line: number,
    readonly column: number,
    readonly expected: string,
    readonly found: string,
  ) {
    super(`line ${line}, column ${column}: expected ${expected}, found ${found === '' ? 'the end' : `'${found}'`}`);
  }
}

interface Token {
  /** Lower case. */
  readonly text: string;
  readonly line: number;
  readonly column: number;
  /** A card's name, of one or two words, is one token. */
  readonly card: Card | null;
}

const cardAt = new RegExp(`^(${NAMES.toSorted((a, b) => b.length - a.length).join('|')})(?![a-z])`, 'i');
const other = /^([a-z]+|\d+|<=|>=|[<>=+():;-]|\S)/i;
const cards = new Map(NAMES.map((name, card) => [name.toLowerCase(), card]));

/** Reads a strategy; throws a `StrategyError` at the first place that cannot be understood. */
export function readStrategy(text: string): Strategy {
  return readLines(text, (error) => {
    throw error;
  });
}

/** The first mistake of every line that has one. */
export function mistakes(text: string): StrategyError[] {
  const found: StrategyError[] = [];
  readLines(text, (error) => found.push(error));
  return found;
}

function readLines(text: string, wrong: (error: StrategyError) => void): Strategy {
  let about = '';
  let fine = true;
  let careful = false;
  const lines: Record<Section, Line[] | null> = { buy: [], play: null, trash: null };
  let section: Section = 'buy';
  text.split('\n').forEach((written, i) => {
    const sentence = /^\s*about\s*:\s*(.*?)\s*$/i.exec(written);
    if (sentence !== null) {
      about = sentence[1] as string;
      return;
    }
    if (/^\s*ending\s*:\s*careful\s*$/i.test(written)) {
      careful = true;
      return;
    }
    const reader = new Reader(written.replace(/#.*/, ''), i + 1);
    try {
      while (!reader.atEnd) {
        const head = reader.section();
        if (head !== null) {
          section = head;
          lines[section] ??= [];
        } else if (!reader.takes(';')) {
          (lines[section] as Line[]).push(reader.rule());
          if (!reader.atEnd && !reader.takes(';')) throw reader.error("';' or the end of the line");
        }
      }
    } catch (error) {
      if (!(error instanceof StrategyError)) throw error;
      fine = false;
      wrong(error);
    }
  });
  if (fine && lines.buy?.length === 0) wrong(new StrategyError(1, 1, 'at least one card to buy', ''));
  return { about, buy: lines.buy as Line[], play: lines.play, trash: lines.trash, careful };
}

/** The words and signs of a line. */
export function tokens(written: string, line: number): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < written.length; ) {
    const rest = written.slice(at);
    const space = /^\s+/.exec(rest);
    if (space !== null) {
      at += space[0].length;
      continue;
    }
    const [text] = (cardAt.exec(rest) ?? other.exec(rest)) as RegExpExecArray;
    const lower = text.toLowerCase();
    found.push({ text: lower, line, column: at + 1, card: cards.get(lower) ?? null });
    at += text.length;
  }
  return found;
}

/** One line of a strategy, read from left to right. */
class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(
    readonly written: string,
    readonly line: number,
  ) {
    this.#tokens = tokens(written, line);
  }

  get atEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  get #token(): Token | undefined {
    return this.#tokens[this.#at];
  }

  error(expected: string): StrategyError {
    const token = this.#token;
    return new StrategyError(
      this.line,
      token?.column ?? this.written.trimEnd().length + 1,
      expected,
      token?.text ?? '',
    );
  }

  takes(text: string): boolean {
    if (this.#token?.text !== text) return false;
    this.#at += 1;
    return true;
  }

  section(): Section | null {
    const name = sections.find((each) => each === this.#token?.text);
    if (name === undefined || this.#tokens[this.#at + 1]?.text !== ':') return null;
    this.#at += 2;
    return name;
  }

  rule(): Line {
    const from = this.#token?.column ?? 1;
    const card = this.#card('a card');
    const conditions: Condition[] = [];
    if (this.takes('until')) {
      const most = this.#number();
      conditions.push((situation) => situation.owned(card) < most);
    }
    if (this.takes('if')) conditions.push(this.#any());
    else if (!this.atEnd && this.#token?.text !== ';')
      throw this.error(
        conditions.length > 0 ? "'if', ';' or the end of the line" : "'if', 'until', ';' or the end of the line",
      );
    const text = this.written.slice(from - 1, this.#token === undefined ? undefined : this.#token.column - 1).trim();
    return { card, text, holds: (situation) => conditions.every((condition) => condition(situation)) };
  }

  #card(expected: string): Card {
    const card = this.#token?.card ?? null;
    if (card === null) throw this.error(expected);
    this.#at += 1;
    return card;
  }

  #number(): number {
    const text = this.#token?.text ?? '';
    if (!/^\d+$/.test(text)) throw this.error('a number');
    this.#at += 1;
    return Number(text);
  }

  #any(): Condition {
    const first = this.#all();
    if (!this.takes('or')) return first;
    const second = this.#any();
    return (situation) => first(situation) || second(situation);
  }

  #all(): Condition {
    const first = this.#one();
    if (!this.takes('and')) return first;
    const second = this.#all();
    return (situation) => first(situation) && second(situation);
  }

  #one(): Condition {
    if (this.takes('not')) {
      const inner = this.#one();
      return (situation) => !inner(situation);
    }
    if (!this.takes('(')) return this.#comparison();
    const inner = this.#any();
    if (!this.takes(')')) throw this.error("')'");
    return inner;
  }

  /** `0 < horizon <= 5` holds when each part does. */
  #comparison(): Condition {
    let left = this.#sum();
    const parts: Condition[] = [];
    for (let sign = this.#token?.text; sign !== undefined && Object.hasOwn(compare, sign); sign = this.#token?.text) {
      this.#at += 1;
      const test = compare[sign] as (a: number, b: number) => boolean;
      const before = left;
      const after = this.#sum();
      parts.push((situation) => test(before(situation), after(situation)));
      left = after;
    }
    if (parts.length === 0) throw this.error('one of < <= = >= >');
    const [only] = parts;
    return parts.length === 1 ? (only as Condition) : (situation) => parts.every((part) => part(situation));
  }

  #sum(): Value {
    let sum = this.#value();
    for (;;) {
      const sign = this.takes('+') ? 1 : this.takes('-') ? -1 : 0;
      if (sign === 0) return sum;
      const before = sum;
      const after = this.#value();
      sum = (situation) => before(situation) + sign * after(situation);
    }
  }

  #value(): Value {
    const token = this.#token;
    if (token !== undefined && /^\d+$/.test(token.text)) {
      const number = this.#number();
      return () => number;
    }
    if (this.takes('supply')) {
      const card = this.#card('a card after supply');
      return (situation) => situation.supply(card);
    }
    if (this.takes('hand')) {
      const card = this.#card('a card after hand');
      return (situation) => situation.hand(card);
    }
    const name = numbers.find((each) => each === token?.text);
    if (name !== undefined) {
      this.#at += 1;
      return (situation) => situation[name satisfies NumberName];
    }
    const card = this.#card(`a number, a card, supply, hand, ${numbers.join(', ')}`);
    return (situation) => situation.owned(card);
  }
}

const compare: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};
