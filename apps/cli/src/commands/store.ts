/** `baize verify`, `backup` and `restore`: what a server has stored is checked, copied and put back. */
import { BaizeError } from '@baize/game';
import type { Command } from 'commander';

export interface StoreOptions {
  readonly data?: string;
  readonly databaseUrl?: string;
}

export type Server = typeof import('@baize/app-server');
type Config = ReturnType<Server['readConfig']>;
type Verdict = Awaited<ReturnType<Server['verifyStore']>>;

/** A command that works on the store of a server, named as for the server itself. */
export const onStore = (command: Command): Command =>
  command
    .option('--data <folder>', 'where matches are kept (else BAIZE_DATA, else .baize)')
    .option('--database-url <url>', 'the PostgreSQL database (else DATABASE_URL)');

/** Runs it; what goes wrong with the store is a sentence. */
export async function withStore<T>(
  { data, databaseUrl }: StoreOptions,
  act: (server: Server, config: Config) => Promise<T>,
): Promise<T> {
  const server = await import('@baize/app-server');
  const config = server.readConfig(process.env);
  try {
    return await act(server, { ...config, data: data ?? config.data, databaseUrl: databaseUrl ?? config.databaseUrl });
  } catch (error) {
    if (error instanceof BaizeError && error.code !== 'STORE_DOWN') throw error;
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const why = cause instanceof Error ? `${message}: ${cause.message}` : message;
    throw new BaizeError('FAILED', `The store cannot be read: ${why}.`);
  }
}

export function addVerifyCommand(program: Command): void {
  onStore(program.command('verify'))
    .description('check all matches that a server has stored: hashes, moves, final states')
    .option('--json', 'as JSON')
    .action(async (given: StoreOptions & { json?: boolean }) => {
      const verdict = await withStore(given, (server, config) => server.verifyStore(config));
      if (given.json) console.log(JSON.stringify(verdict, null, 2));
      else report(verdict, '');
      if (verdict.faults.length > 0) process.exitCode = 1;
    });
}

export function addBackupCommands(program: Command): void {
  onStore(program.command('backup'))
    .description('copy everything a server has stored into a file and check the copy; the server may keep running')
    .argument('<file>', 'a new file')
    .action(async (file: string, given: StoreOptions) => {
      const verdict = await withStore(given, (server, config) => server.backupStore(config, file));
      report(verdict, `${file}: `);
      if (verdict.faults.length > 0) process.exitCode = 1;
    });
  onStore(program.command('restore'))
    .description('restore a backup into an empty SQLite or PostgreSQL database')
    .argument('<file>', 'what `baize backup` wrote')
    .action(async (file: string, given: StoreOptions) => {
      const verdict = await withStore(given, (server, config) => server.restoreStore(config, file));
      report(verdict, 'Restored. ');
      if (verdict.faults.length > 0) process.exitCode = 1;
    });
}

function report({ matches, entries, oldRules, faults }: Verdict, before: string): void {
  for (const fault of faults) console.log(fault);
  const old = oldRules === 0 ? '' : `; ${oldRules} were played by older rules, their moves are not checked`;
  console.log(`${before}${matches} matches, ${entries} entries, ${faults.length} faults${old}.`);
}
