#!/usr/bin/env node
/** Runs the command: what goes wrong ends as a sentence and an exit code (0 fine, 1 failure, 2 wrong usage, 130 interrupted), never as a stack trace. */
import { BaizeError } from '@baize/game';
import { CommanderError } from 'commander';
import { baize } from './program.ts';

// A reader that has seen enough (`baize games | head -1`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

/** Mistakes in the command line itself. */
const usage: ReadonlySet<string> = new Set([
  'USAGE',
  'NO_KEY',
  'BAD_PROMPT',
  'BAD_JOB',
  'BAD_OPTIONS',
  'BAD_STRATEGY',
  'NO_SUCH_BOT',
  'NO_SUCH_GAME',
]);

function end(error: unknown): void {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof BaizeError) {
    console.error(error.message);
    process.exitCode = error.code === 'INTERRUPTED' ? 130 : usage.has(error.code) ? 2 : 1;
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
