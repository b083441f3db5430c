/** Work of seconds in small steps: whoever runs it hears how far it is, and may ask for the best so far. */

export interface Progress {
  /** How far it is, from 0 to 1. */
  readonly part: number;
  /** What is done one after another, for people: a title and a few words each. */
  readonly stages: readonly Stage[];
  /** Which of the stages is at work. */
  readonly stage: number;
}

export interface Stage {
  readonly title: string;
  readonly detail: string;
}

/** Gives a report after every step; `next(true)` asks it to come to an end with the best so far. */
export type Stepwise<Result, Report = Progress> = Generator<Report, Result, boolean>;

/** Runs it to its end. */
export function finish<Result>(steps: Stepwise<Result, unknown>): Result {
  for (;;) {
    const step = steps.next(false);
    if (step.done === true) return step.value;
  }
}
