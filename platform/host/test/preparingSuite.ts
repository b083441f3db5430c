/** A bot that prepares for long, on any store: it starts with the best so far, or a quicker one takes over; both survive undo, a restart and a rematch. */
import type { AnyBot, GamePack } from '@baize/game';
import { kuhnPack } from '@baize/game/test/kuhn.ts';
import { pack as sumsPack } from '@baize/match/test/sums.ts';
import { type Command, type CreateMatch, type FromServer, Refused } from '@baize/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { type Store, type Table, TableRegistry, verify } from '../src/index.ts';
import { endless } from './endless.ts';

const quick = (name: string, stars: number): AnyBot => ({
  name,
  about: '',
  stars,
  decide: (_view, [first]) => ({ move: first, why: '' }),
});
const bots = [quick('weak', 2), quick('fair', 3), quick('best', 5), endless].toSorted((a, b) => a.stars - b.stars);
const packs: Readonly<Record<string, GamePack>> = { sums: { ...sumsPack, bots }, kuhn: { ...kuhnPack, bots } };
const games = Object.entries(packs).map(([name, pack]) => ({ name, title: pack.game.title, blurb: '', pack }));

const closing: (() => Promise<unknown>)[] = [];
function hostOn(store: Store): TableRegistry {
  const registry = new TableRegistry({ games, store });
  closing.push(() => registry.close());
  return registry;
}

const versus = (game: string, name?: string): CreateMatch => ({
  game,
  seats: [{ kind: 'bot', bot: 'endless', ...(name === undefined ? {} : { name }) }, { kind: 'person' }],
  me: { seat: 1, name: 'Ann' },
});

let keys = 0;
type Wish = Command extends infer C ? (C extends unknown ? Omit<C, 'key' | 'version'> : never) : never;
const act = (table: Table, wish: Wish, seat = 1): Promise<unknown> =>
  table.command(seat, { key: `preparing-${++keys}`, version: table.match.version, ...wish });
const code = async (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'accepted',
    (error: unknown) => (error instanceof Refused ? error.code : String(error)),
  );
/** Waits for something that comes by itself. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** A store that is closed after its hosts. */
async function opened(open: () => Promise<Store>): Promise<Store> {
  const store = await open();
  closing.push(() => store.close());
  return store;
}

/** `place` makes room for a new store: what it gives opens that store, and opens it again after it was closed. */
export function preparingSuite(name: string, place: () => () => Promise<Store>): void {
  describe(`a bot that prepares, ${name}`, () => {
    afterEach(async () => {
      for (const close of closing.splice(0).toReversed()) await close();
    });

    test('told to start, the bot plays by the best so far, also after undo and a restart', async () => {
      const open = place();
      const store = await open();
      const registry = hostOn(store);
      const { match } = await registry.create(versus('sums', 'Clover'));
      const table = await registry.table(match);
      const heard: FromServer[] = [];
      await table.subscribe({ seat: 1, send: (text) => heard.push(JSON.parse(text) as FromServer) > 0 }, undefined);
      await until(() => table.preparation !== null);
      expect(heard.find(({ type }) => type === 'preparing')).toMatchObject({
        seat: 0,
        stage: 0,
        stages: [{ title: 'Practice' }],
      });
      await act(table, { do: 'hurry' });
      await until(() => table.match.turn === 1);
      expect(table.preparation).toBeNull();
      expect(table.match.last?.words).toEqual(['add 3']);
      const { plan } = table.match.seats[0];
      expect(plan).toMatchObject({ move: 2 });

      await act(table, { do: 'move', words: ['add 1'] });
      await until(() => table.match.turn === 1);
      await act(table, { do: 'undo' });
      expect(table.match.seats[0].plan).toEqual(plan);
      await act(table, { do: 'move', words: ['add 2'] });
      await until(() => table.match.turn === 1);

      await registry.close();
      await store.close();
      const again = await opened(open);
      const resumed = await hostOn(again).table(match);
      expect(resumed.match.seats[0].plan).toEqual(plan);
      expect(resumed.match.state).toEqual(table.match.state);
      await act(resumed, { do: 'move', words: ['add 1'] });
      await until(() => resumed.match.turn === 1);
      expect(resumed.match.last?.words).toEqual(['add 3']);
      expect((await verify(again, (game) => packs[game])).faults).toEqual([]);
      // the log's words are nobody's business but the bot's
      expect(JSON.stringify(heard)).not.toContain('steps"');
    });

    test('a quicker bot takes over, plays on after a restart, and again in the rematch', async () => {
      const open = place();
      const store = await open();
      const registry = hostOn(store);
      const { match } = await registry.create(versus('kuhn'));
      const table = await registry.table(match);
      await until(() => table.preparation !== null);
      expect(await code(act(table, { do: 'replace', bot: 'endless' }))).toBe('NO_SUCH_BOT');
      await act(table, { do: 'replace' });
      await until(() => table.match.turn === 1);
      expect(table.info.seats[0]).toMatchObject({ kind: 'bot', bot: 'fair', name: 'Fair' });
      const lines = await registry.store.list({ unlisted: true }, 10);
      expect(lines.find((line) => line.match === match)?.seats).toEqual([
        { name: 'Fair', kind: 'bot' },
        { name: 'Ann', kind: 'person' },
      ]);
      const events = (await table.history.events(1, 0)).map(({ text }) => text);
      expect(events).toContain('A quicker bot, fair, plays on as Fair.');

      await registry.close();
      await store.close();
      const again = await opened(open);
      const host = hostOn(again);
      const resumed = await host.table(match);
      expect(resumed.match.seats[0]).toMatchObject({ bot: 'fair', name: 'Fair' });
      while (resumed.match.status === 'playing') {
        await until(() => resumed.match.turn !== 0);
        if (resumed.match.turn === 1) await act(resumed, { do: 'move', words: [resumed.match.legal.words[0]] });
      }
      expect((await verify(again, (game) => packs[game])).faults).toEqual([]);
      await act(resumed, { do: 'rematch' });
      await until(() => resumed.match.next !== null);
      const next = await host.table(resumed.match.next as string);
      expect(next.match.seats.map(({ bot, name }) => ({ bot, name }))).toEqual([
        { bot: null, name: 'Ann' },
        { bot: 'fair', name: 'Fair' },
      ]);
    });

    test('a quicker bot stays when a move is taken back', async () => {
      const registry = hostOn(await opened(place()));
      const table = await registry.table((await registry.create(versus('sums'))).match);
      await until(() => table.preparation !== null);
      await act(table, { do: 'replace' });
      await until(() => table.match.turn === 1);
      const { state } = table.match;
      await act(table, { do: 'move', words: ['add 1'] });
      await until(() => table.match.turn === 1);
      await act(table, { do: 'undo' });
      expect(table.match.state).toEqual(state);
      expect(table.match.seats[0]).toMatchObject({ bot: 'fair', name: 'Fair' });
    });

    test('only while a bot prepares, only for the version shown, only by those who sit at the table', async () => {
      const registry = hostOn(await opened(place()));
      const open = await registry.create({ ...versus('sums'), seats: [{ kind: 'bot' }, { kind: 'person' }] });
      const idle = await registry.table(open.match);
      await until(() => idle.match.turn === 1);
      for (const wish of ['hurry', 'replace'] as const)
        expect(await code(act(idle, { do: wish }))).toBe('NOT_PREPARING');

      const { match } = await registry.create(versus('sums', 'Clover'));
      const table = await registry.table(match);
      await until(() => table.preparation !== null);
      for (const wish of ['hurry', 'replace'] as const)
        expect(await code(table.command(1, { do: wish, key: `stale-${wish}`, version: 7 }))).toBe('STALE_VERSION');
      expect(await code(act(table, { do: 'replace', bot: 'nobody' }))).toBe('NO_SUCH_BOT');
      // a bot that is named, and the name that somebody gave the seat
      await act(table, { do: 'replace', bot: 'best' });
      expect(table.match.seats[0]).toMatchObject({ bot: 'best', name: 'Clover' });
      await until(() => table.match.turn === 1);
      expect(await code(act(table, { do: 'hurry' }))).toBe('NOT_PREPARING');

      const over = await registry.create(versus('kuhn'));
      const ended = await registry.table(over.match);
      await until(() => ended.preparation !== null);
      await act(ended, { do: 'resign' });
      for (const wish of ['hurry', 'replace'] as const) expect(await code(act(ended, { do: wish }))).toBe('MATCH_OVER');
      await until(() => ended.preparation === null);
    });

    test('the same command sent twice replaces the bot once', async () => {
      const registry = hostOn(await opened(place()));
      const { match } = await registry.create(versus('sums', 'Clover'));
      const table = await registry.table(match);
      await until(() => table.preparation !== null);
      const command = { do: 'replace', key: 'replace-once', version: table.match.version } as const;
      const first = await table.command(1, command);
      expect(await table.command(1, command)).toEqual(first);
    });
  });
}
