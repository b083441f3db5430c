/** Players of the drill at the table. */
import type { Bot, Choice, Random, Seat } from '@baize/game';
import { BET, CHECK, FOLD as FOLD_MOVE, RAISE as RAISE_MOVE } from '../../src/betting.ts';
import { classOf, handWords } from '../../src/hand.ts';
import type { View } from '../../src/view.ts';
import { nextPick } from '../cpu.ts';
import { betOf, discards, nodeOfView } from './atTable.ts';
import { BREAK, PAT } from './choices.ts';
import type { Node } from './drill.ts';

/** Chooses for a node. The view is there for those who look at more than the hand in play. */
export type Player = (node: Node, random: Random, view: View, seat: Seat) => number;

export function botOf(name: string, about: string, stars: number, player: Player): Bot<View, number> {
  return {
    name,
    about,
    stars,
    decide(view, moves, seat, random) {
      const node = nodeOfView(view, seat, random.lasting(`hand ${view.hand}`));
      if (!view.drawing) return betting(view, betOf(moves, player(node, random, view, seat)));
      // One choice for the whole draw, though its cards are thrown one by one.
      const lasting = random.lasting(`hand ${view.hand} draw ${view.street}`);
      return drawing(view, player(node, lasting, view, seat));
    },
  };
}

function betting(view: View, move: number): Choice<number> {
  const hand = handWords(classOf(view.cards));
  if (move === FOLD_MOVE) return { move, why: `Folds ${hand}.` };
  if (move === CHECK) return { move, why: `Checks ${hand}.` };
  if (move === BET) return { move, why: `Bets ${hand}.` };
  return { move, why: `${move === RAISE_MOVE ? 'Raises' : 'Calls'} with ${hand}.` };
}

function drawing(view: View, choice: number): Choice<number> {
  const thrown = discards(view.cards, choice);
  const hand = handWords(classOf(view.cards));
  const move = nextPick(view, thrown);
  if (view.picked.some((card) => !thrown.includes(card))) {
    const draws = choice === BREAK ? `break ${hand}` : `draw ${thrown.length} to ${hand}`;
    return { move, why: `Without the marks it would ${thrown.length === 0 ? `stand pat with ${hand}` : draws}.` };
  }
  if (choice === PAT) return { move, why: `Stands pat with ${hand}: a snow.` };
  if (choice === BREAK) return { move, why: `Breaks ${hand} for a better one.` };
  return { move, why: thrown.length === 0 ? `Stands pat with ${hand}.` : `Draws ${thrown.length} to ${hand}.` };
}
