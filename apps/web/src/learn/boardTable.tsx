/** The game's own table over a board: the same component that plays, with what lessons, puzzles and analysis make of it. */
import type { GamePack, Seat } from '@baize/game';
import {
  type GameTable,
  type Mark,
  type Player,
  type Prompt,
  type Worth,
  Seated,
  TableRoom,
  useMarks,
  useMedia,
} from '@baize/table';
import { type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react';
import { FallbackTable } from '../match/fallback.tsx';
import { byVersion, type Shown } from '../match/stage.ts';
import { texts } from '../texts.ts';
import type { Board } from './board.ts';
import styles from './boardTable.module.css';

export const useShown = (board: Board): Shown | null =>
  useSyncExternalStore(board.stage.subscribe, board.stage.getSnapshot);

/** Whether the words beside a table can stand in its rail; elsewhere they stand next to it, as a `study` always does where both have room. */
export function usePanelInRail(table: GameTable | null, study = false): boolean {
  const wide = useMedia('(min-width: 1041px) and (min-height: 480px)');
  const both = useMedia('(min-width: 1400px) and (min-height: 760px)');
  return wide && table !== null && table.panelInTab !== true && !(study && both);
}

/** The pieces of these moves, marked; nothing where the table cannot point. */
export function markOf(table: GameTable | null, kind: Mark['kind'], moves: readonly string[], tag?: string): Mark[] {
  const pieces = moves.flatMap((words) => table?.pieces?.(words) ?? []);
  return pieces.length === 0 ? [] : [{ kind, pieces, ...(tag !== undefined && { tag }) }];
}

const noMarks: readonly Mark[] = [];
const noHints = { busy: false, close: () => {}, other: null };

export function BoardTable({
  pack,
  table,
  board,
  names,
  called = names,
  me = 0,
  moves,
  send,
  replay = false,
  exam = true,
  marks = noMarks,
  panel = null,
  study = false,
  prompt = null,
  worths = null,
}: {
  readonly pack: GamePack;
  readonly table: GameTable | null;
  readonly board: Board;
  readonly names: readonly string[];
  /** What the table calls them, where that differs: a review says You. */
  readonly called?: readonly string[];
  /** Whose seat the person at the screen has. */
  readonly me?: Seat;
  /** What can be chosen now, of what is legal; empty for nothing. */
  readonly moves: (legal: readonly string[]) => readonly string[];
  readonly send: (words: readonly string[]) => void;
  readonly replay?: boolean;
  /** The position is a question: the table does not tell what can be done. */
  readonly exam?: boolean;
  readonly marks?: readonly Mark[];
  /** For the rail of the table, where it has one. */
  readonly panel?: ReactNode;
  readonly study?: boolean;
  readonly prompt?: Prompt | null;
  readonly worths?: Readonly<Record<string, Worth>> | null;
}): ReactNode {
  const shown = useShown(board);
  const box = useRef<HTMLDivElement>(null);
  const players = useMemo(
    () =>
      names.map((name, seat): Player => {
        const kind = seat === me ? 'person' : 'bot';
        return { name, called: called[seat] ?? name, kind, detail: texts.kind[kind], away: false, clock: null };
      }),
    [names, called, me],
  );
  const log = useMemo(() => byVersion(shown?.log ?? []).map((group) => group.map(({ event }) => event)), [shown?.log]);
  useMarks(box, marks);
  if (shown === null) return null;
  const { snapshot, step, busy } = shown;
  const props = {
    view: snapshot.view as never,
    seat: snapshot.you,
    players,
    turn: snapshot.turn,
    moves: busy ? [] : moves(snapshot.legal),
    ask: snapshot.ask,
    result: busy ? null : snapshot.result,
    step,
    played: board.stage.played,
    log,
    send,
    pending: busy,
    pacing: null,
    hint: null,
    hinting: noHints,
    replay,
    position: true,
    exam,
    panel,
    study,
    prompt,
    worths,
    openChat: () => {},
  };
  const Own = table?.Table;
  const name = (seat: Seat): string => names[seat] ?? '';
  return (
    <div ref={box} className={styles.marked}>
      <Seated names={names}>
        <TableRoom>
          {(room) =>
            Own === undefined ? (
              <FallbackTable {...props} room={room} pack={pack} name={name} />
            ) : (
              <Own {...props} room={room} />
            )
          }
        </TableRoom>
      </Seated>
    </div>
  );
}
