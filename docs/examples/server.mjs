// Embed a table server: start it inside your own program, open a table against a bot and play a few moves as a client would.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Api } from 'baize/client';
import { startTableServer } from 'baize/server';

const data = mkdtempSync(join(tmpdir(), 'tables-'));
const server = await startTableServer({ data });
console.log('People can play at the address of the server in a browser.');

const api = new Api(server.url);
const { match, you } = await api.create({
  game: 'splendor',
  seats: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }],
  seed: 'example',
  me: { seat: 0, name: 'Ada' },
});

let moves = 0;
while (moves < 3) {
  // TableClient would follow the table over a WebSocket; asking now and then is enough here.
  const { legal, version } = await api.view(match, you.token);
  if (legal.length === 0) {
    await setTimeout(50);
    continue;
  }
  await api.command(match, you.token, { do: 'move', words: [legal[0]], version, key: `example-${moves}` });
  console.log(`Ada: ${legal[0]}`);
  moves += 1;
}

await server.close();
rmSync(data, { recursive: true });
