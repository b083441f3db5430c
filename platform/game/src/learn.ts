/** What teaches a game: lessons on prepared tables, and puzzles mined from games of strong bots. Both are data. */
import type { AnyGame, MoveOf, Seat, StateOf, ViewOf } from './game.ts';
import type { GameRecord } from './play.ts';
import type { Random } from './random.ts';

export interface Course<G extends AnyGame = AnyGame> {
  readonly lessons: readonly Lesson<G>[];
}

export interface Lesson<G extends AnyGame = AnyGame> {
  /** Lower case, as in addresses. */
  readonly id: string;
  readonly title: string;
  readonly steps: readonly LessonStep<G>[];
  /** Two or three sentences worth keeping. */
  readonly keep: readonly string[];
}

export type LessonStep<G extends AnyGame = AnyGame> = MoveStep<G> | SortStep;

interface StepTexts {
  /** What is to be understood and done, in one or two short sentences. */
  readonly text: string;
  /** The answer to the right move. */
  readonly right: Answer;
  readonly hint: string;
  /** What helps to answer: rules in a few words each, under a name or a number. */
  readonly notes?: readonly { readonly name: string; readonly text: string }[];
}

/** What is said to a try: a few words, mostly a sentence more, and a sum or a count where a picture of it says most. */
export interface Answer {
  readonly title: string;
  readonly text?: string;
  readonly working?: Sum | Ladder;
}

/** A sum in pieces: 3 emeralds − 2 emeralds = 1 emerald. */
export interface Sum {
  readonly kind: 'sum';
  readonly parts: readonly {
    /** Before the part; none before the first. */
    readonly sign?: '+' | '−' | '=';
    /** The name of a picture of the game's table. */
    readonly piece: string;
    readonly count: number;
    readonly label: string;
  }[];
}

/** How something runs out step by step: actions, card after card. */
export interface Ladder {
  readonly kind: 'ladder';
  readonly label: string;
  readonly from: number;
  readonly steps: readonly { readonly name: string; readonly note?: string; readonly left: number }[];
  /** What cannot be done any more. */
  readonly stuck?: string;
}

/**
 * A question that a gesture at the table answers. Seat 0 is the learner. A gesture is written as the words of its moves joined
 * by `, `; in patterns `*` stands for one word and `**` for anything.
 */
export interface MoveStep<G extends AnyGame = AnyGame> extends StepTexts {
  /** The table to begin with; a step without one goes on where the step before ended. */
  position?(): StateOf<G>;
  /** What the table asks in place of its own question; without it the table asks as always. */
  readonly ask?: { readonly title: string; readonly line: string };
  /** Moves whose pieces the question is about, whether they can be made or not; they are lit, all others shaded. */
  readonly lit?: readonly string[];
  /** Patterns of what is right. The first has no stars: it is shown to those who ask. */
  readonly accept: readonly string[];
  /** Patterns of what is wrong, each with the answer to it; they count before the patterns of what is right. */
  readonly replies: readonly Reply[];
  /** The answer to every other wrong gesture. */
  readonly otherwise: Answer;
  /** Words of moves that the others make afterwards, in order. */
  readonly after?: readonly string[];
}

export interface Reply extends Answer {
  readonly words: string;
  /** A word or two on the piece that was chosen. */
  readonly tag?: string;
}

/** Things to put into order, the best first: pictures of the game's table, by their names. */
export interface SortStep extends StepTexts {
  readonly sort: readonly {
    readonly picture: string;
    /** The same once it was checked: what does not count is dimmed. */
    readonly checked?: string;
    readonly label: string;
    readonly why: string;
  }[];
  /** As they lie at first: places in `sort`. */
  readonly shuffled: readonly number[];
  readonly wrong: Answer;
}

/** Whether a gesture fits a pattern. */
export function fits(gesture: string, pattern: string): boolean {
  const source = pattern
    .split(/(\*\*|\*)/)
    .map((part) => (part === '**' ? '.*' : part === '*' ? '[^ ,]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  return new RegExp(`^${source}$`, 'i').test(gesture);
}

/** The answer to a gesture: whether it is right, and what to say. */
export function judge(
  step: MoveStep,
  words: readonly string[],
): { readonly right: boolean; readonly says: Answer & Pick<Reply, 'tag'> } {
  const gesture = words.join(', ');
  const wrong = step.accept.includes(gesture) ? undefined : step.replies.find((reply) => fits(gesture, reply.words));
  if (wrong !== undefined) return { right: false, says: wrong };
  const right = step.accept.some((pattern) => fits(gesture, pattern));
  return { right, says: right ? step.right : step.otherwise };
}

/** Of the legal moves those that begin or belong to a gesture that the step knows: the others are not offered. */
export function offered(step: MoveStep, legal: readonly string[]): readonly string[] {
  const known = [...step.accept, ...step.replies.map(({ words }) => words)].flatMap((gesture) => gesture.split(', '));
  return legal.filter((words) => known.some((pattern) => fits(words, pattern)));
}

/** Plays what follows the learner's gesture, in place: forced moves, and what the lesson says that others do; returns what could not be played. */
export function follow<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  after: readonly string[],
  played: () => void,
): readonly string[] {
  const left = after.slice();
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    const moves: readonly unknown[] = game.moves(state);
    const scripted = moves.find((move) => game.say(move, state) === left[0]);
    if (scripted !== undefined) left.shift();
    else if (moves.length > 1) break;
    game.advance(state, scripted ?? moves[0]);
    played();
  }
  return left;
}

export const isSort = (step: LessonStep): step is SortStep => 'sort' in step;

/** A decision of a recorded game in which one move is clearly best. */
export interface Puzzle {
  readonly id: string;
  readonly theme: string;
  /** How hard it is, on the scale of Elo. */
  readonly rating: number;
  /** Which of the recorded games it comes from, and how many moves had been made. */
  readonly game: number;
  readonly at: number;
  readonly seat: Seat;
  /** The moves that were weighed, what they promise the mover and the standard error of that, the best first. */
  readonly lines: readonly { readonly words: string; readonly hope: number; readonly error?: number }[];
}

export interface PuzzleSet {
  /** How they were made. */
  readonly command: string;
  /** Whether promises are chances to win or chips. */
  readonly stake: 'win' | 'chips';
  readonly games: readonly Omit<GameRecord, 'result'>[];
  readonly puzzles: readonly Puzzle[];
}

/** How a game's puzzles are found. */
export interface PuzzleMining<G extends AnyGame = AnyGame> {
  /** Who plays the games that are mined, at which table; one entry for each kind of game. */
  readonly tables: readonly { readonly bots: readonly string[]; readonly options: Readonly<Record<string, unknown>> }[];
  /** Worlds in which the moves are weighed when mining; confirming takes ten times as many on other seeds. */
  readonly budget: number;
  /** The least lead of the best move worth a puzzle: chance to win, or chips. */
  readonly lead: number;
  /** Other ways to go on in imagined games: the best move has to be the best there, too. */
  readonly otherwise?: readonly ((state: StateOf<G>, chance: Random) => MoveOf<G>)[];
  /** Kinds of answers among which the puzzles of a theme are shared out, so that none can be guessed; `null` for any number. */
  readonly sideOf?: (best: string) => string | null;
  /** How hard puzzles of a theme have to be at least, where most answers are the same. */
  readonly hardness?: Readonly<Record<string, number>>;
  /** Whether a decision is worth a look at all. */
  worth?(view: ViewOf<G>): boolean;
  /** What the puzzle is about, from what the mover sees; `null` for a decision that makes no puzzle. */
  themeOf(view: ViewOf<G>, best: string, others: readonly string[]): string | null;
  /** The themes that must not be missing. */
  readonly named: readonly string[];
}

/** What a game's puzzles are about. */
export interface PuzzleThemes<G extends AnyGame = AnyGame> {
  readonly themes: Readonly<Record<string, Theme>>;
  /** How it stands for the mover. */
  situation(view: ViewOf<G>, mover: Seat, name: (seat: Seat) => string): Situation;
}

export interface Situation {
  /** Two short sentences. */
  readonly text: string;
  /** Everybody's points, by seat; `null` where there are none to compare. */
  readonly points: readonly number[] | null;
}

/** Who leads, in a sentence: "You lead by two points." */
export function leadWords(points: readonly number[], mover: Seat, name: (seat: Seat) => string): string {
  const others = points.filter((_, seat) => seat !== mover);
  const best = Math.max(...others);
  const lead = points[mover] - best;
  const by = `${Math.abs(lead)} ${Math.abs(lead) === 1 ? 'point' : 'points'}`;
  const ahead = points.flatMap((each, seat) => (seat !== mover && each === best ? [name(seat)] : []));
  if (lead > 0) return `You lead by ${by}.`;
  if (ahead.length > 1) return lead === 0 ? 'You share the lead.' : `You are ${by} behind.`;
  return lead === 0 ? `You and ${ahead[0]} are level.` : `${ahead[0]} leads by ${by}.`;
}

export interface Theme {
  /** A few words: "Noble race". */
  readonly title: string;
  /** Shown in place of the title until it is answered, where the title would tell too much. */
  readonly tag?: string;
  /** The question, in a few words. */
  readonly ask: string;
  /** What to look at, in a sentence. */
  readonly hint: string;
  /** Why such a move is right, in a sentence. */
  readonly why: string;
}
