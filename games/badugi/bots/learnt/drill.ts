/** Heads-up fixed-limit Badugi as training plays it: real cards, deep stacks, in place and without garbage. */
import { below, type Random, unit } from '@baize/game';
import { classOfSorted, type HandClass, ranksOfClass, sizeOfClass } from '../../src/hand.ts';
import * as at from './situation.ts';

/** What a deal fixes for the whole hand: the deck, and the rolls of a rival's plans by street (snow, then raise). */
class Deal {
  readonly deck = Uint8Array.from({ length: 52 }, (_, card) => card);
  readonly rolls = new Float64Array(8);
}

/** Seat 0 is the button and small blind. Chips are counted in small blinds. */
export class Node {
  deal = new Deal();
  next = 8;
  /** Four ascending cards of six bits each. */
  hand0 = 0;
  hand1 = 0;
  class0: HandClass = 0;
  class1: HandClass = 0;
  street = 0;
  drawing = false;
  turn = 0;
  /** Bets of the round, the big blind included, and whether the first to act checked or limped. */
  bets = 1;
  checked = 0;
  paid0 = 1;
  paid1 = 2;
  /** The pot when the round began. */
  pot = 0;
  /** Cards drawn: one more than each draw in base six, the first draw highest, as `keyOf` of the ranges has it. */
  draws0 = 0;
  draws1 = 0;
  /** How each has bet in this round, as the ranges have it. */
  tone0 = 1;
  tone1 = 1;
  /** Who bet last in this round and in the one before: 0 nobody, 1 the button, 2 the other. */
  leads = 0;
  led = 0;
  /** -1 while playing, else who folded, or 2 for a showdown. */
  end = -1;
}

const PLACES = [216, 36, 6] as const;

export const drill = {
  situations: at.SITUATIONS,
  width: at.WIDTH,
  blank: (): Node => new Node(),
  deal(node: Node, chance: Random): void {
    const { deck, rolls } = node.deal;
    // No hand of two sees more than 32 cards.
    for (let i = 0; i < 32; i++) {
      const j = i + below(chance, 52 - i);
      const card = deck[i];
      deck[i] = deck[j];
      deck[j] = card;
    }
    for (let i = 0; i < 8; i++) rolls[i] = unit(chance);
    drill.redeal(node);
  },
  /** Begins the hand that the deck and the rolls make. */
  redeal(node: Node): void {
    const { deck } = node.deal;
    node.next = 8;
    hold(node, 0, deck[0], deck[1], deck[2], deck[3]);
    hold(node, 1, deck[4], deck[5], deck[6], deck[7]);
    node.street = 0;
    node.drawing = false;
    node.turn = 0;
    node.bets = 1;
    node.checked = 0;
    node.paid0 = 1;
    node.paid1 = 2;
    node.pot = 0;
    node.draws0 = 0;
    node.draws1 = 0;
    node.tone0 = 1;
    node.tone1 = 1;
    node.leads = 0;
    node.led = 0;
    node.end = -1;
  },
  copy(from: Node, to: Node): void {
    to.deal = from.deal;
    to.next = from.next;
    to.hand0 = from.hand0;
    to.hand1 = from.hand1;
    to.class0 = from.class0;
    to.class1 = from.class1;
    to.street = from.street;
    to.drawing = from.drawing;
    to.turn = from.turn;
    to.bets = from.bets;
    to.checked = from.checked;
    to.paid0 = from.paid0;
    to.paid1 = from.paid1;
    to.pot = from.pot;
    to.draws0 = from.draws0;
    to.draws1 = from.draws1;
    to.tone0 = from.tone0;
    to.tone1 = from.tone1;
    to.leads = from.leads;
    to.led = from.led;
    to.end = from.end;
  },
  turn: (node: Node): number => (node.end < 0 ? node.turn : -1),
  situation(node: Node): number {
    const button = node.turn === 0;
    return at.situation(
      node.street,
      node.drawing,
      button ? 1 : 0,
      node.bets,
      node.checked,
      button ? node.class0 : node.class1,
      button ? node.draws0 : node.draws1,
      button ? node.draws1 : node.draws0,
      button ? node.led : turned(node.led),
      node.pot,
      button ? node.leads : turned(node.leads),
    );
  },
  legal(node: Node): number {
    if (node.drawing) return at.drawChoices(sizeOfClass(node.turn === 0 ? node.class0 : node.class1));
    const facing = node.paid0 !== node.paid1 ? 1 << at.FOLD : 0;
    return facing | (1 << at.CALL) | (node.bets < at.CAP ? 1 << at.RAISE : 0);
  },
  play(node: Node, choice: number): void {
    if (node.drawing) draw(node, choice);
    else bet(node, choice);
  },
  payoff(node: Node): number {
    if (node.end === 0) return -node.paid0;
    if (node.end === 1) return node.paid1;
    if (node.class0 === node.class1) return 0;
    return node.class0 < node.class1 ? node.paid1 : -node.paid0;
  },
};

/** A leader as the other seat sees it. */
const turned = (leader: number): number => (leader === 0 ? 0 : 3 - leader);

function bet(node: Node, choice: number): void {
  const button = node.turn === 0;
  if (choice === at.FOLD) {
    node.end = node.turn;
    return;
  }
  const owed = button ? node.paid1 : node.paid0;
  if (choice === at.RAISE) {
    const to = owed + (node.street < 2 ? 2 : 4);
    // Before the first draw a bet raises the blind.
    const tone = node.bets === 0 ? 2 : 3;
    if (button) {
      node.paid0 = to;
      node.tone0 = tone;
    } else {
      node.paid1 = to;
      node.tone1 = tone;
    }
    node.bets++;
    node.leads = button ? 1 : 2;
    node.turn = 1 - node.turn;
    return;
  }
  const called = node.paid0 !== node.paid1;
  if (button) {
    node.tone0 = toneAfter(node.tone0, called);
    node.paid0 = owed;
  } else {
    node.tone1 = toneAfter(node.tone1, called);
    node.paid1 = owed;
  }
  // A check or limp by the first to act leaves the other a choice; any other call or check closes the round.
  if (node.checked === 0 && node.bets === (node.street === 0 ? 1 : 0)) {
    node.checked = 1;
    node.turn = 1 - node.turn;
  } else if (node.street === 3) node.end = 2;
  else {
    node.drawing = true;
    node.turn = 1;
  }
}

function toneAfter(tone: number, called: boolean): number {
  if (called) return tone === 0 ? 1 : tone;
  return tone === 1 ? 0 : tone;
}

function draw(node: Node, choice: number): void {
  const button = node.turn === 0;
  const hand = button ? node.hand0 : node.hand1;
  const held = button ? node.class0 : node.class1;
  const keep = choice === at.PAT ? 15 : kept(hand, held, choice === at.BREAK);
  const from = node.next;
  if (keep !== 15)
    hold(
      node,
      node.turn,
      card(node, hand, keep, 0),
      card(node, hand, keep, 1),
      card(node, hand, keep, 2),
      card(node, hand, keep, 3),
    );
  const drew = node.next - from;
  const told = (drew + 1) * (PLACES[node.street] as number);
  if (button) node.draws0 += told;
  else node.draws1 += told;
  if (!button) {
    node.turn = 0;
    return;
  }
  node.street++;
  node.drawing = false;
  node.turn = 1;
  node.bets = 0;
  node.checked = 0;
  node.tone0 = 1;
  node.tone1 = 1;
  node.led = node.leads;
  node.leads = 0;
  node.pot = node.paid0 + node.paid1;
}

/** The card at a place of the hand after the draw: the one kept, or the next of the deck. */
function card(node: Node, hand: number, keep: number, place: number): number {
  return (keep & (1 << place)) !== 0 ? (hand >> (6 * place)) & 63 : node.deal.deck[node.next++];
}

/** Takes four cards up, sorted. */
function hold(node: Node, seat: number, a: number, b: number, c: number, d: number): void {
  const low1 = a < b ? a : b;
  const high1 = a < b ? b : a;
  const low2 = c < d ? c : d;
  const high2 = c < d ? d : c;
  const first = low1 < low2 ? low1 : low2;
  const inner1 = low1 < low2 ? low2 : low1;
  const last = high1 > high2 ? high1 : high2;
  const inner2 = high1 > high2 ? high2 : high1;
  const second = inner1 < inner2 ? inner1 : inner2;
  const third = inner1 < inner2 ? inner2 : inner1;
  const hand = first | (second << 6) | (third << 12) | (last << 18);
  if (seat === 0) {
    node.hand0 = hand;
    node.class0 = classOfSorted(first, second, third, last);
  } else {
    node.hand1 = hand;
    node.class1 = classOfSorted(first, second, third, last);
  }
}

/** Which cards count, as bits; the highest of them is left out when breaking. */
function kept(hand: number, held: HandClass, breaking: boolean): number {
  const wanted = ranksOfClass(held);
  const size = sizeOfClass(held);
  let keep = 0;
  for (let i = 0; i < KEPT.length; i++) {
    keep = KEPT[i];
    let ranks = 0;
    let suits = 0;
    let count = 0;
    for (let j = 0; j < 4; j++) {
      if ((keep & (1 << j)) === 0) continue;
      const card = (hand >> (6 * j)) & 63;
      suits |= 1 << (card & 3);
      ranks |= 1 << (card >> 2);
      count++;
    }
    if (count === size && ranks === wanted && (SUITS[suits] as number) === size) break;
  }
  if (!breaking) return keep;
  // The cards ascend, so the highest that counts is the last one kept.
  return keep & ~(1 << (31 - Math.clz32(keep)));
}

/** Sets of cards, those that keep the first cards first. */
const KEPT = [15, 7, 11, 13, 14, 3, 5, 9, 6, 10, 12, 1, 2, 4, 8] as const;
/** How many suits there are in a set of them. */
const SUITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const;
