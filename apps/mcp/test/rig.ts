/** A model in a test: a real MCP client that only follows what the answers say. */
import { randomBot, withPlayers } from '@baize/bots';
import { below, type Random, seeded } from '@baize/game';
import { catalogue, loadGame } from '@baize/games';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { PocketKeyring } from '../src/keyring.ts';
import { LocalHost } from '../src/local.ts';
import { Memory } from '../src/memory.ts';
import { mcpServer } from '../src/server.ts';

export type Era = '2025-11-25' | '2026-07-28';
export const eras: readonly Era[] = ['2025-11-25', '2026-07-28'];

export const packs = async (name: string) => {
  const pack = withPlayers(await loadGame(name));
  return { ...pack, bots: [randomBot, ...pack.bots] };
};

export const memory = async (): Promise<LocalHost> =>
  LocalHost.inMemory(
    await Promise.all(
      catalogue.map(async ({ name, title, blurb }) => ({ name, title, blurb, pack: await packs(name) })),
    ),
  );

export const clientOf = (era: Era): Client =>
  new Client(
    { name: 'Scripted', version: '1' },
    { versionNegotiation: { mode: era === '2026-07-28' ? { pin: era } : 'legacy' } },
  );

/** A client of a server in this process. */
export async function sitDown(host: LocalHost): Promise<Client> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const server = await mcpServer({ host, keyring: new PocketKeyring(), memory: new Memory(), web: null });
  await server.connect(far);
  const client = clientOf('2025-11-25');
  await client.connect(near);
  return client;
}

export interface Said {
  readonly text: string;
  readonly isError: boolean;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at many shapes
  readonly data: any;
}

export async function call(client: Client, name: string, args: Record<string, unknown>): Promise<Said> {
  const result = await client.callTool({ name, arguments: args });
  const [first] = result.content as { type: string; text: string }[];
  return { text: first?.text ?? '', isError: result.isError === true, data: result.structuredContent };
}

/** The same with everything that a program reads. */
export const told = (client: Client, name: string, args: Record<string, unknown>): Promise<Said> =>
  call(client, name, { detail: 'standard', ...args });

/** Plays the game on to its end from tool answers alone, with moves drawn by chance: by number, or in words. */
export async function playOn(
  client: Client,
  first: Said,
  chance: Random = seeded('a model'),
  most = 4000,
): Promise<Said> {
  const { gameId, playerId } = first.data;
  const base = { gameId, playerId, wait: 5, detail: 'standard' };
  let said = await call(client, 'game_observe', base);
  for (let calls = 0; said.data.status !== 'game_over'; calls++) {
    if (calls > most) throw new Error(`still going after ${most} calls: ${said.text}`);
    const moves: string[] = said.data.legalMoves;
    if (said.data.status === 'waiting') said = await call(client, 'game_observe', base);
    else {
      const index = below(chance, moves.length);
      const move = below(chance, 2) === 0 ? index + 1 : moves[index];
      said = await call(client, 'game_execute', { ...base, move });
    }
    if (said.isError) throw new Error(said.text);
  }
  return said;
}

/** Options under which a game of chance moves is over soon. */
export const shortGame: Readonly<Record<string, Record<string, unknown>>> = {
  dominion: { victoryPileSize: 1 },
  splendor: {},
  badugi: { match: 'hand' },
};
