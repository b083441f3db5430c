/** A host inside a browser worker plays the same matches as the lab. */
import { createServer, type Server } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPlayers } from '@baize/bots';
import { recordGame, readOptions } from '@baize/game';
import { loadGame } from '@baize/games';
import { expect, test } from '@playwright/test';
import { build } from 'vite';

const folder = mkdtempSync(join(tmpdir(), 'baize-worker-'));
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };
let server: Server;
let url = '';

test.beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('worker', import.meta.url)),
    base: './',
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  });
  server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    try {
      const body = readFileSync(join(folder, new URL(path, 'http://localhost').pathname));
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const [game, names, raw] of [
  ['dominion', ['expert', 'book'], { rules: 'house', victoryPileSize: 4 }],
  ['badugi', ['regular', 'hard'], { match: 'hands', hands: 5 }],
  ['splendor', ['planner', 'strong'], { rules: 'official' }],
] as const)
  test(`${game}: the same record from a worker as from the lab`, async ({ page }) => {
    const pack = withPlayers(await loadGame(game));
    const read = readOptions(pack.game, raw, 2);
    if (!read.ok) throw new Error(read.message);
    const bots = names.map((name) => {
      const bot = pack.bots.find((each) => each.name === name);
      if (bot === undefined) throw new Error(`no bot ${name}`);
      return bot;
    });
    const lab = recordGame(pack.game, bots, read.options, `same ${game}`);
    expect(lab.moves.length).toBeGreaterThan(20);
    await page.goto(url);
    const call = `record(${JSON.stringify(game)}, ${JSON.stringify(names)}, ${JSON.stringify(read.options)}, ${JSON.stringify(lab.seed)})`;
    await page.waitForFunction('typeof record === "function"');
    expect(await page.evaluate(call)).toEqual(lab);
  });
