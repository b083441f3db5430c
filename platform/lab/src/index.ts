/** The lab: many games at once, and what they say about the players. */
export { type Expected, matchUpApart } from './compare.ts';
export { type Job, LabError, type PlayerSpec } from './job.ts';
export { asCsv, asJson, asTable } from './print.ts';
export { type Crew, type Outcome, simulate } from './simulate.ts';
export type { Totals } from './totals.ts';
