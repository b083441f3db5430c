/** A contest as it was played: who took part, every game with its record, and every answer that was given. */
import type { Judged } from '@baize/bots';
import type { GameRecord, Seat } from '@baize/game';

export type EntrantKind = 'bot' | 'model' | 'program' | 'agent';

export interface EntrantInfo {
  readonly name: string;
  readonly kind: EntrantKind;
  /** What it is, in a few words: `bot, three stars`, `model, anthropic:MODEL`. */
  readonly about: string;
}

/** One answer of somebody who is no bot. */
export interface Turn {
  readonly player: string;
  readonly seat: Seat;
  /** Moves made before it in its game; `null` where that is not known. */
  readonly move: number | null;
  /** Which try of this decision it was, from 1. */
  readonly attempt: number;
  readonly shown: string;
  readonly legal: readonly string[];
  readonly said: string;
  /** A code and a sentence, where it was refused. */
  readonly refused: string | null;
  readonly tokens: { readonly input: number; readonly output: number } | null;
  /** Dollars; `null` where nothing is known. */
  readonly cost: number | null;
  /** `null` where the clock is left out. */
  readonly seconds: number | null;
}

export interface ArenaGame {
  /** From 1, in the order of the schedule. */
  readonly number: number;
  /** Which entrant sat in which seat. */
  readonly seating: readonly number[];
  /** From 0: games of one deal have the same seed. */
  readonly deal: number;
  readonly record: GameRecord;
  /** Seats that had to give up. */
  readonly gaveUp: readonly Seat[];
  readonly turns: readonly Turn[];
  /** What each decision gave away; empty where nobody looked. */
  readonly judged: readonly Judged[];
}

export interface ArenaRun {
  readonly game: string;
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly deals: number;
  readonly entrants: readonly EntrantInfo[];
  readonly games: readonly ArenaGame[];
  /** How many games there were to be. */
  readonly planned: number;
  /** Why it ended before the last game. */
  readonly stopped: string | null;
  /** What models were told. */
  readonly prompt: string | null;
  /** A server whose pages open the costliest moves. */
  readonly server?: string;
}
