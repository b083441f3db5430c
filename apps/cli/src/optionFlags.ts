/** The options of a game on the command line: the same flags for every command that deals cards. */
import { BaizeError, type GamePack, type OptionSpec, readOptions, tableOptions } from '@baize/game';
import { catalogue } from '@baize/games';
import type { Command } from 'commander';

export interface GivenOptions {
  readonly options?: string;
  readonly rules?: string;
}

/** Options that games give a flag of their own. */
const flags = catalogue.flatMap((entry) => Object.entries(entry.flags ?? {}));

export function withOptionFlags(command: Command): Command {
  for (const [name, about] of flags) command.option(`--${name} <value>`, about);
  return command
    .option('--options <list>', 'such as rules=official; `baize options GAME` lists them all')
    .option('--rules <set>', 'short for --options rules=…');
}

/** Everything that the flags say, as one list. */
export function typedOptions(given: GivenOptions): string | undefined {
  const values = new Map<string, unknown>(Object.entries(given));
  const typed = [
    given.options,
    given.rules === undefined ? undefined : `rules=${given.rules}`,
    ...flags.map(([name]) => (values.has(name) ? `${name}=${String(values.get(name))}` : undefined)),
  ].filter((each) => each !== undefined);
  return typed.length === 0 ? undefined : typed.join(',');
}

/** `rules=official,kingdom=Chapel,Gardens` over what people find selected (or another base), checked by the game. */
export function optionsOf(
  pack: GamePack,
  typed: string | undefined,
  seats: number,
  base: Readonly<Record<string, unknown>> = tableOptions(pack.game),
): Record<string, unknown> {
  const raw: Record<string, unknown> = { ...base };
  for (const { name, values } of assignments(pack, typed ?? '')) {
    const spec = Object.hasOwn(pack.game.options, name) ? pack.game.options[name] : undefined;
    raw[name] = spec === undefined ? values.join(',') : valueOf(pack, name, spec, values);
  }
  const read = readOptions(pack.game, raw, seats);
  if (!read.ok) throw new BaizeError('USAGE', read.message);
  return read.options;
}

/** `a=1,b=x,y`: what stands between commas without a name belongs to the list before it. */
function assignments({ game }: GamePack, typed: string): { readonly name: string; readonly values: string[] }[] {
  const found: { name: string; values: string[] }[] = [];
  for (const part of typed.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const last = found.at(-1);
    if (at < 0 && last !== undefined && game.options[last.name]?.kind === 'list') last.values.push(part);
    else {
      const name = (at < 0 ? part : part.slice(0, at)).trim();
      const known = Object.keys(game.options).find((each) => each.toLowerCase() === name.toLowerCase()) ?? name;
      found.push({ name: known, values: at < 0 ? [] : [part.slice(at + 1).trim()] });
    }
  }
  return found;
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function valueOf(pack: GamePack, name: string, spec: OptionSpec, values: readonly string[]): unknown {
  const [value = ''] = values;
  const presets = pack.presets?.[name] ?? {};
  const preset = values.length === 1 ? Object.keys(presets).find((each) => same(each, value)) : undefined;
  if (preset !== undefined) return presets[preset];
  switch (spec.kind) {
    case 'number':
      return value === '' ? Number.NaN : Number(value);
    case 'flag':
      return value === '' || same(value, 'true') ? true : same(value, 'false') ? false : value;
    case 'choice':
      return spec.choices.find((each) => same(each, value)) ?? value;
    case 'list':
      return values.flatMap((each) => each.split('+')).map((each) => itemOf(pack, name, spec.from, each.trim()));
  }
}

function itemOf(pack: GamePack, name: string, from: readonly string[], typed: string): string {
  const found = from.find((each) => same(each, typed));
  if (found !== undefined) return found;
  const presets = Object.keys(pack.presets?.[name] ?? {});
  const named = presets.length === 0 ? '' : ` Named: ${presets.join(', ')}.`;
  throw new BaizeError('USAGE', `Option '${name}' has no '${typed}'.${named} Or any of: ${from.join(', ')}.`);
}

/** What an option takes, in few words. */
export function takes(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'flag':
      return 'true or false';
    case 'number':
      return `a number from ${spec.min} to ${spec.max}`;
    case 'choice':
      return spec.choices.join(', ');
    case 'list':
      return `a comma-separated list of ${spec.from.join(', ')}`;
  }
}
