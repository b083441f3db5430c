/** The command `baize`: one program, one help; each part of Baize adds its own commands. */
import { version } from '@baize/protocol';
import { catalogue } from '@baize/games';
import { Command } from 'commander';
import { addAdminCommand } from './commands/admin.ts';
import { addAdviseCommand } from './commands/advise.ts';
import { addCompletionCommand } from './commands/completion.ts';
import { addArenaCommand } from './commands/arena.ts';
import { addGameCommands } from './commands/games.ts';
import { addLabCommands } from './commands/lab.ts';
import { addMcpCommand } from './commands/mcp.ts';
import { addPlayCommand } from './commands/play.ts';
import { addEnvironmentCommand } from './commands/environment.ts';
import { addPromptCommand } from './commands/prompt.ts';
import { addReplayCommand } from './commands/replay.ts';
import { addPuzzleCommand } from './commands/puzzle.ts';
import { addRulesCommand } from './commands/rules.ts';
import { addSchemaCommand } from './commands/schema.ts';
import { addWatchCommand } from './commands/watch.ts';
import { addServeCommand } from './commands/serve.ts';
import { addBackupCommands, addVerifyCommand } from './commands/store.ts';

export function baize(): Command {
  const program = new Command('baize')
    .description('One card table for people, bots and language models.')
    .version(version)
    .exitOverride()
    .showHelpAfterError('(baize --help tells what there is)')
    .addHelpText('after', examplesFor(''))
    .showSuggestionAfterError();
  addPlayCommand(program);
  addWatchCommand(program);
  addReplayCommand(program);
  addGameCommands(program);
  addRulesCommand(program);
  addPuzzleCommand(program);
  addAdviseCommand(program);
  addLabCommands(program);
  addMcpCommand(program);
  addArenaCommand(program);
  addEnvironmentCommand(program);
  addPromptCommand(program);
  addSchemaCommand(program);
  addServeCommand(program);
  addVerifyCommand(program);
  addBackupCommands(program);
  addAdminCommand(program);
  addCompletionCommand(program);
  for (const command of program.commands) helped(command, '');
  return program;
}

/** Examples under every help, and errors that point to it. */
function helped(command: Command, above: string): void {
  const path = `${above}${command.name()}`;
  command.showHelpAfterError(`(baize ${path} --help tells more)`).addHelpText('after', examplesFor(path));
  for (const under of command.commands) helped(under, `${path} `);
}

function examplesFor(path: string): string {
  const lines = catalogue.flatMap(({ examples }) => examples?.[path] ?? []);
  const own = [...lines, ...(others[path] ?? [])];
  return own.length === 0 ? '' : `\nExamples:\n${own.map((line) => `  baize ${line}`).join('\n')}`;
}

/** Commands that deal no cards, and so have no example in the catalogue. */
const others: Readonly<Record<string, readonly string[]>> = {
  games: ['games', 'games --json'],
  replay: ['replay', 'replay my-game.json --seat 0 --play', 'replay my-game.json --at 40'],
  serve: ['serve', 'serve --port 9000 --host 0.0.0.0 --data /var/lib/baize'],
  mcp: ['mcp', 'mcp --server http://127.0.0.1:8080'],
  worker: ['worker --database-url postgres://baize@db/baize --workers 8'],
  verify: ['verify --data .baize'],
  backup: ['backup /backups/baize.sqlite'],
  restore: ['restore /backups/baize.sqlite --data .baize'],
  completion: ['completion bash'],
  admin: ['admin list', 'admin ban 203.0.113.0/24'],
  prompt: ['prompt > my-prompt.txt'],
  environment: ['environment'],
};
