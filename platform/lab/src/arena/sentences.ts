/** A costly decision in sentences: what was done, what was better, and how to open it on the board. */
import { deflateRawSync } from 'node:zlib';
import { eventFor, type GamePack, type GameRecord, hear, playWords, replay } from '@baize/game';
import type { Scale } from '../tournament.ts';
import type { Blunder } from './blunders.ts';
import { hopeWords } from './words.ts';

export interface BlunderSentences {
  /** `mini buys Silver.` */
  readonly played: string;
  /** `Better: buys Gold, 64 % instead of 52 %.` */
  readonly better: string;
  /** What the best move is worth, and the one that was played. */
  readonly before: string;
  readonly after: string;
}

export function tellBlunder(pack: GamePack, { game, player, judged }: Blunder, scale: Scale): BlunderSentences {
  const [best] = judged.hopes;
  const hope = (of: typeof best | undefined): string => hopeWords(of?.hope ?? 0, scale);
  const before = hope(best);
  const after = hope(judged.hopes.find(({ words }) => words === judged.played));
  const told = (words: string): string => moveSentence(pack, game.record, judged.move, words, player);
  const better = best === undefined ? '' : told(best.words).replace(`${player} `, '').replace(/\.$/, '');
  return {
    played: told(judged.played),
    better: `Better: ${better}, ${before} instead of ${after}${scale.worth === null ? '' : ' chips'}.`,
    before,
    after,
  };
}

/** What the move does, as the log tells it to its mover; its words where nothing is told of it. */
function moveSentence(pack: GamePack, record: GameRecord, at: number, words: string, player: string): string {
  const { game } = pack;
  const state = replay(game, record, at);
  const seat = game.turn(state);
  if (seat === null || hear(game, state, words) === null) return `${player} plays ${words}.`;
  const own = playWords(game, state, words).find((event) => event.seat === seat);
  const name = (each: number): string => (each === seat ? player : (record.seats[each]?.name ?? `Seat ${each + 1}`));
  return own === undefined ? `${player} plays ${words}.` : game.tell(eventFor(own, seat), name);
}

/** What opens the decision in a terminal, seen by its player. */
export const replayCommand = (file: string, { judged }: Blunder): string =>
  `baize replay ${/^[\w./-]+$/.test(file) ? file : `'${file}'`} --at ${judged.move} --seat ${judged.seat + 1}`;

/** What opens the decision in a browser: the page of a server for games from elsewhere, with the whole record in its address. */
export function boardAddress(server: string, { game, judged }: Blunder): string {
  const packed = deflateRawSync(JSON.stringify(game.record), { level: 9 }).toString('base64url');
  return `${server.replace(/\/$/, '')}/review#move=${judged.move}&record=${packed}`;
}
