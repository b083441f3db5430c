/** The command `baize`: one program, one help; each part of Baize adds its own commands. */
import { version } from '@baize/protocol';
import { Command } from 'commander';
import { addAdminCommand } from './commands/admin.ts';
import { addCompletionCommand } from './commands/completion.ts';
import { addArenaCommand } from './commands/arena.ts';
import { addGameCommands } from './commands/games.ts';
import { addLabCommands } from './commands/lab.ts';
import { addMcpCommand } from './commands/mcp.ts';
import { addPlayCommand } from './commands/play.ts';
import { addPromptCommand } from './commands/prompt.ts';
import { addReplayCommand } from './commands/replay.ts';
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
    .showSuggestionAfterError();
  addPlayCommand(program);
  addWatchCommand(program);
  addReplayCommand(program);
  addGameCommands(program);
  addLabCommands(program);
  addMcpCommand(program);
  addArenaCommand(program);
  addPromptCommand(program);
  addSchemaCommand(program);
  addServeCommand(program);
  addVerifyCommand(program);
  addBackupCommands(program);
  addAdminCommand(program);
  addCompletionCommand(program);
  return program;
}
