/** Where the tables of a static site are: on a server that happens to be behind the page, otherwise in a worker of its own. */
import { type ClientSpec, overPort } from '@baize/client';

/** What `Api` and `TableClient` need to reach the tables. */
type Reach = Pick<ClientSpec, 'base' | 'fetch' | 'WebSocket'>;

export async function findTables(): Promise<Reach> {
  const base = await serverBehind();
  return base === null ? startHost() : { base };
}

/** The address of the server behind this page, if one answers. */
async function serverBehind(): Promise<string | null> {
  const base = new URL('.', location.href).href.replace(/\/$/, '');
  try {
    const answer = await fetch(`${base}/api/games`, { signal: AbortSignal.timeout(3000) });
    return answer.ok && Array.isArray(await answer.json()) ? base : null;
  } catch {
    return null;
  }
}

function startHost(): Reach {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'host' });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(null, [port2]);
  return overPort(port1);
}
