/** A player that is a program: from what a seat knows to one of its legal moves, with the reason. */
import type { AnyGame, Seat } from './game.ts';
import type { Random, BotRandom } from './random.ts';

export interface Choice<Move> {
  readonly move: Move;
  /** Why, in a sentence. */
  readonly why: string;
}

/** Gets exactly what a person at that seat would see. It keeps no memory: what must last is in the view or in `random.lasting`. */
export type Decide<View, Move> = (view: View, moves: readonly Move[], seat: Seat, random: BotRandom) => Choice<Move>;

export interface Bot<View, Move> {
  /** Lower case, as in commands. */
  readonly name: string;
  /** What kind of player it is, in a sentence. */
  readonly about: string;
  /** 0 (a yardstick) to 5 (the strongest we have). */
  readonly stars: number;
  /** Prepares for seconds before its first move of a match: nobody to ask for a quick word. */
  readonly slowStart?: boolean;
  readonly decide: Decide<View, Move>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a catalogue holds bots of different games
export type AnyBot = Bot<any, any>;

/** Named settings of a game's options: `presets.kingdom.K1` is a value for the option `kingdom`. */
export type Presets = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What is worth a chart: how far a game has come, and numbers of each seat by round. */
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
  /** A number is read before every decision; the last or the greatest of a round stands for it. */
  readonly keep: 'last' | 'most';
  /** Series of one stack add up to a whole and are drawn on top of each other, under this title. */
  readonly stack?: string;
  read(state: State, seat: Seat): number;
}

/** What a game tells tree search about itself. It sees whole states, but only imagined ones: they hold no real secret. */
export interface Guide<State, Move> {
  /** The moves worth a thought, the most promising first, never none: search looks no further. */
  worth(state: State, moves: readonly Move[]): readonly Move[];
  /** The same without the list of all moves, where making that list would take longer than choosing from it. */
  candidates?(state: State): readonly Move[];
  /** A quick, sensible move: imagined games are played out with it. `seat` is who imagines them, where it is a player. */
  quick(state: State, chance: Random, seat?: Seat): Move;
  /** What a good player does, where `quick` is too simple to judge a finished game by and this costs little more. */
  sound?(state: State, chance: Random): Move;
  /** Changes what this seat cannot see, in place, into something that fits what the others did. */
  fit?(state: State, seat: Seat, chance: Random): void;
  /** Whether the others' hidden cards decide their moves: then search has them play `quick` from what they hold. */
  readonly secretive?: boolean;
  /**
   * Whether `quick` plays so well that only the move at hand is worth searching: then there is no tree, all that is worth
   * a thought meets the same imagined games, and the first of it stands unless another does better.
   */
  readonly steady?: boolean;
  /** What every seat may hope for (its chance to win, or its payoff in chips), where counting tells it as well as playing on; else `null`. */
  outlook?(state: State): readonly number[] | null;
  /** A number for what chance has laid on the table: tables reached by the same moves that agree in it have the same candidates. */
  deal?(state: State): number;
  /** What each of these moves, all worth a thought, promises the player on turn at first sight: its chance to win. The better, the oftener it is tried. */
  promise?(state: State, moves: readonly Move[]): readonly number[];
  /** What makes a move the same in another world; the move itself where this is absent. */
  key?(state: State, move: Move): unknown;
}

/** A named strength: a player for any game, set up for this one. */
export interface Level {
  readonly name: string;
  readonly about: string;
  readonly stars: number;
  /** As of a bot. */
  readonly slowStart?: boolean;
  /** The general player behind it: `search:1000`, `search:300ms`. */
  readonly spec: string;
  /** Its own, instead of the pack's. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a catalogue holds packs of different games
  readonly guide?: Guide<any, any>;
}

/** How players are written down as text: what an editor for them wants to know. */
export interface Writing {
  /** Texts to start from, by name. */
  readonly examples: Readonly<Record<string, string>>;
  /** What is wrong, from top to bottom; nothing when `readBot` reads the text. */
  errors(text: string): readonly TextError[];
  /** What of a text that can be read is in vain with these options, in sentences. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a catalogue holds packs of different games
  vain?(text: string, options: any): readonly string[];
  /** Which words may come next after the text before the cursor, and what of them has been typed already. */
  next(before: string): { readonly typed: string; readonly words: readonly string[] };
}

export interface TextError {
  /** From 1, both. */
  readonly line: number;
  readonly column: number;
  /** How many letters are meant. */
  readonly length: number;
  /** What was expected and what was found. */
  readonly message: string;
}

/** A regular expression, as text, and the colour of what it finds. */
export interface Accent {
  readonly find: string;
  readonly colour: 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'white' | 'gray';
}

/** A game with its own players: what a game's package exports as `pack` and the catalogue loads. */
export interface GamePack {
  readonly game: AnyGame;
  /** Weakest first. */
  readonly bots: readonly AnyBot[];
  /** More of them, made from general players; `playersOf` in platform/bots lists both together. */
  readonly levels?: readonly Level[];
  /** The rules in our own words, in Markdown: for the terminal, the web and language models. */
  readonly rulesText: string;
  /** How many sit down together unless somebody says otherwise; two where this is absent. */
  readonly usualSeats?: number;
  /** What the cards on this table are and do, a line each, from anybody's view of it. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a catalogue holds packs of different games
  cards?(view: any): string;
  /** The table laid out for a person's eyes, 80 columns at most; `show` stands in where there is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a catalogue holds packs of different games
  board?(view: any, name: (seat: Seat) => string): string;
  /** Everybody's place at the end, by seat, where points alone do not tell; `null` where they do. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a catalogue holds packs of different games
  places?(view: any): readonly number[] | null;
  /** What stands out in a board, the log and the moves, where there are colours. */
  readonly accents?: readonly Accent[];
  /** More players, for measuring rather than for company: the lab knows them by name. */
  readonly sparring?: readonly AnyBot[];
  /**
   * The words of a move given as an object with a type, as in the game's programming interface; why it cannot be played now; `null` for
   * an object without a type.
   */
  wordsOf?(
    move: Readonly<Record<string, unknown>>,
    // oxlint-disable-next-line typescript/no-explicit-any -- a catalogue holds packs of different games
    view: any,
    seat: Seat,
  ): readonly string[] | { readonly refused: string } | null;
  /** A player written down as text; throws an error that says where the text is wrong and what was expected. */
  readBot?(text: string, name: string): AnyBot;
  readonly writing?: Writing;
  readonly presets?: Presets;
  /** Where payoffs are chips: in which unit gains are told, and how much of it one chip is that was won in one game. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a catalogue holds packs of different games
  stakes?(options: any): { readonly unit: string; readonly worth: number };
  // oxlint-disable-next-line typescript/no-explicit-any -- a catalogue holds packs of different games
  readonly probe?: Probe<any>;
  // oxlint-disable-next-line typescript/no-explicit-any -- a catalogue holds packs of different games
  readonly guide?: Guide<any, any>;
}

/** Whom one meets where nobody is named: the strongest of three stars or fewer. */
export function usualBot({ bots }: GamePack): AnyBot | undefined {
  return bots.findLast(({ stars }) => stars <= 3) ?? bots[0];
}

/** Who gives hints: the strongest who answers at once. */
export function adviserOf({ bots }: GamePack): AnyBot | undefined {
  return bots.findLast(({ slowStart }) => slowStart !== true) ?? bots.at(-1);
}
