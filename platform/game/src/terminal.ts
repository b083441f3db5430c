/** What a game's table for terminals is given, and what it answers. */
import type { Seat } from './game.ts';

/** Everything a person at a terminal sees at one moment. */
export interface Scene<View, Event> {
  readonly view: View;
  /** What the viewer may play now, as `arrange` orders it; numbers count from 1 in this order. None when another decides. */
  readonly words: readonly string[];
  /** What has happened, as the viewer may know it, oldest first. */
  readonly events: readonly Event[];
  /** Others' names; the viewer is "You". */
  readonly name: (seat: Seat) => string;
  readonly columns: number;
  readonly rows: number;
  /** What stands at the prompt. */
  readonly typed: string;
  /** The move that Enter would play, by its place among the words. */
  readonly chosen: number | null;
  /** What stands at the prompt instead of what can be typed in a game: a replay has keys of its own. */
  readonly keys?: string;
  /** Something to tell instead of what the chosen move does, such as why the last one was refused. */
  readonly note: string;
  /** Whose turn it is, or how the game ended, in a few words. */
  readonly status: string;
  /** The viewer's own clock in seconds; `null` where none runs. */
  readonly clock: number | null;
  /** What people said, oldest first; `null` where nobody can hear it. */
  readonly chat: readonly string[] | null;
}

export interface TerminalTable<View, Event> {
  /** The moves in the order in which they are numbered: grouped by what they do. */
  arrange(view: View, words: readonly string[]): readonly string[];
  /** The whole screen, as many lines as the window has; from 60 columns and 20 lines on. */
  draw(scene: Scene<View, Event>): readonly string[];
  /** The moves under their kinds, for prompts without a screen: a line for each kind, with the numbers of its moves. */
  groups(view: View, words: readonly string[]): readonly MoveGroup[];
  /** The words of moves that people type in another way; `null` where it is none of these. */
  read?(view: View, typed: string): readonly string[] | null;
  /** A bot's sentence, or the table as text, with cards and places called as on the screen. */
  plainly?(view: View, text: string): string;
  /** A sentence about an event with cards and places called as on the screen. */
  told?(event: Event, text: string): string;
  /** Why what was typed is no move now, in a sentence; `null` where it means nothing. */
  whyNot(view: View, typed: string): string | null;
}

export interface MoveGroup {
  readonly label: string;
  /** Each with its place among the words, and what to call it. */
  readonly moves: readonly { readonly at: number; readonly text: string }[];
}
