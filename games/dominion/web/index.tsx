/** Dominion in the browser: the table, its log, its options, and what is shown after the game. */
import './dominion.css';
import './cards.css';
import './phone.css';
import './landscape.css';
import './low.css';
import './after.css';
import type { GameTable } from '@baize/table';
import type { Event } from '../src/events.ts';
import type { View } from '../src/view.ts';
import { After } from './after.tsx';
import { Line } from './line.tsx';
import { KingdomOptions } from './picker.tsx';
import { DominionTable } from './table.tsx';

export const table: GameTable<View, Event> = {
  Table: DominionTable,
  Line,
  After,
  Options: KingdomOptions,
  round: (view) => Math.max(...view.players.map(({ turns }) => turns)),
  roundWord: 'Turn',
  mark: (event) => (event.type === 'bought' && event.card === 'Province' ? 'crown' : null),
};
