/** `baize play --host`: a server in this program, with a link for every friend. */
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { Api } from '@baize/client';
import { type GamePack, type Seat, usualBot } from '@baize/game';
import type { Chair } from './people.ts';
import { asked, RemoteTable } from './remote.ts';
import { shelf } from './shelf.ts';

export interface HostedTable {
  readonly table: RemoteTable;
  /** A line for each friend: their seat and their link. */
  readonly invitations: readonly string[];
  close(): Promise<void>;
}

interface Wish {
  readonly pack: GamePack;
  readonly chairs: readonly Chair[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly name: string;
  readonly port: number;
}

export async function hostTable({ pack, chairs, options, name, port }: Wish): Promise<HostedTable> {
  const { readConfig, startServer } = await import('@baize/app-server');
  const data = join(shelf('hosted'));
  const config = readConfig({
    ...process.env,
    PORT: String(port),
    HOST: '0.0.0.0',
    BAIZE_DATA: data,
    BAIZE_LOG: 'silent',
  });
  const serving = await startServer(config);
  const local = `http://127.0.0.1:${new URL(serving.url).port}`;
  const me = chairs.indexOf('me');
  const usual = usualBot(pack).name;
  const created = await asked(local, () =>
    new Api(local).create({
      game: pack.game.name,
      options: { ...options },
      seats: chairs.map((chair) =>
        typeof chair === 'string' ? { kind: 'person' } : { kind: 'bot', bot: chair.typed || usual },
      ),
      me: { seat: me, name },
    }),
  );
  const shown = `http://${lanAddress()}:${new URL(serving.url).port}/t/${created.match}`;
  const invitations = created.invites.flatMap(({ seat, invite }): string[] =>
    seat === me ? [] : [`Seat ${seat + 1}: ${shown}#${invite}`],
  );
  const token = created.you?.token ?? '';
  const seat = { match: created.match, seat: me satisfies Seat, token };
  return {
    table: new RemoteTable(pack, { base: local, match: created.match }, seat, invitations),
    invitations,
    close: () => serving.close(),
  };
}

/** This machine as others in the house reach it. */
function lanAddress(): string {
  for (const addresses of Object.values(networkInterfaces()))
    for (const { family, internal, address } of addresses ?? []) if (family === 'IPv4' && !internal) return address;
  return '127.0.0.1';
}
