/** A whole player from a strategy: it buys by the list and answers every prompt that a card can put, from what the seat knows. */
import type { Bot, Choice, Seat } from '@baize/game';
import { type Card, CARD, COSTS, nameOf } from '../src/facts.ts';
import { holdsTreasure, isPlayable, moves as legalMoves } from '../src/legal.ts';
import { BUY, CHOOSE, chosenCard, DONE, END_ACTIONS, END_TURN, type Move, PLAY, PLAY_TREASURES } from '../src/moves.ts';
import { askedBy } from '../src/question.ts';
import { ACTION_PHASE, BOUGHT, type Frame, type State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { answerLoot, answerPick, discards, flips, reveals, robs, setsAside, spies, trashes } from './answers.ts';
import { canBuy, losesBy, winningBuy } from './ending.ts';
import { discardsLookedAt, fetches, putsBack, topdecks, trashesLookedAt } from './deckTop.ts';
import { TableSituation } from './situation.ts';
import { type Line, readStrategy, type Strategy } from './strategy.ts';
import { thronePlay, usualPlay } from './usual.ts';

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

/** The move of somebody who follows this strategy, and why. */
export function follow(strategy: Strategy, view: View, moves: readonly Move[], seat: Seat): Choice<Move> {
  if (moves.length === 1) return { move: moves[0], why: 'There is no choice.' };
  const table = TableSituation.ofView(view, seat);
  if (strategy.mind !== undefined) return { move: strategy.mind.decide(table, moves), why: 'Plays as it has learnt.' };
  const frame = view.stack[view.stack.length - 1];
  if (frame !== undefined) return answer(strategy, table, moves, frame);
  const line = moves.includes(END_ACTIONS) ? nextAction(strategy, table, (card) => moves.includes(PLAY + card)) : null;
  if (line !== null) return { move: PLAY + line.card, why: `Plays ${nameOf(line.card)}: "${line.text}".` };
  if (moves.includes(PLAY_TREASURES)) return { move: PLAY_TREASURES, why: 'Treasures first.' };
  const bought = wanted(strategy, table, canBuy);
  if (bought !== null) return { move: BUY + bought.card, why: `Buys ${nameOf(bought.card)}: "${bought.text}".` };
  return { move: END_TURN, why: 'Nothing on the list can be bought.' };
}

/** The same move in an imagined game, as fast as can be and without a word. */
export function quickMove(strategy: Strategy, state: State): Move {
  const { stack } = state;
  if (strategy.mind !== undefined) {
    const moves = legalMoves(state);
    return moves.length === 1 ? moves[0] : strategy.mind.decide(TableSituation.ofState(state), moves);
  }
  if (stack.length > 0) {
    const moves = legalMoves(state);
    if (moves.length === 1) return moves[0];
    return answer(strategy, TableSituation.ofState(state), moves, stack[stack.length - 1]).move;
  }
  const player = state.players[state.current];
  if (state.phase === ACTION_PHASE && state.actions > 0 && player.heldActions > 0) {
    const line = nextAction(strategy, TableSituation.ofState(state), (card) => isPlayable(state, player, card));
    if (line !== null) return PLAY + line.card;
  }
  if (state.phase < BOUGHT && holdsTreasure(state, player)) return PLAY_TREASURES;
  const line = wanted(strategy, TableSituation.ofState(state), canBuy);
  return line === null ? END_TURN : BUY + line.card;
}

/** The Action to play next, if any; Chapel only when something should go. */
export function nextAction(strategy: Strategy, table: TableSituation, canPlay: (card: Card) => boolean): Line | null {
  const lines = strategy.play ?? usualPlay;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (
      table.hand(line.card) > 0 &&
      canPlay(line.card) &&
      line.holds(table) &&
      (line.card !== CARD.Chapel || trashes(strategy.trash, table, 4).length > 0)
    )
      return line;
  }
  return null;
}

/** The first line of the list that can be had and whose condition holds; before it, a careful player looks at the end of the game. */
function wanted(
  strategy: Strategy,
  table: TableSituation,
  canGain: (table: TableSituation, card: Card) => boolean,
): Line | null {
  const { buy, careful } = strategy;
  if (careful && table.sight.phase !== ACTION_PHASE) {
    const card = winningBuy(table);
    if (card >= 0) return winning(card);
  }
  for (let i = 0; i < buy.length; i++) {
    const line = buy[i];
    if (canGain(table, line.card) && line.holds(table) && !(careful && losesBy(table, line.card))) return line;
  }
  return null;
}

const winning = (card: Card): Line => ({ card, text: 'ends the game as its winner', holds: () => true });

export function answer(strategy: Strategy, table: TableSituation, moves: readonly Move[], frame: Frame): Choice<Move> {
  const asked = askedBy(frame);
  const { verb, from, owner, player } = asked;
  switch (verb) {
    case 'play':
      return from === 'hand' ? playsTwice(table, moves) : playsDiscarded(strategy, table, moves[0]);
    case 'gain': {
      if (from === 'loot') return answerLoot(moves);
      const line = wanted(strategy, table, (_, gained) => moves.includes(CHOOSE + gained));
      const card = line?.card ?? dearest(moves);
      return { move: CHOOSE + card, why: `Gains ${nameOf(card)}.` };
    }
    case 'trash':
      if (from === 'revealed') return robs(table, moves, asked);
      return from === 'looked'
        ? trashesLookedAt(strategy.trash, table, moves)
        : answerPick(strategy.trash, table, moves, asked);
    case 'discard':
      if (from === 'revealed') return spies(table, asked);
      if (from === 'looked') return discardsLookedAt(table, moves);
      if (asked.keep !== null) return discards(table, moves, asked.keep);
      return moves.includes(DONE) ? answerPick(strategy.trash, table, moves, asked) : discards(table, moves, -1);
    case 'topdeck':
      if (from === 'discard') return fetches(moves);
      if (from === 'looked') return putsBack(table, moves);
      return owner === player ? topdecks(table, moves) : answerPick(strategy.trash, table, moves, asked);
    case 'reveal':
      return reveals;
    case 'set aside':
      return setsAside(table);
    case 'flip':
      return flips;
  }
}

function playsTwice(table: TableSituation, moves: readonly Move[]): Choice<Move> {
  const first = thronePlay.find((line) => moves.includes(CHOOSE + line.card) && line.holds(table));
  const card = first?.card ?? dearest(moves);
  return { move: CHOOSE + card, why: `Plays ${nameOf(card)} twice.` };
}

/** A free Action is played whenever it would be played from the hand. */
function playsDiscarded(strategy: Strategy, table: TableSituation, play: Move): Choice<Move> {
  const card = chosenCard(play);
  const useful =
    (strategy.play ?? usualPlay).some((line) => line.card === card && line.holds(table)) &&
    (card !== CARD.Chapel || trashes(strategy.trash, table, 4).length > 0);
  return useful
    ? { move: play, why: `Plays ${nameOf(card)}, which costs no Action.` }
    : { move: DONE, why: `${nameOf(card)} would do no good now.` };
}

/** Of the cards that may be chosen, the one of the highest price, the Curse never before another. */
function dearest(moves: readonly Move[]): Card {
  let best = -1;
  for (const move of moves) {
    const card = chosenCard(move);
    if (card < 0) continue;
    if (best === -1 || best === CARD.Curse || COSTS[card] > COSTS[best]) best = card;
  }
  return best;
}
