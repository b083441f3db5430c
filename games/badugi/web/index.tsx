/** Badugi in the browser: the table, its log, and what the pages around it need. */
import './tokens.css';
import type { GameTable } from '@baize/table';
import type { Event } from '../src/events.ts';
import { placesOf, type View } from '../src/index.ts';
import { After } from './after.tsx';
import { actOf } from './deciding.ts';
import { explain, hintTitle, inWords } from './explain.ts';
import { headings, Line } from './line.tsx';
import { Options } from './options.tsx';
import { Picture, pictures } from './picture.tsx';
import { pieces } from './pieces.ts';
import type { OpenView } from './scene.ts';
import { BadugiTable } from './table.tsx';
import { texts } from './texts.ts';

export const table: GameTable<View, Event> = {
  Table: BadugiTable,
  Line,
  headings,
  holds: ({ type }) => type === 'ended',
  After,
  Options,
  inWords,
  pieces,
  keys: texts.keys,
  moveTitle: hintTitle,
  act: actOf,
  advises: ({ buying }) => !buying,
  explain: ({ view, words }) => explain(view, words),
  ended: ({ table: { match, stack }, seats }, seat, ranks) => {
    const { stack: left = 0, bought = 0 } = seats[seat] ?? {};
    // whoever resigned may have the first place at the table, but not in the result
    const places = seats.every(({ place }) => place > 0) ? ranks : seats.map(({ place }) => place);
    const place = places[seat] ?? 0;
    return match === 'tournament'
      ? texts.ended(left, place, places.filter((each) => each === place).length > 1)
      : texts.endedCash(left - bought, Math.round(bought / stack) - 1);
  },
  Picture,
  pictures,
  panelInTab: true,
  panelOnPhone: true,
  round: (view) => view.hand,
  roundWord: 'Hand',
  prize: ({ table: { match } }) => (match === 'tournament' ? texts.prize : null),
  places: (view) => placesOf(view),
  open: (onlooker, seats): OpenView => ({
    ...onlooker,
    open: seats.map((view) => view.cards),
  }),
  mark: ({ type }) => (type === 'busted' ? 'flag' : type === 'champion' ? 'crown' : null),
};
