import { type Random, unit } from '../platform/game/src/index.ts';

/** Draws by the probabilities that these worths stand for: which one, and the logarithm of its probability. */
export function drawByWorth(chance: Random, worths: readonly number[]): [at: number, log: number] {
  const top = Math.max(...worths);
  let sum = 0;
  for (const worth of worths) sum += Math.exp(worth - top);
  let left = unit(chance) * sum;
  let at = 0;
  for (; at < worths.length - 1; at++) {
    left -= Math.exp(worths[at] - top);
    if (left < 0) break;
  }
  return [at, worths[at] - top - Math.log(sum)];
}
