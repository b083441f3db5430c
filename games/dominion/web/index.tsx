/** Dominion in the browser: the table, its log, its options, and what is shown after the game. */
import './tokens.css';
import type { GameTable } from '@baize/table';
import type { Event } from '../src/events.ts';
import type { View } from '../src/view.ts';
import { After } from './after.tsx';
import { Badge } from './badge.tsx';
import { explain } from './explain.ts';
import { fold } from './fold.ts';
import { headings, Line } from './line.tsx';
import { KingdomOptions } from './picker.tsx';
import { Picture, pictures } from './picture.tsx';
import { pieces } from './pieces.ts';
import { reason } from './reason.ts';
import { begins } from './story.ts';
import { DominionTable } from './table.tsx';
import { texts } from './texts.ts';

export const table: GameTable<View, Event> = {
  Table: DominionTable,
  inBar: true,
  showsPreparing: true,
  Badge,
  Picture,
  pictures,
  Line,
  headings,
  fold,
  begins,
  explain,
  pieces,
  ended: ({ players }, seat) => {
    const side = players[seat];
    return side === undefined ? '' : `${texts.end.owns(side.cards)}, ${texts.end.turns(side.turns)}`;
  },
  reason,
  keys: texts.keys,
  After,
  Options: KingdomOptions,
  round: (view) => Math.max(...view.players.map(({ turns }) => turns)),
  roundWord: 'Turn',
  mark: (event) => (event.type === 'bought' && event.card === 'Province' ? 'crown' : null),
};
