/** The lab: many games at once, and what they say about the players. */
export { type Expected, matchUpApart } from './compare.ts';
export { type Job, type PlayerSpec } from './job.ts';
export { ladderJson, ladderMarkdown, ladderPlan, ladderTable, levelsOf, rungsOf, usualGames } from './ladder.ts';
export { fileLedger, noLedger } from './ledger.ts';
export { aligned, asCsv, asJson, asTable, percent } from './print.ts';
export { Program } from './program.ts';
export { type Encounter, type Rating, rate } from './ratings.ts';
export { boldPolicy, contest, type Policy, Regrets, train } from './regret.ts';
export { ladderReport, simulationReport, tournamentReport } from './report.ts';
export { type RunSettings, type Outcome, simulate } from './simulate.ts';
export { usualHypotheses } from './sprt.ts';
export { standingsJson, standingsTable } from './standings.ts';
export { addMoments, addValue, mean, meanInterval, type Moments, noMoments, shareInterval } from './statistics.ts';
export type { Totals } from './totals.ts';
export { pairingsOf, playTournament, type Standings, type Tournament } from './tournament.ts';
