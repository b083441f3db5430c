/** The specified players inside the drill: what training learns to beat. They decide exactly as at the table. */
import { type HandClass, sizeOfClass } from '../../src/hand.ts';
import { type Outlook, outlook } from '../equity.ts';
import { chanceToRaise } from '../predraw.ts';
import { type StrategyProfile, standing } from '../profiles.ts';
import type { Tone } from '../ranges.ts';
import type { Node } from './drill.ts';
import { BREAK, CALL, CAP, FOLD, NATURAL, PAT, RAISE } from './situation.ts';

/** Chooses for the seat to decide. */
export type Rival = (node: Node) => number;

const outlooks: (Outlook | undefined)[] = [];

/** What the other has shown, as the drill codes it, looked at from here. */
function facing(node: Node): Outlook {
  const key = node.turn === 0 ? node.draws1 + node.tone1 : node.draws0 + node.tone0;
  const known = outlooks[key];
  if (known !== undefined) return known;
  const draws = [Math.floor(key / 216) - 1, (Math.floor(key / 36) % 6) - 1, (Math.floor(key / 6) % 6) - 1] as const;
  const made = outlook([{ draws, tone: (key % 6) as Tone }], [draws.filter((count) => count < 0).length]);
  outlooks[key] = made;
  return made;
}

const handOf = (node: Node): HandClass => (node.turn === 0 ? node.class0 : node.class1);
const owed = (node: Node): number => Math.abs(node.paid0 - node.paid1);
const price = (node: Node): number => owed(node) / (node.paid0 + node.paid1 + owed(node));

function natural(node: Node): number {
  const hand = handOf(node);
  return (facing(node).throws[3 - node.street]?.[hand] ?? 0) > 4 - sizeOfClass(hand) ? BREAK : NATURAL;
}

/** A CPU of this profile. */
export function cpuRival(profile: StrategyProfile): Rival {
  const { tightnessFactor: tightness, aggressionFactor, bluffFrequency } = profile;
  const raising = chanceToRaise(profile);
  const theirs = 0.78;
  const own = Math.min(0.95, theirs / tightness);

  const before = (node: Node): number => {
    const hand = handOf(node);
    const share = standing(node.turn === 0 ? 'late' : 'early')[hand];
    const may = node.bets < CAP;
    if (node.bets === 1) {
      if (share <= (node.turn === 0 ? own : 0.14 / tightness)) return RAISE;
      return owed(node) === 0 ? CALL : FOLD;
    }
    const bigBlind = node.turn === 1;
    const invested = bigBlind || node.paid0 >= 2;
    let range: number;
    if (node.bets <= 2) range = theirs * (bigBlind ? 0.95 : 0.7);
    else range = invested ? Math.max(own, theirs) * (price(node) < 0.22 ? 0.95 : 0.6) : theirs * 0.25;
    range = Math.min(0.92, range / tightness);
    const again = (node.bets <= 2 ? 0.4 : node.bets === 3 ? 0.15 : 0.06) * theirs * aggressionFactor;
    if (may && sizeOfClass(hand) >= 3 && share <= again && node.deal.rolls[4] < raising) return RAISE;
    return share <= range ? CALL : FOLD;
  };

  const snows = (node: Node): boolean =>
    node.street === 2 &&
    sizeOfClass(handOf(node)) === 3 &&
    latest(node.turn === 0 ? node.draws1 : node.draws0) > 0 &&
    node.deal.rolls[node.street] < bluffFrequency;

  return (node) => {
    if (node.drawing) return snows(node) ? PAT : natural(node);
    if (node.street === 0) return before(node);
    const hand = handOf(node);
    const size = sizeOfClass(hand);
    const left = 3 - node.street;
    const may = node.bets < CAP;
    const free = owed(node) === 0;
    const snowing = node.street === 3 && size < 4 && latest(node.turn === 0 ? node.draws0 : node.draws1) === 0;
    if (snowing || snows(node)) {
      if (free) return may ? RAISE : CALL;
      if (node.street === 2 && node.bets <= 1) return CALL;
    }
    const share = facing(node).value[left]?.[hand] ?? 0;
    if (free) return may && share * 2 >= (left === 0 ? 1.2 : 1.08) ? RAISE : CALL;
    if (may && share * 2 >= (left === 0 ? 1.42 : 1.3) && node.deal.rolls[4 + node.street] < raising) return RAISE;
    return share >= price(node) * (left === 0 ? 1 : size === 4 ? 0.9 : 1.1) ? CALL : FOLD;
  };
}

/** Cards of the latest draw in the drill's code; -1 before the first. */
function latest(draws: number): number {
  const third = Math.floor(draws / 6) % 6;
  if (third > 0) return third - 1;
  const second = Math.floor(draws / 36) % 6;
  return second > 0 ? second - 1 : Math.floor(draws / 216) - 1;
}

/** The player `basic`. */
export const basicRival: Rival = (node) => {
  if (node.drawing) return natural(node);
  const grade = node.street === 0 ? basicBefore(node) : basicAfter(node);
  if (grade === 2) return node.bets < CAP ? RAISE : CALL;
  return grade === 1 || owed(node) === 0 ? CALL : FOLD;
};

function basicBefore(node: Node): number {
  const hand = handOf(node);
  const share = standing('late')[hand];
  if (node.bets <= 1) return share <= 0.95 ? 2 : 0;
  if (sizeOfClass(hand) >= 3 && share <= 0.95 * (node.bets === 2 ? 0.36 : 0.14)) return 2;
  return share <= 0.95 * (node.bets === 2 ? (node.turn === 1 ? 1.02 : 0.75) : 0.8) ? 1 : 0;
}

function basicAfter(node: Node): number {
  const left = 3 - node.street;
  const share = facing(node).value[left]?.[handOf(node)] ?? 0;
  if (share * 2 >= (node.bets === 0 ? (left === 0 ? 1.2 : 1.08) : 1.3 + 0.02 * node.bets)) return 2;
  return share >= price(node) * (left === 0 ? 1.2 : 1.1) ? 1 : 0;
}
