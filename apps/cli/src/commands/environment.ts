/** `baize environment`: games for a learner in another process, by lines of JSON on standard input and output. */
import { catalogue } from '@baize/games';
import type { Command } from 'commander';

export function addEnvironmentCommand(program: Command): void {
  program
    .command('environment')
    .description('play games step by step for another program, as lines of JSON (see python/README.md)')
    .action(async () => {
      const { environmentLines } = await import('@baize/lab');
      const answer = environmentLines(await Promise.all(catalogue.map(({ load }) => load())));
      let rest = '';
      process.stdin.setEncoding('utf8');
      for await (const chunk of process.stdin) {
        const lines = (rest + String(chunk)).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) process.stdout.write(`${answer(line)}\n`);
      }
    });
}
