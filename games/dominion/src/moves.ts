/** Moves as small numbers, and every legal one of a state. */
import { ACTIONS, type Card, CARD, RULES, TREASURES, upTo } from './facts.ts';
import { ACTION_PHASE, BOUGHT, type Frame, type Player, type State } from './state.ts';
import { STEPS } from './cards.ts';
import { playerAt } from './deeds.ts';
import {
  ASIDE,
  FLIP,
  GAIN,
  LOOT,
  MAY,
  MAY_BY_RULE,
  PICK,
  PICK_DOWN,
  REACT,
  ROB,
  SPY,
  type Step,
  THRONE,
} from './words.ts';

/** `PLAY + card`, `BUY + card`, `CHOOSE + card`, or one of the others alone. */
export type Move = number;
export const PLAY = 0;
export const BUY = 32;
export const CHOOSE = 64;
export const END_ACTIONS = 96;
export const END_TURN = 97;
export const PLAY_TREASURES = 98;
/** Choose no more, decline, or say that there is nothing to choose. */
export const DONE = 99;
export const YES = 100;
export const NO = 101;

const NOTHING: readonly Move[] = [];
const ONLY_DONE: readonly Move[] = [DONE];
const YES_NO: readonly Move[] = [YES, NO];
const ONLY_NO: readonly Move[] = [NO];

function push(moves: Move[], base: number, cards: number): void {
  for (let rest = cards; rest !== 0; rest &= rest - 1) moves.push(base + 31 - Math.clz32(rest & -rest));
}

export const topFrame = (state: State): Frame => state.stack[state.stack.length - 1];
/** The step that waits for a choice. */
export const stepOf = (frame: Frame): Step => STEPS[frame.card][frame.at];

export const REMODEL = CARD.Remodel;
export const MINE = CARD.Mine;

/** The Actions in hand that can be played. */
export function playableActions(state: State, player: Player): number {
  let cards = player.holds & ACTIONS;
  // D9
  if (RULES[state.rules].refusesNothingToTrash) {
    if (player.held === 1) cards &= ~(1 << REMODEL);
    if ((player.holds & TREASURES) === 0) cards &= ~(1 << MINE);
  }
  return cards;
}

export const mayDecline = (state: State, step: Step): boolean =>
  step.may === MAY || (step.may === MAY_BY_RULE && RULES[state.rules].mayDecline);

/** The piles that can be gained from. */
export const gainable = (state: State, frame: Frame, step: Step): number =>
  step.jump === 1 && frame.limit < 0
    ? 0
    : state.stocked & step.cards & upTo(step.n + (step.jump === 1 ? frame.limit : 0));

export function setOfCards(cards: readonly Card[]): number {
  let set = 0;
  for (const card of cards) set |= 1 << card;
  return set;
}

export function moves(state: State): readonly Move[] {
  if (state.asked < 0) return NOTHING;
  return state.stack.length === 0 ? turnMoves(state) : choices(state, topFrame(state));
}

function turnMoves(state: State): readonly Move[] {
  const player = playerAt(state, state.current);
  const list: Move[] = [];
  if (state.phase === ACTION_PHASE && state.actions > 0) {
    const actions = player.holds & ACTIONS;
    if (actions !== 0) {
      push(list, PLAY, playableActions(state, player));
      list.push(END_ACTIONS);
    }
  }
  if (state.phase < BOUGHT) {
    const treasures = player.holds & TREASURES;
    if (treasures !== 0) {
      list.push(PLAY_TREASURES);
      push(list, PLAY, treasures);
    }
  }
  if (state.buys > 0) push(list, BUY, state.stocked & upTo(state.coins));
  list.push(END_TURN);
  return list;
}

function choices(state: State, frame: Frame): readonly Move[] {
  const step = stepOf(frame);
  const player = playerAt(state, frame.who);
  const list: Move[] = [];
  switch (step.op) {
    case PICK: {
      push(list, CHOOSE, player.holds & step.cards);
      if (list.length === 0) return ONLY_DONE;
      if (mayDecline(state, step)) list.push(DONE);
      return list;
    }
    case PICK_DOWN:
      push(list, CHOOSE, player.holds);
      return list;
    case THRONE: {
      const held = player.holds & step.cards;
      push(list, CHOOSE, playableActions(state, player));
      if (held === 0 || mayDecline(state, step)) list.push(DONE);
      return list;
    }
    case REACT:
      return player.holds & step.cards ? YES_NO : ONLY_NO;
    case GAIN:
      push(list, CHOOSE, gainable(state, frame, step));
      return list;
    case ROB:
      push(list, CHOOSE, setOfCards(player.seen) & step.cards);
      return list;
    case LOOT:
      push(list, CHOOSE, setOfCards(state.loot));
      list.push(DONE);
      return list;
    case ASIDE:
      return (step.cards >> player.seen[0]) & 1 ? YES_NO : ONLY_NO;
    case SPY:
    case FLIP:
      return YES_NO;
    default:
      throw new Error(`step ${step.op} of ${frame.card} asks nothing`);
  }
}
