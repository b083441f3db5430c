/** Bots that decide in the host's own thread: while one prepares, everything else has its turn in between. */
import type { GamePack } from '@baize/game';
import { decideInSteps, type DecisionOrigin, type DecisionReply, type DecisionRequest } from '@baize/match';
import { nextTurn } from './turns.ts';

/** Milliseconds of preparing between two turns of the others, and between two reports. */
const slice = 30;
const reportEvery = 300;

export function decideBetween(
  pack: GamePack,
  request: DecisionRequest,
  origin?: DecisionOrigin,
): Promise<DecisionReply> {
  let began = performance.now();
  let reported = began;
  return decideInSteps(pack, request, {
    progress: (progress) => {
      if (performance.now() - reported < reportEvery) return;
      reported = performance.now();
      origin?.progress?.(progress);
    },
    hurried: () => origin?.hurry?.aborted ?? false,
    pause: async () => {
      if (performance.now() - began < slice) return;
      await nextTurn();
      began = performance.now();
    },
  });
}
