/** What tree search should know of Badugi: how hands are played in a hurry, and which hands fit to what was drawn and bet. */
import { type Chance, type Guide, type Luck, type Seat, seeded } from '@baize/game';
import { BET, CALL, CHECK, DRAW, FOLD, PAT, RAISE } from '../src/betting.ts';
import { type CardNumber, rankOf } from '../src/cards.ts';
import type { Move } from '../src/game.ts';
import { CLASSES, classOf, combosOfClass, counting, sizeOfClass } from '../src/hand.ts';
import type { State } from '../src/state.ts';
import { movesOf } from '../src/table.ts';
import { viewOf } from '../src/view.ts';
import { playAs } from './cpu.ts';
import { CPU_PROFILES, type StrategyProfile } from './profiles.ts';
import { keyOf, rangeOf, type Shown, type Tone } from './ranges.ts';

/** The balanced profile stands for whoever else is at the table. */
const cpu = playAs(CPU_PROFILES[2] as StrategyProfile);

const deedOf = (code: number): number => FOLD + ((code >> 3) & 7);

/** What a seat has shown, read from the public part of the state. */
function shownBy(state: State, seat: Seat): Shown {
  let tone: Tone = 1;
  for (const code of state.line) {
    if ((code & 7) !== seat || code >> 6 !== state.street) continue;
    const deed = deedOf(code);
    if (deed === RAISE) tone = 3;
    else if (deed === BET) tone = 2;
    else if (deed === CHECK && tone === 1) tone = 0;
    else if (deed === CALL && tone === 0) tone = 1;
  }
  const drawn = (round: number): number => state.draws[3 * seat + round] as number;
  return { draws: [drawn(0), drawn(1), drawn(2)], tone };
}

const othersIn = (state: State, seat: Seat): Seat[] =>
  state.hands.flatMap((_, other) => (other !== seat && !state.folded[other] ? [other] : []));

/** What the balanced profile does. Its plan is drawn anew for each decision: an imagined player has no secret to keep. */
function usualMove(state: State, moves: readonly Move[], chance: Chance): Move {
  const luck = { lasting: () => chance } as unknown as Luck;
  return cpu(viewOf(state, state.turn), moves, state.turn, luck).move;
}

/** What goes: cards that do not count, one after another upwards. */
function nextThrow(state: State): Move {
  const hand = state.hands[state.turn] as readonly CardNumber[];
  if (state.picked.length === 0 && sizeOfClass(classOf(hand)) === 4) return PAT;
  const kept = counting(hand);
  const last = state.picked.at(-1) ?? -1;
  for (const card of hand) if (card > last && !kept.includes(card)) return card;
  return state.picked.length === 0 ? PAT : DRAW;
}

/** By what was shown: how likely each class is beside a hand that was simply dealt, the likeliest being 1. */
const fitting = new Map<number, Float64Array>();

function fits(shown: Shown): Float64Array {
  const key = keyOf(shown);
  const found = fitting.get(key);
  if (found !== undefined) return found;
  const range = rangeOf(shown);
  const ratio = new Float64Array(CLASSES);
  for (let hand = 0; hand < CLASSES; hand++) ratio[hand] = (range[hand] as number) / Math.max(1, combosOfClass(hand));
  const most = ratio.reduce((top, each) => Math.max(top, each), 1e-12);
  for (let hand = 0; hand < CLASSES; hand++) ratio[hand] = (ratio[hand] as number) / most;
  fitting.set(key, ratio);
  return ratio;
}

export const guide: Guide<State, Move> = {
  secretive: true,
  worth(state, moves) {
    if (moves.length === 1) return moves;
    if (!state.drawing) {
      const usual = usualMove(state, moves, seeded('order'));
      return [usual, ...moves.filter((move) => move !== usual)];
    }
    const usual = nextThrow(state);
    if (state.picked.length > 0) return [usual];
    const hand = state.hands[state.turn] as readonly CardNumber[];
    if (usual === PAT) {
      // A rough badugi may be broken: its highest card goes.
      const highest = hand.reduce((top, card) => (rankOf(card) > rankOf(top) ? card : top));
      return rankOf(highest) >= 8 ? [PAT, highest] : [PAT];
    }
    // Standing pat with three cards is a bluff.
    return sizeOfClass(classOf(hand)) === 3 ? [usual, PAT] : [usual];
  },
  quick(state, chance) {
    const moves = movesOf(state);
    if (moves.length === 1) return moves[0] as Move;
    return usualMove(state, moves, chance);
  },
  likely(state, seat) {
    let product = 1;
    for (const other of othersIn(state, seat))
      product *= fits(shownBy(state, other))[classOf(state.hands[other] as readonly CardNumber[])] as number;
    return product;
  },
  outlook: (state) => (state.line.length > 0 || state.drawing || state.street > 0 ? null : standings(state)),
};

/** Between hands: in a tournament chips are chances; at a cash table the next hand is anybody's. */
function standings({ table, hand, stacks, paid, bought }: State): number[] | null {
  const chips = stacks.map((stack, seat) => stack + (paid[seat] as number));
  if (table.match !== 'tournament')
    return hand === 1 ? null : chips.map((each, seat) => each - (bought[seat] as number));
  const all = chips.reduce((sum, each) => sum + each, 0);
  return chips.map((each) => each / all);
}
