/** A game with everything around it: its players, its texts, and what charts, editors and search want to know of it. */
import type { Advisor } from './advice.ts';
import type { AnyBot, Bot, Guide } from './bot.ts';
import { BaizeError } from './error.ts';
import type { AnyGame, EventOf, GameOptions, MoveOf, Seat, StateOf, ViewOf } from './game.ts';
import type { Cost, SheetPart } from './sheet.ts';
import type { Study } from './study.ts';
import type { TerminalTable } from './terminal.ts';

/** A game with its own players: what a game's package exports as `pack` and the catalogue loads. Its types are those of its game. */
export interface GamePack<G extends AnyGame = AnyGame> {
  readonly game: G;
  /** Weakest first. */
  readonly bots: readonly Bot<ViewOf<G>, MoveOf<G>>[];
  /** More of them, made from general players; `playersOf` in platform/bots lists both together. */
  readonly levels?: readonly Level<G>[];
  /** The rules in our own words, in Markdown: for the terminal, the web and language models. */
  readonly rulesText: string;
  /** Decisions about the rules where the printed ones leave a question, in players' words. Their numbers never change. */
  readonly rulings?: readonly Ruling[];
  /** The default number of players; two if absent. */
  readonly usualSeats?: number;
  /** What the cards on this table are and do, one line each, from any view of it. */
  cards?(view: ViewOf<G>): string;
  /** The table laid out for people, at most 80 columns wide; `show` is used if there is none. */
  board?(view: ViewOf<G>, name: (seat: Seat) => string): string;
  /** The same in parts with headings, for a page; `board` is shown whole if there is none. */
  sheet?(view: ViewOf<G>, name: (seat: Seat) => string): readonly SheetPart[];
  /** What a legal move of the viewer costs; `null` where it costs nothing. */
  costOf?(view: ViewOf<G>, words: string): Cost | null;
  /** The table drawn for terminals, loaded on demand. */
  terminal?(): Promise<TerminalTable<ViewOf<G>, EventOf<StateOf<G>>>>;
  /** Says what wins with given options; loaded on demand. */
  advisor?(): Promise<Advisor<G>>;
  /** Everybody's place at the end, by seat, if points alone do not decide it; otherwise `null`. */
  places?(view: ViewOf<G>): readonly number[] | null;
  /** What to highlight in a board, the log and the moves if colours are available. */
  readonly accents?: readonly Accent[];
  /** More players, for measuring rather than as opponents for people: the lab knows them by name. */
  readonly sparring?: readonly Bot<ViewOf<G>, MoveOf<G>>[];
  /**
   * The words of a move given as an object with a type, as in the game's programming interface; why it cannot be played now; `null` for
   * an object without a type.
   */
  wordsOf?(
    move: Readonly<Record<string, unknown>>,
    view: ViewOf<G>,
    seat: Seat,
  ): readonly string[] | { readonly refused: string } | null;
  /** Reads a player written as text; throws an error that says where the text is wrong and what was expected. */
  readBot?(text: string, name: string): Bot<ViewOf<G>, MoveOf<G>>;
  readonly writing?: Writing<G>;
  readonly presets?: Presets;
  /** If payoffs are chips: the unit for winnings, and how many units one chip per game is worth. */
  stakes?(options: GameOptions<G>): { readonly unit: string; readonly worth: number };
  /** If payoffs are chips: the legal words that the seat of a player who had to give up plays until the end, such as folding. */
  leaving?(legal: readonly string[]): string;
  readonly probe?: Probe<StateOf<G>>;
  readonly guide?: Guide<StateOf<G>, MoveOf<G>>;
  /** For games with hidden hands. */
  readonly study?: Study<StateOf<G>, MoveOf<G>, ViewOf<G>>;
  readonly specified?: Specified<G>;
  readonly models?: ForModels<G>;
  readonly named?: NamedViews<ViewOf<G>>;
  /** Acceptance criteria of specified players, by the player's name; `random` is a player that picks any move. */
  readonly criteria?: Readonly<Record<string, (games: number, seed: string, random: AnyBot) => Promise<Criterion[]>>>;
}

/** Views for programs in other languages: cards and phases by name, described by a schema. */
export interface NamedViews<View> {
  of(view: View): object;
  /** A JSON Schema (2020-12) of what `of` gives back. */
  readonly schema: JsonSchema;
}

export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** What language models get beyond the contract of every game. */
export interface ForModels<G extends AnyGame = AnyGame> {
  /** How to read the texts of `show` and `say`, in a few sentences: sent once. */
  readonly notation: string;
  /** The options of a model's game if it names none. */
  readonly options?: Partial<GameOptions<G>>;
}

export interface Ruling {
  /** `S4`: cited by code, tests and tables. */
  readonly number: string;
  readonly title: string;
  readonly text: string;
  /** The title of the section of the rules that it is about. */
  readonly part: string;
}

/** The rules with their rulings, as one text in Markdown. */
export const wholeRules = ({ rulesText, rulings = [] }: GamePack): string =>
  rulings.length === 0
    ? rulesText
    : `${rulesText.trimEnd()}\n\n## Rulings\n${rulings.map(({ number, title, text }) => `- **${number} ${title}.** ${text}`).join('\n')}\n`;

/** What the specification of a game names for programs and language models, beyond the contract of every game. */
export interface Specified<G extends AnyGame = AnyGame> {
  /** The bot that `ai` stands for; the usual opponent if absent. */
  readonly bot?: string;
  /** Named fields of an answer, such as `gameState` and `playerInfo`, with cards that cannot be known as "?". */
  fields(view: ViewOf<G>, context: FieldContext): Record<string, unknown>;
  readonly phases?: SpecifiedPhases<ViewOf<G>>;
  /** The specification names the tools themselves: calls in its own form are answered with its fields. */
  readonly namesTools?: boolean;
}

export interface FieldContext {
  readonly legal: readonly string[];
  readonly log: readonly string[];
  /** The seat that the fields describe; `null` for a spectator who asked about none. */
  readonly seat: Seat | null;
}

/** Where callers end every phase of a turn by name, although the table plays forced steps itself. */
export interface SpecifiedPhases<View> {
  /** Whether this seat is in a turn in which it has done nothing yet and its first phase is already over. */
  begun(view: View, seat: Seat, legal: readonly string[]): boolean;
  /** Turns that this seat has begun. */
  turns(view: View, seat: Seat): number;
  /** The words of the move that ends a turn. */
  readonly endTurn: string;
  /** The answer to a call that ends a phase that is already over. */
  readonly alreadyOver: string;
}

/** What a specification requires of a player, next to what was measured. */
export interface Criterion {
  readonly id: string;
  readonly text: string;
  readonly target: string;
  /** Cases that met it, of all. */
  readonly met: number;
  readonly of: number;
  /** The measured value, if it is not a share. */
  readonly measured?: string;
  readonly passed: boolean;
  /** Why a criterion that is not met is only reported. */
  readonly reported?: string;
}

/** Of levels, weakest first: the strongest of three stars or fewer. */
export const usualAmong = <Level extends { readonly stars: number }>(levels: readonly Level[]): Level | undefined =>
  levels.findLast(({ stars }) => stars <= 3) ?? levels.at(0);

/** The default opponent: the strongest of three stars or fewer. */
export function usualBot({ game, bots }: GamePack): AnyBot {
  const bot = usualAmong(bots);
  if (bot === undefined) throw new BaizeError('NO_SUCH_BOT', `${game.title} has no bots.`);
  return bot;
}

/** The bot that gives hints: the strongest that answers at once. */
export function adviserOf({ bots }: GamePack): AnyBot | undefined {
  return bots.findLast(({ slowStart }) => slowStart !== true) ?? bots.at(-1);
}

const playsAtOnce = (bot: AnyBot): boolean => bot.slowStart !== true && bot.prepare === undefined;

/** Who may take over from a bot that prepares for too long: whoever plays at once. */
export const quickBots = ({ bots }: GamePack): readonly AnyBot[] => bots.filter(playsAtOnce);

/** The strongest of them with no more stars than this bot has; where there is none, the weakest. */
export function quickerBot(pack: GamePack, { stars }: Pick<AnyBot, 'stars'>): AnyBot | undefined {
  const quick = quickBots(pack);
  return quick.findLast((bot) => bot.stars <= stars) ?? quick[0];
}

/** A named strength: a player for any game, set up for this one. */
export interface Level<G extends AnyGame = AnyGame> {
  readonly name: string;
  readonly about: string;
  readonly stars: number;
  /** As of a bot. */
  readonly slowStart?: boolean;
  /** For measuring rather than as an opponent for people, like `sparring` of a pack. */
  readonly sparring?: boolean;
  /** The general player behind it: `search:1000`, `search:300ms`. */
  readonly spec: string;
  /** Its own, instead of the pack's. */
  readonly guide?: Guide<StateOf<G>, MoveOf<G>>;
}

/** Named settings of a game's options: `presets.kingdom.K1` is a value for the option `kingdom`. */
export type Presets = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Data for charts: how far a game has progressed, and numbers for each seat by round. */
export interface Probe<State> {
  /** Rounds begun so far, from 1: turns of the first seat, or hands dealt. */
  round(state: State): number;
  readonly series: Readonly<Record<string, Series<State>>>;
  /** What a seat ends with, counted by name: cards owned, bonuses won. */
  readonly holdings?: { readonly label: string; read(state: State, seat: Seat): Readonly<Record<string, number>> };
}

export interface Series<State> {
  /** A few words for the chart. */
  readonly label: string;
  /** The number is read before every decision; the last or the greatest of a round is kept. */
  readonly keep: 'last' | 'most';
  /** Series of one stack add up to a whole and are drawn on top of each other, under this title. */
  readonly stack?: string;
  read(state: State, seat: Seat): number;
}

/** How players are written as text: what an editor for them needs to know. */
export interface Writing<G extends AnyGame = AnyGame> {
  /** Texts to start from, by name. */
  readonly examples: Readonly<Record<string, string>>;
  /** The errors from top to bottom; none if `readBot` accepts the text. */
  errors(text: string): readonly TextError[];
  /** Lines of a readable text that can have no effect with these options, in sentences. */
  warnings?(text: string, options: GameOptions<G>): readonly string[];
  /** Completions for the text before the cursor, and the part of them already typed. */
  next(before: string): { readonly typed: string; readonly words: readonly string[] };
}

export interface TextError {
  /** From 1, both. */
  readonly line: number;
  readonly column: number;
  /** The number of characters concerned. */
  readonly length: number;
  /** What was expected and what was found. */
  readonly message: string;
}

/** A regular expression, as text, and the colour of what it finds. */
export interface Accent {
  readonly find: string;
  readonly colour: 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'white' | 'gray';
}
