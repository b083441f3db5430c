/** The headless client of a server: used by the web, the terminal and language models. */
export { Api, newKey } from './api.ts';
export { type ClientSpec, type ClientState, type SocketLike, TableClient } from './table-client.ts';
