/** A set-up to advise on as a link, in the lab's own form. */
import { type GamePack, tableOptions } from '@baize/game';
import { commandOf, readLink } from '../link.ts';
import { chosenOptions, defaultSetup, granted, type Setup } from '../setup.ts';

export interface AdviceSetup {
  readonly options: Setup['options'];
  readonly seed: string;
  readonly problems: readonly string[];
}

/** What the part of an address after `#` asks about; people's usual options where it says nothing. */
export function questionIn(pack: GamePack, hash: string): AdviceSetup {
  const link = readLink(`#game=${pack.game.name}&${hash.replace(/^#/, '')}`);
  const said = [...new URLSearchParams(hash.replace(/^#/, '')).keys()].some((name) => name.startsWith('option.'));
  if (link === null || !said)
    return { options: tableOptions(pack.game), seed: link?.wish.seed ?? 'baize', problems: [] };
  const { setup, problems } = granted(pack, link.wish);
  return { options: setup.options, seed: setup.seed, problems };
}

export function linkOf(pack: GamePack, { options, seed }: Pick<AdviceSetup, 'options' | 'seed'>): string {
  const fields = new URLSearchParams({ seed });
  for (const [name, said] of chosenOptions(pack, options)) fields.set(`option.${name}`, said);
  return fields.toString();
}

/** The list against a usual opponent, as the lab would play it. */
export function labSetup(
  pack: GamePack,
  { options, seed }: Pick<AdviceSetup, 'options' | 'seed'>,
  text: string,
): Setup {
  const usual = defaultSetup(pack);
  return { ...usual, players: ['best', usual.players[1]], lists: [{ name: 'best', text }], options, seed };
}

/** The same question in a terminal. */
export const commandFor = (pack: GamePack, { options, seed }: Pick<AdviceSetup, 'options' | 'seed'>): string =>
  commandOf(pack, { ...defaultSetup(pack), options, seed }).replace(
    /^baize simulate (\S+) --players \S+ --games \S+/,
    'baize advise $1',
  );
