/** What is worth a thought beside the usual Action or answer: few moves, so that each can be tried often. */
import { ACTIONS, type Card, CARD, COSTS, only } from '../src/facts.ts';
import { CHOOSE, DONE, END_ACTIONS, type Move, NO, PLAY, stepOf, topFrame, YES } from '../src/moves.ts';
import type { State } from '../src/state.ts';
import { FLIP, PICK, PICK_DOWN, THRONE } from '../src/words.ts';
import { setOf } from './answers.ts';

/** How many get a thought beside the usual move. */
const OTHERS = 5;

/** They give back the Action that they take, and a card or coins: playing them first costs nothing. */
const FREE = only('Village', 'Festival', 'Laboratory', 'Market', 'Spy');

/** The cards of a set but one, the cheapest first. */
function byPrice(cards: number, but: Card): Card[] {
  const list: Card[] = [];
  for (let card = 0; card < COSTS.length; card++) if (((cards >>> card) & 1) === 1 && card !== but) list.push(card);
  return list.toSorted((a, b) => COSTS[a] - COSTS[b]);
}

/** Other Actions than the usual one, the dearest first, and none at all. */
export function otherActions(moves: readonly Move[], usual: Move): Move[] {
  if (usual < PLAY + 32 && ((FREE >>> (usual - PLAY)) & 1) === 1) return [];
  const actions = byPrice(setOf(moves, PLAY) & ACTIONS, usual - PLAY).toReversed();
  const others = actions.slice(0, OTHERS - 1).map((card) => PLAY + card);
  return usual < PLAY + 32 ? [...others, END_ACTIONS] : others;
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
  const cards = byPrice(setOf(moves, CHOOSE), usual - CHOOSE);
  const list = (dearestFirst ? cards.toReversed() : cards).slice(0, OTHERS).map((card) => CHOOSE + card);
  return usual !== DONE && moves.includes(DONE) ? [...list.slice(0, OTHERS - 1), DONE] : list;
}
