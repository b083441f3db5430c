/** A finished game decision by decision: what each move gave away, and the mistakes with what was better. */
import { adviserOf, type GamePack, type GameRecord, replay, type Seat } from '@baize/game';
import { average, compareMoves, doubt } from './compareMoves.ts';
import { decisionsOf, judge, type Judged, type JudgeSettings, seedOf } from './judge.ts';
import { playOnAs } from './onwards.ts';
import { type Stake, stakeOf } from './worlds.ts';

/** A decision that cost its player something. */
export interface Mistake {
  /** How many moves had been made before it. */
  readonly move: number;
  readonly seat: Seat;
  readonly played: { readonly words: string; readonly hope: number };
  readonly better: { readonly words: string; readonly hope: number };
}

/** How a seat played. */
export interface Play {
  /** Decisions looked at, and what they gave away on average. */
  readonly decisions: number;
  readonly loss: number;
  /** Of these, those taken while the game was open: some move changed who would win. */
  readonly open: number;
  /** Open decisions in which nothing was found that promised more than what was played. */
  readonly agreed: number;
  /** Whether all of them have been judged and their mistakes found. */
  readonly done: boolean;
}

export interface Review {
  readonly stake: Stake;
  /** What a mistake costs at least: chance to win, or chips. */
  readonly least: number;
  readonly players: readonly Play[];
  /** The costliest first. */
  readonly mistakes: readonly Mistake[];
  /** How much of the work is done, 0 to 1. */
  readonly progress: number;
}

export interface ReviewSettings extends Partial<JudgeSettings> {
  /** Worlds in which a mistake is played on by good players. */
  readonly sure?: number;
  /** What a mistake costs at least: chance to win, or the part of the game's largest swing in chips. */
  readonly least?: number;
  /** Whose decisions are looked at before all others: nothing but the order changes. */
  readonly first?: Seat | null;
}

/** How a review first looks at every decision. */
export const reviewJudge: JudgeSettings = { worlds: 160, widest: 6 };

/** The part of the work after which every decision has been looked at once. */
const FIRST = 0.4;
/** Where even the best move wins less often, or every move loses less often, nothing is decided any more. */
const SETTLED = 0.03;
/** Of what the first look finds, good players get this part on average; how far they stray from it, as a part of it too. */
const KEPT = 0.7;
const STRAY = 0.5;
/** Worlds between two looks at whether it can still be a mistake. */
const BATCH = 50;
/** The most of a player's decisions that are looked at again. */
const MOST = 10;

/**
 * The work in small portions, each time with all that is known so far. The same record, the same review. What looks like a mistake
 * is played on by good players before it is called one, and what it cost is what they got in other worlds, drawn towards what such
 * finds are usually worth: the largest of many estimates would be too large.
 */
export function* review(pack: GamePack, record: GameRecord, settings: ReviewSettings = {}): Generator<Review> {
  const { sure = 300, least = 0.03, first = null } = settings;
  const { worlds = reviewJudge.worlds, widest = reviewJudge.widest } = settings;
  const stake = stakeOf(pack, replay(pack.game, record));
  const limit = stake === 'win' ? least : (pack.stakes === undefined ? 1 : least) * chipsAt(record);
  const judged: Judged[] = [];
  const mistakes: Mistake[] = [];
  const costs = new Map<Judged, number>();
  const done = new Set<Seat>();
  const isOpen = ({ hopes }: Judged): boolean =>
    stake !== 'win' || (hopes[0].hope >= SETTLED && hopes[hopes.length - 1].hope <= 1 - SETTLED);
  const lossOf = (each: Judged): number => costs.get(each) ?? each.loss;
  const report = (progress: number): Review => ({
    stake,
    least: limit,
    players: record.seats.map((_, seat) => {
      const own = judged.filter((each) => each.seat === seat && each.hopes.length > 1);
      return {
        decisions: own.length,
        loss: own.length === 0 ? 0 : Math.max(0, average(own.map(lossOf))),
        open: own.filter(isOpen).length,
        agreed: own.filter((each) => isOpen(each) && isBest(each)).length,
        done: done.has(seat),
      };
    }),
    mistakes: mistakes.toSorted((a, b) => costOf(b) - costOf(a)),
    progress,
  });
  const all = decisionsOf(pack, record);
  const seats = [...record.seats.keys()];
  const turns = first === null ? [seats] : [[first], seats.filter((seat) => seat !== first)];
  let before = 0;
  for (const group of turns) {
    const own = all.filter(({ seat }) => group.includes(seat));
    const part = own.length / Math.max(1, all.length);
    for (const [i, decision] of own.entries()) {
      judged.push(judge(pack, decision, seedOf(record, decision.move), { worlds, widest }));
      yield report(before + (part * FIRST * (i + 1)) / own.length);
    }
    const suspects = group.flatMap((seat) =>
      judged
        .filter((each) => each.seat === seat && each.loss >= limit && each.loss > 2 * each.error)
        .toSorted((a, b) => b.loss - a.loss)
        .slice(0, MOST),
    );
    for (const [i, suspect] of suspects.entries()) {
      const { cost, middle } = secondLook(pack, record, suspect, sure, limit);
      costs.set(suspect, cost);
      if (cost >= limit) mistakes.push(mistakeOf(suspect, cost, middle));
      yield report(before + part * (FIRST + ((1 - FIRST) * (i + 1)) / (suspects.length + 1)));
    }
    before += part;
    for (const seat of group) done.add(seat);
  }
  yield report(1);
}

/** Whether nothing else promised more, as far as the first look can tell. */
const isBest = ({ played, hopes: [best], loss, error }: Judged): boolean => best.words === played || loss <= 2 * error;

/** What the move cost good players, and what both moves promise on average. */
function secondLook(
  pack: GamePack,
  record: GameRecord,
  { move, seat, played, hopes: [{ words: best }], loss }: Judged,
  worlds: number,
  limit: number,
): { cost: number; middle: number } {
  const { game } = pack;
  const state = replay(game, record, move);
  const legal: readonly string[] = game.moves(state).map((each: unknown) => game.say(each, state));
  const bot = adviserOf(pack);
  const decision = {
    game,
    guide: pack.guide,
    view: game.view(state, seat),
    seat,
    ...(bot === undefined ? {} : { onwards: playOnAs(game, bot) }),
  };
  const pair = [legal.indexOf(best), legal.indexOf(played)];
  const ones: number[] = [];
  const others: number[] = [];
  for (let cost = 0; ; ) {
    const batch = Math.min(BATCH, worlds);
    const [more, less] = compareMoves(decision, pair, `${seedOf(record, move)}|again`, ones.length, batch);
    ones.push(...more);
    others.push(...less);
    const lead = ones.map((hope, at) => hope - others[at]);
    const error = doubt(lead);
    cost = towards(KEPT * loss, STRAY * loss, average(lead), error);
    if (ones.length >= worlds || cost + 2 * error < limit)
      return { cost, middle: (average(ones) + average(others)) / 2 };
  }
}

/** A measured value drawn towards what was expected, as far as its error allows. */
function towards(expected: number, spread: number, measured: number, error: number): number {
  const trust = spread ** 2 / (spread ** 2 + error ** 2);
  return expected + trust * (measured - expected);
}

const mistakeOf = ({ move, seat, played, hopes: [best] }: Judged, cost: number, middle: number): Mistake => ({
  move,
  seat,
  played: { words: played, hope: middle - cost / 2 },
  better: { words: best.words, hope: middle + cost / 2 },
});

/** The chips that a game is about: the stacks, as far as the options name them. */
function chipsAt({ options }: GameRecord): number {
  const big = Number(options['bigBlind']);
  return Number.isFinite(big) && big > 0 ? big * 20 : 400;
}

export const costOf = ({ played, better }: Mistake): number => better.hope - played.hope;

/** How well somebody played, 0 to 100, from what a decision gave away on average: the scale that chess sites use. */
export const accuracyOf = (loss: number): number =>
  Math.max(0, Math.min(100, 103.1668 * Math.exp(-0.04354 * loss * 100) - 3.1669));
