/** Clients that are sent changes see what those see who are sent whole views. */
import { TableClient } from '@baize/client';
import { below, seeded, tableOptions } from '@baize/game';
import { type Change, changed, changeOf, type Snapshot } from '@baize/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { loadGames } from '../src/index.ts';
import { hostOverPort } from './overPort.ts';

const games = await loadGames();
const ends: (() => unknown)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const travelled = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test.each<[unknown, unknown, Change | null]>([
  [{ a: 1, b: [1, 2], c: { d: null } }, { a: 1, b: [1, 3], c: { d: null } }, { b: { 1: [3] } }],
  [{ a: [1] }, { a: [1, 2] }, { a: [[1, 2]] }],
  [{ a: { x: 1 } }, { a: { y: 1 } }, { a: [{ y: 1 }] }],
  [{ a: { x: 1, y: 2 } }, { a: { x: 1 } }, { a: [{ x: 1 }] }],
  [{ a: { x: 1 } }, { a: { x: 1, y: 2 } }, { a: [{ x: 1, y: 2 }] }],
  [{ a: [] }, { a: {} }, { a: [{}] }],
  [{ a: null }, { a: { b: 1 } }, { a: [{ b: 1 }] }],
  [{ a: { b: 1 } }, { a: null }, { a: [null] }],
  [{ a: [0, { b: [1] }] }, { a: [0, { b: [1] }] }, null],
])('from %j to %j', (before, after, change) => {
  expect(changeOf(before, after)).toEqual(change);
  expect(changed(before, change ?? {})).toEqual(after);
});

describe.each(games)('$name', ({ name, pack }) => {
  test('the change between any two positions leads from one view to the other', () => {
    const { game } = pack;
    for (let deal = 0; deal < 3; deal++) {
      const chance = seeded(`changes ${deal}`);
      const state = game.start(tableOptions(game), 2, `changes ${deal}`);
      const viewers = [0, 1, null];
      const views = viewers.map((seat) => travelled(game.view(state, seat)));
      for (let made = 0, legal = game.moves(state); made < 150 && legal.length > 0; made++, legal = game.moves(state)) {
        game.advance(state, legal[below(chance, legal.length)]);
        viewers.forEach((seat, index) => {
          const after = game.view(state, seat);
          views[index] = changed(views[index], travelled(changeOf(views[index], after) ?? {}));
          expect(JSON.stringify(views[index])).toBe(JSON.stringify(after));
        });
      }
    }
  });

  test('a client that follows changes has the views of the server, through undo and a new connection', async () => {
    const { registry, over, api } = hostOverPort({ games, forcedPause: [0, 0] }, ends);
    const seats = [{ kind: 'person' as const }, { kind: 'person' as const }];
    const { match, you, invites } = await api.create({ game: name, seats, me: { seat: 0, name: 'Ann' } });
    const ben = await api.join(match, { name: 'Ben', invite: invites[0].invite });
    const tokens = [you?.token ?? '', ben.token];
    const open = (token?: string): TableClient => {
      const client = new TableClient({ match, ...(token === undefined ? {} : { token }), ...over });
      ends.push(() => client.close());
      return client;
    };
    const heard: string[] = [];
    const raw = new over.WebSocket('');
    raw.addEventListener('message', ({ data }) => heard.push(String(data)));
    raw.send(JSON.stringify({ type: 'hello', match, token: tokens[0], changes: true }));
    const clients = [open(tokens[0]), open(tokens[1]), open()];
    const chance = seeded('clients');
    const asked = ({ snapshot }: { snapshot: Snapshot | null }): boolean =>
      snapshot?.status === 'over' || (snapshot?.legal.length ?? 0) > 0;
    for (let made = 0; made < 40; made++) {
      const mover = await Promise.race(clients.slice(0, 2).map(async (client) => (await client.until(asked), client)));
      const { legal, status } = mover.getSnapshot().snapshot as Snapshot;
      if (status === 'over') break;
      if (made === 20) await mover.send({ do: 'undo' }).catch(() => null);
      else await mover.move(legal[below(chance, legal.length)]);
      if (made === 30) {
        clients[2].close();
        clients[2] = open();
      }
      const { version } = (await registry.table(match)).match;
      for (const [index, client] of clients.entries()) {
        const { snapshot } = await client.until(({ snapshot }) => (snapshot?.version ?? 0) >= version);
        const whole = await api.view(match, tokens[index], snapshot?.version);
        expect(JSON.stringify(snapshot?.view)).toBe(JSON.stringify(whole.view));
      }
    }
    const updates = heard.filter((text) => text.startsWith('{"type":"update"'));
    const byChange = updates.filter((text) => text.includes('"change":') && !text.includes('"view":'));
    // Small tables are sent whole.
    if (updates.slice(1, 6).some((text) => text.length > 3000)) expect(byChange.length).toBeGreaterThan(10);
  });
});
