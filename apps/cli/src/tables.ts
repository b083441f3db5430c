/** Finding games, bots and options by the names that people type. */
import { findPlayer, playerNames, programIn, withPlayers } from '@baize/bots';
import { BaizeError, type AnyBot, type GamePack, messageOf } from '@baize/game';
import { catalogue, findGame, loadGame } from '@baize/games';
import { decideHere } from '@baize/match';
import type { BotThreads } from '@baize/server/threads';
import { modelPlayer, type ModelTerms } from './models.ts';
import type { LocalPlayer } from './localPlayers.ts';

export async function packOf(name: string): Promise<GamePack> {
  try {
    return withPlayers(await loadGame(name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new BaizeError('FAILED', `The package of ${findGame(name)?.title} is not installed: ${messageOf(error)}.`);
  }
}

export const gamesList = (): string[] => catalogue.map((each) => each.name);

/** Players as typed, with commas between them; a comma within quotes belongs to a program's command. */
export function names(typed: string): string[] {
  const parts = typed.match(/(?:"[^"]*"|'[^']*'|[^,])+/g) ?? [];
  return parts.map((each) => each.trim()).filter((each) => each !== '');
}

/** The bot, program or language model called so. */
export async function playerOf(pack: GamePack, typed: string, terms?: ModelTerms): Promise<LocalPlayer> {
  const model = await modelPlayer(pack, typed, terms);
  if (model !== null) return model;
  const program = programIn(typed);
  if (program === null) {
    const bot = botOf(pack, typed);
    return bot.slowStart === true ? { name: bot.name, stars: bot.stars, threads: await thinking(pack) } : bot;
  }
  const { Program } = await import('@baize/lab/program');
  return { name: program.name, typed, outsider: new Program(program.command) };
}

const threadsOf = new WeakMap<GamePack, Promise<BotThreads>>();

/** One thread for all of a table: they move one after the other, and what one has prepared serves the next. */
function thinking(pack: GamePack): Promise<BotThreads> {
  const there = threadsOf.get(pack);
  if (there !== undefined) return there;
  const boot = new URL(import.meta.resolve('@baize/app-server/bot-thread'));
  const threads = import('@baize/server/threads').then(
    ({ BotThreads }) => new BotThreads(1, boot, async (request) => decideHere(pack, request)),
  );
  threadsOf.set(pack, threads);
  return threads;
}

/** `3` and `★★★` are the strongest with three stars; where nobody has so many, the next below. */
function starredBot({ bots }: GamePack, typed: string): AnyBot | undefined {
  const stars = /^★{1,5}$/.test(typed) ? typed.length : /^[0-5]$/.test(typed) ? Number(typed) : null;
  return stars === null ? undefined : (bots.findLast((bot) => bot.stars <= stars) ?? bots[0]);
}

/** The bot called so, those included that play any game. */
function botOf(pack: GamePack, name: string): AnyBot {
  const bot = starredBot(pack, name) ?? findPlayer(pack, name);
  if (bot !== undefined) return bot;
  throw new BaizeError('USAGE', `${pack.game.title} has no bot '${name}'. It has: ${playerNames(pack).join(', ')}.`);
}

/** A whole number given to an option. */
export function wholeNumber(option: string, given: string | undefined, otherwise: number, most = 999): number {
  if (given === undefined) return otherwise;
  if (!/^\d{1,6}$/.test(given) || Number(given) > most)
    throw new BaizeError('USAGE', `${option} takes a whole number up to ${most}, not '${given}'.`);
  return Number(given);
}
