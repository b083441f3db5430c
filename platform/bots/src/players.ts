/** Who can play a game: its own bots, its named levels, and by name everybody who plays any game. */
import type { AnyBot, GamePack, Level } from '@baize/game';
import { generalBot, generalNames } from './general.ts';
import { randomBot } from './random.ts';

/** The player behind a level, under the level's name. */
function levelBot(pack: GamePack, { name, about, stars, slowStart = false, spec, guide }: Level): AnyBot {
  const bot = generalBot(guide === undefined ? pack : { ...pack, guide }, spec);
  if (bot === null) throw new Error(`${pack.game.title}'s level '${name}' is made of nobody: '${spec}'.`);
  return { name, about, stars, slowStart, decide: bot.decide };
}

const levelsOf = (pack: GamePack, sparring: boolean): AnyBot[] =>
  (pack.levels ?? []).filter((level) => (level.sparring ?? false) === sparring).map((level) => levelBot(pack, level));

/** Everybody whom people are offered at this game, weakest first; a game without players of its own has `random`. */
export function playersOf(pack: GamePack): readonly AnyBot[] {
  const all = [...pack.bots, ...levelsOf(pack, false)];
  return all.length === 0 ? [randomBot] : all.toSorted((a, b) => a.stars - b.stars);
}

/** Everybody who is kept for measuring. */
export const sparringOf = (pack: GamePack): AnyBot[] => [...levelsOf(pack, true), ...(pack.sparring ?? [])];

/** The pack with its levels among its bots: what servers and clients load, so that `bots` is everybody. */
export function withPlayers(pack: GamePack): GamePack {
  return { ...pack, bots: playersOf(pack), sparring: sparringOf(pack), levels: [] };
}

/** `bigMoney`, `big-money` and `Big Money` are one name. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9:]/g, '');

/** The player called so: offered to people, kept for measuring, or of those that play any game. */
export function findPlayer(pack: GamePack, name: string): AnyBot | undefined {
  const own = [...playersOf(pack), ...sparringOf(pack)];
  return (
    own.find((each) => each.name === name) ??
    own.find((each) => plain(each.name) === plain(name)) ??
    generalBot(pack, name.toLowerCase()) ??
    undefined
  );
}

/** For messages: whom `findPlayer` would have found. */
export function playerNames(pack: GamePack): string[] {
  return [...playersOf(pack), ...sparringOf(pack)].map(({ name }) => name).concat(generalNames);
}

/** Names that occur more than once are told apart by number. */
export function numbered(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    if (names.filter((each) => each === name).length === 1) return name;
    return `${name} ${names.slice(0, seat + 1).filter((each) => each === name).length}`;
  });
}
