/** The other end of a bots' thread: answers the requests posted to it, one at a time. */
import { parentPort } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import type { GamePack, Progress } from '@baize/game';
import { decideInSteps, watchNowAndThen } from '@baize/match';
import { type SentRequest, stopText } from './threads.ts';

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

const report = (progress: Progress): void => parentPort?.postMessage(JSON.stringify({ progress }));

async function timed(pack: GamePack, request: SentRequest, hurried: () => boolean): Promise<unknown> {
  const began = performance.now();
  // in between, the word to stop comes in
  const reply = await decideInSteps(pack, request, watchNowAndThen(report, hurried, setImmediate<void>));
  return { ...reply, ms: performance.now() - began };
}
