/** A table as the network reads it: bytes, from the eyes of the player on turn. */
import type { Seat } from '@baize/game';
import { BONUS, GOLD, PRESTIGE } from '../../src/facts.ts';
import { excess } from '../../src/moves.ts';
import { less, PRICES, total, WISHES } from '../../src/payment.ts';
import { GIVE_BACK, type State } from '../../src/state.ts';
import { demand, readDemand } from '../guide.ts';
import { traitsOf } from '../judge.ts';
import { TRAITS } from '../standing.ts';
import { table } from '../table.ts';

export const SEATS = 4;
const SLOTS = 12;
const HELD_CARDS = 3;
const NOBLES = 5;
const KINDS = GOLD + 1;

const PER_SEAT = TRAITS + KINDS + GOLD + 2;
const PER_CARD = 26;
const PER_RIVAL_CARD = 3;
const PER_NOBLE = GOLD + 5;
const GENERAL = 2 * KINDS + 3 + 7 + GOLD;

export const CARDS_AT = SEATS * PER_SEAT;
const RIVAL_CARDS_AT = CARDS_AT + (SLOTS + HELD_CARDS) * PER_CARD;
const NOBLES_AT = RIVAL_CARDS_AT + (SEATS - 1) * HELD_CARDS * PER_RIVAL_CARD;
const GENERAL_AT = NOBLES_AT + NOBLES * PER_NOBLE;
export const INPUTS = GENERAL_AT + GENERAL;

/** Traits are about 0 to 1; this is their 1. One of them, the lead, is -1 to 1. */
const ONE = 64;
const LEAD = 4;

/** What a byte is worth to the learner, so that inputs are about 0 to 1. */
export const SCALES: readonly number[] = Array.from({ length: INPUTS }, (_, input) =>
  input < CARDS_AT && input % PER_SEAT < TRAITS ? 1 / ONE : 1 / 4,
);

/** By place, tier after tier, the nearest card first: which slot it is. Good until the next table is read. */
export const slotAt = new Int32Array(SLOTS);

/** Of every seat, the player on turn first, in lanes. */
const bonusLanes = [0, 0, 0, 0];
const tokenLanes = [0, 0, 0, 0];
const gold = [0, 0, 0, 0];
/** What the player on turn lacks for the card in each slot, and how much the nobles want each bonus. */
const lacks = new Float64Array(SLOTS);
const wanted = [0, 0, 0, 0, 0];
const nobleOrder: number[] = [];
const nobleLacks: number[] = [];

/** Gems that somebody, by place after the player on turn, lacks for a card. */
function shortFor(place: number, card: number): number {
  const short = total(less(less(PRICES[card], bonusLanes[place]), tokenLanes[place])) - gold[place];
  return short > 0 ? short : 0;
}

/** Writes the table into `bytes`. */
export function writeInputs(state: State, bytes: Uint8Array): void {
  bytes.fill(0);
  table.read(state);
  const { seats } = table;
  for (let place = 0; place < seats; place++) writeSeat(state, (state.turn + place) % seats, place, bytes);
  writeNobles(state, seats, bytes);
  sortSlots(state);
  for (let place = 0; place < SLOTS; place++) {
    const card = state.slots[slotAt[place]];
    if (card >= 0) writeCard(state, card, seats, bytes, CARDS_AT + place * PER_CARD);
  }
  const held = state.reserved[state.turn];
  for (let i = 0; i < held.length; i++) writeCard(state, held[i], seats, bytes, CARDS_AT + (SLOTS + i) * PER_CARD);
  writeRivalCards(state, seats, bytes);
  writeGeneral(state, seats, bytes);
}

function writeSeat(state: State, seat: Seat, place: number, bytes: Uint8Array): void {
  const tokens = state.tokens[seat];
  const bonuses = state.bonuses[seat];
  bonusLanes[place] = table.bonuses[seat]!;
  tokenLanes[place] = table.gems[seat]!;
  gold[place] = table.gold[seat]!;
  const traits = traitsOf(seat);
  traits[LEAD] = (traits[LEAD] + 1) / 2;
  let to = place * PER_SEAT;
  // As `Math.round`, with one instruction. Two traits are a little below zero after the goal was passed; their bytes wrap, as they did in training.
  for (let i = 0; i < TRAITS; i++) bytes[to++] = Math.min(255, Math.floor(ONE * traits[i] + 0.5));
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    bytes[to++] = tokens[kind]!;
    sum += tokens[kind];
  }
  for (let color = 0; color < GOLD; color++) bytes[to++] = bonuses[color]!;
  bytes[to++] = sum;
  bytes[to] = state.blind[seat].length;
}

/** The nearest noble first; after `writeSeat` of everybody. */
function writeNobles(state: State, seats: number, bytes: Uint8Array): void {
  wanted.fill(0);
  let size = 0;
  for (let i = 0; i < state.nobles.length; i++) {
    const noble = state.nobles[i];
    const lack = total(less(WISHES[noble], bonusLanes[0]));
    let at = size++;
    for (; at > 0 && nobleLacks[at - 1] > lack; at--) {
      nobleLacks[at] = nobleLacks[at - 1]!;
      nobleOrder[at] = nobleOrder[at - 1]!;
    }
    nobleLacks[at] = lack;
    nobleOrder[at] = noble;
  }
  for (let i = 0; i < size; i++) {
    let to = NOBLES_AT + i * PER_NOBLE;
    const gaps = less(WISHES[nobleOrder[i]], bonusLanes[0]);
    const near = Math.max(0, 6 - nobleLacks[i]);
    for (let color = 0; color < GOLD; color++) {
      const gap = (gaps >> (6 * color)) & 63;
      bytes[to++] = gap;
      if (gap > 0) wanted[color] += near;
    }
    bytes[to++] = 1;
    bytes[to++] = near;
    for (let place = 1; place < seats; place++)
      bytes[to++] = Math.max(0, 6 - total(less(WISHES[nobleOrder[i]], bonusLanes[place])));
  }
}

/** Within each tier by what the player on turn lacks, then by prestige, then by number; empty slots last. */
function sortSlots(state: State): void {
  for (let tier = 0; tier < SLOTS; tier += 4)
    for (let i = 0; i < 4; i++) {
      const card = state.slots[tier + i];
      const lack = card < 0 ? 99 : shortFor(0, card) - PRESTIGE[card] / 8 + card / 1000;
      let at = tier + i;
      for (; at > tier && lacks[at - 1] > lack; at--) {
        lacks[at] = lacks[at - 1]!;
        slotAt[at] = slotAt[at - 1]!;
      }
      lacks[at] = lack;
      slotAt[at] = tier + i;
    }
}

function writeCard(state: State, card: number, seats: number, bytes: Uint8Array, at: number): void {
  const dues = less(PRICES[card], bonusLanes[0]);
  const gaps = less(dues, tokenLanes[0]);
  const short = Math.max(0, total(gaps) - gold[0]);
  bytes[at + BONUS[card]] = 4;
  bytes[at + 5] = PRESTIGE[card]!;
  for (let color = 0; color < GOLD; color++) bytes[at + 6 + color] = (gaps >> (6 * color)) & 63;
  bytes[at + 11] = total(dues);
  if (short < 4) bytes[at + 12 + short] = 4;
  bytes[at + 16] = short;
  bytes[at + 17] = total(less(gaps, table.bank));
  bytes[at + 18] = wanted[BONUS[card]]!;
  for (let place = 1; place < seats; place++) {
    const theirs = shortFor(place, card);
    if (theirs === 0) bytes[at + 18 + place] = 4;
    if (theirs < 4) bytes[at + 21 + place] = 4 - theirs;
  }
  if (state.prestige[state.turn] + PRESTIGE[card] >= state.playTo) bytes[at + 25] = 4;
}

/** What the others hold openly. */
function writeRivalCards(state: State, seats: number, bytes: Uint8Array): void {
  for (let place = 1; place < seats; place++) {
    const seat = (state.turn + place) % seats;
    const held = state.reserved[seat];
    let to = RIVAL_CARDS_AT + (place - 1) * HELD_CARDS * PER_RIVAL_CARD;
    for (let i = 0; i < held.length; i++) {
      if (state.blind[seat][i] === 1) continue;
      const short = shortFor(place, held[i]);
      bytes[to++] = 1 + PRESTIGE[held[i]];
      bytes[to++] = Math.max(0, 5 - short);
      bytes[to++] = short === 0 ? 4 : 0;
    }
  }
}

function writeGeneral(state: State, seats: number, bytes: Uint8Array): void {
  let to = GENERAL_AT;
  for (let kind = 0; kind < KINDS; kind++) bytes[to++] = state.bank[kind]!;
  for (let kind = 0; kind < KINDS; kind++) bytes[to++] = state.bank[kind] === 0 ? 4 : 0;
  bytes[to + seats - 2] = 4;
  to += 3;
  bytes[to++] = state.step === GIVE_BACK ? 4 : 0;
  bytes[to++] = Math.max(0, excess(state.tokens[state.turn]));
  bytes[to++] = state.trigger >= 0 ? 4 : 0;
  bytes[to++] = Math.min(40, state.round) / 4;
  bytes[to++] = state.turn;
  bytes[to++] = seats - 1 - state.turn;
  bytes[to++] = state.rules === 'official' ? 4 : 0;
  readDemand(state);
  for (let color = 0; color < GOLD; color++) bytes[to++] = Math.min(40, 4 * demand[color]);
}
