/** `baize verify`: checks everything a server has stored, every chain of hashes and every move by the rules. */
import { BaizeError } from '@baize/game';
import type { Command } from 'commander';

export function addVerifyCommand(program: Command): void {
  program
    .command('verify')
    .description('check all matches that a server has stored: hashes, moves, final states')
    .option('--data <folder>', 'where matches are kept (else BAIZE_DATA, else .baize)')
    .option('--database-url <url>', 'the PostgreSQL database (else DATABASE_URL)')
    .option('--json', 'as JSON')
    .action(async (given: { data?: string; databaseUrl?: string; json?: boolean }) => {
      const server = await import('@baize/app-server');
      const config = server.readConfig(process.env);
      const verdict = await server
        .verifyStore({
          ...config,
          data: given.data ?? config.data,
          databaseUrl: given.databaseUrl ?? config.databaseUrl,
        })
        .catch((error: unknown) => {
          throw new BaizeError(
            'FAILED',
            `The store cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
          );
        });
      const { matches, entries, oldRules, faults } = verdict;
      if (given.json) console.log(JSON.stringify(verdict, null, 2));
      else {
        for (const fault of faults) console.log(fault);
        const old = oldRules === 0 ? '' : `; ${oldRules} were played by older rules, their moves are not checked`;
        console.log(`${matches} matches, ${entries} entries, ${faults.length} faults${old}.`);
      }
      if (faults.length > 0) process.exitCode = 1;
    });
}
