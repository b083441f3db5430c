/** Games of networks and lists, with what the networks decided written down. */
import type { Random } from '../../platform/game/src/index.ts';
import { advance } from '../../games/dominion/src/advance.ts';
import { boughtCard, chosenCard, type Move, playedCard } from '../../games/dominion/src/moves.ts';
import { moves as legalMoves } from '../../games/dominion/src/legal.ts';
import { newState } from '../../games/dominion/src/deal.ts';
import { type State } from '../../games/dominion/src/state.ts';
import { type Setting, valueOf } from '../../games/dominion/bots/contest.ts';
import { quickMove } from '../../games/dominion/bots/player.ts';
import { TableSituation } from '../../games/dominion/bots/situation.ts';
import type { Strategy } from '../../games/dominion/bots/strategy.ts';
import { networkMove, readTable } from '../../games/dominion/bots/learnt/decide.ts';
import { NONE, type Judge } from '../../games/dominion/bots/learnt/network.ts';
import { SLOT } from '../../games/dominion/bots/learnt/slots.ts';
import { questionAt } from '../../games/dominion/bots/learnt/question.ts';
import { ACTIONS } from '../../games/dominion/src/facts.ts';
import { drawByWorth } from '../draw.ts';
import type { Recorder } from '../record.ts';

/** Who decides for a seat. */
export type Seated = (state: State, seat: number) => Move;

const LONGEST = 60;

/** A game to its end; one that goes on too long is taken as it stands. */
export function playOut(place: Setting, seated: readonly Seated[], seed: string): State {
  const state = newState(place, place.seats, seed);
  while (state.asked >= 0) {
    advance(state, seated[state.asked](state, state.asked));
    if (state.players[state.current].turns > LONGEST) break;
  }
  return state;
}

export const byList =
  (list: Strategy): Seated =>
  (state) =>
    quickMove(list, state);

/** Gains before the game can end from which on a network follows a list. */
const LATE = 5;

/** A list until the game can soon end, then the network. */
export const handingOver = (list: Strategy, network: Judge): Seated => {
  const [early, late] = [byList(list), byNetwork(network)];
  return (state, seat) => (TableSituation.ofState(state).horizon <= LATE ? late : early)(state, seat);
};

/** The list may change during the game. */
export const byLists =
  (listOf: (state: State, seat: number) => Strategy): Seated =>
  (state, seat) =>
    quickMove(listOf(state, seat), state);

/** The network's best, every time. */
export const byNetwork =
  (network: Judge): Seated =>
  (state) => {
    const moves = legalMoves(state);
    return moves.length === 1 ? moves[0] : networkMove(network, TableSituation.ofState(state), moves, state);
  };

/** Decisions of one seat in one game: where they are written down, and what the game seemed worth. */
class Diary {
  readonly records: number[] = [];
  readonly hopes: number[] = [];
}

/** Draws what the network decides and writes it down. */
export function learning(network: Judge, chance: Random, recorder: Recorder, diary: Diary): Seated {
  return (state) => {
    const moves = legalMoves(state);
    if (moves.length === 1) return moves[0];
    const table = TableSituation.ofState(state);
    const asked = questionAt(table, moves);
    if (typeof asked === 'number') return asked;
    const { choices, head } = asked;
    if (choices.length === 1) return asked.moveOf(choices[0]);
    const bytes = readTable(table, asked, state);
    network.read(bytes);
    const [at, log] = drawByWorth(
      chance,
      choices.map((each) => network.worth(head, each)),
    );
    const choice = choices[at];
    diary.records.push(recorder.add(bytes, head, slotsOf(choices), SLOT[choice], log));
    diary.hopes.push(network.hope());
    return asked.moveOf(choice);
  };
}

const slotsOf = (choices: readonly number[]): number[] => choices.map((choice) => SLOT[choice]);

/** Follows a list and writes down what the network would have been asked. */
export function teaching(list: Strategy, recorder: Recorder, diary: Diary): Seated {
  return (state) => {
    const move = quickMove(list, state);
    const moves = legalMoves(state);
    if (moves.length === 1) return move;
    const table = TableSituation.ofState(state);
    const asked = questionAt(table, moves);
    if (typeof asked === 'number' || asked.choices.length === 1) return move;
    const named = Math.max(ACTIONS[playedCard(move)] ? playedCard(move) : -1, boughtCard(move), chosenCard(move));
    const choice = named < 0 ? NONE : named;
    if (asked.choices.includes(choice))
      diary.records.push(
        recorder.add(readTable(table, asked, state), asked.head, slotsOf(asked.choices), SLOT[choice], 0),
      );
    return move;
  };
}

export const newDiary = (): Diary => new Diary();

/** What a game was worth, from -1 to 1. */
export const outcomeOf = (state: State, seat: number): number => 2 * valueOf(state, seat) - 1;

/** Generalised advantages: how much better things went than hoped, the near future counting most. */
export function settle(recorder: Recorder, { records, hopes }: Diary, outcome: number, lambda: number): void {
  let advantage = 0;
  let next = outcome;
  for (let i = records.length - 1; i >= 0; i--) {
    advantage = next - hopes[i] + lambda * advantage;
    recorder.settle(records[i], advantage, [hopes[i] + advantage]);
    next = hopes[i];
  }
}
