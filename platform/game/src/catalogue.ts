/** Loading a game by its name, and the one refusal of a name that no game has. */
import { BaizeError } from './error.ts';
import type { GamePack } from './pack.ts';

/** Where packs come from. */
export type Catalogue = readonly { readonly name: string; load(): Promise<GamePack> }[];

export function noSuchGame(name: string, games: Iterable<{ readonly name: string }>): BaizeError {
  const names = Array.from(games, (each) => each.name).join(', ');
  return new BaizeError('NO_SUCH_GAME', `There is no game '${name.slice(0, 40)}'. There are: ${names}.`);
}

/** Rejects with `NO_SUCH_GAME`; capitals do not matter. */
export async function loadPack(catalogue: Catalogue, name: string): Promise<GamePack> {
  const entry = catalogue.find((each) => each.name === name.toLowerCase());
  if (entry === undefined) throw noSuchGame(name, catalogue);
  return entry.load();
}
