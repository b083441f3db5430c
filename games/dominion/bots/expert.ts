/** A player who learnt from millions of games in kingdoms of all kinds: ready at once in any of them. */
import type { Bot, Choice } from '@baize/game';
import { nameOf } from '../src/facts.ts';
import { END_TURN, type Move } from '../src/moves.ts';
import type { View } from '../src/view.ts';
import { ranking } from './learnt/decide.ts';
import { GAIN, type Network, NONE, PLAY_HEAD } from './learnt/network.ts';
import { unpack } from './learnt/packing.ts';
import { type CardQuestion, habits, questionAt } from './learnt/question.ts';
import { shipped } from './learnt/shipped.data.ts';
import { follow } from './player.ts';
import { TableSituation } from './situation.ts';

let known: Network | null = null;
/** Unpacked when it is first asked. */
export const network = (): Network => (known ??= unpack(shipped));

const named = (choice: number): string => (choice === NONE ? 'nothing' : nameOf(choice));
const verbOf = ({ head }: CardQuestion): string => (head === GAIN ? 'Takes' : head === PLAY_HEAD ? 'Plays' : 'Trashes');

function reason(asked: CardQuestion, ranked: readonly number[]): string {
  const [best, next] = ranked;
  return `${verbOf(asked)} ${named(best)}${next === undefined ? '' : ` rather than ${named(next)}`}.`;
}

/** Why a move needed no thought. */
function habitual(move: Move, usual: Choice<Move>): Choice<Move> {
  // The line of its habits that it follows would tell nobody anything.
  if (move === usual.move) return { move, why: usual.why.replace(/: ".*"\.$/, '.') };
  return { move, why: move === END_TURN ? 'Nothing that can be bought helps.' : 'Ends the game as its winner.' };
}

export const expert: Bot<View, Move> = {
  name: 'expert',
  about: 'Has learnt from millions of games what each card is worth beside the others: strong in any kingdom, at once.',
  stars: 5,
  decide(view, moves, seat) {
    if (moves.length === 1) return { move: moves[0], why: 'There is no choice.' };
    const table = TableSituation.ofView(view, seat);
    const asked = questionAt(table, moves);
    if (typeof asked === 'number') return habitual(asked, follow(habits, view, moves, seat));
    const ranked = ranking(network(), table, asked, view);
    return { move: asked.moveOf(ranked[0]), why: reason(asked, ranked) };
  },
};
