/** What the network is asked at a table, and what habit settles without it. */
import { ACTIONS, type Card, CARD, CURSE } from '../../src/facts.ts';
import {
  BUY,
  CHOOSE,
  chosenCard,
  DONE,
  END_ACTIONS,
  END_TURN,
  type Move,
  PLAY,
  PLAY_TREASURES,
  playedCard,
  boughtCard,
} from '../../src/moves.ts';
import { askedBy } from '../../src/question.ts';
import type { Frame } from '../../src/state.ts';
import { SMOOTH } from '../../src/traits.ts';
import { losesBy, winningBuy } from '../ending.ts';
import { answer, nextAction } from '../player.ts';
import type { TableSituation } from '../situation.ts';
import { readStrategy } from '../strategy.ts';
import { type Ask, BUYS, GAINS, PLAYS, REMODELS, TRASHES } from './inputs.ts';
import { GAIN, type Head, NONE, PLAY_HEAD, TRASH } from './network.ts';

/** A choice among cards; `NONE` is none of them. */
export interface CardQuestion {
  readonly ask: Ask;
  readonly head: Head;
  readonly choices: readonly number[];
  /** The move that makes a choice. */
  moveOf(choice: number): Move;
}

/** Everything that the network does not decide is done as usual. */
export const habits = readStrategy('Province');

const HEAD_OF: Readonly<Record<Ask, Head>> = {
  [BUYS]: GAIN,
  [GAINS]: GAIN,
  [TRASHES]: TRASH,
  [REMODELS]: TRASH,
  [PLAYS]: PLAY_HEAD,
};

const question = (ask: Ask, base: Move, none: Move, choices: readonly number[]): CardQuestion => ({
  ask,
  head: HEAD_OF[ask],
  choices,
  moveOf: (choice) => (choice === NONE ? none : base + choice),
});

/** The cards that the moves name, by how they name them; Curses are nobody's wish. */
function cardsOf(moves: readonly Move[], named: (move: Move) => Card, none: Move, takesCurse: boolean): number[] {
  const choices: number[] = [];
  for (const move of moves) {
    const card = named(move);
    if (card >= 0 && (takesCurse || card !== CURSE)) choices.push(card);
  }
  if (moves.includes(none)) choices.push(NONE);
  return choices;
}

function aboutCard(table: TableSituation, moves: readonly Move[], frame: Frame): CardQuestion | Move {
  const { verb, from, source } = askedBy(frame);
  if (verb === 'gain' && from === 'supply') {
    const choices = cardsOf(moves, chosenCard, DONE, false);
    if (choices.length > 0) return question(GAINS, CHOOSE, DONE, choices);
  }
  if (verb === 'trash' && from === 'hand' && (source === CARD.Chapel || source === CARD.Remodel))
    return question(source === CARD.Chapel ? TRASHES : REMODELS, CHOOSE, DONE, cardsOf(moves, chosenCard, DONE, true));
  return answer(habits, table, moves, frame).move;
}

/** What to ask the network, or the move that needs no asking. There is more than one move. */
export function questionAt(table: TableSituation, moves: readonly Move[]): CardQuestion | Move {
  const { stack } = table.sight;
  if (stack.length > 0) return aboutCard(table, moves, stack[stack.length - 1]);
  if (moves.includes(END_ACTIONS)) {
    const usual = nextAction(habits, table, (card) => moves.includes(PLAY + card));
    if (usual !== null && SMOOTH[usual.card]) return PLAY + usual.card;
    const choices = cardsOf(moves, (move) => (ACTIONS[playedCard(move)] ? playedCard(move) : -1), END_ACTIONS, false);
    if (choices.length > 1)
      return question(PLAYS, PLAY, moves.includes(PLAY_TREASURES) ? PLAY_TREASURES : END_ACTIONS, choices);
  }
  if (moves.includes(PLAY_TREASURES)) return PLAY_TREASURES;
  const winning = winningBuy(table);
  if (winning >= 0) return BUY + winning;
  const choices = cardsOf(moves, boughtCard, END_TURN, false).filter((card) => card === NONE || !losesBy(table, card));
  return choices.length === 1 ? END_TURN : question(BUYS, BUY, END_TURN, choices);
}
