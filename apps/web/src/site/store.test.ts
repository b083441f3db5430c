import 'fake-indexeddb/auto';
import { entry, newMatch, storeSuite } from '@baize/host/test/storeSuite.ts';
import { headerHash } from '@baize/host';
import { expect, test } from 'vitest';
import { IndexedDbStore } from './store.ts';

storeSuite('IndexedDB', () => IndexedDbStore.open('suite'));

test('another tab hears of every move', async () => {
  const [here, there] = [await IndexedDbStore.open('tabs'), await IndexedDbStore.open('tabs')];
  const heard = new Promise((resolve) => {
    there.watch(resolve);
  });
  await here.create(newMatch('aaaaaaaaaaaa'));
  await here.append(entry('aaaaaaaaaaaa', 1, headerHash(newMatch('aaaaaaaaaaaa').header)));
  expect(await heard).toEqual([{ match: 'aaaaaaaaaaaa', version: 1 }]);
  expect((await there.read('aaaaaaaaaaaa'))?.version).toBe(1);
  await Promise.all([here.close(), there.close()]);
});

test('a match moves to another browser by file, once, and only unchanged', async () => {
  const [from, to] = [await IndexedDbStore.open('from'), await IndexedDbStore.open('to')];
  await from.create(newMatch('aaaaaaaaaaaa'));
  const first = entry('aaaaaaaaaaaa', 1, headerHash(newMatch('aaaaaaaaaaaa').header));
  await from.append(first);
  await from.append(entry('aaaaaaaaaaaa', 2, first.hash));
  await from.addChat('aaaaaaaaaaaa', { seat: 0, name: 'Ann', text: 'hi', at: 5 });
  const saved = await from.save('aaaaaaaaaaaa');
  if (saved === null) throw new Error('nothing was saved');
  expect(await from.save('nosuchmatch1')).toBeNull();

  const forged = { ...saved, entries: saved.entries.map((each) => ({ ...each, body: each.body.replace('1', '7') })) };
  expect(await to.restore(forged)).toBe(false);
  expect(await to.restore({ ...saved, entries: saved.entries.slice(1) })).toBe(false);
  expect(await to.count()).toBe(0);

  expect(await to.restore(saved)).toBe(true);
  expect(await to.restore(saved)).toBe(false);
  expect(await to.save('aaaaaaaaaaaa')).toEqual(saved);
  expect((await to.chats('aaaaaaaaaaaa', 0, 9)).map(({ text }) => text)).toEqual(['hi']);
  await Promise.all([from.close(), to.close()]);
});
