// The whole server with bots that prepare slowly: what people see meanwhile can be looked at, and stopped, without luck.
import { readConfig, startServer } from '@baize/app-server';
import { withPlayers } from '@baize/bots';
import { loadGame } from '@baize/games';
import { decideHere } from '@baize/match';
import { BotThreads } from '@baize/server/threads';

const threads = new BotThreads(6, new URL('thread.mjs', import.meta.url), async (request) =>
  decideHere(withPlayers(await loadGame(request.game)), request),
);
const serving = await startServer(
  { ...readConfig(process.env), botThreads: 0 },
  { decide: (request, origin) => threads.decide(request, origin) },
);
console.log(`Baize is at ${serving.url}`);
