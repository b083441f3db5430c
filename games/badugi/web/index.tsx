/** Badugi in the browser: the table, and what replays and charts need. */
import './badugi.css';
import './phone.css';
import './review.css';
import type { GameTable } from '@baize/table';
import type { Event } from '../src/events.ts';
import { placesOf, type View } from '../src/index.ts';
import type { OpenView } from './scene.ts';
import { BadugiTable } from './table.tsx';

export const table: GameTable<View, Event> = {
  Table: BadugiTable,
  round: (view) => view.hand,
  roundWord: 'Hand',
  places: (view) => placesOf(view),
  open: (onlooker, seats): OpenView => ({
    ...onlooker,
    open: seats.map((view) => view.cards),
  }),
  mark: ({ type }) => (type === 'busted' ? 'flag' : type === 'champion' ? 'crown' : null),
};
