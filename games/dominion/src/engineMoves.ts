/** The moves of the specification, as commands of the machine: all legal ones, and why one is refused. */
import { ACTIONS, ALL, type Card, CARD, type CardName, COSTS, NAMES, nameOf, TREASURES } from './facts.ts';
import {
  BUY,
  CHOOSE,
  DONE,
  holdsTreasure,
  isPlayable,
  MINE,
  type Move as Code,
  moves,
  NO,
  PLAY,
  PLAY_TREASURES,
  REMODEL,
  stepOf,
  topFrame,
  YES,
} from './moves.ts';
import { ACTION_PHASE, BOUGHT, type Frame, type Player, type State } from './state.ts';
import { countsOf } from './text.ts';
import * as words from './words.ts';

const MOVE_TYPES = [
  'play_action',
  'play_treasure',
  'play_all_treasures',
  'buy',
  'end_phase',
  'discard_for_cellar',
  'trash_cards',
  'gain_card',
  'discard_to_hand_size',
  'reveal_and_topdeck',
  'spy_decision',
  'select_treasure_to_trash',
  'gain_trashed_card',
  'reveal_reaction',
  'select_action_for_throne',
  'chancellor_decision',
  'library_set_aside',
] as const;

export type MoveType = (typeof MOVE_TYPES)[number];

/** Where a card may be declined (`reveal_reaction`, `select_action_for_throne`, `gain_trashed_card`), leave `card` out. */
export interface Move {
  readonly type: MoveType;
  readonly card?: CardName;
  readonly cards?: readonly CardName[];
  readonly destination?: 'discard' | 'hand';
  readonly target_size?: number;
  /** Whose revealed card it is about. */
  readonly player?: number;
  readonly decision?: 'discard' | 'keep';
  readonly convert?: boolean;
  readonly set_aside?: boolean;
}

/** Thrown inside, answered as a sentence by the engine. */
export class Refusal extends Error {}

function refuse(sentence: string): never {
  throw new Refusal(sentence);
}

/** What anybody sent as a move, if it has the shape of one. */
export function readMove(raw: unknown): Move {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) refuse('Invalid move');
  const { type, card, cards } = raw as Partial<Record<string, unknown>>;
  if (!MOVE_TYPES.some((known) => known === type)) refuse('Invalid move');
  if (card !== undefined && typeof card !== 'string') refuse('card must be the name of a card');
  if (cards !== undefined && !(Array.isArray(cards) && cards.every((each) => typeof each === 'string')))
    refuse('cards must be a list of names of cards');
  return raw as Move;
}

const inPhase = (state: State, phase: 'action' | 'buy', cleanup: boolean): void => {
  if (cleanup || (phase === 'action') !== (state.phase === ACTION_PHASE)) refuse(`Not in ${phase} phase`);
};

const knownCard = (name: CardName | undefined): Card =>
  name !== undefined && NAMES.includes(name) ? CARD[name] : refuse('Card not available');

const inHand = (player: Player, name: CardName | undefined): Card => {
  const card = knownCard(name);
  return player.hand[card] > 0 ? card : refuse(`${nameOf(card)} is not in hand`);
};

function turnCode(state: State, move: Move, cleanup: boolean): Code {
  const player = state.players[state.current];
  switch (move.type) {
    case 'play_action': {
      inPhase(state, 'action', cleanup);
      const card = inHand(player, move.card);
      if (!ACTIONS[card]) refuse(`${nameOf(card)} is not an Action`);
      if (state.actions === 0) refuse('No actions left');
      if (!isPlayable(state, player, card))
        refuse(card === REMODEL ? 'Must trash a card' : card === MINE ? 'Must trash a Treasure' : 'Invalid move');
      return PLAY + card;
    }
    case 'play_treasure': {
      inPhase(state, 'buy', cleanup);
      const card = inHand(player, move.card);
      if (!TREASURES[card]) refuse(`${nameOf(card)} is not a Treasure`);
      if (state.phase === BOUGHT) refuse('No Treasures after the first buy');
      return PLAY + card;
    }
    case 'play_all_treasures':
      inPhase(state, 'buy', cleanup);
      if (state.phase === BOUGHT) refuse('No Treasures after the first buy');
      if (!holdsTreasure(state, player)) refuse('No Treasures in hand');
      return PLAY_TREASURES;
    case 'buy': {
      inPhase(state, 'buy', cleanup);
      const card = fromSupply(state, move.card);
      if (state.buys === 0) refuse('No buys left');
      if (COSTS[card] > state.coins) refuse('Not enough coins');
      return BUY + card;
    }
    default:
      return refuse('Invalid move');
  }
}

function fromSupply(state: State, name: CardName | undefined): Card {
  const card = knownCard(name);
  if (state.supply[card] < 0) refuse('Card not available');
  if (state.supply[card] === 0) refuse('Supply exhausted');
  return card;
}

/** The cards as a command: one pick each, upwards, then `done` where it is asked for. */
function picks(player: Player, names: readonly CardName[]): Code[] {
  const counts = countsOf(names.map(knownCard));
  if (counts.some((count, card) => count > player.hand[card])) refuse('Selected cards not in hand');
  return counts.flatMap((count, card) => Array.from({ length: count }, () => CHOOSE + card));
}

function trashCodes(state: State, frame: Frame, step: words.Step, names: readonly CardName[]): Code[] {
  const card = nameOf(frame.card);
  const must = step.cards === ALL ? 'Must trash a card' : 'Must trash a Treasure';
  const left = step.n - frame.n;
  if (names.length > left) refuse(`${card} can only trash up to ${step.n} card${step.n === 1 ? '' : 's'}`);
  const codes = picks(state.players[frame.who], names);
  if (names.some((name) => !step.cards[CARD[name]]))
    refuse(frame.card === MINE ? must : `${card} can only trash a Copper`);
  if (names.length === 0 && !moves(state).includes(DONE)) refuse(must);
  const { held } = state.players[frame.who];
  return names.length < Math.min(left, held) ? [...codes, DONE] : codes;
}

function gainCode(state: State, frame: Frame, step: words.Step, move: Move): Code {
  const to = step.to === words.HAND ? 'hand' : 'discard';
  const card = fromSupply(state, move.card);
  const price = step.n + (step.jump === 1 ? frame.limit : 0);
  if (!step.cards[card]) refuse('Must gain a Treasure');
  if (COSTS[card] > price) refuse(step.jump === 1 ? 'Card costs more than allowed' : 'Card too expensive');
  if (move.destination !== undefined && move.destination !== to) refuse(`${nameOf(frame.card)} gains to the ${to}`);
  return CHOOSE + card;
}

/** The code if the machine offers it. */
const offered = (state: State, code: Code, sentence: string): Code =>
  moves(state).includes(code) ? code : refuse(sentence);

function about(state: State, frame: Frame, move: Move): void {
  if (move.player !== undefined && move.player !== frame.who) refuse(`Player ${frame.who} revealed the card`);
  const seen = state.players[frame.who]?.seen as readonly Card[];
  if (move.card !== undefined && !seen.includes(CARD[move.card])) refuse('Card was not revealed');
}

/** What the waiting card expects, by its step. */
function answerCodes(state: State, frame: Frame, move: Move): Code[] {
  const step = stepOf(frame);
  const player = state.players[frame.who];
  const named = move.cards ?? (move.card === undefined ? [] : [move.card]);
  const expected = expectedType(step);
  if (move.type !== expected) refuse(`${nameOf(frame.card)} waits for ${expected}`);
  switch (move.type) {
    case 'discard_for_cellar': {
      const codes = picks(player, named);
      return named.length < player.held ? [...codes, DONE] : codes;
    }
    case 'trash_cards':
      return trashCodes(state, frame, step, named);
    case 'discard_to_hand_size': {
      const count = player.held - step.n;
      if (move.target_size !== undefined && move.target_size !== step.n) refuse(`Must keep ${step.n} cards`);
      if (named.length !== count) refuse(`Must discard exactly ${count} card${count === 1 ? '' : 's'}`);
      return picks(player, named);
    }
    case 'gain_card':
      return [gainCode(state, frame, step, move)];
    case 'reveal_and_topdeck':
      if (named.length !== 1) refuse('Must reveal a Victory card');
      return [offered(state, CHOOSE + inHand(player, named[0]), 'Must reveal a Victory card')];
    case 'select_action_for_throne':
      if (named.length === 0) return [offered(state, DONE, 'Must play an Action')];
      if (named.length > 1) refuse('Choose one Action');
      return [throneCode(state, player, named[0])];
    case 'reveal_reaction':
      if (named.length === 0) return [NO];
      if (named.length > 1) refuse('Reveal one card');
      return [named[0] === 'Moat' ? offered(state, YES, 'Moat is not in hand') : refuse('Only Moat blocks attacks')];
    case 'spy_decision':
      about(state, frame, move);
      if (move.decision !== 'discard' && move.decision !== 'keep') refuse('Decide to discard or keep');
      return [move.decision === 'discard' ? YES : NO];
    case 'library_set_aside':
      about(state, frame, move);
      if (typeof move.set_aside !== 'boolean') refuse('Decide to set it aside or not');
      return [move.set_aside ? offered(state, YES, 'Only an Action can be set aside') : NO];
    case 'chancellor_decision':
      if (typeof move.convert !== 'boolean') refuse('Decide to convert the deck or not');
      return [move.convert ? YES : NO];
    case 'select_treasure_to_trash':
      about(state, frame, move);
      return [offered(state, CHOOSE + knownCard(move.card), 'Must trash a revealed Treasure')];
    default: {
      if (named.length === 0) return [DONE];
      const loot = countsOf(state.loot);
      const wanted = countsOf(named.map(knownCard));
      if (wanted.some((count, card) => count > loot[card])) refuse('Card was not trashed by this Thief');
      const codes = wanted.flatMap((count, card) => Array.from({ length: count }, () => CHOOSE + card));
      return move.cards !== undefined && named.length < state.loot.length ? [...codes, DONE] : codes;
    }
  }
}

function throneCode(state: State, player: Player, name: CardName): Code {
  const card = inHand(player, name);
  if (!ACTIONS[card]) refuse(`${name} is not an Action`);
  if (!isPlayable(state, player, card)) refuse(card === REMODEL ? 'Must trash a card' : 'Must trash a Treasure');
  return CHOOSE + card;
}

const TYPES: Readonly<Record<number, MoveType>> = {
  [words.PICK_DOWN]: 'discard_to_hand_size',
  [words.THRONE]: 'select_action_for_throne',
  [words.REACT]: 'reveal_reaction',
  [words.GAIN]: 'gain_card',
  [words.ROB]: 'select_treasure_to_trash',
  [words.LOOT]: 'gain_trashed_card',
  [words.SPY]: 'spy_decision',
  [words.ASIDE]: 'library_set_aside',
  [words.FLIP]: 'chancellor_decision',
};

const PICKS: readonly MoveType[] = ['discard_for_cellar', 'trash_cards', 'reveal_and_topdeck'];

export const expectedType = (step: words.Step): MoveType => TYPES[step.op] ?? PICKS[step.to];

/** The machine's moves that this move means, or a thrown refusal. `end_phase` is the engine's own. */
export function codesOf(state: State, move: Move, cleanup: boolean): Code[] {
  if (state.asked < 0) refuse('The game is over');
  if (state.stack.length === 0) return [turnCode(state, move, cleanup)];
  return answerCodes(state, topFrame(state), move);
}
