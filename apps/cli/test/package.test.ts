import { execFile, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { version } from '@baize/protocol';
import { library } from '../../../scripts/build/entries.ts';
import { root } from '../../../scripts/build/fresh.mjs';
import { installedPackage } from '../../../scripts/build/pack.ts';
import { playWithInspector } from '../../../scripts/inspector.ts';

const run = promisify(execFile);
const elsewhere = mkdtempSync(join(tmpdir(), 'baize-elsewhere-'));
let folder = '';
let env: Record<string, string> = {};

beforeAll(() => {
  folder = installedPackage();
  // As after `npm install --global`; and nothing of ours is found by accident.
  const { HOME = '', PATH = '' } = process.env;
  env = { HOME, PATH: `${join(folder, 'node_modules/.bin')}${delimiter}${PATH}`, XDG_STATE_HOME: elsewhere };
}, 600_000);
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

const baize = (...args: string[]) => run('baize', args, { cwd: elsewhere, env });

describe('in a folder with the tarball alone', () => {
  test('npx finds it, and it knows its version', async () => {
    const { stdout } = await run('npx', ['--no-install', 'baize', '--version'], { cwd: folder, env });
    expect(stdout.trim()).toBe(version);
  });

  test('nothing but the package was installed', () => {
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@photostructure',
      'baize',
    ]);
    expect(readdirSync(join(folder, 'node_modules/baize')).toSorted()).toEqual(
      [
        'API.md',
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'THIRD-PARTY.md',
        'lib',
        'package.json',
        'types',
        'web',
      ].toSorted(),
    );
  });

  test('simulates on worker threads', async () => {
    const { stdout } = await baize('simulate', 'splendor', '--players', 'random,greedy', '--games', '8', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ game: 'splendor', games: 8, players: [{}, {}] });
  });

  test('plays a hand of Badugi at plain prompts', async () => {
    const args = ['play', 'badugi', '--plain', '--seats', '2', '--seed', 'plain', '--options', 'match=hands,hands=1'];
    const child = spawn('baize', args, { cwd: elsewhere, env, stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.end('1\n'.repeat(40));
    let said = '';
    for await (const chunk of child.stdout) said += String(chunk);
    expect(said).toMatch(/wins|won/);
  });

  test('serves the web table and the API', async () => {
    const child = spawn('baize', ['serve', '--port', '0'], {
      cwd: elsewhere,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const url = await new Promise<string>((found) => {
        child.stdout.on('data', (chunk: Buffer) => {
          const [url] = /http:\/\/[\d.]+:\d+/.exec(chunk.toString()) ?? [];
          if (url !== undefined) found(url);
        });
      });
      expect(await (await fetch(url)).text()).toContain('<title>Baize</title>');
      expect(await (await fetch(`${url}/api/games`)).json()).toHaveLength(3);
    } finally {
      child.kill();
    }
  });
});

describe('a host of language models, configured as docs/mcp.md says', () => {
  const blocks = [
    ...readFileSync(join(root, 'docs/mcp.md'), 'utf8').matchAll(/```json\n(\{ "mcpServers"[\s\S]*?)```/g),
  ];
  const configs = blocks.map(([, block]) => block.trim());

  test('there are configurations for the package and for a clone', () => {
    expect(configs).toHaveLength(2);
    expect(configs[1]).toContain('/path/to/baize/');
  });

  test('the official inspector plays a move', async () => {
    writeFileSync(join(elsewhere, 'mcp.json'), configs[0] ?? '');
    const played = await playWithInspector(['--config', 'mcp.json', '--server', 'baize'], { cwd: elsewhere, env });
    expect(played).toMatchObject({ tools: expect.arrayContaining(['game_session', 'game_execute']), success: true });
  });

  test.each(configs)('%s', async (config) => {
    const { mcpServers } = JSON.parse(config.replaceAll('/path/to/baize/', `${root}/`.replace('//', '/'))) as {
      mcpServers: { baize: { command: string; args: string[] } };
    };
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StdioClientTransport({ ...mcpServers.baize, cwd: elsewhere, env, stderr: 'inherit' }));
    try {
      const call = async (name: string, args: Record<string, unknown>) =>
        (await client.callTool({ name, arguments: args })).structuredContent as Record<string, unknown>;
      const { gameId } = await call('game_session', { game: 'splendor', seed: 'package' });
      expect(await call('game_execute', { gameId, playerId: 0, move: 1 })).toMatchObject({ success: true });
    } finally {
      await client.close();
    }
  });
});

describe('as a library', () => {
  test.each([
    ['simulate.mjs', [/^dominion: 400 games/, /two Smithies +\d+ +\d/, /rounds: \d+/]],
    ['bot.mjs', [/^The shopper won (4\d(\.5)?|50) of 50 games/]],
    ['server.mjs', [/browser\.\n(Ada: \w[^\n]*\n){3}$/]],
    ['record.mjs', [/^After \d+ of \d+ moves:\nRound \d+/, /It ends \d+ to \d+: \w+ won\.\n$/]],
    ['game.mjs', [/^Pig keeps every promise/, /Search won (1[1-9]|20) of 20 games/]],
  ])('the example %s runs under plain Node', async (name, expected) => {
    copyFileSync(join(root, 'docs/examples', name), join(folder, name));
    const { stdout } = await run(process.execPath, [name], { cwd: folder, env });
    for (const line of expected) expect(stdout).toMatch(line);
  });

  test('a strict project compiles against the types', async () => {
    const consumer = join(folder, 'consumer');
    mkdirSync(consumer, { recursive: true });
    const modules = Object.keys(library);
    writeFileSync(
      join(consumer, 'all.ts'),
      modules.map((each) => `export * as ${each} from 'baize/${each}';\n`).join(''),
    );
    copyFileSync(join(root, 'docs/examples/typed.ts'), join(consumer, 'typed.ts'));
    const compilerOptions = {
      strict: true,
      skipLibCheck: false,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      target: 'ES2023',
      lib: ['ES2023', 'DOM'],
      module: 'NodeNext',
      types: [],
      noEmit: true,
    };
    writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const tsc = join(root, 'node_modules/.bin/tsc');
    const { stdout } = await run(tsc, ['-p', consumer], { cwd: folder }).catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  });

  test('publint and attw find nothing wrong', async () => {
    const data = readFileSync(join(folder, `baize-${version}.tgz`));
    const tarball = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
    expect((await publint({ pack: { tarball }, strict: true })).messages).toEqual([]);
    const { problems = [] } = (await checkPackage(createPackageFromTarballData(new Uint8Array(data)))) as {
      problems?: readonly { kind: string; resolutionKind?: string }[];
    };
    // The package is for modules: CommonJS and resolution from before `exports` are not promised.
    const wrong = problems.filter(
      ({ kind, resolutionKind }) => resolutionKind !== 'node10' && kind !== 'CJSResolvesToESM',
    );
    expect(wrong).toEqual([]);
  });
});
