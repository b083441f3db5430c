/** The other end of a bots' thread: answers the requests posted to it, one at a time. */
import { parentPort } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import type { GamePack, Progress } from '@baize/game';
import { decideInSteps, type Watch } from '@baize/match';
import { type SentRequest, stopText } from './threads.ts';

/** Milliseconds between two reports of progress, and between two looks for a word to stop. */
const reportEvery = 300;
const lookEvery = 30;

export function answerRequests(packOf: (game: string) => Promise<GamePack>): void {
  let hurried = false;
  const answer = async (request: SentRequest): Promise<unknown> => {
    try {
      return await timed(await packOf(request.game), request, () => hurried);
    } catch (error) {
      return { error: String(error) };
    }
  };
  parentPort?.on('message', (text: string) => {
    hurried = text === stopText;
    if (hurried) return;
    void answer(JSON.parse(text) as SentRequest).then((reply) => parentPort?.postMessage(JSON.stringify(reply)));
  });
}

async function timed(pack: GamePack, request: SentRequest, hurried: () => boolean): Promise<unknown> {
  const began = performance.now();
  const reply = await decideInSteps(pack, request, watch(hurried));
  return { ...reply, ms: performance.now() - began };
}

/** Reports go out now and then, and messages come in. */
function watch(hurried: () => boolean): Watch {
  let reported = performance.now();
  let looked = reported;
  return {
    hurried,
    progress: (progress: Progress) => {
      if (performance.now() - reported < reportEvery) return;
      reported = performance.now();
      parentPort?.postMessage(JSON.stringify({ progress }));
    },
    pause: async () => {
      if (performance.now() - looked < lookEvery) return;
      await setImmediate();
      looked = performance.now();
    },
  };
}
