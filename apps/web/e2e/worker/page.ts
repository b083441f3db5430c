/** The page of the end-to-end test: plays a match among bots on the host in its worker and gives the record. */
import { Api, overPort, TableClient } from '@baize/client';

const worker = new Worker(new URL('./host.ts', import.meta.url), { type: 'module' });
const ready = new Promise((resolve) => worker.addEventListener('message', resolve, { once: true }));

async function record(game: string, bots: readonly string[], options: Record<string, unknown>, seed: string) {
  await ready;
  const over = overPort(worker);
  const api = new Api('', over.fetch);
  const seats = bots.map((bot) => ({ kind: 'bot' as const, bot, name: bot }));
  const { match } = await api.create({ game, seats, options, seed });
  const client = new TableClient({ match, ...over });
  await client.until(({ snapshot }) => snapshot?.status === 'over');
  client.close();
  return api.record(match);
}

Object.assign(globalThis, { record });
