/** Before the first draw: which hands to open, call and re-raise with, by position and price. */
import { BET, CALL, CHECK, FOLD, RAISE } from '../src/betting.ts';
import { handWords } from '../src/hand.ts';
import { ACTIONS } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { categoryOf, chartShare, dealtIn, type StrategyProfile, standing } from './profiles.ts';
import type { Plan, Situation } from './situation.ts';

export interface Answer {
  readonly move: number;
  readonly why: string;
}

/** How much wider than the chart an average player opens. */
const WIDER = { early: 1.1, middle: 1.15, late: 1.2 } as const;

/** The share of hands to open with from a place at the table. */
export function openShare(place: number, players: number, tightness: number): number {
  if (players === 2) return Math.min(0.95, 0.78 / tightness);
  if (place === 0) return Math.min(0.9, 0.5 / tightness);
  const position = categoryOf(place, players);
  const short = players <= 4 ? 1.3 : 1;
  return Math.min(0.9, (chartShare[position] * WIDER[position] * short) / tightness);
}

/** The one who opened, by place at the table, and how many have come in without raising. */
function entries(view: View): { opener: number; callers: number } {
  const order = dealtIn(view);
  let opener = -1;
  let callers = 0;
  for (const code of view.line) {
    const action = ACTIONS[(code >> 3) & 7];
    if (action === 'raise' && opener < 0) opener = order.indexOf(code & 7);
    if (action === 'call') callers++;
  }
  return { opener, callers };
}

export function decidePreDraw(situation: Situation, profile: StrategyProfile, plan: Plan): Answer {
  const { view, hand, position, players } = situation;
  const place = dealtIn(view).indexOf(situation.seat);
  const words = handWords(hand);
  const share = standing(position)[hand];
  const may = view.raiseTo > 0;
  const own = openShare(place, players, profile.tightnessFactor);
  const { opener, callers } = entries(view);
  const stay = view.toCall === 0 ? CHECK : CALL;
  const raise = view.current === 0 ? BET : RAISE;
  if (opener < 0) {
    if (callers === 0 || situation.isBigBlind) {
      const range = situation.isBigBlind ? 0.14 / profile.tightnessFactor : own;
      if (share <= range && may) return { move: raise, why: `Opens with ${words} from ${position} position.` };
      if (view.toCall === 0) return { move: CHECK, why: `Takes a free draw with ${words}.` };
      return share <= range
        ? { move: CALL, why: `Comes in with ${words}; no raise is left.` }
        : { move: FOLD, why: `Folds ${words}: outside the ${position} range.` };
    }
    if (share <= own * 0.8 && may) return { move: raise, why: `Raises the limpers with ${words}.` };
    return share <= own || (situation.inBlinds && share <= 0.5)
      ? { move: stay, why: `Comes in behind with ${words}.` }
      : { move: FOLD, why: `Folds ${words} behind limpers.` };
  }
  return answerRaise(situation, profile, plan, opener, { share, own, may, stay, words });
}

interface Facts {
  readonly share: number;
  readonly own: number;
  readonly may: boolean;
  readonly stay: number;
  readonly words: string;
}

function answerRaise(
  situation: Situation,
  profile: StrategyProfile,
  plan: Plan,
  opener: number,
  { share, own, may, stay, words }: Facts,
): Answer {
  const { view, players, size } = situation;
  const theirs = openShare(opener, players, 1);
  const invested = (view.seats[situation.seat]?.bet ?? 0) >= view.stakes.big;
  const price = situation.price;
  // Cheaper prices let in more hands; a third bet lets in fewer.
  let range: number;
  if (view.raises <= 2)
    range = situation.isBigBlind ? theirs * (players === 2 ? 0.95 : 1.25) : theirs * (situation.inBlinds ? 0.7 : 0.6);
  else range = invested ? Math.max(own, theirs) * (price < 0.22 ? 0.95 : 0.6) : theirs * 0.25;
  range = Math.min(0.92, range / profile.tightnessFactor);
  const again = (view.raises <= 2 ? 0.4 : view.raises === 3 ? 0.15 : 0.06) * theirs * profile.aggressionFactor;
  if (may && size >= 3 && share <= again && plan.raise < chanceToRaise(profile))
    return { move: RAISE, why: `Raises again: ${words} is well ahead of that opening.` };
  if (view.toCall === 0) return { move: CHECK, why: `Checks ${words}.` };
  return share <= range
    ? { move: stay, why: `Calls with ${words} at ${percent(price)} of the pot.` }
    : { move: FOLD, why: `Folds ${words} to the raise.` };
}

/** Aggression shifts the chance of a raise within bounds; it is never certain. */
export const chanceToRaise = (profile: StrategyProfile): number =>
  Math.max(0.5, Math.min(0.97, 0.85 + (profile.aggressionFactor - 1) * 0.5));

export const percent = (share: number): string => `${Math.round(share * 100)} %`;
