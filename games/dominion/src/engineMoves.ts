/** The moves of the specification, as commands of the machine: all legal ones, and why one is refused. */
import { BaizeError } from '@baize/game';
import { ACTIONS, type Card, CARD, type CardName, COSTS, NAMES, nameOf, TREASURES } from './facts.ts';
import { holdsTreasure, isPlayable, MINE, moves, REMODEL } from './legal.ts';
import { BUY, CHOOSE, DONE, FLIP, type Move as Code, PLAY, PLAY_TREASURES } from './moves.ts';
import { type Question, questionOf } from './question.ts';
import { ACTION_PHASE, BOUGHT, type Player, type State } from './state.ts';
import { countsOf } from './text.ts';
import { view } from './view.ts';

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
  'choose_cards',
] as const;

export type MoveType = (typeof MOVE_TYPES)[number];

/**
 * Where a card may be declined (`reveal_reaction`, `select_action_for_throne`, `gain_trashed_card`), leave `card` out.
 * `choose_cards` answers what cards of the second edition ask.
 */
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

/** Caught by the engine, which answers with the sentence. */
function refuse(sentence: string): never {
  throw new BaizeError('ILLEGAL_MOVE', sentence);
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

function trashCodes(state: State, question: Question, names: readonly CardName[]): Code[] {
  const { source, kind, limit, picked, owner, among } = question;
  const card = nameOf(source);
  const most = limit + picked;
  const must = kind === 'card' ? 'Must trash a card' : 'Must trash a Treasure';
  if (names.length > limit) refuse(`${card} can only trash up to ${most} card${most === 1 ? '' : 's'}`);
  const codes = picks(state.players[owner], names);
  if (names.some((name) => !among.includes(CARD[name])))
    refuse(source === MINE ? must : `${card} can only trash a Copper`);
  if (names.length === 0 && !moves(state).includes(DONE)) refuse(must);
  return names.length < question.max ? [...codes, DONE] : codes;
}

function gainCode(state: State, question: Question, move: Move): Code {
  const { source, kind, to, price } = question;
  const card = fromSupply(state, move.card);
  if (kind === 'Treasure' && !TREASURES[card]) refuse('Must gain a Treasure');
  if (COSTS[card] > (price ?? 0))
    refuse(source === MINE || source === REMODEL ? 'Card costs more than allowed' : 'Card too expensive');
  if (move.destination !== undefined && move.destination !== to) refuse(`${nameOf(source)} gains to the ${to}`);
  return CHOOSE + card;
}

/** Any choice of cards, one pick each, then `done` where it is asked for. */
function chosenCodes(question: Question, names: readonly CardName[]): Code[] {
  const { min, max, among, order } = question;
  const cards = names.map(knownCard);
  const there = countsOf(among);
  if (countsOf(cards).some((count, card) => count > there[card])) refuse('Card cannot be chosen');
  if (cards.length < min || cards.length > max)
    refuse(min === max ? `Choose ${min} card${min === 1 ? '' : 's'}` : `Choose ${min} to ${max} cards`);
  // Of cards in order the last has its place without being named.
  const codes = (order ? cards.slice(0, -1) : cards).map((card) => CHOOSE + card);
  return min < max && cards.length < max ? [...codes, DONE] : codes;
}

/** The code if the machine offers it. */
const offered = (state: State, code: Code, sentence: string): Code =>
  moves(state).includes(code) ? code : refuse(sentence);

function about(state: State, { owner }: Question, move: Move): void {
  if (move.player !== undefined && move.player !== owner) refuse(`Player ${owner} revealed the card`);
  const { seen } = state.players[owner];
  if (move.card !== undefined && !seen.includes(CARD[move.card])) refuse('Card was not revealed');
}

/** What the waiting card expects. */
function answerCodes(state: State, question: Question, move: Move): Code[] {
  const player = state.players[question.owner];
  const named = move.cards ?? (move.card === undefined ? [] : [move.card]);
  const expected = expectedType(question);
  if (move.type !== expected) refuse(`${nameOf(question.source)} waits for ${expected}`);
  switch (move.type) {
    case 'discard_for_cellar': {
      const codes = picks(player, named);
      return named.length < player.held ? [...codes, DONE] : codes;
    }
    case 'trash_cards':
      return trashCodes(state, question, named);
    case 'discard_to_hand_size': {
      const { max: count, keep } = question;
      if (move.target_size !== undefined && move.target_size !== keep) refuse(`Must keep ${keep} cards`);
      if (named.length !== count) refuse(`Must discard exactly ${count} card${count === 1 ? '' : 's'}`);
      return picks(player, named);
    }
    case 'gain_card':
      return [gainCode(state, question, move)];
    case 'choose_cards':
      return chosenCodes(question, named);
    case 'reveal_and_topdeck':
      if (named.length !== 1) refuse('Must reveal a Victory card');
      return [offered(state, CHOOSE + inHand(player, named[0]), 'Must reveal a Victory card')];
    case 'select_action_for_throne':
      if (named.length === 0) return [offered(state, DONE, 'Must play an Action')];
      if (named.length > 1) refuse('Choose one Action');
      return [throneCode(state, player, named[0])];
    case 'reveal_reaction':
      if (named.length === 0) return [DONE];
      if (named.length > 1) refuse('Reveal one card');
      return [
        named[0] === 'Moat'
          ? offered(state, CHOOSE + CARD.Moat, 'Moat is not in hand')
          : refuse('Only Moat blocks attacks'),
      ];
    case 'spy_decision':
      about(state, question, move);
      if (move.decision !== 'discard' && move.decision !== 'keep') refuse('Decide to discard or keep');
      return [move.decision === 'discard' ? CHOOSE + player.seen[0] : DONE];
    case 'library_set_aside':
      about(state, question, move);
      if (typeof move.set_aside !== 'boolean') refuse('Decide to set it aside or not');
      return [move.set_aside ? offered(state, CHOOSE + player.seen[0], 'Only an Action can be set aside') : DONE];
    case 'chancellor_decision':
      if (typeof move.convert !== 'boolean') refuse('Decide to convert the deck or not');
      return [move.convert ? FLIP : DONE];
    case 'select_treasure_to_trash':
      about(state, question, move);
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

/** The move that answers a question. */
export function expectedType({ verb, from, kind, keep, decline }: Question): MoveType {
  switch (verb) {
    case 'reveal':
      return 'reveal_reaction';
    case 'set aside':
      return 'library_set_aside';
    case 'flip':
      return 'chancellor_decision';
    case 'gain':
      return from === 'supply' ? 'gain_card' : 'gain_trashed_card';
    case 'play':
      return from === 'hand' ? 'select_action_for_throne' : 'choose_cards';
    case 'trash':
      return from === 'hand' ? 'trash_cards' : from === 'revealed' ? 'select_treasure_to_trash' : 'choose_cards';
    case 'topdeck':
      return from === 'hand' && kind === 'Victory card' ? 'reveal_and_topdeck' : 'choose_cards';
    case 'discard':
      if (from === 'revealed') return 'spy_decision';
      if (from !== 'hand') return 'choose_cards';
      return keep !== null ? 'discard_to_hand_size' : decline === null ? 'choose_cards' : 'discard_for_cellar';
  }
}

/** The machine's moves that this move means, or a thrown refusal. `end_phase` is the engine's own. */
export function codesOf(state: State, move: Move, cleanup: boolean): Code[] {
  if (state.asked < 0) refuse('The game is over');
  const question = questionOf(view(state, state.asked));
  return question === null ? [turnCode(state, move, cleanup)] : answerCodes(state, question, move);
}
