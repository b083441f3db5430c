/** What every attack uses: a server of its own, callers from chosen addresses, and figures of the process. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Api, newKey, TableClient } from '@baize/client';
import type { CreateMatch } from '@baize/protocol';
import { WebSocket } from 'ws';
import { StormNode } from '../../apps/server/test/storm/node.ts';
import { withHeaders } from '../../apps/server/test/storm/players.ts';

/** What an attack found, and whether the server held. */
export interface Finding {
  readonly figures: string;
  readonly held: boolean;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
export const caller = (url: string, address: string): Api => new Api(url, withHeaders(from(address)));

/** A server on SQLite that believes one proxy, in a folder that goes with it. `limits` are those of a real server where left out. */
export async function besieged<T>(
  attack: (node: StormNode, data: string) => Promise<T>,
  limits: Record<string, string> = {},
  data = mkdtempSync(join(tmpdir(), 'baize-attack-')),
): Promise<T> {
  const standard = {
    BAIZE_REQUESTS_PER_SECOND: '50',
    BAIZE_MESSAGES_PER_SECOND: '20',
    BAIZE_SOCKETS_PER_ADDRESS: '100',
    BAIZE_TABLES_PER_HOUR: '500',
    BAIZE_OPEN_TABLES: '20',
  };
  const env = { ...standard, BAIZE_DATA: data, DATABASE_URL: '', BAIZE_BOT_THREADS: '1', BAIZE_TRUST_PROXY: '1' };
  const node = await StormNode.start({ ...env, ...limits });
  try {
    return await attack(node, data);
  } finally {
    await node.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

/** No limits of rate: for attacks that need a long log first. */
export const unlimited = {
  BAIZE_REQUESTS_PER_SECOND: '1000000',
  BAIZE_MESSAGES_PER_SECOND: '1000000',
  BAIZE_SOCKETS_PER_ADDRESS: '1000000',
  BAIZE_TABLES_PER_HOUR: '1000000',
  BAIZE_OPEN_TABLES: '1000000',
};

export interface Seated {
  readonly match: string;
  readonly tokens: readonly string[];
}

/** A table with every person seated. */
export async function seated(api: Api, wanted: Omit<CreateMatch, 'me' | 'key'>): Promise<Seated> {
  const made = await api.create({ ...wanted, key: newKey() });
  const joined = await Promise.all(
    made.invites.map(({ invite, seat }) => api.join(made.match, { name: `Player ${seat}`, invite, key: newKey() })),
  );
  return { match: made.match, tokens: joined.toSorted((a, b) => a.seat - b.seat).map(({ token }) => token) };
}

export const clientOf = (
  url: string,
  { match, tokens }: Seated,
  seat: number | null,
  address = '10.9.9.9',
): TableClient =>
  new TableClient({
    base: url,
    match,
    retry: 50,
    ...(seat === null ? {} : { token: tokens[seat] }),
    WebSocket: class extends WebSocket {
      constructor(to: string, protocols?: string[]) {
        super(to, protocols, { headers: from(address) });
      }
    },
  });

export const diskOf = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
