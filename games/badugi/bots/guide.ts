/** What tree search should know of Badugi: its own play by the learnt table, the others as CPUs, and which hands fit to what they drew and bet. */
import { below, type Random, type Guide, type Seat, seeded, unit } from '@baize/game';
import { BET, BUY_IN, CALL, CHECK, FOLD, RAISE } from '../src/betting.ts';
import type { CardNumber } from '../src/cards.ts';
import type { Move } from '../src/game.ts';
import { CLASSES, classOf, combosOfClass, sizeOfClass } from '../src/hand.ts';
import type { State } from '../src/state.ts';
import { movesOf } from '../src/advance.ts';
import { nextPick } from './cpu.ts';
import { betOf, discards, nodeOfState } from './learnt/atTable.ts';
import { BREAK, drawChoices, NATURAL } from './learnt/choices.ts';
import { choose } from './learnt/player.ts';
import { cpuRival } from './learnt/rivals.ts';
import { learntOdds } from './learnt/tables.ts';
import { CPU_PROFILES } from './profiles.ts';
import { keyOf, rangeOf, type Shown, type Tone } from './ranges.ts';

/** The balanced profile stands for whoever else is at the table. */
const cpu = cpuRival(CPU_PROFILES[2]);

const actionOf = (code: number): number => FOLD + ((code >> 3) & 7);

/** What a seat has shown, read from the public part of the state. */
function shownBy(state: State, seat: Seat): Shown {
  let tone: Tone = 1;
  for (const code of state.line) {
    if ((code & 7) !== seat || code >> 6 !== state.street) continue;
    const action = actionOf(code);
    if (action === RAISE) tone = 3;
    else if (action === BET) tone = 2;
    else if (action === CHECK && tone === 1) tone = 0;
    else if (action === CALL && tone === 0) tone = 1;
  }
  const [first = -1, second = -1, third = -1] = state.draws.slice(3 * seat, 3 * seat + 3);
  return { draws: [first, second, third], tone };
}

/** The move that makes a choice here. A break begins with the card that makes it one, or `goingOn` could not tell. */
export function moveOf(state: State, moves: readonly Move[], choice: number): Move {
  if (!state.drawing) return betOf(moves, choice);
  const hand = state.hands[state.turn];
  const thrown = discards(hand, choice);
  if (choice !== BREAK) return nextPick(state, thrown);
  const plain = discards(hand, NATURAL);
  return thrown.find((card) => !plain.includes(card)) ?? nextPick(state, thrown);
}

/** A draw once begun goes on as it began: breaking if a card that counts has gone, else plainly. */
function goingOn(state: State): Move {
  const hand = state.hands[state.turn];
  const plain = discards(hand, NATURAL);
  const choice = state.picked.every((card) => plain.includes(card)) ? NATURAL : BREAK;
  return nextPick(state, discards(hand, choice));
}

/** What the balanced profile does. Its plans are drawn anew for each decision: an imagined player has no secret to keep. */
function asCpu(state: State, moves: readonly Move[], chance: Random): Move {
  if (state.picked.length > 0) return goingOn(state);
  return moveOf(state, moves, cpu(nodeOfState(state, chance), chance));
}

/** As the table does, or as the CPU where it is silent. */
function byTable(state: State, moves: readonly Move[], chance: Random): Move {
  if (state.picked.length > 0) return goingOn(state);
  const node = nodeOfState(state, chance);
  const odds = learntOdds(node);
  return moveOf(state, moves, odds === null ? cpu(node, chance) : choose(node, odds, chance));
}

/** By what was shown: how likely each class is beside a hand that was simply dealt, the likeliest being 1. */
const fitting = new Map<number, Float64Array>();

function fits(shown: Shown): Float64Array {
  const key = keyOf(shown);
  const found = fitting.get(key);
  if (found !== undefined) return found;
  const range = rangeOf(shown);
  const ratio = new Float64Array(CLASSES);
  for (let hand = 0; hand < CLASSES; hand++) ratio[hand] = range[hand] / Math.max(1, combosOfClass(hand));
  const most = ratio.reduce((top, each) => Math.max(top, each), 1e-12);
  for (let hand = 0; hand < CLASSES; hand++) ratio[hand] = ratio[hand] / most;
  fitting.set(key, ratio);
  return ratio;
}

/** So many tries find even a pat hand among random ones; whoever did what nobody does keeps what comes last. */
const TRIES = 100;

/** Exchanges the cards of a hand with the deck until it is one that these weights let pass. */
function redeal(hand: CardNumber[], deck: CardNumber[], weights: Float64Array, chance: Random): void {
  for (let tries = 0; tries < TRIES && unit(chance) >= weights[classOf(hand)]; tries++)
    for (let i = 0; i < hand.length && deck.length > 0; i++) {
      const place = below(chance, deck.length);
      const card = hand[i];
      hand[i] = deck[place];
      deck[place] = card;
    }
  hand.sort((one, other) => one - other);
}

export const guide: Guide<State, Move> = {
  secretive: true,
  /** What the table does at least now and then, the most frequent first; where it is silent, anything, the CPU's choice first. */
  worth(state, moves) {
    if (moves.length === 1) return moves;
    if (state.buying) return [BUY_IN];
    if (state.picked.length > 0) return [goingOn(state)];
    const odds = learntOdds(nodeOfState(state, seeded('worth')));
    if (odds === null) {
      const usual = asCpu(state, moves, seeded('order'));
      return state.drawing ? [usual] : [usual, ...moves.filter((move) => move !== usual)];
    }
    const found: Move[] = [];
    for (const choice of [0, 1, 2].toSorted((one, other) => odds[other] - odds[one])) {
      const move = odds[choice] === 0 ? null : moveOf(state, moves, choice);
      if (move !== null && !found.includes(move)) found.push(move);
    }
    return found;
  },
  wide(state, moves) {
    if (moves.length === 1 || state.buying || state.picked.length > 0) return guide.worth(state, moves);
    if (!state.drawing) return moves;
    const choices = drawChoices(sizeOfClass(classOf(state.hands[state.turn])));
    return [0, 1, 2].filter((choice) => choices & (1 << choice)).map((choice) => moveOf(state, moves, choice));
  },
  quick(state, chance, seat) {
    const moves = movesOf(state);
    if (moves.length === 1) return moves[0];
    if (state.buying) return BUY_IN;
    return state.turn === seat ? byTable(state, moves, chance) : asCpu(state, moves, chance);
  },
  sound: (state, chance) => (state.buying ? BUY_IN : byTable(state, movesOf(state), chance)),
  /** The others are dealt hands that fit what they have shown: anew until one does. */
  fit(state, seat, chance) {
    for (let other = 0; other < state.seats; other++)
      if (other !== seat && !state.folded[other])
        redeal(state.hands[other], state.deck, fits(shownBy(state, other)), chance);
  },
  outlook: (state) => (state.line.length > 0 || state.drawing || state.street > 0 ? null : standings(state)),
};

/** Between hands: in a tournament chips are chances; at a cash table the next hand is anybody's. */
function standings({ table, hand, stacks, paid, bought }: State): number[] | null {
  const chips = stacks.map((stack, seat) => stack + paid[seat]);
  if (table.match !== 'tournament') return hand === 1 ? null : chips.map((each, seat) => each - bought[seat]);
  const all = chips.reduce((sum, each) => sum + each, 0);
  return chips.map((each) => each / all);
}
