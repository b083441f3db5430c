/** Rows of the lists: my games, open tables, matches to watch. */
import { buttonClass, Icon } from '@baize/table';
import type { TableLine, ViewAnswer } from '@baize/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { MySeat } from '../mine.ts';
import { Tile } from '../parts/art.tsx';
import { clockWords } from '../parts/clock-words.ts';
import { texts } from '../texts.ts';

export const Seats = ({ seats }: { readonly seats: TableLine['seats'] }): ReactNode => (
  <span
    className="seat-rings"
    role="img"
    aria-label={texts.start.seatsTaken(seats.filter(({ name }) => name !== null).length, seats.length)}
  >
    {seats.map((seat, i) =>
      seat.name === null ? (
        <i key={i} className="free" />
      ) : (
        <i key={i}>
          <Icon name={seat.kind} size={14} />
        </i>
      ),
    )}
  </span>
);

export interface MyGame {
  readonly seat: MySeat;
  readonly view: ViewAnswer;
}

const rank = ({ seat, view }: MyGame): number =>
  view.status === 'over' ? 2 : view.turn === seat.seat && view.status === 'playing' ? 0 : 1;

/** My turn first, then waiting, then finished; newest first in each. */
export const inOrder = (games: readonly MyGame[]): MyGame[] =>
  games.toSorted((a, b) => rank(a) - rank(b) || b.seat.since - a.seat.since);

export const isMyTurn = (game: MyGame): boolean => rank(game) === 0;

export function MyRow({ game }: { readonly game: MyGame }): ReactNode {
  const { seat, view } = game;
  const others = view.table.seats.filter((_, i) => i !== seat.seat).map(({ name }) => name ?? texts.gather.free);
  const turn = view.turn === null ? null : view.table.seats[view.turn];
  const mine = isMyTurn(game);
  const over = view.status === 'over';
  const title =
    view.status === 'open'
      ? texts.start.gathering
      : over
        ? view.result?.winners.includes(seat.seat)
          ? texts.start.youWon
          : texts.start.finished
        : mine
          ? texts.start.yourTurn
          : turn?.kind === 'person'
            ? texts.start.waitingFor(turn.name ?? '')
            : texts.start.thinking(turn?.name ?? '');
  return (
    <Link className="row" href={`${over ? '/r/' : '/t/'}${seat.match}`}>
      <Tile game={seat.game} />
      <span className="row-text">
        <b className={mine ? 'mine' : ''}>{title}</b>
        <span className="soft small">{texts.start.with(others.join(', '))}</span>
      </span>
      <span className={buttonClass({ size: 'small', look: mine ? 'outline' : 'plain' })}>
        {mine ? texts.start.continue : over ? texts.start.replay : texts.start.open}
      </span>
    </Link>
  );
}

export function TableRow({ line, title }: { readonly line: TableLine; readonly title: string }): ReactNode {
  const people = line.seats.flatMap(({ name }) => (name === null ? [] : [name]));
  const over = line.status === 'over';
  const name = line.status === 'open' && people[0] !== undefined ? texts.start.tableOf(people[0]) : people.join(', ');
  return (
    <Link className="row with-seats" href={`${over ? '/r/' : '/t/'}${line.match}`}>
      <Tile game={line.game} />
      <span className="row-text">
        <b>{name}</b>
        <span className="soft small">{line.clock === null ? title : `${title} · ${clockWords(line)}`}</span>
      </span>
      <Seats seats={line.seats} />
      <span className={buttonClass({ look: 'plain', size: 'small' })}>
        {over ? texts.start.replay : line.status === 'open' ? texts.start.join : texts.start.watch}
      </span>
    </Link>
  );
}
