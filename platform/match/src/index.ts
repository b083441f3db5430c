/** A table in progress, without I/O: seats, commands, versions, clocks, undo, rematch, bots. */
export {
  botToMove,
  botTurn,
  type Decider,
  decideHere,
  decideInSteps,
  type DecisionOrigin,
  decisionRequest,
  type DecisionReply,
  type DecisionRequest,
  forcedTurn,
  hint,
  wantedBot,
  watchNowAndThen,
} from './bots.ts';
export type { ClockSpec, Command, Action, Entry, Header, Rejection, PlayerKind, SeatHeader } from './entry.ts';
export { type Chapter, Match, type OfferNow, type SeatNow } from './match.ts';
export { pauseEvery } from './pace.ts';
export { objectionTo, type Proposal, propose } from './propose.ts';
export { type MatchSnapshot, recordOf, snapshotFor, type LoggedEvent, tell, tellAll } from './snapshot.ts';
