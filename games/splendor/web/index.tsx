/** Splendor in the browser: the table, its log, and what the charts need. */
import './splendor.css';
import './phone.css';
import type { GameTable } from '@baize/table';
import type { Event } from '../src/events.ts';
import type { View } from '../src/index.ts';
import { goal } from './boards.tsx';
import { Line } from './deeds.tsx';
import { SplendorTable } from './table.tsx';
import { inWords } from './words.ts';

export const table: GameTable<View, Event> = {
  Table: SplendorTable,
  Line,
  inWords,
  round: (view) => view.round,
  goal: () => goal,
  open: (onlooker, seats) => ({
    ...onlooker,
    playerBoards: Object.fromEntries(seats.map((view, seat) => [`p${seat}`, view.playerBoards[`p${seat}`]])),
  }),
  mark: ({ type }) => (type === 'visited' ? 'crown' : type === 'lastRound' ? 'flag' : null),
};
