/** Structured logs. What may be logged is named here: never tokens, invitations, seeds, hands or the words of moves. */

export interface Log {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}
