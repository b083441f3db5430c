/** The end of a game as a story: a title, and what decided it. */
import type { Hindsight, Review, Swing } from '@baize/bots';
import type { Result } from '@baize/game';
import { shownCost } from '../chances/cost.ts';
import { texts } from '../texts.ts';

const t = texts.story;

/** "You win by 4", "Fern wins on the tie-break", "You and Fern share the win", or "Reed wins the tournament". */
export function titleOf(
  result: Result,
  name: (seat: number) => string,
  seat: number | null,
  prize: string | null = null,
): string {
  const [first, ...more] = result.winners;
  if (first === undefined) return t.nobody;
  if (more.length > 0) return t.shared(result.winners.map(name));
  if (result.early) return t.wins(name(first), first === seat);
  if (prize !== null) return t.prize(name(first), first === seat, prize);
  const lead = result.scores[first] - Math.max(...result.scores.filter((_, who) => who !== first));
  // whoever played alone, or was behind a seat that resigned, leads nobody
  if (lead < 0 || !Number.isFinite(lead)) return t.wins(name(first), first === seat);
  return lead === 0 ? t.tieBreak(name(first), first === seat) : t.by(name(first), first === seat, lead);
}

/** Where I came in, for three or more. */
export function placeOf(ranks: readonly number[], seat: number | null): string | null {
  if (seat === null || ranks.length < 3 || ranks[seat] === 1) return null;
  const shared = ranks.filter((rank) => rank === ranks[seat]).length > 1;
  return t.place(ranks[seat], ranks.length, shared);
}

export interface Fact {
  readonly title: string;
  readonly text: string;
  /** A decision to go and see: how many moves had been made before it. */
  readonly move?: number;
}

const change = (swing: Swing, seat: number): number => Math.abs(swing.after[seat] - swing.before[seat]);

/** What decided the game; `null` where nothing did. */
export function decidedBy(
  { swings, stake }: Hindsight,
  names: readonly string[],
  seat: number | null,
  when: (move: number) => string | null,
  inWords: (words: string, move: number) => string,
): Fact | null {
  const eyes = seat ?? 0;
  const swing = swings.toSorted((a, b) => change(b, eyes) - change(a, eyes))[0];
  if (swing === undefined || change(swing, eyes) === 0) return null;
  const amount = amountIn(stake);
  // of two players it is told by mine, as the curve is; else it has to say whose it is
  const whose = seat === null || names.length > 2 ? names[eyes] : null;
  return {
    title: t.fromTo(whose, amount(swing.before[eyes]), amount(swing.after[eyes])),
    text: t.decided(when(swing.move), names[swing.seat], inWords(swing.words, swing.move)),
    move: swing.move,
  };
}

/** How I played, by the same review that the page of that name shows: agreement, then my costliest move or my best moment. */
export function playOf(
  { stake, least, players, mistakes }: Review,
  { points }: Hindsight,
  seat: number,
  when: (move: number) => string | null,
  inWords: (words: string, move: number) => string,
  /** What is told before: it is not told twice. */
  decided: Fact | null = null,
): Fact[] {
  const amount = stake === 'win' ? texts.chances.percent : texts.chances.exactChips;
  const { agreed, open, decisions } = players[seat];
  const agreement = open === 0 ? [] : [{ title: t.agreed(agreed, open), text: t.agreedLine(open < decisions) }];
  const [costliest, next] = mistakes.filter((each) => each.seat === seat);
  const isTold = costliest !== undefined && costliest.move === decided?.move;
  const worst = isTold ? next : costliest;
  if (isTold && worst === undefined) return agreement;
  if (worst !== undefined)
    return [
      ...agreement,
      {
        title: t.cost(amount(shownCost(worst, stake)).replace('+', '')),
        text: (isTold ? t.alsoCostly : t.better)(
          when(worst.move),
          inWords(worst.better.words, worst.move),
          amount(worst.better.hope),
          amount(worst.played.hope),
        ),
        move: worst.move,
      },
    ];
  // over before anybody moved: nothing to tell
  if (points.length === 0) return agreement;
  const best = points.reduce((top, point) => (point.hopes[seat] > top.hopes[seat] ? point : top));
  return best === points.at(-1)
    ? [...agreement, { title: t.clean, text: t.cleanLine(texts.chances.least(stake, least)) }]
    : [{ title: amountIn(stake)(best.hopes[seat]), text: t.best(when(best.move)) }, ...agreement];
}

/** What decided it, with what would have been better, or that it was no mistake: the cards fell that way. */
export function withBetter(
  decided: Fact | null,
  { mistakes, progress }: Review,
  inWords: (words: string, move: number) => string,
): Fact | null {
  if (decided === null) return null;
  const mistake = mistakes.find(({ move }) => move === decided.move);
  // those of others may not have been found yet
  if (mistake === undefined && progress < 1) return decided;
  const verdict = mistake === undefined ? t.noMistake : t.wasBetter(inWords(mistake.better.words, mistake.move));
  return { ...decided, text: `${decided.text} ${verdict}` };
}

const amountIn = (stake: Hindsight['stake']): ((value: number) => string) =>
  stake === 'win' ? texts.chances.percent : texts.chances.chips;
