/** `npx tsx training/dominion/ship.ts WEIGHTS` puts trained weights among what Dominion is shipped with. */
import { writeFileSync } from 'node:fs';
import { pack } from '../../games/dominion/bots/learnt/packing.ts';
import { weightsIn } from '../weights.ts';

const [file = ''] = process.argv.slice(2);
const { header, weights } = weightsIn(file);
const { wide, narrow, ...made } = header;
writeFileSync(
  new URL('../../games/dominion/bots/learnt/shipped.data.ts', import.meta.url),
  [
    "import type { Packed } from './packing.ts';",
    '',
    '/** Learnt by training/learn.py as `made` says, and written by training/dominion/ship.ts, not by hand. */',
    'export const shipped: Packed = {',
    `  wide: ${wide},`,
    `  narrow: ${narrow},`,
    `  made: '${JSON.stringify(made)}',`,
    `  weights:\n    '${Buffer.from(pack(weights, wide, narrow)).toString('base64')}',`,
    '};',
    '',
  ].join('\n'),
);
