/** What a player did in a contest, counted. */
export interface Tally {
  decisions: number;
  /** Decisions whose first answer was a legal move. */
  firstTry: number;
  answers: number;
  illegal: number;
  matches: number;
  /** Matches that the player did not have to give up. */
  completed: number;
  points: number;
  seconds: number;
  /** Characters shown to the player and said by it. */
  characters: number;
}

export const noTally = (): Tally => ({
  decisions: 0,
  firstTry: 0,
  answers: 0,
  illegal: 0,
  matches: 0,
  completed: 0,
  points: 0,
  seconds: 0,
  characters: 0,
});

/** One answer of a player, as it stands in the transcript. */
export interface Turn {
  readonly match: string;
  readonly seed: string;
  readonly player: string;
  readonly seat: number;
  readonly version: number;
  /** Which try of this decision it was, from 1. */
  readonly attempt: number;
  readonly shown: string;
  readonly said: string;
  /** The code of the refusal, where it was refused. */
  readonly refused: string | null;
  readonly seconds: number;
}

/** Adds one answer; decisions are counted by their first. */
export function count(tally: Tally, { attempt, refused, shown, said, seconds }: Turn): void {
  tally.answers += 1;
  if (attempt === 1) tally.decisions += 1;
  if (attempt === 1 && refused === null) tally.firstTry += 1;
  if (refused !== null) tally.illegal += 1;
  tally.seconds += seconds;
  tally.characters += shown.length + said.length;
}
