/** MCP access to the tables: a language model sits down with four tools. */
export type { TableHost } from './host.ts';
export { type HttpOptions, type McpEndpoint, mcpEndpoint } from './http.ts';
export { MemoryHost } from './memory.ts';
export { mcpOverStdio } from './stdio.ts';
