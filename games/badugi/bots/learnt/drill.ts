/** Heads-up fixed-limit Badugi cut down to numbered situations: what training plays, with real cards and deep stacks. */
import { below, type Chance } from '@baize/game';
import { classOfFour, type HandClass, ranksOfClass, sizeOfClass } from '../../src/hand.ts';
import {
  BREAK,
  bettingSituation,
  bucketOf,
  CALL,
  CAP,
  drawChoices,
  drawKind,
  drawSituation,
  FOLD,
  leader,
  PAT,
  RAISE,
  rich,
  SITUATIONS,
  WIDTH,
} from './situation.ts';

/** Seat 0 is the button and small blind. Chips are counted in small blinds. */
interface Node {
  deck: number[];
  next: number;
  hands: [number[], number[]];
  classes: [HandClass, HandClass];
  street: number;
  drawing: boolean;
  turn: number;
  bets: number;
  checked: number;
  paid: [number, number];
  pot: number;
  /** Cards each drew at its latest draw, and what that tells with the one before. */
  drew: [number, number];
  kind: [number, number];
  /** Who bet last in this round and in the one before; -1 nobody. */
  leads: number;
  led: number;
  /** -1 while playing, else who folded, or 2 for a showdown. */
  end: number;
}

const DECK: readonly number[] = Array.from({ length: 52 }, (_, card) => card);

export const drill = {
  situations: SITUATIONS,
  width: WIDTH,

  deal(chance: Chance): Node {
    const deck = DECK.slice();
    // No hand of two sees more than 32 cards.
    for (let i = 0; i < 32; i++) {
      const j = i + below(chance, 52 - i);
      const card = deck[i] as number;
      deck[i] = deck[j] as number;
      deck[j] = card;
    }
    const hands: [number[], number[]] = [deck.slice(0, 4), deck.slice(4, 8)];
    return {
      deck,
      next: 8,
      hands,
      classes: [classOfHand(hands[0]), classOfHand(hands[1])],
      street: 0,
      drawing: false,
      turn: 0,
      bets: 1,
      checked: 0,
      paid: [1, 2],
      pot: 0,
      drew: [0, 0],
      kind: [0, 0],
      leads: -1,
      led: -1,
      end: -1,
    };
  },

  turn: (node: Node): number => (node.end < 0 ? node.turn : -1),

  situation(node: Node): number {
    const me = node.turn as 0 | 1;
    const hand = bucketOf(node.classes[me]);
    const theirs = node.kind[(1 - me) as 0 | 1];
    if (node.drawing) return drawSituation(node.street, 1 - me, hand, theirs, leader(node.led, me));
    const wealth = rich(node.street, node.pot);
    const led = leader(node.led, me);
    return bettingSituation(node.street, node.bets, node.checked, hand, node.drew[me], theirs, led, wealth);
  },

  legal(node: Node): number {
    if (node.drawing) return drawChoices(sizeOfClass(node.classes[node.turn as 0 | 1]));
    const facing = node.paid[0] !== node.paid[1] ? 1 << FOLD : 0;
    return facing | (1 << CALL) | (node.bets < CAP ? 1 << RAISE : 0);
  },

  copy: (node: Node): Node => ({
    deck: node.deck,
    next: node.next,
    hands: [node.hands[0], node.hands[1]],
    classes: [node.classes[0], node.classes[1]],
    street: node.street,
    drawing: node.drawing,
    turn: node.turn,
    bets: node.bets,
    checked: node.checked,
    paid: [node.paid[0], node.paid[1]],
    pot: node.pot,
    drew: [node.drew[0], node.drew[1]],
    kind: [node.kind[0], node.kind[1]],
    leads: node.leads,
    led: node.led,
    end: node.end,
  }),

  play(node: Node, choice: number): void {
    if (node.drawing) draw(node, choice);
    else bet(node, choice);
  },

  payoff(node: Node): number {
    if (node.end === 0) return -node.paid[0];
    if (node.end === 1) return node.paid[1];
    if (node.classes[0] === node.classes[1]) return 0;
    return node.classes[0] < node.classes[1] ? node.paid[1] : -node.paid[0];
  },
};

function bet(node: Node, choice: number): void {
  const me = node.turn as 0 | 1;
  const other = (1 - me) as 0 | 1;
  if (choice === FOLD) {
    node.end = me;
    return;
  }
  if (choice === RAISE) {
    node.paid[me] = node.paid[other] + (node.street < 2 ? 2 : 4);
    node.bets++;
    node.leads = me;
    node.turn = other;
    return;
  }
  // A check or limp by the first to act leaves the other a choice; any other call or check closes the round.
  const open = node.checked === 0 && (node.street === 0 ? node.bets === 1 : node.bets === 0);
  node.paid[me] = node.paid[other];
  if (open) {
    node.checked = 1;
    node.turn = other;
  } else if (node.street === 3) node.end = 2;
  else {
    node.street++;
    node.drawing = true;
    node.turn = 1;
    node.led = node.leads;
  }
}

function draw(node: Node, choice: number): void {
  const me = node.turn as 0 | 1;
  const keep = choice === PAT ? node.hands[me] : kept(node.hands[me], node.classes[me], choice === BREAK);
  const drew = 4 - keep.length;
  if (drew > 0) {
    const hand = keep.slice();
    for (let i = 0; i < drew; i++) hand.push(node.deck[node.next++] as number);
    node.hands[me] = hand;
    node.classes[me] = classOfHand(hand);
  }
  node.kind[me] = drawKind(drew, node.street === 1 ? -1 : node.drew[me]);
  node.drew[me] = drew;
  if (me === 1) {
    node.turn = 0;
    return;
  }
  node.drawing = false;
  node.turn = 1;
  node.bets = 0;
  node.checked = 0;
  node.leads = -1;
  node.pot = node.paid[0] + node.paid[1];
}

/** The cards that count, but for the highest when breaking. */
function kept(hand: readonly number[], held: HandClass, breaking: boolean): number[] {
  const wanted = ranksOfClass(held);
  let keep = 15;
  for (; keep > 0; keep--) {
    let ranks = 0;
    let suits = 0;
    let clash = 0;
    for (let i = 0; i < 4; i++) {
      if ((keep & (1 << i)) === 0) continue;
      const suit = 1 << ((hand[i] as number) & 3);
      clash |= suits & suit;
      suits |= suit;
      ranks |= 1 << ((hand[i] as number) >> 2);
    }
    // As many suits as ranks and cards: no pair hides behind an equal mask.
    if (clash === 0 && ranks === wanted && bits(keep) === bits(ranks)) break;
  }
  const top = 31 - Math.clz32(wanted);
  const cards: number[] = [];
  for (let i = 0; i < 4; i++)
    if ((keep & (1 << i)) !== 0 && !(breaking && (hand[i] as number) >> 2 === top)) cards.push(hand[i] as number);
  return cards;
}

const BITS = Uint8Array.from({ length: 1 << 13 }, (_, mask) => {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
});
const bits = (mask: number): number => BITS[mask] as number;

const classOfHand = (hand: readonly number[]): HandClass =>
  classOfFour(hand[0] as number, hand[1] as number, hand[2] as number, hand[3] as number);
