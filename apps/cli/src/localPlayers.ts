/** Who sits at a table on this machine, how they decide, and what a move brings about. */
import { type Question, questionOf, type ViewForm } from '@baize/bots';
import { type AnyBot, type GamePack, messageOf, randomFor, unit } from '@baize/game';
import { decideHere, type DecisionOrigin, type DecisionReply, type DecisionRequest } from '@baize/match';
import type { BotThreads } from '@baize/server/threads';

/** A program of its own or a language model, under the name it was called by. */
export interface ExternalPlayer {
  readonly name: string;
  /** As one would type it again. */
  readonly typed: string;
  readonly outsider: {
    readonly views: ViewForm;
    choose(question: Question): Promise<number | string>;
    close(): void;
  };
}

/** A bot that prepares for seconds: it thinks on a thread of its own, so that keys work meanwhile. */
export interface ThreadedBot {
  readonly name: string;
  readonly stars: number;
  readonly threads: BotThreads;
}

export type LocalPlayer = AnyBot | ExternalPlayer | ThreadedBot;

/** The index of the move it chooses; or what is wrong with whoever is not a bot, in a few words. */
export async function decided(
  player: LocalPlayer,
  pack: GamePack,
  players: readonly string[],
  request: DecisionRequest,
  origin?: DecisionOrigin,
): Promise<Pick<DecisionReply, 'index' | 'plan'> | { fault: string }> {
  const { view, moves, seat, seed, decision } = request;
  if (moves.length === 1) return { index: 0 };
  if ('threads' in player) {
    try {
      return await player.threads.decide(request, origin);
    } catch (error) {
      return { fault: `cannot think any more (${messageOf(error)})` };
    }
  }
  if (!('outsider' in player)) return decideHere({ bots: [player] }, { ...request, bot: player.name });
  const { outsider } = player;
  const luck = unit(randomFor(seed, seat, decision));
  const about = { match: 'table', seat, players, view, legal: request.words(), luck };
  try {
    const said = await outsider.choose(questionOf(pack, about, outsider.views));
    return typeof said === 'number' ? { index: said } : { fault: said };
  } catch (error) {
    return { fault: `cannot play on (${messageOf(error)})` };
  }
}

/** Ends the programs and threads among them. */
export function dismiss(seated: readonly (LocalPlayer | null)[]): void {
  for (const player of seated) {
    if (player === null) continue;
    if ('outsider' in player) player.outsider.close();
    else if ('threads' in player) void player.threads.close();
  }
}
