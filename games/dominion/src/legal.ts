/** Every legal move of a state. */
import { STEPS } from './cards.ts';
import type { Step } from './effects.ts';
import { ACTIONS, ALL, type Card, CARD, type CardSet, COSTS, type Edition, RULES, type RuleSet } from './facts.ts';
import { CHOOSE, DONE, END_ACTIONS, FLIP, type Move, PLAY } from './moves.ts';
import { playerAt } from './operations.ts';
import { heldTreasures, paysAndBuys } from './piles.ts';
import { ACTION_PHASE, BOUGHT, type Frame, type Player, type State } from './state.ts';

const NOTHING: readonly Move[] = [];

export const topFrame = (state: State): Frame => state.stack[state.stack.length - 1];
/** The step that waits for a choice. */
export const stepOf = (frame: Frame): Step => STEPS[frame.card][frame.at];

export const REMODEL = CARD.Remodel;
export const MINE = CARD.Mine;

export const holdsTreasure = ({ piles }: State, { hand }: Player): boolean => heldTreasures(piles, hand) !== 0;

/** D9: whether an Action finds what it needs beside `others` cards in hand. */
function findsCards(state: State, player: Player, card: Card, others: number): boolean {
  if (card !== REMODEL && card !== MINE) return true;
  return !RULES[state.rules].refusesNothingToTrash || (card === MINE ? holdsTreasure(state, player) : others > 0);
}

/** Whether an Action in hand can be played. */
export const isPlayable = (state: State, player: Player, card: Card): boolean =>
  ACTIONS[card] && player.hand[card] > 0 && findsCards(state, player, card, player.held - 1);

function pushPlayable(list: Move[], base: number, state: State, player: Player): void {
  const { actions } = state.piles;
  const { hand } = player;
  for (let i = 0, left = player.heldActions; left > 0; i++) {
    const card = actions[i];
    if (hand[card] === 0) continue;
    left -= hand[card];
    if (findsCards(state, player, card, player.held - 1)) list.push(base + card);
  }
}

interface Wording {
  readonly rules: RuleSet;
  readonly edition: Edition;
}

/** D7, D25: whether a choice may be declined. */
export function mayDecline({ rules, edition }: Wording, { may }: Step): boolean {
  if (may === 'may' || may === 'must') return may === 'may';
  return edition !== 'first' || (may === 'mayByRule' && RULES[rules].mayDecline);
}

/** The highest price that a step gains; -1 where nothing was trashed to count from. */
export const priceOf = ({ dearer, n }: Step, { trashedCost }: Frame): number =>
  dearer ? (trashedCost < 0 ? -1 : n + trashedCost) : n;

function pushGainable(list: Move[], { piles }: State, { cards }: Step, price: number): void {
  const { stocked } = piles;
  for (let i = 0; i < stocked.length; i++)
    if (COSTS[stocked[i]] <= price && cards[stocked[i]]) list.push(CHOOSE + stocked[i]);
}

/** The different cards of a list that belong to a set, in the order of the table. */
export function kindsOf(cards: readonly Card[], set: CardSet): Card[] {
  const kinds: Card[] = [];
  for (let i = 0; i < cards.length; i++) if (set[cards[i]] && !kinds.includes(cards[i])) kinds.push(cards[i]);
  return kinds.length > 1 ? kinds.toSorted((a, b) => a - b) : kinds;
}

/** How many more cards a choice from the hand takes. */
export function remaining({ n, count }: Step, frame: Frame, held: number, empty: number): number {
  if (count === 'upTo') return n - frame.n;
  if (count === 'any') return held;
  return Math.min(held, count === 'downTo' ? held - n : empty - frame.n);
}

export function moves(state: State): readonly Move[] {
  if (state.asked < 0) return NOTHING;
  return state.stack.length === 0 ? turnMoves(state) : choices(state, topFrame(state));
}

function turnMoves(state: State): readonly Move[] {
  const { piles, phase } = state;
  const player = playerAt(state, state.current);
  const treasures = phase < BOUGHT ? heldTreasures(piles, player.hand) : 0;
  const others = paysAndBuys(piles, treasures, state.buys, state.coins);
  if (phase !== ACTION_PHASE || state.actions === 0 || player.heldActions === 0) return others;
  const list: Move[] = [];
  pushPlayable(list, PLAY, state, player);
  list.push(END_ACTIONS);
  for (let i = 0; i < others.length; i++) list.push(others[i]);
  return list;
}

function pushHeld(list: Move[], { piles }: State, { hand }: Player, set: CardSet): void {
  const { cards } = piles;
  for (let i = 0; i < cards.length; i++) if (hand[cards[i]] > 0 && set[cards[i]]) list.push(CHOOSE + cards[i]);
}

function pushKinds(list: Move[], cards: readonly Card[], set: CardSet): void {
  for (const card of kindsOf(cards, set)) list.push(CHOOSE + card);
}

/** What the waiting choice is among. */
function pushPicks(list: Move[], state: State, frame: Frame, step: Step): void {
  const player = playerAt(state, frame.who);
  switch (step.from) {
    case 'hand':
      return step.verb === 'play'
        ? pushPlayable(list, CHOOSE, state, player)
        : pushHeld(list, state, player, step.cards);
    case 'supply':
      return pushGainable(list, state, step, priceOf(step, frame));
    case 'revealed':
    case 'looked':
      // Where the order matters, those before `n` have their place already.
      return pushKinds(list, step.order ? player.seen.slice(frame.n) : player.seen, step.cards);
    case 'loot':
      return pushKinds(list, state.loot, ALL);
    case 'discard':
      return pushKinds(list, player.discard, step.cards);
    case 'discarded':
      if (findsCards(state, player, frame.found, player.held)) list.push(CHOOSE + frame.found);
      return;
    case 'deck':
      list.push(FLIP);
  }
}

function choices(state: State, frame: Frame): readonly Move[] {
  const step = stepOf(frame);
  const list: Move[] = [];
  pushPicks(list, state, frame, step);
  if (list.length === 0 || mayDecline(state, step)) list.push(DONE);
  return list;
}
