/** What a game's own table gets from the page, and what it gives back: words. */
import type { GameEvent, OptionSpecs, Result, Seat, Seen, Stage } from '@baize/game';
import type { ComponentType, ReactNode } from 'react';
import type { KeyHelp } from './keylist.tsx';
import type { Headings } from './log.tsx';
import type { Room } from './room.tsx';

export type PlayerKind = 'person' | 'bot' | 'model';

export interface Player {
  readonly name: string;
  /** What every text calls them: the name, or `You`. */
  readonly called: string;
  readonly kind: PlayerKind;
  /** A few words about them: "Club", "Language model", "away". */
  readonly detail: string;
  readonly away: boolean;
  /** What is left to think, in milliseconds, and since when it runs (`performance.now()`); `null` without a clock. */
  readonly clock: { readonly left: number; readonly since: number | null } | null;
}

/** Something that happened and is to be seen before the next view is shown. */
export interface Step<Event extends GameEvent = GameEvent> {
  readonly id: number;
  readonly events: readonly Event[];
}

export interface Hint {
  /** The move in the words of the rules. */
  readonly words: string;
  /** Why, in a sentence for players. */
  readonly why: string;
}

/** The state of asking for a hint. */
export interface Hinting {
  /** One is being looked for. */
  readonly busy: boolean;
  readonly close: () => void;
  /** Shows the next best idea; `null` when there is none. */
  readonly other: (() => void) | null;
}

/** How the moves of others are shown. */
export interface Pacing {
  /** Something is being shown, or waits to be. */
  readonly busy: boolean;
  /** Nothing goes on until `next` is called. */
  readonly waiting: boolean;
  readonly next: () => void;
  /** Shows the table as it is now. */
  readonly skip: () => void;
}

/** A bot that has prepared for its first move for a while. */
export interface Preparing {
  readonly seat: Seat;
  /** How far it is, from 0 to 1; `null` until it says. */
  readonly part: number | null;
  readonly stages: readonly Stage[];
  /** Which of them is at work. */
  readonly stage: number;
  /** Seconds so far, and about how many are left; `null` where nobody knows. */
  readonly seconds: number;
  readonly left: number | null;
  /** How not to wait for it; `null` for onlookers and where it cannot be stopped. */
  readonly ways: PreparingWays | null;
}

export interface PreparingWays {
  /** It starts with the best plan so far. */
  readonly hurry: () => void;
  /** The bot of this name takes over. */
  readonly replace: (() => void) | null;
  readonly quicker: string;
  /** One of them has been chosen. */
  readonly busy: boolean;
}

/** What a page says in place of a table's question, while nothing is chosen on it. */
export interface Prompt {
  readonly title: string;
  readonly line: ReactNode;
  /** Buttons, where the table's own answers leave room for them. */
  readonly answers: ReactNode;
}

/** What a move is worth, for its button. */
export interface Worth {
  /** `+1.9 bb` */
  readonly worth: string;
  /** `82 %`; `null` where nobody knows how often it is made. */
  readonly often: string | null;
}

export interface TableProps<View extends Seen = Seen, Event extends GameEvent = GameEvent> {
  /** How much room the table has. */
  readonly room: Room;
  /** What this seat knows; it stays as before while `step` plays. */
  readonly view: View;
  /** My seat; `null` for an onlooker. */
  readonly seat: Seat | null;
  readonly players: readonly Player[];
  /** Who must decide; `null` when the game is over. */
  readonly turn: Seat | null;
  /** My legal moves in words: empty when it is not my turn. */
  readonly moves: readonly string[];
  /** The game's own question, in a sentence. */
  readonly ask: string;
  readonly result: Result | null;
  /** What to play now, if anything. Call `played` with its id when it has been seen. */
  readonly step: Step<Event> | null;
  readonly played: (id: number) => void;
  /** Tells how many events of the step with this id have been seen, where they are seen one by one: the log and what is said aloud follow. */
  readonly seen?: (id: number, count: number) => void;
  /** Everything seen so far, oldest first, one entry per move. */
  readonly log: readonly (readonly Event[])[];
  /** One gesture, one or more moves, all or nothing. */
  readonly send: (words: readonly string[]) => void;
  /** An answer is on its way: nothing can be chosen. */
  readonly pending: boolean;
  /** While others play, for the `PaceBar`; `null` when I decide. */
  readonly pacing: Pacing | null;
  readonly hint: Hint | null;
  readonly hinting: Hinting;
  /** A replay: nothing can be chosen, everything can be looked at. */
  readonly replay: boolean;
  /** A position of a lesson, a puzzle, an analysis or a review, not a match: the others do not play on. */
  readonly position?: boolean;
  /** A question is asked about this position: the table gives no advice of its own. */
  readonly exam?: boolean;
  /** A finished game is looked at: the page's own panel stands beside the table, and nobody waits. */
  readonly study?: boolean;
  readonly prompt?: Prompt | null;
  /** What an analysis found my moves to be worth, by their words. */
  readonly worths?: Readonly<Record<string, Worth>> | null;
  /** For tables that say so themselves (`showsPreparing`). */
  readonly preparing?: Preparing | null;
  /** Log, chat and rules, to be placed in the rail; `null` when the page keeps them in a sheet. */
  readonly panel: ReactNode;
  readonly openChat: () => void;
  /** Shows something in the page's bar: the others on a phone held sideways, else what is counted; `null` or absent where it has to stand on the table. */
  readonly inBar?: ((pieces: ReactNode) => ReactNode) | null;
  /** The table says which round, turn or hand it shows, where it may lag behind the view. */
  readonly showsRound?: (round: number) => void;
}

export interface LineProps<Event extends GameEvent = GameEvent> {
  readonly event: Event;
  readonly name: (seat: Seat) => string;
  /** The same in words, for screen readers. */
  readonly words: string;
}

/** After the game, from the last view. */
export interface AfterProps<View extends Seen = Seen> {
  readonly view: View;
  readonly result: Result;
  readonly names: readonly string[];
}

/** A finished game, as somebody looks at it. */
export interface Ending<View extends Seen = Seen> {
  readonly view: View;
  readonly result: Result;
  /** `You` for my own seat. */
  readonly names: readonly string[];
  readonly seat: Seat | null;
}

export interface OptionFieldsProps {
  readonly specs: OptionSpecs;
  readonly values: Readonly<Record<string, unknown>>;
  readonly set: (values: Readonly<Record<string, unknown>>) => void;
}

/** A game's own form for the options of a new table; `Fields` is the plain form, for those it does not draw itself. */
export interface OptionsProps extends OptionFieldsProps {
  readonly Fields: ComponentType<OptionFieldsProps>;
}

/** A picture in the rules: a name for `Picture` with a few words, under a title where it stands for one of several ways to do something. */
export interface Illustration {
  readonly name: string;
  readonly words: string;
  readonly title?: string;
  /** Numbered, in place of the words: where on the picture, in percent of its width and height, and what is there. */
  readonly pins?: readonly {
    readonly at: readonly [x: number, y: number];
    readonly title: string;
    readonly text: string;
  }[];
}

/** What `games/<game>/web` exports as `table`. Its members are methods, so that the page can hold tables of different games. */
export interface GameTable<View extends Seen = Seen, Event extends GameEvent = GameEvent> {
  Table(this: void, props: TableProps<View, Event>): ReactNode;
  /** It uses `inBar`: on a phone held sideways for the others, whereupon the bar leaves out its title, and beside a rail for what it counts. */
  readonly inBar?: true;
  /** It shows `preparing`; otherwise the page says above the table that a bot prepares. */
  readonly showsPreparing?: true;
  /** A line of the log with pictures; without it the log shows words. */
  Line?(this: void, props: LineProps<Event>): ReactNode;
  /** What the line of each event tells, where several are told as one; `null` for those that an earlier line tells as well. */
  fold?(this: void, events: readonly Event[]): readonly (Event | null)[];
  /** Whether something new to see begins with this event of a turn; without it a whole turn is one step. */
  begins?(this: void, event: Event, before: Event): boolean;
  /** Whether the table stops at this event to let it be looked at, whatever the pace: it gets a step also where moves are shown at once. */
  holds?(this: void, event: Event): boolean;
  /** Above which events the log has a heading: rounds, turns, hands. */
  readonly headings?: Headings;
  /** The table's own keys, for the list on `?`. */
  readonly keys?: KeyHelp;
  /** Whether what is asked now is a question for hints; without it everything is. */
  advises?(this: void, view: View): boolean;
  /** A hint as a sentence about the game, from what the seat sees; without it the bot's own words are shown. */
  explain?(this: void, hint: { readonly view: View; readonly seat: Seat; readonly words: string }): string | null;
  /** A few words about what a seat ended with, for the standings: "12 cards, 1 noble". `ranks` are the places in the result, by seat. */
  ended?(this: void, view: View, seat: Seat, ranks: readonly number[]): string;
  /** Why the game was won, for whoever looks; `null` where the sentence of the rules says it best. */
  reason?(this: void, ending: Ending<View>): string | null;
  /** The server's words as this table says them aloud: without the ids that its pictures have no need of. */
  inWords?(this: void, text: string): string;
  /** A legal move as its button says it: `Call 40`, `Throw the king of clubs`. */
  moveTitle?(this: void, view: View, words: string, then?: readonly string[]): string;
  /**
   * All that is done in one act with a move, where that is more than the move: every card of a throw, and the draw.
   * `then` is what followed the move in a game, where that is known.
   */
  act?(this: void, view: View, words: string, then?: readonly string[]): readonly string[];
  /** Where the pieces of a move lie on the table, as selectors, so that a page can point at them. */
  pieces?(this: void, words: string): readonly string[];
  /** Below the standings of a finished game: a breakdown, what everybody ended with. */
  After?(this: void, props: AfterProps<View>): ReactNode;
  /** In the drawer of a new table, in place of the plain form. */
  Options?(this: void, props: OptionsProps): ReactNode;
  /** What is played for with these options, in a few words: "first to 15". */
  terms?(this: void, options: Readonly<Record<string, unknown>>): string;
  /** Rounds, turns or hands gone, for the scrubber, and what they are called here if not rounds. */
  round?(this: void, view: View): number;
  readonly roundWord?: string;
  /** What is won, for the title at the end: "the tournament"; `null` where the lead in points says more. */
  prize?(this: void, view: View): string | null;
  /** Everybody's place at the end, by seat, if points alone do not decide it; otherwise `null`. */
  places?(this: void, view: View): readonly number[] | null;
  /** The points that end the game, drawn as a line in the first of the charts. */
  goal?(this: void, view: View): number | null;
  /** Everything at once, for a replay: from the onlooker's view and every seat's. Without it the mover's view is shown. */
  open?(this: void, onlooker: View, seats: readonly View[]): View;
  /** Pictures for sections of the rules, by their titles. */
  readonly pictures?: Readonly<Record<string, readonly Illustration[]>>;
  /** The panel stands behind a tab of the rail, so what must always be seen has to stand beside the table. */
  readonly panelInTab?: boolean;
  /** On phones the table makes room for the panel of an analysis between the others and my answers. */
  readonly panelOnPhone?: boolean;
  /** A piece of the game by its name, for rules and lessons: a card, a hand, a token. Nothing where the name is unknown. */
  Picture?(this: void, props: { readonly name: string }): ReactNode;
  /** A piece of the game by its name as a small round sign, 32 pixels wide. Nothing where the name is unknown. */
  Badge?(this: void, props: { readonly name: string }): ReactNode;
  /** What to mark on the scrubber. */
  mark?(this: void, event: Event): 'crown' | 'flag' | null;
}
