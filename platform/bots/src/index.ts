/** Players for any game. */
export { indexIn, programIn, type Question, questionOf, saidIn, type ViewForm, viewForms } from './lines.ts';
export { type Advice, advise, type Idea } from './advise.ts';
export { analyse, type Analysis, isSeldom, type Line } from './analysis.ts';
export { Following, type FollowingLine } from './following.ts';
export { accuracyOf, costOf, type Mistake, type Review, review } from './review.ts';
export { type Hindsight, hindsight, type Swing } from './hindsight.ts';
export { type Judged, judgeGame, type JudgeSettings, usualJudge } from './judge.ts';
export { findPlayer, numbered, playerNames, playersOf, sparringOf, withPlayers } from './players.ts';
export { randomBot } from './random.ts';
export { rollout } from './rollout.ts';
export { type SearchSettings, search } from './search.ts';
