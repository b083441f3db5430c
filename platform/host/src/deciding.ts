/** Bots that decide in the host's own thread: while one prepares, everything else has its turn in between. */
import type { GamePack } from '@baize/game';
import {
  decideInSteps,
  type DecisionOrigin,
  type DecisionReply,
  type DecisionRequest,
  watchNowAndThen,
} from '@baize/match';
import { nextTurn } from './turns.ts';

export const decideBetween = (
  pack: GamePack,
  request: DecisionRequest,
  origin?: DecisionOrigin,
): Promise<DecisionReply> =>
  decideInSteps(
    pack,
    request,
    watchNowAndThen(
      (progress) => origin?.progress?.(progress),
      () => origin?.hurry?.aborted ?? false,
      nextTurn,
    ),
  );
