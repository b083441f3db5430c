/** What the place to decide knows of a hand in play, as bytes for the network: its hand, the betting, and the opponents still in. */
import { CLASSES, ranksOfClass, sizeOfClass } from '../../src/hand.ts';
import { CAP } from './choices.ts';
import type { Node } from './drill.ts';
import { drawIn, latestDraw } from './shown.ts';

const SEATS = 7;
const RANKS = 13;
/** A draw as one of five: not yet, pat, one, two, three or more. */
const DRAWS = 5;
const STREETS = 4;
/** Opponents who are looked at one by one: the three most dangerous. */
const FACED = 3;

const scales: number[] = [];

/** Room for this many inputs, one unit of which counts as `scale`. */
function room(count: number, scale = 1): number {
  const at = scales.length;
  for (let i = 0; i < count; i++) scales.push(scale);
  return at;
}

/** By size of the hand: the ranks that count, and the highest of them. */
const COUNTING = room(4 * RANKS);
const HIGHEST = room(4 * RANKS);
const STANDING = room(1, 1 / 64);
/** Four rounds of betting and three draws. */
const PHASE = room(7);
const PLAYERS = room(SEATS + 1);
/** Places from the button backwards, and the blinds. */
const FROM_BUTTON = room(SEATS);
const BLIND = room(2);
const BETS = room(CAP + 1);
const CHECKED = room(1);
const CALLERS = room(3);
const OWED = room(1, 1 / 4);
const PRICE = room(1, 1 / 16);
const POT = room(1, 1 / 16);
const POTS = room(5);
/** Opponents still in, those who can still act after this decision, and those behind in the order of the round. */
const OTHERS = room(SEATS);
const OPEN = room(SEATS);
const BEHIND = room(SEATS);
const LED = room(3);
const LED_BETS = room(CAP + 1);
const OPENED = room(3);
const OWN_DRAWS = room(3 * DRAWS);
const OWN_RAISES = room(STREETS, 1 / 2);
/** Opponents by their latest draw, how many are pat twice, and by what they did in this round. */
const BY_DRAW = room(DRAWS, 1 / 2);
const BY_TONE = room(4, 1 / 2);
/** An opponent: its draws, its tone, its raises by round and in all, whether it acts later, opened, led, leads. */
const FACE = 3 * DRAWS + 4 + STREETS + 1 + 4;
const FACES = room(FACED * FACE);
for (let face = 0; face < FACED; face++)
  scales.fill(1 / 2, FACES + face * FACE + 3 * DRAWS + 4, FACES + face * FACE + 3 * DRAWS + 4 + STREETS + 1);

export const INPUTS = scales.length;
export const SCALES: readonly number[] = scales;

/** Pots larger than these, in small blinds. */
const LARGE = [6, 12, 20, 32, 48] as const;

export const raisesIn = (raised: number, street: number): number => (raised >> (3 * street)) & 7;

function raisesOf(raised: number): number {
  return (raised & 7) + ((raised >> 3) & 7) + ((raised >> 6) & 7) + ((raised >> 9) & 7);
}

function count(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
}

const least = (one: number, other: number): number => (one < other ? one : other);

export function writeInputs(node: Node, bytes: Uint8Array): void {
  bytes.fill(0);
  const { turn, players, street, drawing, live } = node;
  writeHand(node.classes[turn], bytes);
  bytes[PHASE + (drawing ? STREETS + street : street)] = 1;
  bytes[PLAYERS + players] = 1;
  bytes[FROM_BUTTON + players - 1 - turn] = 1;
  // Between two the button has the small blind.
  if (turn < 2) bytes[BLIND + (players === 2 ? 1 - turn : turn)] = 1;
  const others = live & ~(1 << turn);
  bytes[OTHERS + count(others)] = 1;
  bytes[BEHIND + count(others >>> turn)] = 1;
  writeBetting(node, bytes);
  writeDraws(node.shown[turn], bytes, OWN_DRAWS);
  for (let round = 0; round < STREETS; round++) bytes[OWN_RAISES + round] = raisesIn(node.raised[turn], round);
  writeOthers(node, bytes);
}

function writeHand(hand: number, bytes: Uint8Array): void {
  const block = (sizeOfClass(hand) - 1) * RANKS;
  const ranks = ranksOfClass(hand);
  for (let rank = 0; rank < RANKS; rank++) bytes[COUNTING + block + rank] = (ranks >> rank) & 1;
  bytes[HIGHEST + block + 31 - Math.clz32(ranks)] = 1;
  bytes[STANDING] = (hand * 255) / CLASSES;
}

function writeBetting(node: Node, bytes: Uint8Array): void {
  const { turn, drawing } = node;
  let pot = 0;
  for (let i = 0; i < node.players; i++) pot += node.paid[i];
  bytes[POT] = least(255, pot);
  for (let i = 0; i < LARGE.length; i++) bytes[POTS + i] = pot > LARGE[i] ? 1 : 0;
  bytes[BETS + least(node.bets, CAP)] = 1;
  bytes[CHECKED] = node.checked;
  bytes[LED + leader(drawing ? node.leads : node.led, turn)] = 1;
  bytes[LED_BETS + least(node.ledBets, CAP)] = 1;
  bytes[OPENED + leader(node.opener, turn)] = 1;
  if (drawing) return;
  bytes[CALLERS + least(2, node.callers)] = 1;
  const owed = node.current - node.paid[turn];
  bytes[OWED] = owed;
  bytes[PRICE] = (64 * owed) / (pot + owed);
  bytes[OPEN + count(node.live & ~node.acted & ~(1 << turn))] = 1;
}

const leader = (place: number, me: number): number => (place < 0 ? 0 : place === me ? 1 : 2);

function writeDraws(shown: number, bytes: Uint8Array, at: number): void {
  for (let draw = 0; draw < 3; draw++) bytes[at + draw * DRAWS + least(4, drawIn(shown, draw) + 1)] = 1;
}

const order = new Uint8Array(SEATS);

/** The opponents still in, the most dangerous first, into `order`; returns how many. */
function rank(node: Node): number {
  let found = 0;
  for (let i = 0; i < node.players; i++) {
    if (i === node.turn || (node.live & (1 << i)) === 0) continue;
    let at = found++;
    for (; at > 0 && danger(node, i) > danger(node, order[at - 1]); at--) order[at] = order[at - 1];
    order[at] = i;
  }
  return found;
}

/** Whoever bet last, then those who drew fewest, then those who raised most. */
function danger(node: Node, place: number): number {
  const shown = node.shown[place];
  let draws = 0;
  for (let draw = 2; draw >= 0; draw--) draws = draws * 8 + 5 - drawIn(shown, draw);
  return (place === node.leads ? 1 << 20 : 0) + draws * 32 + raisesOf(node.raised[place]);
}

function writeOthers(node: Node, bytes: Uint8Array): void {
  const found = rank(node);
  for (let i = 0; i < found; i++) {
    const place = order[i];
    const shown = node.shown[place];
    bytes[BY_DRAW + least(4, latestDraw(shown) + 1)]++;
    bytes[BY_TONE + (shown % 6)]++;
    if (i < FACED) writeFace(node, place, bytes, FACES + i * FACE);
  }
}

function writeFace(node: Node, place: number, bytes: Uint8Array, at: number): void {
  const shown = node.shown[place];
  const raised = node.raised[place];
  writeDraws(shown, bytes, at);
  bytes[at + 3 * DRAWS + (shown % 6)] = 1;
  const raises = at + 3 * DRAWS + 4;
  for (let round = 0; round < STREETS; round++) bytes[raises + round] = raisesIn(raised, round);
  bytes[raises + STREETS] = raisesOf(raised);
  const rest = raises + STREETS + 1;
  bytes[rest] = place > node.turn ? 1 : 0;
  bytes[rest + 1] = place === node.opener ? 1 : 0;
  bytes[rest + 2] = place === node.led ? 1 : 0;
  bytes[rest + 3] = place === node.leads ? 1 : 0;
}
