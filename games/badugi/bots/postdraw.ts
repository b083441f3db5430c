/** After a draw: bet for value, call by price, pose as pat, and choose what to throw. */
import { BET, CALL, CHECK, FOLD, RAISE } from '../src/betting.ts';
import type { CardNumber } from '../src/cards.ts';
import { counting, handWords } from '../src/hand.ts';
import { breaking } from './equity.ts';
import { type Answer, chanceToRaise, percent } from './predraw.ts';
import type { StrategyProfile } from './profiles.ts';
import { maySnow, outlookOf, type Plan, type Situation } from './situation.ts';

/** Whether the plan of this street is to stand pat with three cards. */
const snows = (situation: Situation, profile: StrategyProfile, plan: Plan): boolean =>
  maySnow(situation) && plan.snow < profile.bluffFrequency;

/** Whether it has stood pat at the last draw without a badugi. */
const isSnowing = ({ view, seat, size }: Situation): boolean =>
  size < 4 && view.street === 3 && view.seats[seat]?.drawHistory[2] === 0;

export function decidePostDraw(situation: Situation, profile: StrategyProfile, plan: Plan): Answer {
  const { view, hand, drawsLeft, opponents, price } = situation;
  const words = handWords(hand);
  const share = outlookOf(situation).value[drawsLeft]?.[hand] ?? 0;
  const fair = 1 / (opponents.length + 1);
  const edge = share / fair;
  const may = view.raiseTo > 0;
  const free = view.toCall === 0;
  const aggressive = view.current === 0 ? BET : RAISE;

  if (snows(situation, profile, plan) || isSnowing(situation)) {
    if (free && may) return { move: aggressive, why: `Bets ${words} as if pat: the others are drawing.` };
    if (free) return { move: CHECK, why: `Checks ${words}.` };
    if (view.street === 2 && view.raises <= 1) return { move: CALL, why: `Calls, to stand pat with ${words}.` };
  }
  if (free) {
    const lead = drawsLeft === 0 ? leadAtEnd(opponents.length) : 1.08;
    if (may && edge >= lead)
      return { move: aggressive, why: `Bets ${words}: about ${percent(share)} of the pot is its.` };
    return { move: CHECK, why: `Checks ${words} with about ${percent(share)} of the pot.` };
  }
  const again = drawsLeft === 0 ? 1.42 : 1.3;
  if (may && edge >= again && plan.raise < chanceToRaise(profile))
    return { move: RAISE, why: `Raises ${words}: about ${percent(share)} of the pot is its.` };
  const needed = price * worthOf(drawsLeft, situation.size, opponents.length);
  return share >= needed
    ? { move: CALL, why: `Calls with ${words}: ${percent(share)} to win against a price of ${percent(price)}.` }
    : { move: FOLD, why: `Folds ${words}: ${percent(share)} to win is less than the price, ${percent(price)}.` };
}

/** At the end a bet is called by better hands more often than by worse ones. */
export const leadAtEnd = (opponents: number): number => (opponents === 1 ? 1.2 : 1.35);

/** How much of the price its share must cover: bets to come cost a drawing hand, and the last bet has none to come. */
export function worthOf(drawsLeft: number, size: number, opponents: number): number {
  if (drawsLeft === 0) return 1;
  if (size === 4) return 0.9;
  return opponents > 1 ? 1.05 : 1.1;
}

export interface Discards {
  readonly cards: readonly CardNumber[];
  readonly why: string;
}

/** What to throw, ascending. */
export function decideDiscards(situation: Situation, profile: StrategyProfile, plan: Plan): Discards {
  if (snows(situation, profile, plan))
    return { cards: [], why: `Stands pat with ${handWords(situation.hand)}: everybody else is drawing.` };
  return throwAway(situation);
}

/** The draw with the best chances: what does not count goes, and a high card too where drawing is worth more. */
export function throwAway(situation: Situation): Discards {
  const { view, hand, size, drawsLeft } = situation;
  const words = handWords(hand);
  const seen = outlookOf(situation);
  const count = seen.throws[drawsLeft]?.[hand] ?? 4 - size;
  const kept = counting(view.cards)
    .toSorted((one, other) => one - other)
    .slice(0, 4 - count);
  const cards = view.cards.filter((card) => !kept.includes(card));
  if (count === 0) return { cards, why: `Stands pat with ${words}.` };
  if (size === 4) {
    const [pat, broken] = [seen.pat[drawsLeft]?.[hand] ?? 0, breaking(hand, seen, drawsLeft)];
    return { cards, why: `Breaks ${words}: ${percent(broken)} by drawing against ${percent(pat)} standing pat.` };
  }
  return { cards, why: `Draws ${count} to ${words}.` };
}
