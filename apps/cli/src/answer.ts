/** What a typed line means: moves by number or words, several at once, or a command. */
import { plainWords } from '@baize/game';

export const commands = {
  help: 'what can be typed',
  hint: 'the move a strong bot would make, and why',
  table: 'the whole table again',
  log: 'everything that happened so far',
  cards: 'what the cards are and do',
  card: 'one of them: `card NAME`',
  rules: 'the rules of this game',
  undo: 'back to your previous decision',
  start: 'a bot that prepares starts with the best plan so far',
  quicker: 'or a quicker bot plays in its place',
  say: 'say something to everybody at a table on a server',
  agree: 'agree to what another player offers there',
  decline: 'or do not',
  resign: 'give up there; it asks first',
  rematch: 'offer another match there',
  again: 'play another game with the same players, here or on a server',
  save: 'write the record to a file: `save` or `save my-game.json`',
  quit: 'leave; the game is kept',
} as const;

export type CommandName = keyof typeof commands;

export type Answer =
  | { readonly kind: 'play'; readonly words: readonly string[] }
  | { readonly kind: 'command'; readonly name: CommandName; readonly rest: string }
  | { readonly kind: 'wrong'; readonly say: string };

const aliases: Readonly<Record<string, CommandName>> = {
  '?': 'help',
  h: 'hint',
  u: 'undo',
  q: 'quit',
  exit: 'quit',
  back: 'undo',
};

/** The moves that a beginning fits: every typed word begins a word of the move. */
export function fitting(typed: string, words: readonly string[]): number[] {
  const parts = plainWords(typed).split(' ');
  const fits = (each: string): boolean => {
    const own = plainWords(each).split(/[ -]/);
    return parts.every((part) => own.some((word) => word.startsWith(part)) || plainWords(each).includes(` ${part}`));
  };
  return words.flatMap((each, index) =>
    typed.trim() === '' || plainWords(each).startsWith(plainWords(typed)) || fits(each) ? [index] : [],
  );
}

export function readAnswer(typed: string, words: readonly string[]): Answer {
  const text = typed.trim();
  if (text === '') return wrong(possible(words));
  if (text.startsWith('/')) return readCommand(text.slice(1)) ?? wrong(`There is no command '${text}'. ${commandList}`);
  const exact = words.find((each) => plainWords(each) === plainWords(text));
  if (exact !== undefined) return { kind: 'play', words: [exact] };
  const yesOrNo = readYesOrNo(text, words);
  if (yesOrNo !== null) return yesOrNo;
  if (/^[-+]?[\d][\d\s,;.-]*$/.test(text)) return readNumbers(text, words);
  const command = readCommand(text);
  if (command !== null) return command;
  if (text.includes(';')) return readSeveral(text.split(';'), words);
  // Games may use commas otherwise.
  const listed = text.split(',');
  if (listed.length > 1 && listed.every((each) => readOne(each, words).kind === 'play'))
    return readSeveral(listed, words);
  return readOne(text, words);
}

/** How a question of yes or no is declined. */
const declines = /^(pass|done|decline|stop|keep\b.*)$/i;

/** `y` and `n` where there is one thing to do or not to do. */
function readYesOrNo(text: string, words: readonly string[]): Answer | null {
  if (!/^(y|yes|n|no)$/i.test(text) || words.length > 2 || !declines.test(words.at(-1) ?? '')) return null;
  const chosen = /^n/i.test(text) ? words.at(-1) : words.at(-2);
  return chosen === undefined ? wrong(possible(words)) : { kind: 'play', words: [chosen] };
}

function readNumbers(text: string, words: readonly string[]): Answer {
  const parts = text.split(/[\s,;]+/).filter((each) => each !== '');
  const chosen: string[] = [];
  for (const part of parts) {
    const word = /^\d+$/.test(part) ? words[Number(part) - 1] : undefined;
    if (word === undefined) return wrong(`There is no move ${part}. ${possible(words)}`);
    chosen.push(word);
  }
  return { kind: 'play', words: chosen };
}

/** `discard Copper; discard Estate`: the first must be on the list, the others will be checked when it is their turn. */
function readSeveral(parts: readonly string[], words: readonly string[]): Answer {
  const chosen = parts.map((each) => each.trim()).filter((each) => each !== '');
  const first = readOne(chosen[0] ?? '', words);
  if (first.kind !== 'play') return first;
  const rest = chosen.slice(1).map((each) => {
    const fits = readOne(each, words);
    return fits.kind === 'play' ? fits.words[0] : each;
  });
  return { kind: 'play', words: [...first.words, ...rest] };
}

function readOne(text: string, words: readonly string[]): Answer {
  const exact = words.find((each) => plainWords(each) === plainWords(text));
  if (exact !== undefined) return { kind: 'play', words: [exact] };
  const fits = fitting(text, words);
  const [only] = fits;
  if (fits.length === 1 && only !== undefined)
    return namesVerb(text, words[only])
      ? { kind: 'play', words: [words[only]] }
      : wrong(`Do you mean ${only + 1}. ${words[only]}? Type ${only + 1}, or the move with its first word.`);
  if (fits.length === 0) return wrong(`'${short(text)}' is not a move now. ${possible(words)}`);
  return wrong(`'${short(text)}' fits ${fits.length} moves: type ${severalOf(fits)}.`);
}

/** `4 or 5`, `13 to 27`, `2, 4, 9 or another`: numbers of moves, from their places. */
function severalOf(places: readonly number[]): string {
  const numbers = places.map((place) => place + 1);
  const [first, last] = [numbers[0], numbers[numbers.length - 1]];
  if (numbers.length > 2 && last - first === numbers.length - 1) return `${first} to ${last}`;
  if (numbers.length > 4) return `${numbers.slice(0, 3).join(', ')} or another`;
  return `${numbers.slice(0, -1).join(', ')} or ${last}`;
}

/** Commands that go on after their name. */
const takesMore: ReadonlySet<CommandName> = new Set(['save', 'say', 'card', 'resign']);

/** Whether what was typed begins with the beginning of what the move does: a bare name could mean several things. */
const namesVerb = (typed: string, move: string): boolean => {
  const [verb = ''] = plainWords(move).split(' ');
  const [first = ''] = plainWords(typed).split(' ');
  return verb.startsWith(first);
};

function readCommand(text: string): Answer | null {
  const [first = '', ...others] = text.trim().split(/\s+/);
  const lower = first.toLowerCase();
  const name = Object.hasOwn(aliases, lower)
    ? aliases[lower]
    : Object.hasOwn(commands, lower)
      ? (lower as CommandName)
      : null;
  if (name === null || (others.length > 0 && !takesMore.has(name))) return null;
  return { kind: 'command', name, rest: others.join(' ') };
}

const commandList = `Commands: ${Object.keys(commands).join(', ')}.`;

/** What can be answered now, in a sentence. */
export function possible(words: readonly string[]): string {
  if (words.length === 0) return `It is not your turn. ${commandList}`;
  if (words.length === 1) return `Type 1 or '${words[0]}', or help.`;
  return `Type a number from 1 to ${words.length}, a move, or help. Several: 1 2, or words with ; between them.`;
}

const short = (text: string): string => (text.length > 30 ? `${text.slice(0, 29)}…` : text);

const wrong = (say: string): Answer => ({ kind: 'wrong', say });
