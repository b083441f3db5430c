/** The headless client of a host, over the network or a message port: used by the web, the terminal and language models. */
export { Api, newKey } from './api.ts';
export { overPort, type PortConnection } from './port.ts';
export type { ClientSpec, ClientState, SocketLike } from './clientState.ts';
export { TableClient } from './tableClient.ts';
