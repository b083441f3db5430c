/** Rows of the lists: my games, open tables, matches to watch. */
import { buttonClass, Icon, cx } from '@baize/table';
import type { Seen } from '@baize/game';
import type { TableLine, ViewAnswer } from '@baize/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTable } from '../games.ts';
import type { MySeat } from '../mine.ts';
import { Tile } from '../parts/art.tsx';
import { clockWords } from '../parts/clockWords.ts';
import { useAfter } from '../parts/states.tsx';
import { texts } from '../texts.ts';
import styles from './rows.module.css';

export const Seats = ({ seats }: { readonly seats: TableLine['seats'] }): ReactNode => (
  <span
    className={styles.rings}
    role="img"
    aria-label={texts.start.seatsTaken(seats.filter(({ name }) => name !== null).length, seats.length)}
  >
    {seats.map((seat, i) =>
      seat.name === null ? (
        <i key={i} className={styles.free} />
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

/** A row that leads to a table; without a connection it leads nowhere, and looks so. */
const Row = ({
  href,
  lost,
  className,
  act,
  outline = false,
  children,
}: {
  readonly href: string;
  readonly lost: boolean;
  readonly className?: string;
  /** What a click does. */
  readonly act: string;
  readonly outline?: boolean;
  readonly children: ReactNode;
}): ReactNode => {
  const words = (
    <>
      {children}
      <span
        className={cx(buttonClass({ size: 'small', look: outline ? 'outline' : 'plain' }), styles.act)}
        aria-disabled={lost || undefined}
      >
        {act}
      </span>
    </>
  );
  return lost ? (
    <div className={cx(styles.row, className)}>{words}</div>
  ) : (
    <Link className={cx(styles.row, className)} href={href}>
      {words}
    </Link>
  );
};

/** Who else plays, and how far the game is, as soon as its table is there to say so. */
export function Company({ game: { seat, view } }: { readonly game: MyGame }): ReactNode {
  const { value: table } = useTable(view.status === 'playing' ? seat.game : null);
  const others = view.table.seats.filter((_, i) => i !== seat.seat).map(({ name }) => name ?? texts.gather.free);
  const round = table?.round?.(view.view as Seen) ?? 0;
  return round > 0 ? texts.start.withIn(others, texts.replay.round(round, table?.roundWord)) : texts.start.with(others);
}

export function MyRow({ game, lost = false }: { readonly game: MyGame; readonly lost?: boolean }): ReactNode {
  const { seat, view } = game;
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
    <Row
      href={`${over ? '/r/' : '/t/'}${seat.match}`}
      lost={lost}
      act={mine ? texts.start.continue : over ? texts.start.replay : texts.start.open}
      outline={mine}
    >
      <Tile game={seat.game} />
      <span className={styles.text}>
        <b className={mine ? styles.mine : ''}>{title}</b>
        <span className="soft small">
          <Company game={game} />
        </span>
      </span>
    </Row>
  );
}

export function TableRow({
  line,
  title,
  lost = false,
}: {
  readonly line: TableLine;
  readonly title: string;
  readonly lost?: boolean;
}): ReactNode {
  const people = line.seats.flatMap(({ name }) => (name === null ? [] : [name]));
  const over = line.status === 'over';
  const name = line.status === 'open' && people[0] !== undefined ? texts.start.tableOf(people[0]) : people.join(', ');
  return (
    <Row
      className={styles.withSeats}
      href={`${over ? '/r/' : '/t/'}${line.match}`}
      lost={lost}
      act={over ? texts.start.replay : line.status === 'open' ? texts.start.join : texts.start.watch}
    >
      <Tile game={line.game} className={styles.tile} />
      <span className={styles.text}>
        <b>{name}</b>
        <span className="soft small">{line.clock === null ? title : `${title} · ${clockWords(line)}`}</span>
      </span>
      <Seats seats={line.seats} />
    </Row>
  );
}

/** Rows to come. */
export function Rows({ rows = 4 }: { readonly rows?: number }): ReactNode {
  if (!useAfter(200))
    return <div className={cx('panel', styles.list)} aria-busy="true" style={{ minHeight: 60 * rows }} />;
  return (
    <div className={cx('panel', styles.list)} aria-busy="true">
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} className={styles.row}>
          <i className="skeleton" style={{ width: 40, height: 40, borderRadius: 10 }} />
          <span className={styles.text}>
            <i className="skeleton" style={{ width: `${48 - (i % 3) * 8}%`, height: 12 }} />
            <i className="skeleton" style={{ width: `${64 - (i % 2) * 14}%`, height: 10, marginTop: 6 }} />
          </span>
          <i className="skeleton" style={{ width: 64, height: 36, borderRadius: 10 }} />
        </div>
      ))}
    </div>
  );
}
