/** Which model plays and how it is asked, as plain data. The key is never part of it: it stays in the environment. */
import { BaizeError } from '@baize/game';
import { usualPrompt } from './prompt.ts';

const makers = ['openai', 'anthropic'] as const;
export type Maker = (typeof makers)[number];

/** Dollars for a million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
  /** For input that the maker had in its cache; as any other where absent. */
  readonly cached?: number;
}

export interface ModelSettings {
  /** The move comes as a tool call, or as the last line of a text. */
  readonly mode: 'tools' | 'text';
  readonly stream: boolean;
  /** Answers that the model has for one decision. */
  readonly tries: number;
  /** For one answer. */
  readonly seconds: number;
  /** How often a request is sent again after a rate limit or a failure of the service. */
  readonly retries: number;
  /** Of one answer. */
  readonly maxTokens: number;
  readonly temperature: number | null;
  /** The template; see `prompt.ts`. */
  readonly prompt: string;
  readonly price: Price | null;
}

export interface ModelSpec {
  readonly maker: Maker;
  readonly model: string;
  readonly settings: ModelSettings;
}

export const usualSettings: ModelSettings = {
  mode: 'tools',
  stream: true,
  tries: 3,
  seconds: 120,
  retries: 5,
  maxTokens: 4000,
  temperature: null,
  prompt: usualPrompt,
  price: null,
};

/** `mini=openai:gpt-x`: a model and what it is called, itself where no name stands before it; `null` for anybody else. */
export function modelIn(
  typed: string,
): { readonly name: string; readonly maker: Maker; readonly model: string } | null {
  const [, name, rest = '', by = '', model = ''] = /^(?:([\w. -]+)=)?((\w+):(.+))$/s.exec(typed.trim()) ?? [];
  const maker = makers.find((each) => each === by);
  return maker === undefined ? null : { name: name ?? rest, maker, model: model.trim() };
}

/** `1.25,10` or `1.25,10,0.125`: dollars for a million tokens in, out and from the cache. */
export function priceIn(typed: string): Price {
  const numbers = typed.split(',').map((each) => (each.trim() === '' ? Number.NaN : Number(each)));
  const [input, output, cached] = numbers;
  if (numbers.length < 2 || numbers.length > 3 || numbers.some((each) => !(each >= 0)))
    throw new BaizeError('USAGE', `A price is dollars per million tokens in and out, such as 1.25,10; not '${typed}'.`);
  return { input, output, ...(cached !== undefined && { cached }) };
}

const variables = {
  openai: { key: 'OPENAI_API_KEY', address: 'OPENAI_BASE_URL' },
  anthropic: { key: 'ANTHROPIC_API_KEY', address: 'ANTHROPIC_BASE_URL' },
} as const satisfies Record<Maker, object>;

export interface Access {
  readonly key: string;
  /** Another service that speaks the same protocol; `null` is the maker's own. */
  readonly address: string | null;
}

/** A service of one's own may need no key. */
export function accessOf(maker: Maker, environment: Readonly<Record<string, string | undefined>>): Access {
  const { key: name, address: where } = variables[maker];
  const address = environment[where] || null;
  const key = environment[name] || (address === null ? '' : 'none');
  if (key === '') throw new BaizeError('NO_KEY', `Set ${name} to your key, or ${where} to a service that needs none.`);
  return { key, address };
}
