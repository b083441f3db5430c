/** Plain prompts: numbered moves, words or numbers for an answer, and every wrong input told what is possible. */
import type { Interface } from 'node:readline/promises';
import { withoutColour } from '@baize/game/drawing';
import pc from 'picocolors';
import type { CommandName } from './answer.ts';
import { drawingOf } from './drawings.ts';
import { Lines } from './lines.ts';
import { readTyped, runCommand } from './runCommand.ts';
import { logLines, questionText, resultText, type TerminalTable, tableText } from './table.ts';
import { wrap } from './text.ts';

export interface Desk {
  readonly input: Interface;
  readonly width: number;
  /** Whether somebody is there to be asked for another game. */
  readonly asksAgain?: boolean;
  print(text: string): void;
  prompt(text: string): void;
}

/** After this many milliseconds a waiting player is told who they are waiting for. */
const patience = 1000;

/** What is read while a bot prepares; anything else is for one's own turn. */
const meanwhile: ReadonlySet<CommandName> = new Set(['start', 'quicker', 'help', 'quit']);

/** Plays until the game is over or the person leaves. Answers whether the person interrupted. */
export async function playPlain(table: TerminalTable, desk: Desk): Promise<'over' | 'left' | 'interrupted'> {
  const lines = new Lines(desk.input);
  let interrupted = false;
  let gone = false;
  let goAway = (): void => {};
  const left = new Promise<null>((resolve) => {
    goAway = () => {
      gone = true;
      resolve(null);
    };
  });
  desk.input.once('SIGINT', () => {
    interrupted = true;
    desk.input.close();
    goAway();
  });
  const say = (text: string): void => {
    for (const line of text.split('\n')) desk.print(wrap(line, desk.width).join('\n'));
  };
  let told = 0;
  const tellNews = (): void => {
    const { log } = table.now;
    // After an undo the log is shorter than what was told.
    for (const text of logLines(table, Math.min(told, log.length))) say(`  ${text}`);
    told = log.length;
  };

  let heard = table.chat?.length ?? 0;
  const stopListening = table.changed(() => {
    const chat = table.chat ?? [];
    for (const line of chat.slice(heard)) say(line);
    heard = chat.length;
  });
  desk.input.once('close', stopListening);

  say(`${pc.bold(table.pack.game.title)}, ${table.label}. Type help for a list of commands.`);
  for (;;) {
    if (table.now.words.length === 0 && table.now.result === null) sayWhoThinks();
    await waitFor(myTurn(table));
    if (gone) return leave();
    if (table.curtain != null && !(await passOn(table.curtain))) return leave();
    tellNews();
    if (table.now.result !== null) {
      say(`\n${tableText(table)}\n\n${resultText(table)}`);
      if (desk.asksAgain !== true || !(await another())) return interrupted ? leave() : 'over';
      continue;
    }
    const { words } = table.now;
    say(`\n${tableText(table)}\n\n${pc.bold(questionText(table))}`);
    for (const line of moveLines(table)) say(line);
    if (!(await answer(words))) return leave();
  }

  /** Whoever prepares is told of as soon as it begins. */
  function sayWhoThinks(): void {
    if (table.preparing == null) say(questionText(table));
  }

  /** What comes of this; `null` when the person leaves. A bot that prepares meanwhile can be told to start or to make way. */
  async function waitFor<T>(coming: Promise<T>): Promise<T | null> {
    const over = Promise.race([coming, left]);
    let listening: Promise<void> | undefined;
    const listen = (): void => {
      if (listening !== undefined || table.preparing == null) return;
      say(questionText(table));
      listening = lines.offer(over, takeMeanwhile);
    };
    const stop = table.changed(listen);
    listen();
    try {
      return await over;
    } finally {
      stop();
      await listening;
    }
  }

  /** Whether this line was for the time while a bot prepares. */
  async function takeMeanwhile(typed: string): Promise<boolean> {
    const read = readTyped(table, typed);
    if (table.preparing == null || read.kind !== 'command' || !meanwhile.has(read.name)) return false;
    const outcome = await runCommand(table, read.name, read.rest);
    if (outcome.kind === 'quit') goAway();
    else say(outcome.text);
    return true;
  }

  /** Whether another game is wanted; commands work as before. */
  async function another(): Promise<boolean> {
    const next = table.do === undefined ? 'again' : 'rematch';
    for (;;) {
      desk.prompt(`${next} plays on, Enter leaves: `);
      const typed = await lines.next();
      if (typed === null || typed.trim() === '') return false;
      const read = readTyped(table, typed);
      if (read.kind !== 'command') {
        say(`Type ${next}, log, save or quit.`);
        continue;
      }
      const outcome = await runCommand(table, read.name, read.rest);
      if (outcome.kind === 'quit') return false;
      say(outcome.text);
      if (table.now.result === null) {
        told = 0;
        return true;
      }
    }
  }

  function leave(): 'left' | 'interrupted' {
    if (interrupted) desk.print('');
    if (table.kept !== '') say(table.kept);
    return interrupted ? 'interrupted' : 'left';
  }

  /** Hides what was shown until the next player is there; `false` when the person leaves. */
  async function passOn(name: string): Promise<boolean> {
    desk.print('\n'.repeat(60));
    desk.prompt(`It is ${name}'s turn. ${name}, press Enter when nobody else looks: `);
    const typed = await lines.next();
    if (typed !== null) table.liftCurtain?.();
    told = 0;
    return typed !== null && !interrupted;
  }

  /** Reads until something changed the table; `false` when the person leaves. */
  async function answer(words: readonly string[]): Promise<boolean> {
    for (;;) {
      desk.prompt('> ');
      const typed = await lines.next();
      if (typed === null) {
        if (!interrupted) say('\nThe input ended.');
        return false;
      }
      const read = readTyped(table, typed);
      if (read.kind === 'wrong') say(read.say);
      else if (read.kind === 'play') {
        const slow = setTimeout(sayWhoThinks, patience);
        const refused = await waitFor(table.play(read.words));
        clearTimeout(slow);
        if (refused === null) return !gone;
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

/** The moves: a line for each kind where the game groups them, else a line for each. */
function moveLines({ pack, now }: TerminalTable): string[] {
  const drawing = drawingOf(pack);
  if (drawing === null || now.view === null) return now.words.map((each, index) => `  ${index + 1}. ${each}`);
  return drawing.groups(now.view, now.words).map(({ label, moves }) => {
    const cells = moves.map(({ at, text }) => `${at + 1} ${withoutColour(text)}`);
    return `  ${label}: ${cells.join(', ')}`;
  });
}

/** Resolves when the person must decide, or the game is over. */
async function myTurn(table: TerminalTable): Promise<void> {
  const ready = (): boolean => table.now.result !== null || table.now.words.length > 0 || table.curtain != null;
  if (ready()) return;
  await new Promise<void>((resolve) => {
    const stop = table.changed(() => {
      if (!ready()) return;
      stop();
      resolve();
    });
  });
}
