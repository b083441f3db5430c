/** Fixed-limit Badugi for two to seven as training plays it: real cards, deep stacks, in place and without garbage. */
import { below, type Random, unit } from '@baize/game';
import { sizeOfClass } from '../../src/hand.ts';
import { CALL, CAP, drawChoices, FOLD, RAISE, WIDTH } from './choices.ts';
import { exchange, hold } from './exchange.ts';
import * as headsUp from './headsUp.ts';

const SEATS = 7;
/** Rolls of a seat: by street whether to snow, then whether to raise. */
export const ROLLS = 8;

/** What a deal fixes for the whole hand: the deck, and the rolls that a player's plans follow. */
class Deal {
  readonly deck = Uint8Array.from({ length: 52 }, (_, card) => card);
  readonly rolls = new Float64Array(SEATS * ROLLS);
}

/**
 * A hand in play. Places count from the left of the button, which is the last; two players have the big blind at place 0 and the
 * small blind at the button. Chips are counted in small blinds.
 */
export class Node {
  deal = new Deal();
  players = 2;
  next = 0;
  /** Four ascending cards of six bits each, by place. */
  readonly hands = new Int32Array(SEATS);
  readonly classes = new Uint16Array(SEATS);
  readonly paid = new Float64Array(SEATS);
  /** Draws and tone of this round, as `keyOf` of the ranges has it. */
  readonly shown = new Uint16Array(SEATS);
  /** Bets and raises made, three bits a betting round, the first lowest. */
  readonly raised = new Uint16Array(SEATS);
  /** Who is still in, and who has acted since the last bet: bits by place. */
  live = 0;
  acted = 0;
  street = 0;
  drawing = false;
  turn = 0;
  /** What a place must have paid to stay in. */
  current = 0;
  /** Bets of the round, the big blind included. */
  bets = 0;
  /** Whether the round was opened with a check or a limp. */
  checked = 0;
  /** Calls since the last bet of the round. */
  callers = 0;
  /** The pot when the round began. */
  pot = 0;
  /** Who raised first before the first draw; who bet last in this round and in the one before, and how many bets that one had. */
  opener = -1;
  leads = -1;
  led = -1;
  ledBets = 0;
  over = false;
}

const bigBlindOf = (players: number): number => (players === 2 ? 0 : 1);
const PLACES = [216, 36, 6] as const;

/** The drill for a number of seats that `seats` draws for every deal. */
export function drillFor(situations: number, situation: (node: Node) => number, seats: (chance: Random) => number) {
  return {
    situations,
    width: WIDTH,
    blank: (): Node => new Node(),
    deal(node: Node, chance: Random): void {
      const players = seats(chance);
      const { deck, rolls } = node.deal;
      // No hand of two sees more than 32 cards.
      const needed = players === 2 ? 32 : 51;
      for (let i = 0; i < needed; i++) {
        const j = i + below(chance, 52 - i);
        const card = deck[i];
        deck[i] = deck[j];
        deck[j] = card;
      }
      for (let i = 0; i < players * ROLLS; i++) rolls[i] = unit(chance);
      begin(node, players);
    },
    players: (node: Node): number => node.players,
    turn: (node: Node): number => (node.over ? -1 : node.turn),
    situation,
    legal,
    copy,
    play,
    payoff,
  };
}

export const headsUpDrill = drillFor(headsUp.SITUATIONS, headsUp.situation, () => 2);

/** Begins the hand that the deck and the rolls make. */
export function begin(node: Node, players: number): void {
  const { deck } = node.deal;
  node.players = players;
  for (let place = 0; place < players; place++) {
    const first = 4 * place;
    hold(node, place, deck[first], deck[first + 1], deck[first + 2], deck[first + 3]);
    node.paid[place] = 0;
    node.shown[place] = 1;
    node.raised[place] = 0;
  }
  const bigBlind = bigBlindOf(players);
  node.next = 4 * players;
  node.paid[1 - bigBlind] = 1;
  node.paid[bigBlind] = 2;
  node.live = (1 << players) - 1;
  node.acted = 0;
  node.street = 0;
  node.drawing = false;
  node.turn = (bigBlind + 1) % players;
  node.current = 2;
  node.bets = 1;
  node.checked = 0;
  node.callers = 0;
  node.pot = 0;
  node.opener = -1;
  node.leads = -1;
  node.led = -1;
  node.ledBets = 0;
  node.over = false;
}

export function copy(from: Node, to: Node): void {
  to.deal = from.deal;
  to.players = from.players;
  to.next = from.next;
  for (let i = 0; i < from.players; i++) {
    to.hands[i] = from.hands[i];
    to.classes[i] = from.classes[i];
    to.paid[i] = from.paid[i];
    to.shown[i] = from.shown[i];
    to.raised[i] = from.raised[i];
  }
  to.live = from.live;
  to.acted = from.acted;
  to.street = from.street;
  to.drawing = from.drawing;
  to.turn = from.turn;
  to.current = from.current;
  to.bets = from.bets;
  to.checked = from.checked;
  to.callers = from.callers;
  to.pot = from.pot;
  to.opener = from.opener;
  to.leads = from.leads;
  to.led = from.led;
  to.ledBets = from.ledBets;
  to.over = from.over;
}

export function legal(node: Node): number {
  if (node.drawing) return drawChoices(sizeOfClass(node.classes[node.turn]));
  const owes = node.paid[node.turn] < node.current ? 1 << FOLD : 0;
  return owes | (1 << CALL) | (node.bets < CAP ? 1 << RAISE : 0);
}

export function play(node: Node, choice: number): void {
  if (node.drawing) draw(node, choice);
  else bet(node, choice);
}

/** What the place has won or lost, once the hand is over. */
export function payoff(node: Node, place: number): number {
  const { players, live, classes, paid } = node;
  const own = paid[place];
  if ((live & (1 << place)) === 0) return -own;
  let pot = 0;
  let equals = 0;
  for (let i = 0; i < players; i++) {
    pot += paid[i];
    if ((live & (1 << i)) === 0) continue;
    if (classes[i] < classes[place]) return -own;
    if (classes[i] === classes[place]) equals++;
  }
  // With one left, nobody is compared with.
  return pot / equals - own;
}

function bet(node: Node, choice: number): void {
  const { turn, street } = node;
  const bit = 1 << turn;
  if (choice === FOLD) {
    node.live &= ~bit;
    if ((node.live & (node.live - 1)) === 0) {
      node.over = true;
      return;
    }
  } else if (choice === RAISE) {
    node.current += street < 2 ? 2 : 4;
    node.paid[turn] = node.current;
    // Before the first draw a bet raises the blind.
    setTone(node, turn, node.bets === 0 ? 2 : 3);
    node.raised[turn] += 1 << (3 * street);
    node.bets++;
    node.callers = 0;
    node.acted = 0;
    node.leads = turn;
    if (street === 0 && node.opener < 0) node.opener = turn;
  } else {
    const tone = node.shown[turn] % 6;
    if (node.paid[turn] < node.current) {
      node.paid[turn] = node.current;
      node.callers++;
      if (tone === 0) setTone(node, turn, 1);
    } else if (tone === 1) setTone(node, turn, 0);
    if (node.leads < 0) node.checked = 1;
  }
  node.acted |= bit;
  const open = node.live & ~node.acted;
  if (open !== 0) {
    node.turn = nextOf(open, turn + 1);
    return;
  }
  if (street === 3) {
    node.over = true;
    return;
  }
  node.drawing = true;
  node.turn = nextOf(node.live, 0);
}

export function setTone(node: Node, place: number, tone: number): void {
  const shown = node.shown[place];
  node.shown[place] = shown - (shown % 6) + tone;
}

/** The first place from this one on whose bit is set, going round. */
function nextOf(bits: number, from: number): number {
  const after = bits >>> from;
  return after === 0 ? 31 - Math.clz32(bits & -bits) : from + 31 - Math.clz32(after & -after);
}

function draw(node: Node, choice: number): void {
  const { turn } = node;
  const drew = exchange(node, choice);
  node.shown[turn] += (drew + 1) * PLACES[node.street];
  const waiting = node.live >>> (turn + 1);
  if (waiting !== 0) {
    node.turn = nextOf(node.live, turn + 1);
    return;
  }
  node.street++;
  node.drawing = false;
  node.turn = nextOf(node.live, 0);
  node.acted = 0;
  node.led = node.leads;
  node.ledBets = node.bets;
  node.leads = -1;
  node.bets = 0;
  node.checked = 0;
  node.callers = 0;
  node.pot = 0;
  for (let i = 0; i < node.players; i++) {
    node.pot += node.paid[i];
    node.shown[i] += 1 - (node.shown[i] % 6);
  }
}
