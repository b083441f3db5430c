/** The other end of a bots' thread: answers the requests posted to it. */
import { parentPort } from 'node:worker_threads';
import type { GamePack } from '@baize/game';
import { decideHere } from '@baize/match';
import type { SentRequest } from './threads.ts';

export function answerRequests(packOf: (game: string) => Promise<GamePack>): void {
  parentPort?.on('message', (text: string) => {
    const request = JSON.parse(text) as SentRequest;
    packOf(request.game).then(
      (pack) => parentPort?.postMessage(JSON.stringify(timed(pack, request))),
      (error: unknown) => parentPort?.postMessage(JSON.stringify({ error: String(error) })),
    );
  });
}

function timed(pack: GamePack, request: SentRequest): unknown {
  const began = performance.now();
  try {
    return { ...decideHere(pack, request), ms: performance.now() - began };
  } catch (error) {
    return { error: String(error) };
  }
}
