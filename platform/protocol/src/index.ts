/** What travels between a server and its clients. The validators, which need zod, are in `@baize/protocol/schemas`. */
export { type Change, changed, changeOf } from './change.ts';
export { type ErrorCode, errors, Refused, refusedIn, transient } from './errors.ts';
export type {
  Ack,
  ChatLine,
  ClockNow,
  Created,
  EventsAnswer,
  FromServer,
  FromServerByChange,
  GameInfo,
  LoggedEvent,
  Hint,
  Joined,
  Offer,
  RecordAnswer,
  Refusal,
  SeatInfo,
  Snapshot,
  Status,
  TableInfo,
  TableLine,
  Update,
  UpdateByChange,
  ViewAnswer,
} from './messages.ts';
export { dataIn, type PortLike, type ToClient, type ToHost } from './port.ts';
export { version } from './version.ts';
export type { Command, CreateMatch, FromClient, JoinMatch } from './commands.ts';
