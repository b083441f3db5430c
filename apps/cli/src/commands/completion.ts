/** `baize completion`: a script for the shell. */
import { Argument, type Command } from 'commander';
import { completionScript, type Shell, shells } from '../completion.ts';
import { gamesList, packOf } from '../tables.ts';

export function addCompletionCommand(program: Command): void {
  program
    .command('completion')
    .addArgument(new Argument('<shell>', 'which shell').choices(shells))
    .description('print a completion script for your shell')
    .addHelpText(
      'after',
      '\nFor bash: eval "$(baize completion bash)" in ~/.bashrc; the script itself says how for the others.',
    )
    .action(async (shell: Shell) => {
      const packs = await Promise.all(gamesList().map(packOf));
      process.stdout.write(completionScript(program, shell, packs));
    });
}
