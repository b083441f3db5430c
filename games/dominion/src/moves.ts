/** Moves as small numbers, and every legal one of a state. */
import { ACTIONS, ALL, type Card, CARD, type CardSet, COSTS, RULES } from './facts.ts';
import { CHOOSE, DONE, END_ACTIONS, type Move, NO, PLAY, YES } from './codes.ts';
import { buyPhaseMoves, heldTreasures } from './piles.ts';

export * from './codes.ts';
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

const NOTHING: readonly Move[] = [];
const ONLY_DONE: readonly Move[] = [DONE];
const YES_NO: readonly Move[] = [YES, NO];
const ONLY_NO: readonly Move[] = [NO];

export const topFrame = (state: State): Frame => state.stack[state.stack.length - 1];
/** The step that waits for a choice. */
export const stepOf = (frame: Frame): Step => STEPS[frame.card][frame.at];

export const REMODEL = CARD.Remodel;
export const MINE = CARD.Mine;

export const holdsTreasure = (state: State, player: Player): boolean => heldTreasures(state.piles, player.hand) !== 0;

/** Whether an Action in hand can be played. */
export function isPlayable(state: State, player: Player, card: Card): boolean {
  if (!ACTIONS[card] || player.hand[card] === 0) return false;
  if (card !== REMODEL && card !== MINE) return true;
  // D9
  return !RULES[state.rules].refusesNothingToTrash || (card === MINE ? holdsTreasure(state, player) : player.held > 1);
}

function pushPlayable(list: Move[], base: number, state: State, player: Player): void {
  const { actions } = state.piles;
  for (let i = 0; i < actions.length; i++) {
    const card = actions[i];
    if (player.hand[card] > 0 && isPlayable(state, player, card)) list.push(base + card);
  }
}

export const mayDecline = (state: State, step: Step): boolean =>
  step.may === MAY || (step.may === MAY_BY_RULE && RULES[state.rules].mayDecline);

/** The piles that a step can gain from. */
export function gainable(state: State, frame: Frame, step: Step): Card[] {
  const list: Card[] = [];
  if (step.jump === 1 && frame.limit < 0) return list;
  const price = step.jump === 1 ? step.n + frame.limit : step.n;
  const { stocked } = state.piles;
  for (let i = 0; i < stocked.length; i++)
    if (COSTS[stocked[i]] <= price && step.cards[stocked[i]]) list.push(stocked[i]);
  return list;
}

/** The different cards of a list that belong to a set, in the order of the table. */
export const kindsOf = (cards: readonly Card[], set: CardSet): Card[] =>
  [...new Set(cards)].filter((card) => set[card]).toSorted((a, b) => a - b);

function pushHeld(list: Move[], state: State, player: Player, cards: CardSet): void {
  const { hand } = player;
  const all = state.piles.cards;
  for (let i = 0; i < all.length; i++) {
    const card = all[i];
    if (hand[card] > 0 && cards[card]) list.push(CHOOSE + card);
  }
}

export function moves(state: State): readonly Move[] {
  if (state.asked < 0) return NOTHING;
  return state.stack.length === 0 ? turnMoves(state) : choices(state, topFrame(state));
}

function turnMoves(state: State): readonly Move[] {
  const player = playerAt(state, state.current);
  const coins = state.buys > 0 ? state.coins : -1;
  const held = state.phase < BOUGHT ? heldTreasures(state.piles, player.hand) : 0;
  const rest = buyPhaseMoves(state.piles, held, coins);
  if (state.phase !== ACTION_PHASE || state.actions === 0 || player.heldActions === 0) return rest;
  const list: Move[] = [];
  pushPlayable(list, PLAY, state, player);
  list.push(END_ACTIONS);
  for (let i = 0; i < rest.length; i++) list.push(rest[i]);
  return list;
}

function choices(state: State, frame: Frame): readonly Move[] {
  const step = stepOf(frame);
  const player = playerAt(state, frame.who);
  const list: Move[] = [];
  switch (step.op) {
    case PICK: {
      pushHeld(list, state, player, step.cards);
      if (list.length === 0) return ONLY_DONE;
      if (mayDecline(state, step)) list.push(DONE);
      return list;
    }
    case PICK_DOWN:
      pushHeld(list, state, player, ALL);
      return list;
    case THRONE:
      pushPlayable(list, CHOOSE, state, player);
      if (player.heldActions === 0 || mayDecline(state, step)) list.push(DONE);
      return list;
    case REACT:
      return player.hand[step.sole] > 0 ? YES_NO : ONLY_NO;
    case GAIN:
      return gainable(state, frame, step).map((card) => CHOOSE + card);
    case ROB:
      return kindsOf(player.seen, step.cards).map((card) => CHOOSE + card);
    case LOOT:
      for (const card of kindsOf(state.loot, ALL)) list.push(CHOOSE + card);
      list.push(DONE);
      return list;
    case ASIDE:
      return step.cards[player.seen[0]] ? YES_NO : ONLY_NO;
    case SPY:
    case FLIP:
      return YES_NO;
    default:
      throw new Error(`step ${step.op} of ${frame.card} asks nothing`);
  }
}
