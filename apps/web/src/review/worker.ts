/** Reviews a match away from the page: gets the record, says what it has found until it is through. */
import { review } from '@baize/bots';
import type { GameRecord } from '@baize/game';
import { findGame } from '@baize/games';

const EVERY = 200;

export async function goThrough(record: GameRecord): Promise<void> {
  const pack = await findGame(record.game)?.load();
  if (pack === undefined) return;
  let said = 0;
  for (const found of review(pack, record)) {
    if (found.progress < 1 && performance.now() - said < EVERY) continue;
    said = performance.now();
    postMessage(found);
  }
}
