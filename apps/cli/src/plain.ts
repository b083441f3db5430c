/** Plain prompts: numbered moves, words or numbers for an answer, and every wrong input told what is possible. */
import type { Interface } from 'node:readline/promises';
import pc from 'picocolors';
import { readAnswer } from './answer.ts';
import { runCommand } from './runCommand.ts';
import { questionText, resultText, type Table, tableText } from './table.ts';
import { wrap } from './text.ts';

export interface Desk {
  readonly input: Interface;
  readonly width: number;
  print(text: string): void;
  prompt(text: string): void;
}

/** After so many milliseconds somebody who waits is told for whom. */
const patience = 1000;

/** Plays until the game is over or the person leaves. Answers whether the person interrupted. */
export async function playPlain(table: Table, desk: Desk): Promise<'over' | 'left' | 'interrupted'> {
  const lines = desk.input[Symbol.asyncIterator]();
  let interrupted = false;
  const stopped = new Promise<null>((resolve) => {
    desk.input.once('SIGINT', () => {
      interrupted = true;
      desk.input.close();
      resolve(null);
    });
  });
  const say = (text: string): void => {
    for (const line of text.split('\n')) desk.print(wrap(line, desk.width).join('\n'));
  };
  let told = 0;
  const tellNews = (): void => {
    const { log } = table.now;
    // After an undo the log is shorter than what was told.
    for (const { text } of log.slice(Math.min(told, log.length))) say(`  ${text}`);
    told = log.length;
  };

  say(`${pc.bold(table.pack.game.title)}, ${table.label}. Type help to see what can be typed.`);
  for (;;) {
    if (table.now.words.length === 0 && table.now.result === null) say(questionText(table));
    await Promise.race([myTurn(table), stopped]);
    if (interrupted) return leave();
    tellNews();
    if (table.now.result !== null) break;
    const { words } = table.now;
    say(`\n${tableText(table)}\n\n${pc.bold(questionText(table))}`);
    words.forEach((each, index) => say(`  ${index + 1}. ${each}`));
    if (!(await answer(words))) return leave();
  }
  say(`\n${tableText(table)}\n\n${resultText(table)}`);
  return 'over';

  function leave(): 'left' | 'interrupted' {
    if (interrupted) desk.print('');
    if (table.kept !== '') say(table.kept);
    return interrupted ? 'interrupted' : 'left';
  }

  /** Reads until something changed the table; `false` when the person leaves. */
  async function answer(words: readonly string[]): Promise<boolean> {
    for (;;) {
      desk.prompt('> ');
      const { value, done } = await lines.next();
      if (done) {
        if (!interrupted) say('\nThe input ended.');
        return false;
      }
      const read = readAnswer(value, words);
      if (read.kind === 'wrong') say(read.say);
      else if (read.kind === 'play') {
        const slow = setTimeout(() => say(questionText(table)), patience);
        const refused = await Promise.race([table.play(read.words), stopped]);
        clearTimeout(slow);
        if (refused === null) return !interrupted;
        say(refused);
      } else {
        const outcome = await runCommand(table, read.name, read.rest);
        if (outcome.kind === 'quit') return false;
        say(outcome.text);
        if (table.now.words !== words && read.name === 'undo') {
          told = table.now.log.length;
          return true;
        }
      }
    }
  }
}

/** Resolves when the person must decide, or the game is over. */
async function myTurn(table: Table): Promise<void> {
  const ready = (): boolean => table.now.result !== null || table.now.words.length > 0;
  if (ready()) return;
  await new Promise<void>((resolve) => {
    const stop = table.changed(() => {
      if (!ready()) return;
      stop();
      resolve();
    });
  });
}
