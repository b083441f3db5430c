/** Looks back at a match away from the page: gets the record, says how far it has come until it is through. */
import { hindsight, review } from '@baize/bots';
import type { GamePack, GameRecord, Seat } from '@baize/game';
import { loadGame } from '@baize/games';
import type { LookBackRequest } from './lookBack.ts';

const EVERY = 150;

const telling =
  <Found extends { readonly progress: number }>(
    look: (pack: GamePack, record: GameRecord, settings: { readonly first: Seat | null }) => Iterable<Found>,
  ) =>
  async ({ record, first }: LookBackRequest): Promise<void> => {
    const pack = await loadGame(record.game);
    let said = performance.now();
    for (const found of look(pack, record, { first })) {
      if (found.progress < 1 && performance.now() - said < EVERY) continue;
      said = performance.now();
      postMessage(found);
    }
  };

export const lookBack = telling((pack, record) => hindsight(pack, record));
export const goThrough = telling(review);
