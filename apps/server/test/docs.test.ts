import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { errors } from '@baize/protocol';
import { readConfig, SqliteStore } from '@baize/server';
import { expect, test } from 'vitest';
import { startServer } from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

test('the table of errors in the documents is that of the code', () => {
  const table = /<!-- errors.*?-->\n(.*?)\n<!-- end/s.exec(page)?.[1] ?? '';
  const rows = Object.entries(errors).map(([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |`);
  expect(table.split('\n').slice(2)).toEqual(rows);
});

test('every setting is in the documents', () => {
  const source = readFileSync(new URL('../../../platform/server/src/config.ts', import.meta.url), 'utf8');
  for (const [, name] of source.matchAll(/(?:number\('|env\[')([A-Z_]+)'/g)) expect(page).toContain(`\`${name}\``);
});

test('what the page on hosting names is there, and its settings are accepted', () => {
  const root = new URL('../../../', import.meta.url);
  const hosting = readFileSync(new URL('docs/hosting.md', root), 'utf8');
  const files = new Set([...hosting.matchAll(/deploy\/[\w.-]*\w/g)].map(([file]) => file));
  expect(files.size).toBeGreaterThan(5);
  for (const file of files) expect([file, existsSync(new URL(file, root))]).toEqual([file, true]);
  const lines = readFileSync(new URL('deploy/baize.env', root), 'utf8').matchAll(/^#?([A-Z_]+)=(.*)$/gm);
  const env = Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
  expect(readConfig(env)).toMatchObject({ publicUrl: 'https://baize.example', proxies: 1, metricsPort: 9464 });
});

test('the settings have the defaults that the documents say', () => {
  const standard = readConfig({});
  const said = new Map<string, string>();
  for (const [, names = '', defaults = ''] of page.matchAll(/^\| (`[A-Z_`, ]+) \| ([^|]*) \|/gm)) {
    const values = defaults.split(',').map((each) => each.trim().replaceAll('`', ''));
    for (const [index, [, name = '']] of [...names.matchAll(/`([A-Z_]+)`/g)].entries())
      said.set(name, values[index] ?? '');
  }
  expect(readConfig(Object.fromEntries(said))).toEqual(standard);
  expect(said.size).toBeGreaterThan(14);
  expect(page).toContain(`:-http://${standard.host}:${standard.port}}`);
});

test('the page of curl commands plays a whole game', { timeout: 240_000 }, async () => {
  const [, block = ''] = /```bash\n(.*?)```/s.exec(page) ?? [];
  const config = readConfig({
    PORT: '0',
    BAIZE_LOG: 'silent',
    BAIZE_REQUESTS_PER_SECOND: '1000',
    BAIZE_BOT_THREADS: '0',
  });
  const server = await startServer(config, { store: new SqliteStore(':memory:') });
  const shell = spawn('bash', ['-eu', '-c', block.replace('post() {', 'T=; post() {')], {
    env: { ...process.env, B: server.url },
  });
  let said = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
  const status = await new Promise<number | null>((resolve) => shell.once('close', resolve));
  await server.close();
  expect(status, said).toBe(0);
  expect(said).toContain('"winners"');
  expect(said.match(/"type":"ack"/g)?.length).toBeGreaterThan(10);
});
