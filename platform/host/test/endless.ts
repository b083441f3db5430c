/** A bot whose preparation never ends by itself. */
import type { AnyBot } from '@baize/game';

/** Prepares until it is stopped; then plays what its plan says, and the plan is how often it was let go on. */
export const endless: AnyBot = {
  name: 'endless',
  about: 'Never has enough.',
  stars: 4,
  *prepare() {
    for (let steps = 1; ; steps++) {
      const until = performance.now() + 2;
      while (performance.now() < until);
      const stages = [{ title: 'Practice', detail: `${steps} games` }];
      if (yield { part: 1 - 1 / steps, stages, stage: 0 }) return { steps, move: 2 };
    }
  },
  decide(_view, moves, _seat, _random, plan) {
    if (plan === undefined) throw new Error('it has not prepared');
    return { move: moves[(plan as { move: number }).move % moves.length], why: '' };
  },
};
