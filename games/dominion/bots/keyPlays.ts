/** What is worth a thought beside the usual Action or answer: few moves, so that each can be tried often. */
import { ACTIONS, type Card, CARD, COSTS } from '../src/facts.ts';
import { topFrame } from '../src/legal.ts';
import { CHOOSE, chosenCard, DONE, END_ACTIONS, FLIP, type Move, PLAY, playedCard } from '../src/moves.ts';
import { askedBy } from '../src/question.ts';
import type { State } from '../src/state.ts';
import { SMOOTH } from '../src/traits.ts';

/** How many get a thought beside the usual move. */
const OTHERS = 5;

/** The cheapest first. */
const byPrice = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => COSTS[a] - COSTS[b]);

/** Other Actions than the usual one, the dearest first, and none at all. */
export function otherActions(moves: readonly Move[], usual: Move): Move[] {
  const first = playedCard(usual);
  if (first >= 0 && SMOOTH[first]) return [];
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
  const { verb, from, source, owner, player } = askedBy(frame);
  switch (verb) {
    case 'flip':
      return [usual === FLIP ? DONE : FLIP];
    case 'play':
      return others(moves, usual, true);
    case 'topdeck':
      // Whichever Victory card a Bureaucrat puts back, it comes again.
      return owner === player ? others(moves, usual, true) : [];
    case 'trash':
    case 'discard':
      return from === 'hand' || from === 'looked' ? others(upwards, usual, source === CARD.Remodel) : [];
    default:
      return [];
  }
}

function others(moves: readonly Move[], usual: Move, dearestFirst: boolean): Move[] {
  const cards = byPrice(moves.map(chosenCard).filter((card) => card >= 0 && card !== chosenCard(usual)));
  const list = (dearestFirst ? cards.toReversed() : cards).slice(0, OTHERS).map((card) => CHOOSE + card);
  return usual !== DONE && moves.includes(DONE) ? [...list.slice(0, OTHERS - 1), DONE] : list;
}
