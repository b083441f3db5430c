/** `baize prompt`: what language models are told, to be changed and given back by `--prompt`. */
import type { Command } from 'commander';

export function addPromptCommand(program: Command): void {
  program
    .command('prompt')
    .description('print the prompt for language models; edit it and pass it to `arena --prompt FILE`')
    .action(async () => {
      const { usualPrompt } = await import('@baize/models');
      process.stdout.write(usualPrompt);
    });
}
