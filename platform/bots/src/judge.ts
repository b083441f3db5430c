/** What every decision of a finished game gave away, by imagined games from what the mover could know. */
import { type GamePack, type GameRecord, plainWords, replay, type Seat } from '@baize/game';
import { analyse } from './analysis.ts';
import { average, compareMoves, doubt } from './compareMoves.ts';

export interface Judged {
  /** Moves made before this one. */
  readonly move: number;
  readonly seat: Seat;
  readonly played: string;
  /** The moves looked at to the end with what they promise (the chance to win, or chips), the best first. */
  readonly hopes: readonly { readonly words: string; readonly hope: number }[];
  /** By how much the best promised more than what was played, and its standard error. */
  readonly loss: number;
  readonly error: number;
}

export interface JudgeSettings {
  /** Imagined games for each move looked at; half of them choose the best ones, the others measure these. */
  readonly worlds: number;
  /** The most moves looked at, what was played aside. */
  readonly widest: number;
}

export const usualJudge: JudgeSettings = { worlds: 40, widest: 5 };

/** Moves that are measured, what was played aside. */
const FINALISTS = 3;

/** A moment at which somebody had a choice: what the mover saw, the legal moves in words, and which one was played. */
interface Decision {
  readonly move: number;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly string[];
  readonly played: number;
}

/** Every decision with a choice, in order. */
export function decisionsOf({ game }: GamePack, record: GameRecord): Decision[] {
  const all: Decision[] = [];
  replay(game, record, record.moves.length, (state, move) => {
    const seat = game.turn(state);
    const moves: readonly unknown[] = seat === null ? [] : game.moves(state);
    if (seat === null || moves.length < 2 || move === record.moves.length) return;
    const legal = moves.map((each) => game.say(each, state));
    const wanted = plainWords(record.moves[move]);
    const played = legal.findIndex((words) => plainWords(words) === wanted);
    all.push({ move, seat, view: structuredClone(game.view(state, seat)), legal, played });
  });
  return all;
}

/**
 * What one decision gave away. The best move is measured in other worlds than those that chose it: a move that was only lucky gains
 * nothing by it, so equal moves lose nothing on average.
 */
export function judge(
  pack: GamePack,
  { move, seat, view, legal, played }: Decision,
  seed: string,
  { worlds, widest }: JudgeSettings = usualJudge,
): Judged {
  const half = Math.max(2, Math.ceil(worlds / 2));
  const look = analyse(pack, view, seat, seed, { widest, first: Math.ceil(half / 3), finalists: FINALISTS });
  look.deepen(half);
  const chosen = look.lines().slice(0, FINALISTS);
  const places = chosen.map(({ words }) => legal.indexOf(words)).filter((place) => place >= 0);
  const tried = [...new Set([...places, played])];
  const measured = compareMoves({ ...pack, guide: pack.guide, view, seat }, tried, `${seed}|measured`, 0, half);
  const mine = measured[tried.indexOf(played)];
  const lead = measured[0].map((hope, at) => hope - mine[at]);
  const hopes = tried.map((index, at) => ({ words: legal[index], hope: average(measured[at]) }));
  const [best, ...others] = hopes;
  return {
    move,
    seat,
    played: legal[played],
    hopes: [best, ...others.toSorted((a, b) => b.hope - a.hope)],
    loss: average(lead),
    error: doubt(lead),
  };
}

/** Of the worlds that a decision is judged in: whoever judges it finds the same. */
export const seedOf = ({ seed }: GameRecord, move: number): string => `${seed}|${move}`;

export const judgeGame = (pack: GamePack, record: GameRecord, settings: JudgeSettings = usualJudge): Judged[] =>
  decisionsOf(pack, record).map((decision) => judge(pack, decision, seedOf(record, decision.move), settings));
