/** What every store must do: one suite for memory, SQLite, PostgreSQL and whatever comes next. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chainHash, headerHash, type NewEntry, type NewMatch, type Store } from '../src/index.ts';

export const newMatch = (id: string, more: Partial<NewMatch> = {}): NewMatch => ({
  id,
  game: 'kuhn',
  status: 'open',
  open: true,
  header: `{"id":"${id}"}`,
  seats: '[{"name":null,"kind":"person"}]',
  created: 1000,
  ...more,
});
export const entry = (match: string, version: number, before: string, body = `{"n":${version}}`): NewEntry => ({
  match,
  version,
  before,
  body,
  hash: chainHash(before, version, body),
  at: 1000 + version,
  status: 'playing',
  seats: null,
});

/** `open` gives a new, empty store. */
export function storeSuite(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    test('a match is made once and read back as it was', async () => {
      expect(await store.create(newMatch('aaaaaaaaaaaa'))).toBe(true);
      expect(await store.create(newMatch('aaaaaaaaaaaa'))).toBe(false);
      const { header } = newMatch('aaaaaaaaaaaa');
      expect(await store.read('aaaaaaaaaaaa')).toEqual({ header, version: 0, hash: headerHash(header), entries: [] });
      expect(await store.read('nosuchmatch1')).toBeNull();
    });

    test('a version is written once, in order, whoever asks', async () => {
      await store.create(newMatch('bbbbbbbbbbbb'));
      const first = entry('bbbbbbbbbbbb', 1, headerHash(newMatch('bbbbbbbbbbbb').header));
      const rival = entry('bbbbbbbbbbbb', 1, 'x', '{"rival":true}');
      expect(
        (
          await Promise.all([store.append(first), store.after('bbbbbbbbbbbb', 0).then(() => store.append(rival))])
        ).filter(Boolean),
      ).toHaveLength(1);
      expect(await store.append(entry('bbbbbbbbbbbb', 3, first.hash))).toBe(false);
      expect(await store.append(entry('nosuchmatch1', 1, 'x'))).toBe(false);
      expect(await store.after('bbbbbbbbbbbb', 0)).toHaveLength(1);
      const second = entry('bbbbbbbbbbbb', 2, first.hash);
      expect(await store.append(second)).toBe(true);
      expect(await store.append(entry('bbbbbbbbbbbb', 3, second.hash))).toBe(true);
      expect((await store.after('bbbbbbbbbbbb', 1, 1)).map(({ version }) => version)).toEqual([2]);
      expect((await store.after('bbbbbbbbbbbb', 1)).map(({ version }) => version)).toEqual([2, 3]);
    });

    test('many are written together', async () => {
      const ids = Array.from({ length: 60 }, (_, i) => `c${String(i).padStart(11, '0')}`);
      await Promise.all(ids.map((id) => store.create(newMatch(id))));
      const done = await Promise.all(ids.map((id) => store.append(entry(id, 1, headerHash(newMatch(id).header)))));
      expect(done.every(Boolean)).toBe(true);
      expect((await store.read(ids[59]))?.version).toBe(1);
      const listed: string[] = [];
      for (let page = await store.ids('', 25); page.length > 0; page = await store.ids(page.at(-1) as string, 25))
        listed.push(...page);
      expect(listed).toEqual(expect.arrayContaining(ids));
      expect(await store.count()).toBe(listed.length);
    });

    test('lists show what is listed, by status and game', async () => {
      const clock = { initial: 60_000, increment: 1000 };
      await store.create(newMatch('dddddddddddd', { game: 'whist', header: JSON.stringify({ clock }) }));
      await store.create(newMatch('eeeeeeeeeeee', { game: 'whist', open: false }));
      expect(await store.list({ status: 'open', game: 'whist' }, 10)).toEqual([
        {
          match: 'dddddddddddd',
          game: 'whist',
          status: 'open',
          seats: [{ name: null, kind: 'person' }],
          clock,
          watch: true,
          version: 0,
          created: 1000,
          updated: 1000,
        },
      ]);
      expect(await store.list({ status: 'over', game: 'whist' }, 10)).toEqual([]);
      const all = await store.list({ game: 'whist', unlisted: true }, 10);
      expect(all.map(({ match }) => match).toSorted()).toEqual(['dddddddddddd', 'eeeeeeeeeeee']);
    });

    test('chat is numbered by match', async () => {
      await store.create(newMatch('ffffffffffff'));
      const say = (text: string) => store.addChat('ffffffffffff', { seat: 0, name: 'Ann', text, at: 5 });
      const lines = await Promise.all(['one', 'two', 'three'].map(say));
      expect(lines.map((line) => line?.id ?? 0).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
      expect((await store.chats('ffffffffffff', 1, 10)).map(({ id }) => id)).toEqual([2, 3]);
      expect(await store.addChat('nosuchmatch1', { seat: 0, name: 'Ann', text: 'hi', at: 5 })).toBeNull();
      expect((await store.chats('ffffffffffff', 0, 1)).map(({ id }) => id)).toEqual([3]);
    });

    test('times without a server are noted once, and only those that are long enough', async () => {
      if (store.alive === undefined) return;
      const day = 24 * 3600_000;
      const start = 1_800_000_000_000;
      await store.alive(start, Number.MAX_SAFE_INTEGER);
      expect(await store.alive(start + 2000, 6000)).toEqual([]);
      const outage = { from: start + 2000, until: start + 62_000 };
      expect(await store.alive(start + 62_000, 6000)).toEqual([outage]);
      expect(await store.alive(start + 63_000, 6000)).toEqual([outage]);
      expect(await store.alive(start + 63_500, 0)).toEqual([outage, { from: start + 63_000, until: start + 63_500 }]);
      expect(await store.alive(start + 30 * day, 31 * day)).toEqual([]);
    });

    test('a log that was changed elsewhere is not written to', async () => {
      const { header } = newMatch('mmmmmmmmmmmm');
      await store.create(newMatch('mmmmmmmmmmmm'));
      expect(await store.append(entry('mmmmmmmmmmmm', 1, headerHash(`${header} `)))).toBe(false);
      expect(await store.append(entry('mmmmmmmmmmmm', 1, headerHash(header)))).toBe(true);
    });

    test('what is finished and what is abandoned is forgotten when asked, many at once too', async () => {
      await store.create(newMatch('hhhhhhhhhhhh', { status: 'playing', created: 10 }));
      const over = Array.from({ length: 45 }, (_, i) => `g${String(i).padStart(11, '0')}`);
      for (const id of over) await store.create(newMatch(id, { status: 'over', created: 10 }));
      const kept = async (id: string): Promise<boolean> => (await store.read(id)) !== null;
      expect(await store.prune({ finished: 11, abandoned: 10 })).toBe(45);
      expect(await Promise.all([...over, 'hhhhhhhhhhhh'].map(kept))).toEqual([...over.map(() => false), true]);
      expect(await store.prune({ finished: 11, abandoned: 11 })).toBe(1);
      expect(await kept('hhhhhhhhhhhh')).toBe(false);
    });
  });
}
