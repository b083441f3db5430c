/** The server's interface, and what its refusals mean for the page. */
import { Api } from '@baize/client';
import { type ErrorCode, Refused } from '@baize/protocol';

export const api = new Api();

/** The code of what went wrong: one of the server's, or `OFFLINE` when there was no answer. */
export const codeOf = (error: unknown): ErrorCode | 'OFFLINE' => (error instanceof Refused ? error.code : 'OFFLINE');

/** What went wrong, in a sentence for who caused it. */
export const sentenceOf = (error: unknown, otherwise: string): string =>
  error instanceof Refused ? error.message : otherwise;
