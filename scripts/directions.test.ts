import { expect, test } from 'vitest';
import { checkDirections, namedGames, wrongImports } from './directions.ts';

const packages = new Map([
  ['@baize/game', 'platform/game'],
  ['@baize/server', 'platform/server'],
  ['@baize/table', 'platform/table'],
  ['@baize/splendor', 'games/splendor'],
  ['@baize/badugi', 'games/badugi'],
]);
const check = (file: string, line: string): string[] => wrongImports([file], () => line, packages);

test.each([
  ['games/splendor/src/game.ts', "import { play } from '@baize/game';"],
  ['games/splendor/web/index.tsx', "import { Table } from '@baize/table';"],
  ['games/splendor/src/game.test.ts', "import { test } from 'vitest';"],
  ['games/index.ts', "const load = () => import('@baize/splendor');"],
  ['games/splendor/src/game.ts', "if (event['from'] === '@baize/server') return;"],
])('%s may: %s', (file, line) => {
  expect(check(file, line)).toEqual([]);
});

test.each([
  ['games/splendor/src/game.ts', "import { x } from '@baize/badugi';"],
  ['games/splendor/src/game.ts', "import { x } from '../../badugi/src/hand.ts';"],
  ['games/splendor/src/game.ts', "import { x } from '@baize/server';"],
  ['games/splendor/src/game.ts', "import { Table } from '@baize/table';"],
  ['games/splendor/src/game.ts', "import { readFileSync } from 'node:fs';"],
  ['platform/game/src/play.ts', "import { x } from '@baize/splendor';"],
  ['platform/host/src/hash.ts', "import { createHash } from 'node:crypto';"],
  ['platform/match/src/match.ts', "const x = await import('@baize/server');"],
])('%s may not: %s', (file, line) => {
  expect(check(file, line)).toHaveLength(1);
});

test.each([
  ['apps/cli/src/lab.ts', "import { pack } from '@baize/splendor';", 1],
  ['apps/mcp/src/texts.ts', 'export const greeting = `Play Badugi.`;', 1],
  ['apps/web/src/replay/replay.css', '.replay .splendor { margin: 0 }', 1],
  ['apps/mcp/src/texts.ts', 'export const greeting = `Play ${titles}.`;', 0],
  ['apps/cli/test/lab.test.ts', "const pack = await packOf('splendor');", 0],
  ['games/splendor/src/game.ts', "name: 'splendor'", 0],
])('%s: %s', (file, line, wrong) => {
  expect(namedGames([file], () => line, ['splendor', 'badugi'])).toHaveLength(wrong);
});

test('every import of the tree goes along the arrows and no app names a game', () => {
  expect(checkDirections(process.cwd())).toEqual([]);
});
