/** `npx tsx scripts/badugi/ship.ts TABLE.json NAME` puts a trained table among those that the players of Badugi are shipped with. */
import { readFileSync, writeFileSync } from 'node:fs';

const [file, name] = process.argv.slice(2);
const { made, table } = JSON.parse(readFileSync(file, 'utf8')) as { made: object; table: string };
writeFileSync(
  new URL(`../../games/badugi/bots/learnt/shipped/${name}.data.ts`, import.meta.url),
  [
    '/** Learnt by heart and coded; made by scripts/badugi/train.ts as `made` says, not by hand. */',
    'export const learnt = {',
    `  made: '${JSON.stringify(made)}',`,
    `  table:\n    '${table}',`,
    '} as const;',
    '',
  ].join('\n'),
);
