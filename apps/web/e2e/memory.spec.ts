import { gamesInOneTab, quickGames } from './memory.ts';
import { settle } from './people.ts';
import { expect, test } from './server.ts';

for (const wanted of quickGames)
  test(`a tab that showed games of ${wanted.game} keeps nothing of their tables`, async ({ page, context, server }) => {
    await settle(context);
    const kept = await gamesInOneTab(page, server, wanted, 3);
    // The first game loads what all of them need. Each table has hundreds of nodes and listeners.
    expect(kept[2].nodes).toBeLessThanOrEqual(kept[0].nodes + 20);
    expect(kept[2].listeners).toBeLessThanOrEqual(kept[0].listeners + 10);
  });
