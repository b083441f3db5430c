/** Badugi in the browser: the table, and what replays and charts need. */
import './badugi.css';
import './phone.css';
import './review.css';
import type { GameTable } from '@baize/table';
import { placesOf, type View } from '../src/index.ts';
import type { OpenView } from './scene.ts';
import { BadugiTable } from './table.tsx';

export const table: GameTable = {
  Table: BadugiTable,
  round: (view) => (view as View).hand,
  roundWord: 'Hand',
  places: (view) => placesOf(view as View),
  open: (onlooker, seats): OpenView => ({
    ...(onlooker as View),
    open: seats.map((view) => (view as View).cards),
  }),
  mark: ({ type }) => (type === 'busted' ? 'flag' : type === 'champion' ? 'crown' : null),
};
