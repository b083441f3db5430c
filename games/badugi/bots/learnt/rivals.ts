/** The specified players inside the drill, for two to seven: what training learns to beat. They decide exactly as at the table. */
import type { Random } from '@baize/game';
import { type HandClass, sizeOfClass } from '../../src/hand.ts';
import { beating, type Outlook, outlook } from '../equity.ts';
import { leadAtEnd, worthOf } from '../postdraw.ts';
import { chanceToRaise, openShare } from '../predraw.ts';
import { categoryOf, type StrategyProfile, standing } from '../profiles.ts';
import type { Shown, Tone } from '../ranges.ts';
import { shareOfTable } from '../basic.ts';
import { drawTo, withoutTop } from '../transitions.ts';
import { BREAK, CALL, CAP, FOLD, NATURAL, PAT, RAISE } from './choices.ts';
import { type Node, ROLLS } from './drill.ts';
import { drawIn, latestDraw } from './shown.ts';

/** Chooses for the place to decide. */
export type Rival = (node: Node, chance: Random) => number;

function shownIn(code: number): Shown {
  return { draws: [drawIn(code, 0), drawIn(code, 1), drawIn(code, 2)], tone: (code % 6) as Tone };
}

const drawsLeft = ({ draws }: Shown): number => draws.filter((count) => count < 0).length;

const outlooks = new Map<number, Outlook>();
const alone: (Outlook | undefined)[] = [];

/** What the others have shown, looked at from the place to decide. */
function facing(node: Node): Outlook {
  const { players, turn, shown, live } = node;
  let key = 0;
  let others = 0;
  let last = 0;
  for (let i = 0; i < players; i++) {
    if (i === turn || (live & (1 << i)) === 0) continue;
    others++;
    last = shown[i];
    // The order of opponents does not matter, neither to the outlook nor to the key.
    key += HASH[last];
  }
  if (others === 1) return (alone[last] ??= lookAt(node));
  const found = outlooks.get(key);
  if (found !== undefined) return found;
  if (outlooks.size > 10_000) outlooks.clear();
  const made = lookAt(node);
  outlooks.set(key, made);
  return made;
}

/** A number for what a player has shown; sums of up to six of them do not meet by accident. */
const HASH = Float64Array.from({ length: 6 ** 4 }, (_, shown) => {
  const mixed = Math.imul(shown + 1, 0x9e3779b1) ^ (Math.imul(shown + 7, 0x85ebca6b) >>> 5);
  return (mixed >>> 0) * 65_536 + (Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 16);
});

function lookAt(node: Node): Outlook {
  const opponents: Shown[] = [];
  for (let i = 0; i < node.players; i++)
    if (i !== node.turn && (node.live & (1 << i)) !== 0) opponents.push(shownIn(node.shown[i]));
  return outlook(opponents, opponents.map(drawsLeft));
}

const beats: (Float64Array | undefined)[] = [];

/** The chance to have the best hand at the showdown with this one, as `outlook` has it. */
function best(node: Node, hand: HandClass): number {
  let chance = 1;
  for (let i = 0; i < node.players; i++) {
    if (i === node.turn || (node.live & (1 << i)) === 0) continue;
    const code = node.shown[i];
    const beat = (beats[code] ??= beating(shownIn(code), drawsLeft(shownIn(code))));
    chance *= beat[hand];
  }
  return chance;
}

/** The same after drawing to the cards that count in this class. */
function bestDrawing(node: Node, kept: HandClass): number {
  const { to, chance } = drawTo(kept);
  let sum = 0;
  for (let i = 0; i < to.length; i++) sum += chance[i] * best(node, to[i]);
  return sum;
}

/** What the last draw is worth without breaking, and with it; for a hand that cannot be broken -1. */
const unbroken = (node: Node, hand: HandClass): number =>
  sizeOfClass(hand) === 4 ? best(node, hand) : bestDrawing(node, hand);
const broken = (node: Node, hand: HandClass): number =>
  withoutTop(hand) === hand ? -1 : bestDrawing(node, withoutTop(hand));

/** Against several opponents with one draw left or none, one hand is looked at more quickly than all. */
const isQuick = (node: Node): boolean => node.street >= 2 && opponentsOf(node) > 1;

/** The share of the pot that the hand will win, drawing as well as can be. */
export function shareOf(node: Node): number {
  const hand = handOf(node);
  if (!isQuick(node)) return facing(node).value[3 - node.street][hand];
  return node.street === 3 ? best(node, hand) : Math.max(unbroken(node, hand), broken(node, hand));
}

/** The draw with the best chances. */
export function natural(node: Node): number {
  const hand = handOf(node);
  const breaks = isQuick(node)
    ? broken(node, hand) > unbroken(node, hand)
    : facing(node).throws[3 - node.street][hand] > 4 - sizeOfClass(hand);
  return breaks ? BREAK : NATURAL;
}

export const handOf = (node: Node): HandClass => node.classes[node.turn];
export const owed = (node: Node): number => node.current - node.paid[node.turn];

/** What must be paid of what would then be in the pot. */
export function priceOf(node: Node): number {
  let pot = owed(node);
  for (let i = 0; i < node.players; i++) pot += node.paid[i];
  return owed(node) / pot;
}

export function opponentsOf(node: Node): number {
  let others = -1;
  for (let rest = node.live; rest !== 0; rest &= rest - 1) others++;
  return others;
}

const isBigBlind = ({ turn, players }: Node): boolean => turn === (players === 2 ? 0 : 1);
const rollOf = (node: Node, roll: number): number => node.deal.rolls[node.turn * ROLLS + roll];

/** A CPU of this profile. */
export function cpuRival(profile: StrategyProfile): Rival {
  const { tightnessFactor: tightness, aggressionFactor, bluffFrequency } = profile;
  const raising = chanceToRaise(profile);

  const before = (node: Node): number => {
    const { turn, players, opener, bets } = node;
    const hand = handOf(node);
    const share = standing(categoryOf(turn, players))[hand];
    const own = openShare(turn, players, tightness);
    const may = bets < CAP;
    const bigBlind = isBigBlind(node);
    if (opener < 0) {
      if (node.callers === 0 || bigBlind) {
        if (share <= (bigBlind ? 0.14 / tightness : own)) return may ? RAISE : CALL;
        return owed(node) === 0 ? CALL : FOLD;
      }
      if (share <= own * 0.8 && may) return RAISE;
      return share <= own || (turn < 2 && share <= 0.5) ? CALL : FOLD;
    }
    const theirs = openShare(opener, players, 1);
    const invested = node.paid[turn] >= 2;
    let range: number;
    if (bets <= 2) range = bigBlind ? theirs * (players === 2 ? 0.95 : 1.25) : theirs * (turn < 2 ? 0.7 : 0.6);
    else range = invested ? Math.max(own, theirs) * (priceOf(node) < 0.22 ? 0.95 : 0.6) : theirs * 0.25;
    range = Math.min(0.92, range / tightness);
    const again = (bets <= 2 ? 0.4 : bets === 3 ? 0.15 : 0.06) * theirs * aggressionFactor;
    if (may && sizeOfClass(hand) >= 3 && share <= again && rollOf(node, 4) < raising) return RAISE;
    return share <= range || owed(node) === 0 ? CALL : FOLD;
  };

  const snows = (node: Node): boolean =>
    node.street === 2 && sizeOfClass(handOf(node)) === 3 && rollOf(node, 2) < bluffFrequency && everyOtherDraws(node);

  return (node) => {
    if (node.drawing) return snows(node) ? PAT : natural(node);
    if (node.street === 0) return before(node);
    const hand = handOf(node);
    const size = sizeOfClass(hand);
    const left = 3 - node.street;
    const may = node.bets < CAP;
    const free = owed(node) === 0;
    if ((left === 0 && size < 4 && latestDraw(node.shown[node.turn]) === 0) || snows(node)) {
      if (free) return may ? RAISE : CALL;
      if (node.street === 2 && node.bets <= 1) return CALL;
    }
    const opponents = opponentsOf(node);
    const share = shareOf(node);
    const edge = share * (opponents + 1);
    if (free) return may && edge >= (left === 0 ? leadAtEnd(opponents) : 1.08) ? RAISE : CALL;
    if (may && edge >= (left === 0 ? 1.42 : 1.3) && rollOf(node, 4 + node.street) < raising) return RAISE;
    return share >= priceOf(node) * worthOf(left, size, opponents) ? CALL : FOLD;
  };
}

function everyOtherDraws(node: Node): boolean {
  for (let i = 0; i < node.players; i++)
    if (i !== node.turn && (node.live & (1 << i)) !== 0 && latestDraw(node.shown[i]) <= 0) return false;
  return true;
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
  const usual = shareOfTable(node.players);
  if (node.bets <= 1) return share <= usual ? 2 : 0;
  if (sizeOfClass(hand) >= 3 && share <= usual * (node.bets === 2 ? 0.36 : 0.14)) return 2;
  return share <= usual * (node.bets === 2 ? (isBigBlind(node) ? 1.02 : 0.75) : 0.8) ? 1 : 0;
}

function basicAfter(node: Node): number {
  const left = 3 - node.street;
  const share = shareOf(node);
  const edge = share * (opponentsOf(node) + 1);
  if (edge >= (node.bets === 0 ? (left === 0 ? 1.2 : 1.08) : 1.3 + 0.02 * node.bets)) return 2;
  return share >= priceOf(node) * (left === 0 ? 1.2 : 1.1) ? 1 : 0;
}
