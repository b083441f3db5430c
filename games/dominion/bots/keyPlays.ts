/** What is worth a thought beside the usual Action or answer: few moves, so that each can be tried often. */
import { ACTIONS, type Card, CARD, COSTS, only } from '../src/facts.ts';
import {
  CHOOSE,
  chosenCard,
  DONE,
  END_ACTIONS,
  type Move,
  NO,
  PLAY,
  playedCard,
  stepOf,
  topFrame,
  YES,
} from '../src/moves.ts';
import type { State } from '../src/state.ts';
import { FLIP, PICK, PICK_DOWN, THRONE } from '../src/words.ts';

/** How many get a thought beside the usual move. */
const OTHERS = 5;

/** They give back the Action that they take, and a card or coins: playing them first costs nothing. */
const FREE = only('Village', 'Festival', 'Laboratory', 'Market', 'Spy');

/** The cheapest first. */
const byPrice = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => COSTS[a] - COSTS[b]);

/** Other Actions than the usual one, the dearest first, and none at all. */
export function otherActions(moves: readonly Move[], usual: Move): Move[] {
  const first = playedCard(usual);
  if (first >= 0 && FREE[first]) return [];
  const actions = byPrice(moves.map(playedCard).filter((card) => card !== first && ACTIONS[card])).toReversed();
  const others = actions.slice(0, OTHERS - 1).map((card) => PLAY + card);
  return first >= 0 ? [...others, END_ACTIONS] : others;
}

/**
 * Other answers than the usual one to what a card asks. Where several cards are picked one by one, this is about the
 * next: another card, or no more. What Spy and Library ask is answered as usual: trials brought next to nothing.
 */
export function otherAnswers(state: State, moves: readonly Move[], usual: Move): Move[] {
  const frame = topFrame(state);
  // A set of cards is tried in one order only.
  const upwards = moves.filter((move) => move >= CHOOSE + frame.last);
  switch (stepOf(frame).op) {
    case PICK:
      // Whichever Victory card a Bureaucrat puts back, it comes again.
      if (frame.card === CARD.Bureaucrat) return [];
      return others(upwards, usual, frame.card === CARD.Remodel);
    case PICK_DOWN:
      return others(upwards, usual, false);
    case THRONE:
      return others(moves, usual, true);
    case FLIP:
      return [usual === YES ? NO : YES];
    default:
      return [];
  }
}

function others(moves: readonly Move[], usual: Move, dearestFirst: boolean): Move[] {
  const cards = byPrice(moves.map(chosenCard).filter((card) => card >= 0 && card !== chosenCard(usual)));
  const list = (dearestFirst ? cards.toReversed() : cards).slice(0, OTHERS).map((card) => CHOOSE + card);
  return usual !== DONE && moves.includes(DONE) ? [...list.slice(0, OTHERS - 1), DONE] : list;
}
