/** Splendor in the browser: the table, its log, and what the pages around it need. */
import './tokens.css';
import type { GameEvent } from '@baize/game';
import type { GameTable } from '@baize/table';
import type { Event } from '../src/events.ts';
import { USUAL_GOAL } from '../src/state.ts';
import type { View } from '../src/index.ts';
import { Line } from './actions.tsx';
import { explain } from './explain.ts';
import { Picture, pictures } from './picture.tsx';
import { pieces } from './pieces.ts';
import { reason } from './reason.ts';
import { SplendorTable } from './table.tsx';
import { texts } from './texts.ts';
import { inWords, sayMove } from './words.ts';

const turns = new Set(['took', 'bought', 'reserved', 'passed']);

/** A heading above the first turn of every round: that of the first seat. */
export function headings(events: readonly GameEvent[]): (string | null)[] {
  let round = 0;
  return events.map(({ type, seat }) => (turns.has(type) && seat === 0 ? texts.round(++round) : null));
}

export const table: GameTable<View, Event> = {
  Table: SplendorTable,
  Picture,
  pictures,
  Line,
  headings,
  keys: texts.keys,
  explain: ({ view, seat, words }) => explain(view, seat, words),
  ended: (view, seat) => {
    const board = view.playerBoards[`p${seat}`];
    return texts.ended(board.purchasedCardIds.length, board.nobles.length);
  },
  reason,
  inWords,
  moveTitle: (view, words) => sayMove(words, view),
  pieces,
  round: (view) => view.round,
  terms: ({ playTo = USUAL_GOAL }) => texts.firstTo(Number(playTo)),
  goal: (view) => view.options.playTo,
  open: (onlooker, seats) => ({
    ...onlooker,
    playerBoards: Object.fromEntries(seats.map((view, seat) => [`p${seat}`, view.playerBoards[`p${seat}`]])),
  }),
  mark: ({ type }) => (type === 'visited' ? 'crown' : type === 'lastRound' ? 'flag' : null),
};
