/** What travels between a server and its clients. The validators, which need zod, are in `@baize/protocol/schemas`. */
export { type ErrorCode, errors, Refused, transient } from './errors.ts';
export type {
  Ack,
  ChatLine,
  ClockNow,
  Created,
  EventsAnswer,
  FromServer,
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
  ViewAnswer,
} from './messages.ts';
export { dataIn, type PortLike, type ToClient, type ToHost } from './port.ts';
export { version } from './version.ts';
export type { Command, CreateMatch, FromClient, JoinMatch } from './commands.ts';
