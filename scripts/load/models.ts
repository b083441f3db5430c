/** `npm run load -- models`: what a call of a language model costs the server over HTTP, and the same calls without any transport. */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalHost } from '@baize/app-mcp';
import { loadGames } from '@baize/app-server';
import { TableRegistry } from '@baize/host';
import { SqliteStore } from '@baize/server';
import { bearerKeyring } from '../../apps/mcp/src/keyring.ts';
import { Memory } from '../../apps/mcp/src/memory.ts';
import { tools } from '../../apps/mcp/src/tools.ts';
import { StormNode } from '../../apps/server/test/storm/node.ts';
import { percentile } from './contest.ts';

interface Said {
  readonly gameId?: string;
  readonly status?: string;
}
type Tool = keyof typeof tools;
type Call = (tool: Tool, args: Record<string, unknown>) => Promise<Said>;

const game = 'splendor';
/** Calls before anything is measured, and in a round. */
const warmth = 600;
const calls = 200;

/** Always the first move of the list, and a look after each; the same games however the calls are made. */
async function play(call: Call, calls: number, seed: string): Promise<void> {
  let said: Said = { status: 'game_over' };
  let gameId = '';
  for (let n = 0; n < calls; n++) {
    if (said.status === 'game_over') {
      said = await call('game_session', { game, seed: `${seed} ${n}`, playerTypes: ['claude', 'novice'] });
      gameId = said.gameId ?? '';
    } else if (n % 2 === 1 && said.status === 'your_turn') said = await call('game_execute', { gameId, move: 1 });
    else said = await call('game_observe', { gameId });
  }
}

/** A way to make calls, and the CPU seconds of the process that answers them. */
interface Way {
  readonly name: string;
  readonly call: Call;
  readonly cpu: () => number;
}

async function withoutTransport(data: string): Promise<Way> {
  const store = new SqliteStore(join(data, 'own.sqlite'));
  const registry = new TableRegistry({ games: await loadGames(), store, forcedPause: [0, 0] });
  const desk = { host: new LocalHost(registry), keyring: bearerKeyring, memory: new Memory(), web: null };
  const caller = { program: undefined, signal: new AbortController().signal, progress: async () => {} };
  return {
    name: 'the tool alone, in process',
    call: async (tool, args) => (await tools[tool].answer(desk, args, caller)).structuredContent as Said,
    cpu: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
  };
}

const modernMeta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'load', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

function overHttp(url: string, modern: boolean, agent: Agent): Call {
  return (tool, args) => {
    const params = { name: tool, arguments: args, ...(modern && { _meta: modernMeta }) };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': modern ? '2026-07-28' : '2025-11-25',
      ...(modern && { 'mcp-method': 'tools/call', 'mcp-name': tool }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(`${url}/mcp`, { method: 'POST', agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.once('end', () => {
          const json = text.startsWith('{') ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? '{}');
          const { result } = JSON.parse(json) as { result?: { structuredContent: Said; isError?: boolean } };
          if (result === undefined || result.isError === true) reject(new Error(text));
          else resolve(result.structuredContent);
        });
      });
      sent.once('error', reject);
      sent.end(body);
    });
  };
}

/** CPU milliseconds of a call in each way: medians of rounds in which they take turns. */
export async function modelCosts(rounds: number): Promise<string[]> {
  const data = mkdtempSync(join(tmpdir(), 'baize-models-'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const node = await StormNode.start({ BAIZE_DATA: data, DATABASE_URL: '', BAIZE_FORCED_PAUSE: '0' });
  try {
    const ways: Way[] = [await withoutTransport(data)];
    for (const modern of [false, true]) {
      const name = `over HTTP, ${modern ? '2026-07-28' : '2025-11-25'}`;
      ways.push({ name, call: overHttp(node.url, modern, agent), cpu: () => node.cpu });
    }
    for (const { call } of ways) await play(call, warmth, 'warm');
    const costs = ways.map((): number[] => []);
    for (let round = 0; round < rounds; round++)
      for (const [index, { call, cpu }] of ways.entries()) {
        const before = cpu();
        await play(call, calls, `round ${round}`);
        costs[index].push(((cpu() - before) * 1000) / calls);
      }
    const [own, ...rest] = costs.map((each) => percentile(each, 0.5));
    const row = (name: string, cost: number, more: string): string => `| ${name} | ${cost.toFixed(2)} | ${more} |`;
    return [
      '| a call of a tool | CPU ms | beyond the tool |',
      '|---|---|---|',
      row(ways[0].name, own, ''),
      ...rest.map((cost, index) => row(ways[index + 1].name, cost, (cost - own).toFixed(2))),
    ];
  } finally {
    await node.kill();
    agent.destroy();
    rmSync(data, { recursive: true, force: true });
  }
}
