import { join } from 'node:path';
import { installedPackage } from '../../../scripts/build/pack.ts';
import { playText, settle, sitDown } from './people.ts';
import { expect, test, TestServer } from './server.ts';

test('the packed tarball, installed alone, serves a whole game', async ({ page, context }) => {
  await settle(context, { plain: true });
  const folder = installedPackage();
  const server = new TestServer([join(folder, 'node_modules/.bin/baize'), 'serve'], folder);
  await server.start();
  try {
    await sitDown(page, server, {
      game: 'dominion',
      options: { rules: 'house', victoryPileSize: 2, kingdom: ['Village', 'Smithy', 'Market'] },
      seats: [{ kind: 'person' }, { kind: 'bot', name: 'Basil' }],
    });
    const moves = await playText(page, [/^\S*\s*play all/i, /buy province/i, /buy gold/i, /buy silver/i, /end/i]);
    expect(moves).toBeGreaterThan(5);
    await expect(page.getByRole('dialog')).toContainText(/win/i);
  } finally {
    await server.close();
  }
});
