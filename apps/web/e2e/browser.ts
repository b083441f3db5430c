/**
 * `npm run browser [GAME] [WHAT]`: what a browser needs: `levels` to think, `interaction` to show that it was touched, `memory` for 20 games in
 * one tab, `lab` for 2,000 games. Everything of every game unless named.
 */
import { catalogue } from '@baize/games';
import { measureInteractions } from './interaction.ts';
import { measureLab } from './labTime.ts';
import { measureMemory } from './memory.ts';
import { measureLevels } from './times.ts';

const parts = {
  interaction: measureInteractions,
  memory: (games: typeof catalogue) => measureMemory(games.map(({ name }) => name)),
  lab: measureLab,
  levels: measureLevels,
} as const;

const wishes = process.argv.slice(2);
const games = catalogue.filter(({ name }) => wishes.includes(name));
const chosen = Object.entries(parts).filter(([name]) => wishes.includes(name));
const known = [...catalogue.map(({ name }) => name), ...Object.keys(parts)];
const unknown = wishes.find((wish) => !known.includes(wish));
if (unknown !== undefined) {
  console.error(`There is no '${unknown}'. There are: ${known.join(', ')}.`);
  process.exit(2);
}
for (const [, measure] of chosen.length === 0 ? Object.entries(parts) : chosen)
  await measure(games.length === 0 ? catalogue : games);
