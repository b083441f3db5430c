import { stripVTControlCharacters } from 'node:util';
import { pack } from '@baize/splendor';
import { expect, test } from 'vitest';
import { draw } from './layout.ts';
import { LocalTable } from './local.ts';
import { blank } from './screen.ts';
import { optionsOf } from './tables.ts';

test.each([
  { columns: 80, rows: 23 },
  { columns: 120, rows: 39 },
])('market, both players and what the other one did are in sight throughout a game: %j', async (size) => {
  const bot = pack.bots[1];
  const options = optionsOf(pack, undefined, 2);
  const table = await LocalTable.open({ pack, options, seed: 'sight', players: [null, bot], person: 'Ada' });
  while (table.now.result === null) {
    const seen = draw(table, blank, size).lines.map(stripVTControlCharacters).join('\n');
    expect(seen).toMatch(/Tier 1.*\n.* left/);
    expect(seen.match(/\d+ prestige  cards .* tokens /g)).toHaveLength(2);
    if (table.now.log.some(({ fresh, seat }) => fresh && seat === 1))
      expect(seen).toMatch(/since your last decision ─[^]*\bgreedy\s[^]*(takes|buys|reserves|returns)/);
    await table.play([(await table.hint())!.words]);
  }
});
