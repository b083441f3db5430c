/** A finished game decision by decision: what each move gave away, and the mistakes with what was better. */
import { type GamePack, type GameRecord, plainWords, replay, type Seat } from '@baize/game';
import { analyse, duel } from './analysis.ts';
import { worthTrying } from './onwards.ts';
import { sharesOfWin } from './worlds.ts';

/** A decision that cost its player something. */
export interface Mistake {
  /** How many moves had been made before it. */
  readonly move: number;
  readonly seat: Seat;
  readonly played: { readonly words: string; readonly hope: number };
  readonly better: { readonly words: string; readonly hope: number };
}

export interface Review {
  readonly stake: 'win' | 'chips';
  /** By seat: decisions looked at, and what they gave away on average. */
  readonly players: readonly { readonly decisions: number; readonly loss: number }[];
  /** The costliest first. */
  readonly mistakes: readonly Mistake[];
  /** How much of the work is done, 0 to 1. */
  readonly progress: number;
}

export interface ReviewSettings {
  /** Worlds to find the best move, to compare it with what was played, and to be sure of a mistake. */
  readonly search?: number;
  readonly compare?: number;
  readonly sure?: number;
  /** What a mistake costs at least: chance to win, or the part of the game's largest swing in chips. */
  readonly least?: number;
}

interface Decision {
  readonly move: number;
  readonly seat: Seat;
  readonly view: unknown;
  readonly words: string;
}

/** Every moment at which somebody had more than one thing worth doing. */
function decisionsOf({ game, guide }: GamePack, record: GameRecord): { all: Decision[]; stake: Review['stake'] } {
  const all: Decision[] = [];
  const end = replay(game, record, record.moves.length, (state, move) => {
    const seat = game.turn(state);
    if (seat === null || move === record.moves.length) return;
    const moves: readonly unknown[] = game.moves(state);
    const said = plainWords(record.moves[move]);
    const worth = worthTrying(guide, state, moves);
    if (moves.length < 2 || (worth.length === 1 && plainWords(game.say(worth[0], state)) === said)) return;
    all.push({ move, seat, view: structuredClone(game.view(state, seat)), words: record.moves[move] });
  });
  return { all, stake: sharesOfWin(game.result(end)?.payoffs ?? [1]) ? 'win' : 'chips' };
}

/** The work in small portions, each time with all that is known so far. The same record, the same review. */
export function* review(pack: GamePack, record: GameRecord, settings: ReviewSettings = {}): Generator<Review> {
  const { search = 120, compare = 60, sure = 300, least = 0.03 } = settings;
  const { all, stake } = decisionsOf(pack, record);
  const losses: number[][] = record.seats.map(() => []);
  const mistakes: Mistake[] = [];
  const limit = stake === 'win' ? least : (pack.stakes === undefined ? 1 : least) * chipsAt(record);
  const report = (progress: number): Review => ({
    stake,
    players: losses.map((each) => ({ decisions: each.length, loss: average(each) })),
    mistakes: mistakes.toSorted((a, b) => costOf(b) - costOf(a)),
    progress,
  });
  for (const [i, { move, seat, view, words }] of all.entries()) {
    const seed = `review ${move}`;
    const analysis = analyse(pack, view, seat, seed, { widest: 6, first: 24, finalists: 3 });
    analysis.deepen(search);
    const best = analysis.lines()[0].words;
    if (plainWords(best) === plainWords(words)) losses[seat].push(0);
    else {
      const pair = [best, words] as const;
      const first = duel(pack, view, seat, seed, pair, compare);
      losses[seat].push(first.one - first.other);
      if (first.one - first.other >= limit) {
        // other worlds than those that made it look like a mistake
        const again = duel(pack, view, seat, `${seed} again`, pair, sure);
        const cost = again.one - again.other;
        if (cost >= limit && cost > 2 * again.error)
          mistakes.push({
            move,
            seat,
            played: { words, hope: again.other },
            better: { words: best, hope: again.one },
          });
      }
    }
    yield report((i + 1) / (all.length + 1));
  }
  yield report(1);
}

/** The chips that a game is about: the stacks, as far as the options name them. */
function chipsAt({ options }: GameRecord): number {
  const big = Number(options['bigBlind']);
  return Number.isFinite(big) && big > 0 ? big * 20 : 400;
}

export const costOf = ({ played, better }: Mistake): number => better.hope - played.hope;

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.max(0, values.reduce((sum, value) => sum + value, 0) / values.length);

/** How well somebody played, 0 to 100, from what a decision gave away on average: the scale that chess sites use. */
export const accuracyOf = (loss: number): number =>
  Math.max(0, Math.min(100, 103.1668 * Math.exp(-0.04354 * loss * 100) - 3.1669));
