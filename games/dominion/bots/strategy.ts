/**
 * Strategies as text: what to buy, in order of preference, each line with its conditions.
 *
 *   about: two Witches, then money          a sentence on the player; `#` starts a comment
 *   Province if Gold >= 1                   the first line that can be bought and whose condition holds is bought
 *   Witch until 2                           while fewer than 2 are owned
 *   Duchy if 0 < horizon <= 5; Gold; Silver lines may also be parted by `;`
 *   play: Village; Smithy if actions > 1    Actions in order of preference, instead of the usual play
 *   trash: Curse; Estate if horizon > 4     what to trash by choice, instead of the usual
 *   ending: careful                         ends the game when that wins, whatever the list says, and not when that loses
 *
 * In conditions a card's name is how many are owned, `supply X` how many are left, `hand X` how many are held, and: coins, buys,
 * actions, turn (one's own, from 1), size (cards owned), money (treasure value owned, a Market counting 1), treasure
 * (treasure value in hand), plays (Actions in hand), empty (empty piles), horizon (gains until the game can end: the smaller of the Provinces
 * left and the three smallest piles together), lead (one's points less the best other's). They are joined by + - < <= = >= > and or not ( ).
 */
import type { Card } from '../src/facts.ts';
import type { Move } from '../src/moves.ts';
import type { TableSituation } from './situation.ts';
import { Reader, type Section, StrategyError } from './reading.ts';

/** What conditions may speak of. */
export interface Situation {
  owned(card: Card): number;
  supply(card: Card): number;
  hand(card: Card): number;
  readonly coins: number;
  readonly buys: number;
  readonly actions: number;
  readonly turn: number;
  readonly size: number;
  readonly money: number;
  readonly treasure: number;
  readonly plays: number;
  readonly empty: number;
  readonly horizon: number;
  readonly lead: number;
}

export interface Line {
  readonly card: Card;
  /** As it was written, for explanations. */
  readonly text: string;
  holds(situation: Situation): boolean;
}

export interface Strategy {
  readonly about: string;
  readonly buy: readonly Line[];
  /** `null` is the usual play. */
  readonly play: readonly Line[] | null;
  readonly trash: readonly Line[] | null;
  /** Ends the game when that wins, and not when that loses. */
  readonly careful: boolean;
  /** Decides instead of the lines, where there is one. */
  readonly mind?: Mind;
}

/** Somebody who plays without a list. There is always more than one legal move. */
export interface Mind {
  decide(table: TableSituation, moves: readonly Move[]): Move;
  /** What is worth a thought, the best first. */
  rank(table: TableSituation, moves: readonly Move[]): readonly Move[];
  /** What the game is worth to whoever is asked, 0 to 1; `null` where it was not learnt. */
  hope(table: TableSituation, moves: readonly Move[]): number | null;
}

/** Reads a strategy; throws a `StrategyError` at the first place that cannot be understood. */
export function readStrategy(text: string): Strategy {
  return readLines(text, (error) => {
    throw error;
  });
}

/** A list as text that can be read again. */
export function writeStrategy({ buy, play, trash, careful }: Strategy): string {
  const joined = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('; ');
  const parts = [joined(buy)];
  if (play !== null) parts.push(`play: ${joined(play)}`);
  if (trash !== null) parts.push(`trash: ${joined(trash)}`);
  if (careful) parts.push('ending: careful');
  return parts.join('\n');
}

/** The first mistake of every line that has one. */
export function mistakes(text: string): StrategyError[] {
  const found: StrategyError[] = [];
  readLines(text, (error) => found.push(error));
  return found;
}

function readLines(text: string, wrong: (error: StrategyError) => void): Strategy {
  let about = '';
  let fine = true;
  let careful = false;
  const lines: Record<Section, Line[] | null> = { buy: [], play: null, trash: null };
  let section: Section = 'buy';
  text.split('\n').forEach((written, i) => {
    const sentence = /^\s*about\s*:\s*(.*?)\s*$/i.exec(written);
    if (sentence !== null) {
      about = sentence[1];
      return;
    }
    if (/^\s*ending\s*:\s*careful\s*$/i.test(written)) {
      careful = true;
      return;
    }
    const reader = new Reader(written.replace(/#.*/, ''), i + 1);
    try {
      while (!reader.atEnd) {
        const head = reader.section();
        if (head !== null) {
          section = head;
          lines[section] ??= [];
        } else if (!reader.takes(';')) {
          (lines[section] as Line[]).push(reader.rule());
          if (!reader.atEnd && !reader.takes(';')) throw reader.error("';' or the end of the line");
        }
      }
    } catch (error) {
      if (!(error instanceof StrategyError)) throw error;
      fine = false;
      wrong(error);
    }
  });
  if (fine && lines.buy?.length === 0) wrong(new StrategyError(1, 1, 'at least one card to buy', ''));
  return { about, buy: lines.buy as Line[], play: lines.play, trash: lines.trash, careful };
}
