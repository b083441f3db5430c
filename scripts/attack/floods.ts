/** D5: floods of everything that takes room, each for minutes; disk and memory must come to rest. */
import { newKey } from '@baize/client';
import type { StormNode } from '../../apps/server/test/storm/node.ts';
import { besieged, caller, clientOf, diskOf, type Finding, pause, type Seated, seated } from './rig.ts';

const mega = 1024 * 1024;
const bot = (name: string) => ({ kind: 'bot' as const, bot: name });
const person = { kind: 'person' as const };

interface Flood {
  readonly name: string;
  /** Does it once, from the address of the attacker; refusals are counted elsewhere. */
  readonly once: (node: StormNode, table: Seated) => Promise<unknown>;
}

const attacker = '10.6.6.6';
const floods: readonly Flood[] = [
  {
    name: 'tables of bots that nobody watches',
    once: ({ url }) =>
      caller(url, attacker).create({ game: 'badugi', seats: [bot('newcomer'), bot('newcomer')], key: newKey() }),
  },
  {
    name: 'open tables',
    once: ({ url }) =>
      caller(url, attacker).create({ game: 'splendor', seats: [person, person], open: true, key: newKey() }),
  },
  {
    name: 'chat',
    once: ({ url }, { match, tokens }) => caller(url, attacker).say(match, tokens[0], 'x'.repeat(500)),
  },
  {
    name: 'hints',
    once: ({ url }, { match, tokens }) => caller(url, attacker).hint(match, tokens[0]),
  },
  {
    name: 'onlookers that come and go',
    once: async ({ url }, table) => {
      const client = clientOf(url, table, null, attacker);
      const seen = client.until(({ snapshot }) => snapshot !== null);
      await Promise.race([seen.catch(() => {}), pause(1000)]);
      client.close();
    },
  },
];

/** Each for this many minutes. Flat: the last third grows by less than a tenth, or 8 MB, over the third before it. */
export async function flat(minutes: number): Promise<Finding> {
  const lines: string[] = [];
  let held = true;
  for (const { name, once } of floods) {
    const { text, flat } = await besieged((node, data) => under(node, data, name, once, minutes));
    lines.push(text);
    held &&= flat;
  }
  return { figures: `${minutes} minutes each. ${lines.join('; ')}`, held };
}

async function under(
  node: StormNode,
  data: string,
  name: string,
  once: Flood['once'],
  minutes: number,
): Promise<{ text: string; flat: boolean }> {
  const table = await seated(caller(node.url, '10.5.5.5'), { game: 'splendor', seats: [person, bot('strong')] });
  const count = { done: 0, refused: 0, over: false };
  const lanes = Array.from({ length: 4 }, async () => {
    while (!count.over) {
      await once(node, table).then(
        () => (count.done += 1),
        () => (count.refused += 1),
      );
      await pause(20);
    }
  });
  const samples: { memory: number; disk: number }[] = [];
  for (const end = performance.now() + minutes * 60_000; performance.now() < end; await pause(2000))
    samples.push({ memory: node.memory / mega, disk: diskOf(data) / mega });
  count.over = true;
  await Promise.all(lanes);
  const third = Math.floor(samples.length / 3);
  const rise = (what: 'memory' | 'disk'): [number, number] => {
    const mean = (some: readonly (typeof samples)[number][]): number =>
      some.reduce((sum, each) => sum + each[what], 0) / Math.max(1, some.length);
    return [mean(samples.slice(third, 2 * third)), mean(samples.slice(2 * third))];
  };
  const [memory, disk] = [rise('memory'), rise('disk')];
  const rests = ([before, after]: [number, number]): boolean => after - before < Math.max(8, before / 10);
  const shown = ([before, after]: [number, number]): string => `${before.toFixed(1)} to ${after.toFixed(1)} MB`;
  return {
    text: `${name} (${count.done} done, ${count.refused} refused): memory ${shown(memory)}, disk ${shown(disk)}`,
    flat: rests(memory) && rests(disk),
  };
}
