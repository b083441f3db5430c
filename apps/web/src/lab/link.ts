/** A set-up as a link: the part of the address after `#`, which stays in the browser and may be long. */
import type { GamePack } from '@baize/game';
import { chosenOptions, type Setup, type Wish } from './setup.ts';

export interface Link {
  readonly wish: Wish;
  /** The run to compare with. */
  readonly compared: Wish | null;
}

export function writeLink(pack: GamePack, setup: Setup, compared: Setup | null): string {
  const link = fieldsOf(pack, setup);
  if (compared !== null && compared.game === setup.game) link.set('a', fieldsOf(pack, compared).toString());
  return link.toString();
}

function fieldsOf(pack: GamePack, setup: Setup): URLSearchParams {
  const fields = new URLSearchParams({
    game: setup.game,
    players: setup.players.join(','),
    seed: setup.seed,
  });
  if (Number.isInteger(setup.games)) fields.set('games', String(setup.games));
  if (setup.fixedSeats) fields.set('seats', 'fixed');
  for (const [name, said] of chosenOptions(pack, setup.options)) fields.set(`option.${name}`, said);
  for (const { name, text } of setup.lists) fields.set(`list.${name}`, text);
  return fields;
}

/** `null` when the text is no link to a set-up at all. */
export function readLink(text: string): Link | null {
  const fields = new URLSearchParams(text.replace(/^#/, ''));
  if (!fields.has('game')) return null;
  const compared = fields.get('a');
  return {
    wish: wishOf(fields),
    compared: compared === null ? null : wishOf(new URLSearchParams(compared)),
  };
}

function wishOf(fields: URLSearchParams): Wish {
  const under = (start: string): [string, string][] =>
    [...fields].flatMap(([name, value]) => (name.startsWith(start) ? [[name.slice(start.length), value]] : []));
  return {
    game: fields.get('game') ?? '',
    players: (fields.get('players') ?? '').split(',').filter((name) => name !== ''),
    lists: under('list.').map(([name, text]) => ({ name, text })),
    options: Object.fromEntries(under('option.')),
    games: fields.get('games') ?? '',
    seed: fields.get('seed'),
    fixedSeats: fields.get('seats') === 'fixed',
  };
}

/** The same run in a terminal. Lists are files there, named as they are here. */
export function commandOf(pack: GamePack, setup: Setup): string {
  const word = (text: string): string => (/^[\w.,:=+/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
  const options = chosenOptions(pack, setup.options).map(([name, said]) => `${name}=${said.replaceAll(',', '+')}`);
  const files = setup.lists.filter(({ name }) => setup.players.includes(name));
  return [
    `baize simulate ${setup.game} --players ${word(setup.players.join(','))}`,
    `--games ${setup.games} --seed ${word(setup.seed)}`,
    ...(options.length > 0 ? [`--options ${word(options.join(','))}`] : []),
    ...(files.length > 0 ? [`--strategy-file ${files.map(({ name }) => word(`${name}.txt`)).join(' ')}`] : []),
    ...(setup.fixedSeats ? ['--fixed-seats'] : []),
  ].join(' ');
}
