import { catalogue } from '@baize/games';
import { expect, test, vi } from 'vitest';
import { packOf } from './tables.ts';

test('a game whose package is missing is named in one sentence', async () => {
  const [entry] = catalogue;
  if (entry === undefined) throw new Error('there is no game');
  const nowhere = '@baize/nowhere';
  const load = vi.spyOn(entry, 'load').mockImplementation(() => import(/* @vite-ignore */ nowhere));
  try {
    const said = new RegExp(`^The package of ${entry.title} is not installed: .*@baize/nowhere`);
    await expect(packOf(entry.name)).rejects.toMatchObject({ code: 'FAILED', message: expect.stringMatching(said) });
  } finally {
    load.mockRestore();
  }
});
