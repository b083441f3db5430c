/** What the lab is asked to play: by default, checked against the game, and as a job for the workers. */
import { findPlayer, playersOf } from '@baize/bots';
import { type GamePack, type OptionSpec, readOptions } from '@baize/game';
import type { Job } from '@baize/lab/browser';
import { texts } from './texts.ts';

/** A player written down as text. */
export interface List {
  readonly name: string;
  readonly text: string;
}

export interface Setup {
  readonly game: string;
  /** By name, one per seat: a list's, or a bot's. */
  readonly players: readonly string[];
  readonly lists: readonly List[];
  /** Those that somebody chose; the game's defaults for programs stand for the rest. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly games: number;
  readonly seed: string;
  readonly fixedSeats: boolean;
}

export const most = { games: 1_000_000, lists: 12, text: 8000, name: 30, seed: 60 } as const;

/** The weakest and the best of those that need no time to think. */
export function defaultSetup(pack: GamePack): Setup {
  const { game } = pack;
  const quick = playersOf({ ...pack, levels: [] }).filter(({ stars, slowStart }) => stars <= 3 && slowStart !== true);
  const seats = Math.max(2, game.seats[0]);
  return {
    game: game.name,
    players: Array.from({ length: seats }, (_, i) => (i === 0 ? quick.at(-1) : quick[0])?.name ?? 'random'),
    lists: [],
    options: {},
    games: 2000,
    seed: 'baize',
    fixedSeats: false,
  };
}

/** A list's name stands in links and commands. */
export const listName = (typed: string): string =>
  typed
    .replace(/[^\p{L}\p{N} _.-]/gu, '')
    .trim()
    .slice(0, most.name);

export function jobOf({ game, players, lists, options, games, seed, fixedSeats }: Setup): Job {
  return {
    game,
    players: players.map((name) => lists.find((list) => list.name === name) ?? { name }),
    options,
    seed,
    games,
    fixedSeats,
    series: true,
  };
}

/** A set-up as somebody else wrote it down. */
export interface Wish {
  readonly game: string;
  readonly players: readonly string[];
  readonly lists: readonly List[];
  readonly options: Readonly<Record<string, string>>;
  readonly games: string;
  readonly seed: string | null;
  readonly fixedSeats: boolean;
}

/** The nearest set-up that can be played, and what had to be changed, in sentences. */
export function granted(pack: GamePack, wish: Wish): { setup: Setup; problems: string[] } {
  const { game } = pack;
  const usual = defaultSetup(pack);
  const problems: string[] = [];
  const instead = <T>(problem: string, value: T): T => {
    problems.push(problem);
    return value;
  };
  const lists: List[] = [];
  if (wish.lists.length > 0 && pack.writing === undefined) problems.push(texts.problem.noLists(game.title));
  else
    for (const { name, text } of wish.lists.slice(0, most.lists)) {
      const called = listName(name);
      if (called !== '' && !lists.some((list) => list.name === called))
        lists.push({ name: called, text: text.slice(0, most.text) });
    }
  const known = (name: string): boolean =>
    lists.some((list) => list.name === name) || findPlayer(pack, name) !== undefined;
  const [min, max] = game.seats;
  const named = wish.players.map((name) =>
    known(name) ? name : instead(texts.problem.player(game.title, name, usual.players[1]), usual.players[1]),
  );
  const players =
    named.length === 0
      ? usual.players
      : named.length < min
        ? instead(texts.problem.seats(game.title, min, max), [...named, ...usual.players].slice(0, min))
        : named.length > max
          ? instead(texts.problem.seats(game.title, min, max), named.slice(0, max))
          : named;
  const options = Object.fromEntries(
    Object.entries(wish.options).map(([name, said]) => [name, valueOf(game.options[name], said)]),
  );
  const read = readOptions(game, options, players.length);
  const games = Number(wish.games === '' ? usual.games : wish.games);
  const fine = Number.isInteger(games) && games >= 1 && games <= most.games;
  return {
    setup: {
      game: game.name,
      players,
      lists,
      options: read.ok ? options : instead(texts.problem.options(read.message), {}),
      games: fine ? games : instead(texts.problem.games(wish.games, usual.games), usual.games),
      seed: wish.seed?.slice(0, most.seed) ?? usual.seed,
      fixedSeats: wish.fixedSeats,
    },
    problems,
  };
}

/** An option's value from the words of a link; what cannot be meant stays as it is, to be refused. */
function valueOf(spec: OptionSpec | undefined, said: string): unknown {
  if (spec?.kind === 'flag') return said === 'true' ? true : said === 'false' ? false : said;
  if (spec?.kind === 'number') return said.trim() === '' ? said : Number(said);
  if (spec?.kind === 'list') return said === '' ? [] : said.split(',');
  return said;
}

/** The name of the rules that apply; `undefined` for games with one set of them. */
export function ruleSetOf(pack: GamePack, options: Setup['options']): string | undefined {
  const spec = pack.game.options['rules'];
  if (spec?.kind !== 'choice') return undefined;
  const { rules } = options;
  return typeof rules === 'string' ? rules : spec.default;
}

/** The options that differ from the game's defaults, as words. */
export function chosenOptions(pack: GamePack, options: Setup['options']): [name: string, said: string][] {
  return Object.entries(pack.game.options).flatMap(([name, spec]): [string, string][] => {
    const value = options[name];
    const said = Array.isArray(value) ? value.join(',') : String(value);
    const usual = Array.isArray(spec.default) ? spec.default.join(',') : String(spec.default);
    return value === undefined || said === usual ? [] : [[name, said]];
  });
}
