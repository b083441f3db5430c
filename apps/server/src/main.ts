/** The server as a process of its own: starts, says where it is, and ends in order when asked to. */
import { readConfig, startServer } from './index.ts';

const serving = await startServer(readConfig(process.env));
console.log(`Baize is at ${serving.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void serving.close().then(() => process.exit(0));
  });
