/**
 * What nobody at the table knows, for the learner's judge alone: everybody's cards, who would win if all called and drew plainly from here
 * on, and who the others are. None of it depends on the decision, so a judge that knows it takes luck out of the lesson and adds no bias.
 */
import { CLASSES } from '../../games/badugi/src/hand.ts';
import { CALL, NATURAL } from '../../games/badugi/bots/learnt/choices.ts';
import { copy, Node, payoff, play } from '../../games/badugi/bots/learnt/drill.ts';

const OTHERS = 6;
/** Of each other: whether it is in, its hand, its hand at the end, whether it is a stranger. */
const EACH = 4;
/** Who the others are: themselves, earlier selves, the kinds of company. */
const COMPANIES = 14;

export const HIDDEN = 3 + OTHERS * EACH + COMPANIES;
export const HIDDEN_SCALES: readonly number[] = Array.from({ length: HIDDEN }, (_, i) => {
  if (i < 3) return 1 / 64;
  if (i >= 3 + OTHERS * EACH) return 1;
  const which = (i - 3) % EACH;
  return which === 0 || which === 3 ? 1 : 1 / 64;
});

const end = new Node();
const strength = (hand: number): number => (hand * 255) / CLASSES;

export function writeHidden(
  node: Node,
  bytes: Uint8Array,
  at: number,
  company: number,
  strange: readonly boolean[],
): void {
  bytes.fill(0, at, at + HIDDEN);
  copy(node, end);
  while (!end.over) play(end, end.drawing ? NATURAL : CALL);
  const { turn, players, live } = node;
  let pot = 0;
  for (let i = 0; i < players; i++) pot += end.paid[i];
  bytes[at] = (64 * (payoff(end, turn) + end.paid[turn])) / pot;
  bytes[at + 1] = strength(end.classes[turn]);
  let best = CLASSES - 1;
  for (let step = 1; step < players; step++) {
    const place = (turn + step) % players;
    if ((live & (1 << place)) === 0) continue;
    const first = at + 3 + (step - 1) * EACH;
    bytes[first] = 1;
    bytes[first + 1] = strength(node.classes[place]);
    bytes[first + 2] = strength(end.classes[place]);
    bytes[first + 3] = strange[place] ? 1 : 0;
    if (end.classes[place] < best) best = end.classes[place];
  }
  bytes[at + 2] = strength(best);
  bytes[at + 3 + OTHERS * EACH + company] = 1;
}
