/** What the commands typed at a table do; the same for full screen and plain prompts. */
import { BaizeError } from '@baize/game';
import { resolve } from 'node:path';
import { type Answer, type CommandName, commands, readAnswer } from './answer.ts';
import { drawingOf } from './drawings.ts';
import { freshName, writeRecord } from './records.ts';
import { logLines, readOwn, type TerminalTable, tableText, whyNot } from './table.ts';
import { withoutMarks } from './text.ts';

/** A command's outcome: a page to read, a line to note, or the end. */
export type Outcome =
  | { readonly kind: 'page'; readonly title: string; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'quit' };

/** What a typed line means at this table, in the game's own ways too; a refusal says why where the game can. */
export function readTyped(table: TerminalTable, typed: string): Answer {
  const read = readAnswer(typed, table.now.words);
  if (read.kind !== 'wrong') return read;
  const own = readOwn(table, typed);
  if (own !== null && table.now.words.includes(own[0])) return { kind: 'play', words: own };
  const why = whyNot(table, own?.[0] ?? typed);
  return why === null ? read : { kind: 'wrong', say: why };
}

export async function runCommand(table: TerminalTable, name: CommandName, rest: string): Promise<Outcome> {
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
    case 'card':
      return oneCard(table, rest);
    case 'again':
      if (table.do !== undefined) return note(await table.do('rematch', ''));
      if (table.again === undefined) return note('There is no other game to play here.');
      if (now.result === null) return note('This game is not over: quit keeps it.');
      await table.again();
      return note('A new game.');
    case 'table':
      return page('The table', tableText(table));
    case 'log':
      return page('The log', logLines(table).join('\n') || 'Nothing has happened yet.');
    case 'hint':
      return note(await hintText(table));
    case 'undo':
      if (table.undo === undefined) return note('There is no undo here.');
      return note((await table.undo()) ?? 'Back at your previous decision.');
    case 'start':
      return note((await stopped(table, 'hurry')) ?? 'It starts with the best plan so far.');
    case 'quicker':
      return note((await stopped(table, 'replace')) ?? 'A quicker bot plays in its place.');
    case 'save':
      return note(await save(table, rest));
    case 'resign':
      if (table.do !== undefined && rest.toLowerCase() !== 'yes') return note('Type resign yes to give up this match.');
      return note((await table.do?.(name, '')) ?? 'That is for tables on a server; quit leaves this one.');
    case 'say':
    case 'agree':
    case 'decline':
    case 'rematch':
      return note((await table.do?.(name, rest)) ?? 'That is for tables on a server.');
    case 'quit':
      return { kind: 'quit' };
  }
}

/** Why a bot's preparation could not be ended; `null` if it was. */
async function stopped(table: TerminalTable, way: 'hurry' | 'replace'): Promise<string | null> {
  if (table.me === null || table.stopPreparing === undefined || table.preparing == null)
    return 'No bot is preparing now.';
  return table.stopPreparing(way);
}

/** The lines of the card list that begin with this name. */
function oneCard({ pack, now }: TerminalTable, name: string): Outcome {
  if (pack.cards === undefined || now.view === null) return note(`${pack.game.title} has no card list of its own.`);
  if (name === '') return note('Which card? Type card and its name.');
  const lines = pack.cards(now.view).split('\n');
  const found = lines.filter((line) => line.toLowerCase().startsWith(name.toLowerCase()));
  const others = found.length > 0 ? found : lines.filter((line) => line.toLowerCase().includes(name.toLowerCase()));
  if (others.length === 0) return note(`There is no card '${name}' here; cards lists them.`);
  return others.length === 1 ? note(others[0]) : page(`Cards called ${name}`, others.join('\n'));
}

async function hintText(table: TerminalTable): Promise<string> {
  const hint = await table.hint();
  if (hint === null) return 'Hints are available on your turn.';
  const { view, words } = table.now;
  const index = words.indexOf(hint.words);
  const text = `${index < 0 ? '' : `${index + 1}. `}${hint.words}. ${hint.why}`;
  const plain = view === null ? undefined : drawingOf(table.pack)?.plainly?.(view, text);
  return `${hint.bot} would play ${plain ?? text}`;
}

async function save(table: TerminalTable, rest: string): Promise<string> {
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
  'Several at once: 1 3 4, or words with ; between. All of them are played, or none.',
  'On the full screen the arrow keys choose, Tab completes, Esc starts over, Ctrl-Z steps out until `fg`.',
  '',
  ...Object.entries(commands).map(([name, about]) => `${name.padEnd(8)} ${about}`),
  '',
  'A slash before a command (/help) always means the command, even where a move has the same name.',
].join('\n');

const page = (title: string, text: string): Outcome => ({ kind: 'page', title, text: text.trimEnd() });
const note = (text: string): Outcome => ({ kind: 'note', text });
