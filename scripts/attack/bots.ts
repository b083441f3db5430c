/** D2: one address floods the bots with tables and hints while a person elsewhere plays a strong one. */
import { newKey } from '@baize/client';
import { besieged, caller, clientOf, type Finding, median, pause, seated } from './rig.ts';

const master = { kind: 'bot' as const, bot: 'master' };

/** Milliseconds that the person waits for the bot's answer, move by move. */
async function answers(url: string, moves: number): Promise<number[]> {
  const address = '10.0.1.1';
  const table = await seated(caller(url, address), { game: 'splendor', seats: [{ kind: 'person' }, master] });
  const client = clientOf(url, table, 0, address);
  const waits: number[] = [];
  while (waits.length < moves) {
    const { snapshot } = await client.until(({ snapshot }) => (snapshot?.legal.length ?? 0) > 0);
    const { version } = await client.send({ do: 'move', words: [snapshot?.legal[0] ?? ''] });
    const began = performance.now();
    const asked = await client.until(
      ({ snapshot }) => (snapshot?.version ?? 0) >= version && (snapshot?.legal.length ?? 0) > 0,
    );
    // A turn may take several moves of the person's own.
    if ((asked.snapshot?.version ?? 0) > version) waits.push(performance.now() - began);
  }
  client.close();
  return waits;
}

export const starvation = (): Promise<Finding> =>
  besieged(async ({ url }) => {
    const api = caller(url, '10.0.2.1');
    await answers(url, 3);
    const quiet = median(await answers(url, 12));
    const flood = { over: false, tables: 0, hints: 0, refused: 0 };
    const flooding = Array.from({ length: 8 }, async (_, lane) => {
      const table = await seated(api, { game: 'splendor', seats: [{ kind: 'person' }, master] });
      while (!flood.over) {
        const again = lane % 2 === 0;
        const ask = again
          ? api.create({ game: 'splendor', seats: [master, master, master, master], key: newKey() })
          : api.hint(table.match, table.tokens[0]);
        await ask.then(
          () => (again ? (flood.tables += 1) : (flood.hints += 1)),
          () => (flood.refused += 1),
        );
        await pause(50);
      }
    });
    await pause(5000);
    const busy = median(await answers(url, 12));
    flood.over = true;
    await Promise.all(flooding);
    return {
      figures: `a person's master answers in ${quiet.toFixed(0)} ms when it is quiet and in ${busy.toFixed(0)} ms (${(busy / quiet).toFixed(1)} times) while one address has opened ${flood.tables} tables of four masters and asked for ${flood.hints} hints (${flood.refused} refused)`,
      held: busy < 3 * quiet,
    };
  });
