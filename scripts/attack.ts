/** `npm run attack -- [minutes of each flood] [D1 D5 …]`: the attacks of an earlier review in their long form, with figures. */
import { logBomb, tampering } from './attack/bomb.ts';
import { starvation } from './attack/bots.ts';
import { flat } from './attack/floods.ts';
import { deafNodes } from './attack/nodes.ts';
import { clocks, fullDisk, stopped } from './attack/outages.ts';
import { declined, lists, models, onlookers, pruning } from './attack/rest.ts';
import type { Finding } from './attack/rig.ts';

const words = process.argv.slice(2);
const unknown = words.find((each) => !/^(?:[\d.]+|D\d+)$/.test(each));
if (unknown !== undefined) {
  console.log('npm run attack -- [minutes of each flood] [D1 D5 …]');
  process.exit(unknown === '--help' || unknown === '-h' ? 0 : 2);
}
const minutes = Number(words.find((each) => /^[\d.]+$/.test(each)) ?? 10);
const wanted = words.filter((each) => /^D\d+$/.test(each));

const attacks: readonly [name: string, what: string, attack: () => Promise<Finding>][] = [
  ['D1', 'a log of 3,000 moves and 4,000 undos', () => logBomb(3000, 4000)],
  ['D2', 'bots starved', starvation],
  ['D3', 'data after a stop', stopped],
  ['D4', 'nodes that go deaf', () => deafNodes(10, 5)],
  ['D5', 'floods', () => flat(minutes)],
  ['D6', 'a full disk', fullDisk],
  ['D7', 'clocks in an outage', clocks],
  ['D8', 'language models', models],
  ['D9', 'a log that was changed', tampering],
  ['D10', 'undo that was declined', declined],
  ['D11', 'open tables and odd headers', lists],
  ['D11', 'onlookers', () => onlookers(1200)],
  ['D11', 'pruning', pruning],
];

let held = true;
for (const [name, what, attack] of attacks) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const finding = await attack();
  held &&= finding.held;
  console.log(`| ${name} ${what} | ${finding.figures} | ${finding.held ? 'held' : 'FAILED'} |`);
}
process.exit(held ? 0 : 1);
