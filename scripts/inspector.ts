/** The official MCP inspector, at the command line. It declares Node 22; what is used of it here runs on Node 20, too. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const inspector = fileURLToPath(import.meta.resolve('@modelcontextprotocol/inspector/clients/launcher/build/index.js'));

/** Lists the tools, starts a game and plays its first move. The target is in the inspector's words: an address, a command, or `--config FILE --server NAME`. */
export async function playWithInspector(
  target: readonly string[],
  { cwd, env = process.env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) {
  const inspect = async (method: string, ...args: string[]) => {
    const { stdout } = await run(process.execPath, [inspector, '--cli', ...target, '--method', method, ...args], {
      cwd,
      env: { ...env, MCP_INSPECTOR_SECRET_STORE: 'memory' },
      maxBuffer: 1 << 26,
    });
    return JSON.parse(stdout.slice(stdout.indexOf('{')));
  };
  const call = async (tool: string, ...args: string[]) => {
    const { structuredContent } = await inspect('tools/call', '--tool-name', tool, '--tool-arg', ...args);
    return structuredContent as { gameId: string; success: boolean };
  };
  const { tools } = (await inspect('tools/list')) as { tools: { name: string }[] };
  const { gameId } = await call('game_session', 'game=splendor');
  const { success } = await call('game_execute', `gameId=${gameId}`, 'playerId=0', 'move=1');
  return { tools: tools.map(({ name }) => name), success };
}
