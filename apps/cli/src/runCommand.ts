/** What the commands typed at a table do; the same for full screen and plain prompts. */
import { BaizeError } from '@baize/game';
import { resolve } from 'node:path';
import { type CommandName, commands } from './answer.ts';
import { freshName, writeRecord } from './records.ts';
import { type Table, tableText } from './table.ts';
import { withoutMarks } from './text.ts';

/** A command's outcome: a page to read, a line to note, or the end. */
export type Outcome =
  | { readonly kind: 'page'; readonly title: string; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'quit' };

export async function runCommand(table: Table, name: CommandName, rest: string): Promise<Outcome> {
  const { pack, now } = table;
  switch (name) {
    case 'help':
      return page('Help', helpText);
    case 'rules':
      return page(`The rules of ${pack.game.title}`, withoutMarks(pack.rulesText));
    case 'cards':
      return pack.cards === undefined
        ? note(`${pack.game.title} has no card list of its own; \`rules\` tells what there is.`)
        : now.view === null
          ? note('The cards are dealt when every seat is taken.')
          : page('Cards', pack.cards(now.view));
    case 'table':
      return page('The table', tableText(table));
    case 'log':
      return page('The log', now.log.map(({ text }) => text).join('\n') || 'Nothing has happened yet.');
    case 'hint':
      return note(await hintText(table));
    case 'undo':
      if (table.undo === undefined) return note('There is no undo here.');
      return note((await table.undo()) ?? 'Back at your previous decision.');
    case 'save':
      return note(await save(table, rest));
    case 'say':
    case 'agree':
    case 'decline':
    case 'resign':
    case 'rematch':
      return note((await table.do?.(name, rest)) ?? 'That is for tables on a server.');
    case 'quit':
      return { kind: 'quit' };
  }
}

async function hintText(table: Table): Promise<string> {
  const hint = await table.hint();
  if (hint === null) return 'Hints are available on your turn.';
  const index = table.now.words.indexOf(hint.words);
  return `${hint.bot} would play ${index < 0 ? '' : `${index + 1}. `}${hint.words}. ${hint.why}`;
}

async function save(table: Table, rest: string): Promise<string> {
  try {
    const record = await table.record();
    const file = resolve(rest === '' ? freshName(record.game) : rest);
    writeRecord(file, record);
    return `Saved as ${file}. \`baize replay\` shows it.`;
  } catch (error) {
    if (error instanceof BaizeError) return error.message;
    throw error;
  }
}

const helpText = [
  'Type the number of a move, or its first letters, then Enter.',
  'Several numbers at once, such as 1 3 4, are played one after the other: all of them or none.',
  'On the full screen the arrow keys choose, typing narrows the list, PgUp and PgDn scroll the table, Esc starts over.',
  '',
  ...Object.entries(commands).map(([name, about]) => `${name.padEnd(8)} ${about}`),
  '',
  'A slash before a command (/help) always means the command, even where a move has the same name.',
].join('\n');

const page = (title: string, text: string): Outcome => ({ kind: 'page', title, text: text.trimEnd() });
const note = (text: string): Outcome => ({ kind: 'note', text });
