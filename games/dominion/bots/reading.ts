/** Reading one line of a strategy's text: its words, its conditions, and where it goes wrong. */
import { BaizeError } from '@baize/game';
import { type Card, NAMES } from '../src/facts.ts';
import type { Line, Situation } from './strategy.ts';

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
export type Section = (typeof sections)[number];
type NumberName = (typeof numbers)[number];
type Value = (situation: Situation) => number;
type Condition = (situation: Situation) => boolean;

/** A mistake in a strategy's text. A class of its own because editors need the line and column. */
export class StrategyError extends BaizeError<'BAD_STRATEGY'> {
  constructor(
    readonly line: number,
    readonly column: number,
    readonly expected: string,
    readonly found: string,
  ) {
    super(
      'BAD_STRATEGY',
      `line ${line}, column ${column}: expected ${expected}, found ${found === '' ? 'the end' : `'${found}'`}`,
    );
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
export class Reader {
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
      const test = compare[sign];
      const before = left;
      const after = this.#sum();
      parts.push((situation) => test(before(situation), after(situation)));
      left = after;
    }
    if (parts.length === 0) throw this.error('one of < <= = >= >');
    const [only] = parts;
    return parts.length === 1 ? only : (situation) => parts.every((part) => part(situation));
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
