/** What every decision of a finished game gave away, by imagined games from what the mover could know. */
import { type GamePack, type GameRecord, plainWords, replay, type Seat } from '@baize/game';
import { average, compareMoves, doubt } from './compareMoves.ts';
import { worthTrying } from './onwards.ts';
import { keyOf } from './worlds.ts';

export interface Judged {
  /** Moves made before this one. */
  readonly move: number;
  readonly seat: Seat;
  readonly played: string;
  /** The moves looked at with what they promise (the chance to win, or chips), the best first. */
  readonly hopes: readonly { readonly words: string; readonly hope: number }[];
  /** By how much the best promised more than what was played, and its standard error. */
  readonly loss: number;
  readonly error: number;
}

export interface JudgeSettings {
  /** Imagined games for each move looked at; half of them choose the best one, the others measure it. */
  readonly worlds: number;
  /** The most moves looked at, what was played aside. */
  readonly widest: number;
}

export const usualJudge: JudgeSettings = { worlds: 40, widest: 5 };

/**
 * Every decision with a choice, in order. The best move is measured in other worlds than those that chose it: a move that was only
 * lucky gains nothing by it, so equal moves lose nothing on average.
 */
export function judgeGame(pack: GamePack, record: GameRecord, settings: JudgeSettings = usualJudge): Judged[] {
  const { game, guide } = pack;
  const judged: Judged[] = [];
  const half = Math.max(2, Math.ceil(settings.worlds / 2));
  replay(game, record, record.moves.length, (state, move) => {
    const seat = game.turn(state);
    const moves: readonly unknown[] = seat === null ? [] : game.moves(state);
    if (seat === null || moves.length < 2 || move === record.moves.length) return;
    const wanted = plainWords(record.moves[move]);
    const played = moves.findIndex((each) => plainWords(game.say(each, state)) === wanted);
    const keys = worthTrying(guide, state, moves).slice(0, settings.widest).map(keyOf);
    const tried = moves.flatMap((each, index) => (index === played || keys.includes(keyOf(each)) ? [index] : []));
    const words = (at: number): string => game.say(moves[tried[at]], state);
    const view = game.view(state, seat);
    const compare = (from: number): number[][] =>
      compareMoves({ game, guide, view, seat }, tried, `${record.seed}|${move}`, from, half);
    const mine = tried.indexOf(played);
    const chosen = tried.length === 1 ? [1] : compare(0).map(average);
    const best = chosen.indexOf(Math.max(...chosen));
    const measured = compare(half);
    const lead = measured[best].map((hope, i) => hope - measured[mine][i]);
    const order = tried
      .map((_, at) => at)
      .toSorted((a, b) => Number(b === best) - Number(a === best) || average(measured[b]) - average(measured[a]));
    judged.push({
      move,
      seat,
      played: words(mine),
      hopes: order.map((at) => ({ words: words(at), hope: average(measured[at]) })),
      loss: average(lead),
      error: doubt(lead),
    });
  });
  return judged;
}
