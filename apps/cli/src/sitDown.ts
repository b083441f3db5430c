/** A person at a table: on the full screen where the terminal allows it, at plain prompts elsewhere. */
import { createInterface } from 'node:readline/promises';
import { playPlain } from './plain.ts';
import { Session } from './session.ts';
import { suspend } from './suspend.ts';
import { endText, type TerminalTable } from './table.ts';
import { fullScreenHere, sizeNow } from './window.ts';

/** Until the game is over or the person leaves. */
export async function sitDown(table: TerminalTable, plain: boolean): Promise<void> {
  const interrupted = !plain && fullScreenHere() ? await onFullScreen(table) : await onPlainPrompts(table);
  if (interrupted) process.exit(130);
}

async function onFullScreen(table: TerminalTable): Promise<boolean> {
  // Loaded on demand: `baize --help` shall not wait for a screen.
  const { showFullScreen } = await import('./fullscreen.ts');
  let leave = (_interrupted: boolean): void => {};
  const left = new Promise<boolean>((resolve) => {
    leave = resolve;
  });
  const session = new Session(table, sizeNow, (interrupted) => leave(interrupted));
  try {
    await showFullScreen(session, left);
  } finally {
    session.close();
  }
  if (table.now.result !== null) console.log(endText(table, sizeNow().columns));
  else if (table.kept !== '') console.log(table.kept);
  return left;
}

async function onPlainPrompts(table: TerminalTable): Promise<boolean> {
  const { stdin: input, stdout: output, env } = process;
  const terminal = input.isTTY && output.isTTY && env.TERM !== 'dumb';
  const lines = createInterface({ input, output, terminal });
  let ended = false;
  lines.once('close', () => (ended = true));
  lines.on('SIGTSTP', () => {
    input.setRawMode(false);
    suspend(() => {
      input.setRawMode(true);
      lines.resume();
      lines.prompt(true);
    });
  });
  try {
    const end = await playPlain(table, {
      input: lines,
      width: Math.min(output.columns ?? 100, 100),
      asksAgain: input.isTTY && output.isTTY,
      print: (text) => console.log(text),
      prompt: (text) => {
        // Piped input may end while lines of it still wait; from Node 24 on a closed prompt throws.
        if (ended) return;
        lines.setPrompt(text);
        lines.prompt();
      },
    });
    return end === 'interrupted';
  } finally {
    lines.close();
  }
}
