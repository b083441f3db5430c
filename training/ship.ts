/**
 * `npx tsx training/ship.ts GAME WEIGHTS [NAME]` puts trained weights among what a game is shipped with. The name is `shipped`, `crowd` for
 * Splendor's three and four seats, or `shipped/network` for Badugi.
 */
import { writeFileSync } from 'node:fs';
import { packWeights, type Shape } from '../platform/game/src/index.ts';
import { shapeOf as badugi } from '../games/badugi/bots/learnt/network.ts';
import { shapeOf as dominion } from '../games/dominion/bots/learnt/network.ts';
import { shapeOf as splendor } from '../games/splendor/bots/learnt/network.ts';
import { weightsIn } from './weights.ts';

const shapes: Readonly<Record<string, (wide: number, narrow: number) => Shape>> = { badugi, dominion, splendor };

const [game = '', file = '', name = 'shipped'] = process.argv.slice(2);
const { header, weights } = weightsIn(file);
const { wide, narrow, ...made } = header;
const packed = packWeights(weights, shapes[game](wide, narrow));
writeFileSync(
  new URL(`../games/${game}/bots/learnt/${name}.data.ts`, import.meta.url),
  [
    "import type { Packed } from '@baize/game';",
    '',
    '/** Learnt by training/learn.py as `made` says, and written by training/ship.ts, not by hand. */',
    `export const ${name}: Packed = {`,
    `  wide: ${wide},`,
    `  narrow: ${narrow},`,
    `  made: '${JSON.stringify(made)}',`,
    `  weights:\n    '${Buffer.from(packed).toString('base64')}',`,
    '};',
    '',
  ].join('\n'),
);
