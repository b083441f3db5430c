/** What to do now: the moves worth a thought, tried in worlds that fit what the seat sees, as a look back would try them. */
import { fork, type GamePack, type Seat, seeded } from '@baize/game';
import { playOn, worthTrying } from './onwards.ts';
import { imagined, keyOf } from './worlds.ts';

/** A move and what its player may hope for after it: the chance to win, or chips. */
export interface Idea {
  readonly words: string;
  readonly hope: number;
}

export interface Advice {
  /** The best first; empty until something is known. */
  readonly ideas: readonly Idea[];
  /** How much of the work is done, 0 to 1. */
  readonly progress: number;
}

export interface AdviseSettings {
  /** Worlds in which every move is tried, and then those in which the best are held against each other. */
  readonly first?: number;
  readonly last?: number;
  /** How many moves are thought about, and how many of them to the end. */
  readonly widest?: number;
  readonly finalists?: number;
}

interface Candidate {
  readonly index: number;
  readonly words: string;
  sum: number;
  tried: number;
}

const hopeOf = ({ sum, tried }: Candidate): number => sum / Math.max(1, tried);

/** The work in small portions, each with all that is known so far. Knows nothing but the view; the same view and seed, the same advice. */
export function* advise(
  pack: GamePack,
  view: unknown,
  seat: Seat,
  seed: string,
  settings: AdviseSettings = {},
): Generator<Advice> {
  const { first = 80, last = 400, widest = 10, finalists = 4 } = settings;
  const { game, guide } = pack;
  const world = (i: number): unknown => imagined(game, guide, view, seat, seeded(`${seed}|world ${i}`));
  const here = world(0);
  const moves: readonly unknown[] = game.moves(here);
  const keys = worthTrying(guide, here, moves).slice(0, widest).map(keyOf);
  let field = moves.flatMap((move, index): Candidate[] =>
    keys.includes(keyOf(move)) ? [{ index, words: game.say(move, here), sum: 0, tried: 0 }] : [],
  );
  const ranked = (): Candidate[] => field.toSorted((a, b) => hopeOf(b) - hopeOf(a));
  const total = first * field.length + last * Math.min(finalists, field.length);
  let done = 0;
  for (let i = 0; i < first + last; i++) {
    if (i === first) field = ranked().slice(0, finalists);
    if (field.length === 1 && i >= Math.min(first, 40)) break;
    const start = world(i);
    const onwards = fork(seeded(`${seed}|onwards ${i}`));
    for (const candidate of field) {
      const after = game.copy(start);
      game.advance(after, game.moves(after)[candidate.index]);
      candidate.sum += playOn(game, guide, after, { ...onwards })[seat];
      candidate.tried += 1;
      done += 1;
    }
    yield { ideas: [], progress: done / (total + 1) };
  }
  yield { ideas: ranked().map((each) => ({ words: each.words, hope: hopeOf(each) })), progress: 1 };
}
