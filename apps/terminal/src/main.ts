/** The command `baize`: one program, one help; each part of Baize adds its own commands. */
import { Command, CommanderError } from 'commander';
import { addGameCommands } from './commands/games.ts';
import { addPlayCommand } from './commands/play.ts';
import { addServeCommand } from './commands/serve.ts';
import { Trouble } from './trouble.ts';

export function baize(): Command {
  const program = new Command('baize')
    .description('One card table for people, bots and language models.')
    .showHelpAfterError('(baize --help tells what there is)')
    .showSuggestionAfterError();
  addPlayCommand(program);
  addGameCommands(program);
  addServeCommand(program);
  return program;
}

try {
  await baize().parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode;
  else if (error instanceof Trouble) {
    console.error(error.message);
    process.exitCode = error.exitCode;
  } else throw error;
}
