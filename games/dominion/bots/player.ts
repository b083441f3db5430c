/** A whole player from a strategy: it buys by the list and answers every prompt that a card can put, from the seat's view. */
import type { Bot, Choice, Seat } from '@baize/game';

import { type Card, CARD, COSTS, nameOf } from '../src/facts.ts';
import { BUY, CHOOSE, END_TURN, type Move, PLAY, PLAY_TREASURES, stepOf } from '../src/moves.ts';
import { ACTION_PHASE, type Frame } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { ASIDE, FLIP, GAIN, LOOT, PICK, PICK_DOWN, REACT, ROB, SPY, THRONE } from '../src/words.ts';
import { answerLoot, answerPick, discards, flips, reveals, robs, setsAside, spies, trashes } from './answers.ts';
import { TableSituation } from './situation.ts';
import { type Line, readStrategy, type Strategy } from './strategy.ts';
import { usualPlay } from './usual.ts';

/** A player who follows a strategy. */
export function strategyBot(strategy: Strategy, name: string, stars = 2): Bot<View, Move> {
  return {
    name,
    about: strategy.about === '' ? 'Follows a written strategy.' : strategy.about,
    stars,
    decide: (view, moves, seat) => follow(strategy, view, moves, seat),
  };
}

export const readBot = (text: string, name: string): Bot<View, Move> => strategyBot(readStrategy(text), name);

/** The move of somebody who follows this strategy. */
export function follow(strategy: Strategy, view: View, moves: readonly Move[], seat: Seat): Choice<Move> {
  if (moves.length === 1) return { move: moves[0] as Move, why: 'There is no choice.' };
  const table = new TableSituation(view, seat);
  const frame = view.stack[view.stack.length - 1];
  return frame === undefined ? takeTurn(strategy, table, moves) : answer(strategy, table, moves, seat, frame);
}

function takeTurn(strategy: Strategy, table: TableSituation, moves: readonly Move[]): Choice<Move> {
  if (table.view.phase === ACTION_PHASE && table.actions > 0) {
    const action = chosenAction(strategy, table, (card) => moves.includes(PLAY + card));
    if (action !== null) return { move: PLAY + action.card, why: `Plays ${nameOf(action.card)}: "${action.text}".` };
  }
  if (moves.includes(PLAY_TREASURES)) return { move: PLAY_TREASURES, why: 'Treasures first.' };
  const line = wanted(strategy, table, (card) => moves.includes(BUY + card));
  if (line !== null) return { move: BUY + line.card, why: `Buys ${nameOf(line.card)}: "${line.text}".` };
  return { move: END_TURN, why: 'Nothing on the list can be bought.' };
}

/** The Action to play next, if any; Chapel only when something should go. */
function chosenAction(strategy: Strategy, table: TableSituation, can: (card: Card) => boolean): Line | null {
  for (const line of strategy.play ?? usualPlay)
    if (
      table.hand(line.card) > 0 &&
      can(line.card) &&
      line.holds(table) &&
      (line.card !== CARD.Chapel || trashes(strategy.trash, table, 4).length > 0)
    )
      return line;
  return null;
}

/** The first line of the list that can be had and whose condition holds. */
function wanted(strategy: Strategy, table: TableSituation, can: (card: Card) => boolean): Line | null {
  for (const line of strategy.buy) if (can(line.card) && line.holds(table)) return line;
  return null;
}

function answer(
  strategy: Strategy,
  table: TableSituation,
  moves: readonly Move[],
  seat: Seat,
  frame: Frame,
): Choice<Move> {
  const step = stepOf(frame);
  switch (step.op) {
    case PICK:
      return answerPick(strategy.trash, table, moves, frame);
    case PICK_DOWN:
      return discards(table, moves, step.n);
    case THRONE: {
      const action = chosenAction(
        strategy,
        table,
        (card) => card !== CARD['Throne Room'] && moves.includes(CHOOSE + card),
      );
      const card = action?.card ?? dearest(moves);
      return { move: CHOOSE + card, why: `Plays ${nameOf(card)} twice.` };
    }
    case GAIN: {
      const line = wanted(strategy, table, (card) => moves.includes(CHOOSE + card));
      const card = line?.card ?? dearest(moves);
      return { move: CHOOSE + card, why: `Gains ${nameOf(card)}.` };
    }
    case REACT:
      return reveals;
    case ROB:
      return robs(moves);
    case LOOT:
      return answerLoot(moves);
    case ASIDE:
      return setsAside(table);
    case SPY:
      return spies(table, seat, frame);
    case FLIP:
      return flips;
    default:
      return { move: moves[0] as Move, why: 'There is nothing to choose by.' };
  }
}

/** Of the cards that may be chosen, the one of the highest price, the Curse never before another. */
function dearest(moves: readonly Move[]): Card {
  let best = -1;
  for (const move of moves) {
    const card = move - CHOOSE;
    if (card < 0 || card >= COSTS.length) continue;
    if (best === -1 || best === CARD.Curse || (COSTS[card] as number) > (COSTS[best] as number)) best = card;
  }
  return best;
}
