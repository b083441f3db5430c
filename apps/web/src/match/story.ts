/** The end of a game as a story: a title, and what decided it. */
import type { Hindsight, Swing } from '@baize/bots';
import type { Result } from '@baize/game';
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
  if (prize !== null) return t.prize(name(first), first === seat, prize);
  const own = result.scores[first];
  const others = result.scores.filter((_, who) => who !== first);
  const next = Math.max(...others);
  if (others.length === 0 || !Number.isFinite(own - next)) return t.wins(name(first), first === seat);
  return own === next ? t.tieBreak(name(first), first === seat) : t.by(name(first), first === seat, own - next);
}

/** Where I came in, for three or more. */
export function placeOf(ranks: readonly number[], seat: number | null): string | null {
  if (seat === null || ranks.length < 3 || ranks[seat] === 1) return null;
  return t.place(ranks[seat], ranks.length);
}

export interface Fact {
  readonly title: string;
  readonly text: string;
  /** A decision to go and see: how many moves had been made before it. */
  readonly move?: number;
}

const change = (swing: Swing, seat: number): number => Math.abs(swing.after[seat] - swing.before[seat]);

/** At most three, in this order: what decided it, my best moment, my costliest move. */
export function factsOf(
  found: Hindsight,
  names: readonly string[],
  seat: number | null,
  when: (move: number) => string | null,
  inWords: (words: string) => string,
): Fact[] {
  const { points, swings, stake } = found;
  const amount = stake === 'win' ? texts.chances.percent : texts.chances.chips;
  const facts: Fact[] = [];
  const eyes = seat ?? 0;
  const swing = swings.toSorted((a, b) => change(b, eyes) - change(a, eyes))[0];
  if (swing !== undefined && change(swing, eyes) > 0)
    facts.push({
      title: t.fromTo(amount(swing.before[eyes]), amount(swing.after[eyes])),
      text: t.decided(when(swing.move), names[swing.seat], inWords(swing.played.words)),
      move: swing.move,
    });
  if (seat === null || points.length < 2) return facts;
  const best = points.reduce((top, point) => (point.hopes[seat] > top.hopes[seat] ? point : top));
  if (best !== points.at(-1)) facts.push({ title: amount(best.hopes[seat]), text: t.best(when(best.move)) });
  const cost = (each: Swing): number => (each.better === null ? 0 : each.better.hope - each.played.hope);
  const worst = swings.filter((each) => each.seat === seat && cost(each) > 0).toSorted((a, b) => cost(b) - cost(a))[0];
  if (worst?.better !== undefined && worst.better !== null)
    facts.push({
      title: t.cost(amount(cost(worst))),
      text: t.better(inWords(worst.better.words), amount(worst.better.hope), amount(worst.played.hope)),
      move: worst.move,
    });
  else facts.push({ title: t.clean, text: t.cleanLine });
  return facts;
}
