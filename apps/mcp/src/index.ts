/** MCP access to the tables: a language model sits down with four tools. */
export type { TableHost } from './host.ts';
export { HouseHost } from './house.ts';
export { type HttpOptions, mcpEndpoint } from './http.ts';
export { toWeb } from './node.ts';
export { RemoteHost } from './remote.ts';
export { mcpOverStdio } from './stdio.ts';
