/** Looks back at a match away from the page: gets the record, says how far it has come until it is through. */
import { hindsight } from '@baize/bots';
import type { GameRecord } from '@baize/game';
import { findGame } from '@baize/games';

const EVERY = 150;

export async function lookBack(record: GameRecord): Promise<void> {
  const pack = await findGame(record.game)?.load();
  if (pack === undefined) return;
  let said = performance.now();
  for (const found of hindsight(pack, record)) {
    if (found.progress < 1 && performance.now() - said < EVERY) continue;
    said = performance.now();
    postMessage(found);
  }
}
