/** Runs the command: what goes wrong ends as a sentence and an exit code (0 fine, 1 failure, 2 wrong usage), never as a stack trace. */
import { CommanderError } from 'commander';
import { baize } from './program.ts';
import { Trouble } from './trouble.ts';

// A reader that has seen enough (`baize games | head -1`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

function end(error: unknown): void {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof Trouble) {
    console.error(error.message);
    process.exitCode = error.exitCode;
  } else {
    const said = error instanceof Error ? error.message : String(error);
    console.error(`Something went wrong that should not: ${said}. (BAIZE_DEBUG=1 shows where.)`);
    if (process.env.BAIZE_DEBUG) console.error(error);
    process.exitCode = 1;
  }
}

process.on('uncaughtException', (error) => {
  end(error);
  process.exit();
});

try {
  await baize().parseAsync();
} catch (error) {
  end(error);
}
