/** A game's options as data: defaults, validation and forms come from one table. */
import type { AnyGame } from './game.ts';

interface Said {
  /** A few words for a form. */
  readonly label: string;
  /** A sentence for who wonders. */
  readonly help?: string;
  /** Makes sense only while other options have these values: forms leave it out otherwise. */
  readonly only?: Readonly<Record<string, string>>;
}

export type OptionSpec =
  | (Said & { readonly kind: 'flag'; readonly default: boolean; readonly atTable?: boolean })
  | (Said & {
      readonly kind: 'number';
      readonly default: number;
      readonly atTable?: number;
      readonly min: number;
      readonly max: number;
      /** The few that people choose among in a form; programs may give any. */
      readonly usual?: readonly number[];
    })
  | (Said & {
      readonly kind: 'choice';
      readonly choices: readonly string[];
      readonly default: string;
      readonly atTable?: string;
    })
  | (Said & { readonly kind: 'list'; readonly from: readonly string[]; readonly default: readonly string[] });

/** `default` is for programs; `atTable`, where it differs, is what people find selected. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** The type of the options that a table of specs describes. */
export type OptionsOf<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]: Specs[Name] extends { kind: 'flag' }
    ? boolean
    : Specs[Name] extends { kind: 'number' }
      ? number
      : Specs[Name] extends { kind: 'choice'; choices: readonly (infer Choice)[] }
        ? Choice
        : Specs[Name] extends { kind: 'list'; from: readonly (infer Item)[] }
          ? readonly Item[]
          : never;
};

export type OptionsRead =
  | { readonly ok: true; readonly options: Record<string, unknown> }
  | { readonly ok: false; readonly code: 'BAD_OPTIONS'; readonly message: string };

/** Checks what somebody sent: unknown names, wrong types and combinations the game refuses each get a sentence. */
export function readOptions(game: AnyGame, raw: unknown, seats: number): OptionsRead {
  const refuse = (message: string): OptionsRead => ({ ok: false, code: 'BAD_OPTIONS', message });
  const [min, max] = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return refuse(`${game.title} is for ${min} to ${max} players.`);
  if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw)))
    return refuse('Options are an object of names and values.');
  const given = (raw ?? {}) as Record<string, unknown>;
  for (const name of Object.keys(given))
    if (!Object.hasOwn(game.options, name))
      return refuse(
        `${game.title} has no option '${name}'. It has: ${Object.keys(game.options).join(', ') || 'none'}.`,
      );
  const options: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(game.options)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    const wanted = value === undefined ? null : wrong(spec, value);
    if (wanted !== null) return refuse(`Option '${name}' must be ${wanted}.`);
    options[name] = value === undefined ? spec.default : value;
  }
  const objection = game.refuse(options, seats);
  return objection === null ? { ok: true, options } : refuse(objection);
}

/** What the value should have been, or `null` if it is fine. */
function wrong(spec: OptionSpec, value: unknown): string | null {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean' ? null : 'true or false';
    case 'number':
      return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max
        ? null
        : `a whole number from ${spec.min} to ${spec.max}`;
    case 'choice':
      return typeof value === 'string' && spec.choices.includes(value) ? null : `one of ${spec.choices.join(', ')}`;
    case 'list':
      return Array.isArray(value) &&
        value.every((item) => typeof item === 'string' && spec.from.includes(item)) &&
        new Set(value).size === value.length
        ? null
        : `a list, without repeats, from ${spec.from.join(', ')}`;
  }
}

/** What people find selected when they open a table. */
export function tableOptions(game: AnyGame): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(game.options))
    options[name] = 'atTable' in spec && spec.atTable !== undefined ? spec.atTable : spec.default;
  return options;
}
