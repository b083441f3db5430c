/** MCP access to the tables: a language model sits down with four tools. */
export { runArena } from './arena/arena.ts';
export type { TableHost } from './host.ts';
export { type HttpOptions, mcpEndpoint } from './http.ts';
export { answerTo } from './node.ts';
export { RemoteHost } from './remote.ts';
export { LocalHost } from './local.ts';
export { mcpOverStdio } from './stdio.ts';
