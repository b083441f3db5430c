/** `baize prompt`: what language models are told, to be changed and given back by `--prompt`. */
import type { Command } from 'commander';

export function addPromptCommand(program: Command): void {
  program
    .command('prompt')
    .description('print what language models are told; change it and give it to `arena --prompt FILE`')
    .action(async () => {
      const { usualPrompt } = await import('@baize/models');
      process.stdout.write(usualPrompt);
    });
}
