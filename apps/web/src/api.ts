/** The host's interface, and what its refusals mean for the page. */
import { Api } from '@baize/client';
import { type ErrorCode, Refused } from '@baize/protocol';

/** How to reach the tables: on the server that this page came from, unless it is the static site. Spelt out, so that other builds leave the rest away. */
export const reach = import.meta.env.MODE === 'site' ? await (await import('./site/host.ts')).findTables() : {};
/** Whether tables are on a server, where others can be met, rather than in this browser. */
export const online = !('fetch' in reach);
export const api = new Api(reach.base, reach.fetch);

/** The code of what went wrong: one of the server's, or `OFFLINE` when there was no answer. */
export const codeOf = (error: unknown): ErrorCode | 'OFFLINE' => (error instanceof Refused ? error.code : 'OFFLINE');

/** What went wrong, in a sentence for who caused it. */
export const sentenceOf = (error: unknown, otherwise: string): string =>
  error instanceof Refused ? error.message : otherwise;
