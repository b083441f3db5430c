/** What the network chooses among, and the moves that stand for it. */
import { GOLD } from '../../src/facts.ts';
import { BUY, DEEP, excess, HELD, type Move, moves as legal, NOBLE, RESERVE, RETURN, SAME } from '../../src/moves.ts';
import { ACTION, GIVE_BACK, type State } from '../../src/state.ts';
import { slotAt } from './inputs.ts';

/** Different gems by their set, two of a colour, then cards by place: reserved, bought, bought from one's reserve; then a token to give back. */
const TAKE_TWO = 32;
const RESERVE_PLACE = TAKE_TWO + GOLD;
const BUY_PLACE = RESERVE_PLACE + 12;
const BUY_HELD = BUY_PLACE + 12;
export const GIVE = BUY_HELD + 3;
export const CHOICES = GIVE + GOLD + 1;

/** By slot, where `inputs.ts` has put it; after `readPlaces`. */
const placeOf = new Int32Array(12);

function readPlaces(): void {
  for (let place = 0; place < 12; place++) placeOf[slotAt[place]] = place;
}

/** The choice that an action stands for; -1 where it is none that the network is asked about. */
function choiceOf(move: Move): number {
  const code = move & 127;
  if (code < SAME) return code;
  if (code < RESERVE) return TAKE_TWO + code - SAME;
  if (code < DEEP) return RESERVE_PLACE + placeOf[code - RESERVE];
  if (code >= BUY && code < HELD) return BUY_PLACE + placeOf[code - BUY];
  return code >= HELD && code < NOBLE ? BUY_HELD + code - HELD : -1;
}

/** Choices at a table and the moves that stand for them, side by side; refilled by `listChoices`. */
export const listed = { choices: [] as number[], moves: [] as Move[] };

/** After `writeInputs`: every action but reserving unseen, and paying with gold where gems would do. */
export function listChoices(moves: readonly Move[]): typeof listed {
  readPlaces();
  listed.choices.length = listed.moves.length = 0;
  let last = -1;
  for (let i = 0; i < moves.length; i++) {
    const choice = choiceOf(moves[i]);
    if (choice < 0 || choice === last) continue;
    last = choice;
    listed.choices.push(choice);
    listed.moves.push(moves[i]);
  }
  return listed;
}

const kinds: number[] = [];

/** The tokens that may go back, one of which is chosen at a time. */
export function returnable(state: State): readonly number[] {
  kinds.length = 0;
  const tokens = state.tokens[state.turn];
  for (let kind = 0; kind <= GOLD; kind++) if (tokens[kind] > 0) kinds.push(GIVE + kind);
  return kinds;
}

/** Asked for one of the choices at the table as it lies. */
export type Chooser = (state: State, choices: readonly number[]) => number;

/** The move of somebody who chooses so. Nobles are taken as they come. */
export function moveBy(state: State, look: (state: State) => void, choose: Chooser): Move {
  const moves = legal(state);
  if (moves.length === 1 || (state.step !== ACTION && state.step !== GIVE_BACK)) return moves[0];
  if (state.step === GIVE_BACK) return returning(state, look, choose);
  look(state);
  const { choices } = listChoices(moves);
  if (choices.length === 0) return moves[0];
  const chosen = choices.length === 1 ? choices[0] : choose(state, choices);
  return listed.moves[listed.choices.indexOf(chosen)];
}

/** Token by token, as if each were gone before the next is chosen. */
function returning(state: State, look: (state: State) => void, choose: Chooser): Move {
  const tokens = state.tokens[state.turn];
  let packed = 0;
  const before = tokens.slice();
  while (excess(tokens) > 0) {
    look(state);
    const choices = returnable(state);
    const kind = (choices.length === 1 ? choices[0] : choose(state, choices)) - GIVE;
    tokens[kind]--;
    packed += 1 << (2 * kind);
  }
  for (let kind = 0; kind <= GOLD; kind++) tokens[kind] = before[kind]!;
  return RETURN | (packed << 7);
}
