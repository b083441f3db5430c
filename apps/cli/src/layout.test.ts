import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { pack as count } from '../test/count.ts';
import { draw } from './layout.ts';
import { LocalTable } from './local.ts';
import { optionsOf } from './optionFlags.ts';
import { blank } from './screen.ts';
import { packOf } from './tables.ts';

test.each([
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
])("a game's own drawing fills the window, and the moves keep its order: %j", async (size) => {
  const pack = await packOf('splendor');
  const options = optionsOf(pack, undefined, 2);
  const table = await LocalTable.open({ pack, options, seed: 'sight', players: [null, pack.bots[1]], people: ['Ada'] });
  for (let decision = 0; decision < 12; decision++) {
    const { lines } = draw(table, { ...blank, input: '1' }, size);
    const seen = lines.map(stripVTControlCharacters).join('\n');
    expect(lines).toHaveLength(size.rows);
    expect(seen).toContain(`${table.now.words.length} moves`);
    expect(seen).toContain('greedy'.slice(0, 5));
    await table.play([table.now.words[0]]);
  }
});

test('a game that draws nothing itself is shown as text, and so is every game in a small window', async () => {
  const table = await LocalTable.open({
    pack: count,
    options: {},
    seed: 's',
    players: [null, count.bots[0]],
    people: ['Ada'],
  });
  expect(draw(table, blank, { columns: 80, rows: 24 }).lines.join('\n')).toContain('The sum is 0.');
  const pack = await packOf('splendor');
  const small = await LocalTable.open({
    pack,
    options: optionsOf(pack, undefined, 2),
    seed: 's',
    players: [null, pack.bots[1]],
    people: ['Ada'],
  });
  expect(draw(small, blank, { columns: 50, rows: 15 }).lines.join('\n')).toContain('Tier 3');
});
