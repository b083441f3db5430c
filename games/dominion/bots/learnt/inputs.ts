/** A table as the network sees it: one byte for each input, most of them zero. */
import { CARDS, COPPER, GOLD, PROVINCE, SILVER, VICTORIES } from '../../src/facts.ts';
import { pointsOf } from '../../src/score.ts';
import { EXTRA_ACTIONS, TERMINALS } from '../../src/traits.ts';
import type { TableSituation } from '../situation.ts';
import { SLOT, SLOTS } from './slots.ts';

/** What is asked: to buy, to gain by a card, what a Chapel or a Remodel trashes, what to play. */
export const BUYS = 0;
export const GAINS = 1;
export const TRASHES = 2;
export const REMODELS = 3;
export const PLAYS = 4;
export type Ask = typeof BUYS | typeof GAINS | typeof TRASHES | typeof REMODELS | typeof PLAYS;

/** A run of inputs: how many there are, and what a byte of one is worth. */
interface Group {
  readonly at: number;
  readonly size: number;
  readonly scale: number;
}

const groups: Group[] = [];
function group(size: number, scale = 1): Group {
  const last = groups.at(-1);
  const added = { at: last === undefined ? 0 : last.at + last.size, size, scale };
  groups.push(added);
  return added;
}

/** Which cards there are comes first: it never changes within a game, so what it adds up to is kept. */
const present = group(SLOTS);
const owned = group(SLOTS, 0.25);
const owns = group(SLOTS);
const others = group(SLOTS, 0.2);
const short = group(SLOTS, 0.2);
const held = group(SLOTS, 0.5);
const ask = group(5);
const coins = group(11);
const buys = group(4);
const actions = group(4);
const opening = group(4);
const turn = group(1, 0.1);
const provinces = group(13);
const horizon = group(10);
const empty = group(4);
const ahead = group(1, 0.1);
const behind = group(1, 0.1);
const standing = group(9);
const late = group(1);
const seats = group(4);
const edition = group(2);
const size = group(1, 0.05);
const density = group(4, 0.05);
const rival = group(3, 0.05);

export const KEPT = present.size;
export const INPUTS = rival.at + rival.size;
export const SCALES: readonly number[] = groups.flatMap((each) => Array.from({ length: each.size }, () => each.scale));

const LEADS = [-13, -7, -4, -1, 0, 3, 6, 12];
/** Leads from far behind to far ahead, by which Victory cards a turn can turn them. */
function standingOf(lead: number): number {
  let at = 0;
  while (at < LEADS.length && lead > LEADS[at]) at++;
  return at;
}

const capped = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));
const oneOf = (bytes: Uint8Array, { at, size: all }: Group, value: number): void => {
  bytes[at + capped(value, all - 1)] = 1;
};
const set = (bytes: Uint8Array, { at }: Group, value: number, offset = 0): void => {
  bytes[at + offset] = capped(value, 255);
};

interface Deck {
  readonly owned: readonly number[];
  readonly cards: number;
}

/** What of a deck pays, in twentieths of a coin a card. */
const moneyOf = ({ owned: deck, cards }: Deck): number =>
  (20 * (deck[COPPER] + 2 * deck[SILVER] + 3 * deck[GOLD])) / Math.max(1, cards);

/** Money, Actions that end the chain, those that go on, and dead cards, each as a share of the deck. */
function writeDensity(bytes: Uint8Array, deck: Deck): void {
  let [terminals, extra, green] = [0, 0, 0];
  for (let card = 0; card < CARDS; card++) {
    const count = deck.owned[card];
    if (count === 0) continue;
    if (TERMINALS[card]) terminals += count;
    extra += count * EXTRA_ACTIONS[card];
    if (VICTORIES[card]) green += count;
  }
  const per = 40 / Math.max(1, deck.cards);
  set(bytes, density, moneyOf(deck), 0);
  set(bytes, density, per * terminals, 1);
  set(bytes, density, per * extra, 2);
  set(bytes, density, per * green, 3);
}

/** The best placed of the others: money a card, size, and points. */
function writeRival(bytes: Uint8Array, table: TableSituation): void {
  let best: Deck | null = null;
  for (let seat = 0; seat < table.sight.players.length; seat++) {
    const player = table.sight.players[seat];
    if (seat !== table.seat && (best === null || pointsOf(player) > pointsOf(best))) best = player;
  }
  if (best === null) return;
  set(bytes, rival, moneyOf(best), 0);
  set(bytes, rival, best.cards, 1);
  set(bytes, rival, pointsOf(best), 2);
}

function writeCards(bytes: Uint8Array, table: TableSituation): void {
  const { players, supply } = table.sight;
  for (let card = 0; card < CARDS; card++) {
    const slot = SLOT[card];
    const left = supply[card];
    if (left >= 0) {
      bytes[present.at + slot] = 1;
      if (left < 5) bytes[short.at + slot] = 5 - left;
    }
    const own = table.owned(card);
    if (own > 0) {
      bytes[owned.at + slot] += own;
      bytes[owns.at + slot] = 1;
    }
    let theirs = 0;
    for (let seat = 0; seat < players.length; seat++) theirs += players[seat].owned[card];
    bytes[others.at + slot] += theirs - own;
    bytes[held.at + slot] += table.hand(card);
  }
}

/** Fills `bytes` (as many as there are inputs) with what this seat knows and is asked. */
export function writeInputs(
  bytes: Uint8Array,
  table: TableSituation,
  asked: Ask,
  official: boolean,
  first: boolean,
): void {
  bytes.fill(0);
  const { sight, lead } = table;
  writeCards(bytes, table);
  bytes[ask.at + asked] = 1;
  oneOf(bytes, coins, table.coins);
  oneOf(bytes, buys, table.buys - 1);
  oneOf(bytes, actions, table.actions);
  if (table.turn <= opening.size) oneOf(bytes, opening, table.turn - 1);
  set(bytes, turn, table.turn);
  oneOf(bytes, provinces, sight.supply[PROVINCE]);
  oneOf(bytes, horizon, table.horizon);
  oneOf(bytes, empty, table.empty);
  set(bytes, ahead, lead);
  set(bytes, behind, -lead);
  oneOf(bytes, standing, standingOf(lead));
  if (sight.players.some(({ turns }) => turns < table.turn)) set(bytes, late, 1);
  oneOf(bytes, seats, sight.players.length - 1);
  if (official) set(bytes, edition, 1, 0);
  if (first) set(bytes, edition, 1, 1);
  set(bytes, size, table.size);
  writeDensity(bytes, sight.players[table.seat]);
  writeRival(bytes, table);
}
