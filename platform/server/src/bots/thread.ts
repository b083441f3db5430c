/** The other end of a bots' thread: answers the questions posted to it. */
import { parentPort } from 'node:worker_threads';
import type { GamePack } from '@baize/game';
import { answer, type Question } from '@baize/match';

export function answerQuestions(packOf: (game: string) => Promise<GamePack>): void {
  parentPort?.on('message', (text: string) => {
    const question = JSON.parse(text) as Question;
    packOf(question.game).then(
      (pack) => parentPort?.postMessage(JSON.stringify(timed(pack, question))),
      (error: unknown) => parentPort?.postMessage(JSON.stringify({ error: String(error) })),
    );
  });
}

function timed(pack: GamePack, question: Question): unknown {
  const began = performance.now();
  try {
    return { ...answer(pack, question), ms: performance.now() - began };
  } catch (error) {
    return { error: String(error) };
  }
}
