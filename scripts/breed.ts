/**
 * `npm run breed` breeds Dominion's lists for the named kingdoms anew, each in 100,000 quick games between two (67,000 of three, 50,000 of four)
 * by the official rules, and writes games/dominion/bots/named.json. `npm run breed -- K1` breeds for the kingdoms whose name contains that, and
 * `--games 20000` for a shorter time; `--missing` only where nothing is known yet. The same rules and lists give the same file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chooseFor } from '../games/dominion/bots/book.ts';
import { Evolution } from '../games/dominion/bots/evolve.ts';
import { budgetFor, repertoireAsData, rivalsIn } from '../games/dominion/bots/evolved.ts';
import { type Named, namedSettings } from '../games/dominion/bots/named.ts';
import { writeStrategy } from '../games/dominion/bots/strategy.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '100000' }, missing: { type: 'boolean', default: false } },
});

const file = fileURLToPath(new URL('../games/dominion/bots/named.json', import.meta.url));
const before: { readonly places: Readonly<Record<string, Named>> } = JSON.parse(readFileSync(file, 'utf8'));
const found = new Map(Object.entries(before.places));

const cpuSeconds = (): number => process.cpuUsage().user / 1e6;
/** Forty games tell no more than that. */
const rounded = (value: number): number => Math.round(100 * value) / 100;

for (const [name, setting] of namedSettings) {
  if (positionals.length > 0 && !positionals.some((part) => name.includes(part))) continue;
  if (values.missing && found.has(name)) continue;
  const begun = cpuSeconds();
  const book = chooseFor(setting);
  const rivals = rivalsIn(setting, book);
  const bred = new Evolution(setting, rivals, budgetFor(setting, Number(values.games))).run();
  const { begins, answers } = repertoireAsData(setting, bred, rivals);
  found.set(name, {
    book: book.name,
    bookGames: book.games,
    lists: [bred.strategy, ...bred.others].map(writeStrategy),
    tried: bred.lists,
    games: bred.games,
    begins,
    answers: answers.map((each) => ({ ...each, values: each.values.map(rounded) })),
  });
  const places = Object.fromEntries(
    [...namedSettings.keys()].flatMap((key) => {
      const known = found.get(key);
      return known === undefined ? [] : [[key, known]];
    }),
  );
  writeFileSync(file, `${JSON.stringify({ command: 'npm run breed', places }, null, 1)}\n`);
  console.log(`${name}: ${bred.games} games, ${(cpuSeconds() - begun).toFixed(1)} s`);
}
