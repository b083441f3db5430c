/** Whom a player takes its opponent for, by what that one has been seen to do, and how to play against it. */
import type { Habits } from '../../src/habits.ts';

/** A kind of player, known from training. */
export interface OpponentType<Style extends string> {
  /** By betting round times five: how often it folds, checks, calls, bets and raises when it could. */
  readonly rates: readonly number[];
  /** What each style of play wins from it, in bb/100. */
  readonly wins: Readonly<Record<Style, number>>;
}

/** Actions that exclude one another: all four before the first draw; later what to do when something is owed, and when nothing is. */
const CHOICES: readonly (readonly number[])[] = [
  [0, 1, 2, 4],
  ...[1, 2, 3].flatMap((round) => [
    [0, 2, 4].map((action) => round * 5 + action),
    [1, 3].map((action) => round * 5 + action),
  ]),
];

/** Counts as shares within each choice; nothing is taken for impossible. */
export function ratesOf(actions: readonly number[]): number[] {
  const rates = actions.map(() => 0);
  for (const choice of CHOICES) {
    const all = choice.reduce((sum, action) => sum + actions[action], 0);
    for (const action of choice)
      rates[action] =
        (actions[action] + 0.005 * all + 0.01) / (all * (1 + 0.005 * choice.length) + 0.01 * choice.length);
  }
  return rates;
}

/** How well these rates explain the counts: the logarithm of the likelihood. */
function explains(rates: readonly number[], actions: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < actions.length; i++) if (actions[i] > 0) sum += actions[i] * Math.log(rates[i]);
  return sum;
}

/** As well as any rates could explain them. */
function bestExplanation(actions: readonly number[]): number {
  let sum = 0;
  for (const choice of CHOICES) {
    const all = choice.reduce((total, action) => total + actions[action], 0);
    for (const action of choice) if (actions[action] > 0) sum += actions[action] * Math.log(actions[action] / all);
  }
  return sum;
}

/** Twice the missing likelihood of a kind that fits is about 12 on average, hardly ever more than this. */
const CHANCE = 30;
/** What may be missing for each thing seen: kinds are known by how they play against somebody a little different. */
const TOLERANCE = 0.03;

/** How likely each kind is, by index; all 0 when none fits. */
function oddsOf(
  kinds: readonly OpponentType<string>[],
  priors: readonly number[],
  actions: readonly number[],
): number[] {
  const logs = kinds.map(({ rates }, i) => explains(rates, actions) + Math.log(priors[i]));
  const most = Math.max(...logs);
  const seen = actions.reduce((sum, count) => sum + count, 0);
  const missing = 2 * (bestExplanation(actions) - explains(kinds[logs.indexOf(most)].rates, actions));
  if (missing > CHANCE + TOLERANCE * seen) return kinds.map(() => 0);
  const weights = logs.map((log) => Math.exp(log - most));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** What a style must promise more than the safe one, in bb/100, to be worth its risk. */
const WORTHWHILE = 15;

/** The style that promises most against somebody with these habits; `null` where none promises enough. */
export function bestStyle<Style extends string>(
  kinds: readonly OpponentType<Style | 'safe'>[],
  priors: readonly number[],
  styles: readonly Style[],
  { actions }: Habits,
): Style | null {
  const odds = oddsOf(kinds, priors, actions);
  let best: Style | null = null;
  let most = WORTHWHILE;
  for (const style of styles) {
    const gain = kinds.reduce((sum, { wins }, i) => sum + odds[i] * (wins[style] - wins.safe), 0);
    if (gain <= most) continue;
    most = gain;
    best = style;
  }
  return best;
}
