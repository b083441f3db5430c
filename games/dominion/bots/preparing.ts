/** Reports of a bot that works out its plan: stages of which each has its share of the whole. */
import type { Stage, Stepwise } from '@baize/game';

export class Preparing {
  /** Whoever waits wants the best so far. */
  stopped = false;
  readonly #stages: Stage[];
  #stage = -1;
  #before = 0;

  constructor(stages: readonly Stage[]) {
    this.#stages = [...stages];
  }

  /** The next stage, which takes this share of the whole; `detail` says what has been done in it. */
  *stage<Result>(share: number, steps: Stepwise<Result, number>, detail: (part: number) => string): Stepwise<Result> {
    const stage = ++this.#stage;
    for (let step = steps.next(this.stopped); ; step = steps.next(this.stopped)) {
      if (step.done === true) {
        this.#before += share;
        return step.value;
      }
      this.#stages[stage] = { ...this.#stages[stage], detail: detail(step.value) };
      if (yield { part: this.#before + share * step.value, stages: [...this.#stages], stage }) this.stopped = true;
    }
  }
}
