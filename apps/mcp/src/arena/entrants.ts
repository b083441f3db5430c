/** Who takes part in a contest, by what people type. */
import { findPlayer, playerNames, programIn, type ViewForm } from '@baize/bots';
import { type AnyBot, BaizeError, type GamePack } from '@baize/game';
import type { EntrantInfo } from '@baize/lab';
import type { ModelPlayer } from '@baize/models';

export type Entrant = Pick<EntrantInfo, 'name' | 'about'> &
  (
    | { readonly kind: 'bot'; readonly bot: AnyBot }
    | { readonly kind: 'program'; readonly command: string; readonly views: ViewForm }
    /** Speaks MCP; started once a match with the address, the game and the seat in its environment. */
    | { readonly kind: 'agent'; readonly command: string }
    | { readonly kind: 'model'; readonly player: ModelPlayer }
  );

const starsIn = ['no stars', 'one star', 'two stars', 'three stars', 'four stars', 'five stars'] as const;

/** `claude=cmd:node player.mjs`: a name, and who it is. */
export function entrantOf(pack: GamePack, typed: string, views: ViewForm = 'named'): Entrant {
  const program = programIn(typed);
  if (program !== null) return { kind: 'program', ...program, about: 'program', views };
  const [, given, rest = ''] = /^(?:([\w. -]+)=)?(.+)$/s.exec(typed.trim()) ?? [];
  if (rest.startsWith('mcp:'))
    return { kind: 'agent', name: given ?? rest, about: 'over MCP', command: rest.slice('mcp:'.length).trim() };
  const bot = findPlayer(pack, rest);
  if (bot !== undefined) return { kind: 'bot', name: given ?? rest, about: `bot, ${starsIn[bot.stars] ?? ''}`, bot };
  throw new BaizeError(
    'NO_SUCH_BOT',
    `There is no player '${rest}'. Take ${playerNames(pack).join(', ')}, openai:MODEL, anthropic:MODEL, cmd:COMMAND or mcp:COMMAND.`,
  );
}

export const modelEntrant = (name: string, player: ModelPlayer): Entrant => {
  const { maker, model } = player.spec;
  return { kind: 'model', name, about: name === `${maker}:${model}` ? 'model' : `model, ${maker}:${model}`, player };
};

/** Throws unless there are two or more, each with a name of its own. */
export function checkEntrants(entrants: readonly Entrant[]): void {
  if (entrants.length < 2) throw new BaizeError('BAD_JOB', 'A contest needs two players or more.');
  const names = entrants.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined)
    throw new BaizeError('BAD_JOB', `Two players are called '${twice}'. Give them names, such as first=${twice}.`);
}
