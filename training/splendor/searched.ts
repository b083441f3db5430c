/** Games of somebody against themselves, with what they would do at each table, and what they hoped for, written down. */
import { type Guide, pick, type Random, randomFor, unit } from '../../platform/game/src/index.ts';
import { Tree } from '../../platform/bots/src/tree.ts';
import { guide as shipped } from '../../games/splendor/bots/guide.ts';
import { GIVE, listChoices, returnable } from '../../games/splendor/bots/learnt/choices.ts';
import { INPUTS, writeInputs } from '../../games/splendor/bots/learnt/inputs.ts';
import { game } from '../../games/splendor/src/game.ts';
import { type Move, moves as legal } from '../../games/splendor/src/moves.ts';
import { ACTION, type State } from '../../games/splendor/src/state.ts';
import type { Recorder } from '../record.ts';
import { byPlace, type Diary, newDiary, playOut, type Seated } from './players.ts';

/** How a game is played to learn from it. */
export interface Manner {
  /** How often a move is made at random, and how often as often as it was tried rather than because it did best. */
  readonly blunders: number;
  readonly whims: number;
  /** How much what search hoped for counts beside who won: there is less chance in it than in the end of one game. */
  readonly trust: number;
}
const USUAL: Manner = { blunders: 0.03, whims: 0.17, trust: 0.5 };

const bytes = new Uint8Array(INPUTS);

/** One of them, each as likely as it weighs. */
function drawn<Value>(chance: Random, weighed: readonly (readonly [value: Value, weight: number])[]): Value {
  let left = unit(chance) * weighed.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of weighed) {
    left -= weight;
    if (left < 0) return value;
  }
  return weighed[0][0];
}

/** Writes down that the player on turn made this move, token by token where some go back. */
function note(state: State, { best: move, hopes, shares }: Thought, recorder: Recorder, diary: Diary): void {
  const add = (choices: readonly number[], choice: number, parts: readonly number[] | null = null): void => {
    diary.records.push(recorder.add(bytes, 0, choices, choice, 0, parts));
    diary.hopes.push(hopes);
  };
  writeInputs(state, bytes);
  if (state.step === ACTION) {
    const { choices, moves } = listChoices(legal(state));
    const at = moves.indexOf(move);
    const parts = shares === undefined ? null : moves.map((each) => shares.get(each) ?? 0);
    if (at >= 0 && choices.length > 1) add(choices, choices[at], parts);
    return;
  }
  const tokens = state.tokens[state.turn];
  const before = tokens.slice();
  for (let kind = 0; kind < tokens.length; kind++)
    for (let count = (move >> (7 + 2 * kind)) & 3; count > 0; count--) {
      writeInputs(state, bytes);
      const choices = returnable(state);
      if (choices.length > 1) add(choices, GIVE + kind);
      tokens[kind]--;
    }
  before.forEach((count, kind) => {
    tokens[kind] = count;
  });
}

/** What somebody would do, what else they might have done, and what each seat's chances seemed, where they thought about that. */
interface Thought {
  readonly best: Move;
  readonly whim: () => Move;
  readonly hopes: readonly number[] | null;
  /** How much each action deserves to be tried, of one, where that is imitated rather than the best of them. */
  readonly shares?: ReadonlyMap<Move, number>;
  /** Whether the move is not worth imitating. */
  readonly swift?: boolean;
}

export type Thinker = (state: State, few: readonly Move[], chance: Random) => Thought;

export const searching =
  (tries: number, guide: Guide<State, Move>, shared = false): Thinker =>
  (state, few, chance) => {
    const seat = state.turn;
    const by = guide as Guide<unknown, unknown>;
    const tree = new Tree(game, { guide: by, playouts: tries }, seat, randomFor(`${unit(chance)}`, seat, 0));
    tree.grow(game.view(state, seat));
    const moveOf = (key: unknown): Move => few.find((move) => tree.keyOf(move, state) === key) ?? few[0];
    return {
      best: moveOf(tree.best()[0]),
      whim: () => moveOf(drawn(chance, [...tree.visits()])),
      hopes: tree.hopes(),
      ...(shared ? { shares: sharesOf(tree, state, few) } : {}),
    };
  };

/** A move that did this much worse deserves about a third of the tries; one that was not tried counts as a few tries that did worse than the others. */
const TOLERANCE = 0.02;
const UNTRIED = { visits: 8, worse: 0.08 };

/** Halfway between how often moves were tried, which still goes by what was thought of them before, and what came of them. */
function sharesOf(tree: Tree, state: State, few: readonly Move[]): ReadonlyMap<Move, number> {
  const hope = tree.hopes()[state.turn] - UNTRIED.worse;
  const tried = new Map(tree.tried().map((each) => [each.key, each]));
  const seen = few.map((move) => tried.get(tree.keyOf(move, state)) ?? { visits: 0, hope });
  const worths = seen.map(
    (each) => (each.visits * each.hope + UNTRIED.visits * hope) / (each.visits + UNTRIED.visits) / TOLERANCE,
  );
  const top = Math.max(...worths);
  const odds = worths.map((worth) => Math.exp(worth - top));
  const sum = odds.reduce((total, each) => total + each, 0);
  const tries = seen.reduce((total, each) => total + each.visits, 0);
  return new Map(few.map((move, i) => [move, (odds[i] / sum + seen[i].visits / tries) / 2]));
}

/** By search at length, now with one guide and now with another, so that what is imitated is no guide's own prejudice. */
export const studying =
  (tries: number, guides: readonly Guide<State, Move>[]): Thinker =>
  (state, few, chance) =>
    searching(tries, pick(chance, guides), true)(state, few, chance);

/** With little thought for this share of the moves. */
export const oftenSwift =
  (careful: Thinker, quick: Thinker, share: number): Thinker =>
  (state, few, chance) =>
    unit(chance) < share ? { ...quick(state, few, chance), swift: true } : careful(state, few, chance);

/** A move that promises this much less is a third as likely on a whim. */
const WHIM = 0.03;

/** By what moves promise at first sight: a hundred times as many games as with search. */
export const glancing: Thinker = (state, few, chance) => {
  const promises = shipped.promise?.(state, few) ?? [];
  const top = Math.max(...promises);
  return {
    best: few[promises.indexOf(top)],
    whim: () =>
      drawn(
        chance,
        few.map((move, i) => [move, Math.exp((promises[i] - top) / WHIM)] as const),
      ),
    hopes: null,
  };
};

/** With how much each decision is worth imitating. */
interface Lessons extends Diary {
  readonly worth: number[];
}

function thinking(
  thinker: Thinker,
  chance: Random,
  recorder: Recorder,
  diary: Lessons,
  { blunders, whims }: Manner,
): Seated {
  return (state) => {
    const few = shipped.worth(state, legal(state));
    if (few.length === 1) return few[0];
    const thought = thinker(state, few, chance);
    const { best, whim, swift } = thought;
    note(state, thought, recorder, diary);
    while (diary.worth.length < diary.records.length) diary.worth.push(swift === true ? 0 : 1);
    const mood = unit(chance);
    if (mood < blunders) return pick(chance, few);
    return mood < blunders + whims ? whim() : best;
  };
}

/** A game. The lesson is who won, or something between that and what search hoped for. */
export function lesson(
  seats: number,
  thinker: Thinker,
  chance: Random,
  recorder: Recorder,
  manner: Manner = USUAL,
): void {
  const diaries = Array.from({ length: seats }, (_, seat): Lessons => ({ ...newDiary(seat), worth: [] }));
  const seated = diaries.map((diary) => thinking(thinker, chance, recorder, diary, manner));
  const paid = playOut(seated, `${unit(chance)}`);
  for (const { seat, records, hopes, worth } of diaries)
    records.forEach((record, i) => {
      const hope = hopes[i] ?? paid;
      recorder.settle(
        record,
        worth[i],
        byPlace(
          paid.map((share, each) => share + manner.trust * (hope[each] - share)),
          seat,
        ),
      );
    });
}
