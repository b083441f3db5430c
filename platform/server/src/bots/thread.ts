/** The other end of a bots' thread: answers the requests posted to it. */
import { parentPort } from 'node:worker_threads';
import { type GamePack, withProgress } from '@baize/game';
import { decideHere } from '@baize/match';
import type { SentRequest } from './threads.ts';

/** Milliseconds between two reports of progress. */
const reportEvery = 300;

export function answerRequests(packOf: (game: string) => Promise<GamePack>): void {
  parentPort?.on('message', (text: string) => {
    const request = JSON.parse(text) as SentRequest;
    packOf(request.game).then(
      (pack) => parentPort?.postMessage(JSON.stringify(timed(pack, request))),
      (error: unknown) => parentPort?.postMessage(JSON.stringify({ error: String(error) })),
    );
  });
}

/** Reports go out now and then. */
function tellProgress(): (part: number) => void {
  let last = performance.now();
  return (progress) => {
    if (performance.now() - last < reportEvery) return;
    last = performance.now();
    parentPort?.postMessage(JSON.stringify({ progress }));
  };
}

function timed(pack: GamePack, request: SentRequest): unknown {
  const began = performance.now();
  try {
    const reply = withProgress(tellProgress(), () => decideHere(pack, request));
    return { ...reply, ms: performance.now() - began };
  } catch (error) {
    return { error: String(error) };
  }
}
