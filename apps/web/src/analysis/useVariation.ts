/** A position with branches: moves are tried on a board of their own, step by step, and can be taken back. */
import type { GamePack, Seat } from '@baize/game';
import { announce, type GameTable } from '@baize/table';
import { useCallback, useEffect, useState } from 'react';
import { actOf } from '../games.ts';
import { Board, type Position } from '../learn/board.ts';

export interface Variation {
  readonly board: Board;
  /** Words tried since the position that was opened. */
  readonly tried: readonly string[];
  readonly play: (words: readonly string[]) => boolean;
  /** All that is done in one act with a move of the position on the board. */
  readonly act: (words: string, then?: readonly string[]) => readonly string[];
  readonly back: () => void;
  /** Opens another position. */
  readonly open: (position: Position) => void;
  readonly look: (eyes: Seat | 'open') => void;
}

export function useVariation(
  pack: GamePack,
  start: Position,
  eyes: Seat | 'open',
  names: readonly string[],
  table: GameTable | null,
): Variation {
  const [board] = useState(() => new Board(pack, start, eyes, names, announce, table));
  const [path, setPath] = useState<readonly Position[]>([]);
  useEffect(() => () => board.stage.close(), [board]);
  const act = useCallback(
    (words: string, then?: readonly string[]) => actOf(table, board.seen(), words, then),
    [board, table],
  );
  return {
    board,
    tried: path.length === 0 ? [] : board.position.made,
    play(words) {
      const before = board.position;
      if (!board.play(words)) return false;
      setPath((now) => [...now, before]);
      return true;
    },
    act,
    back() {
      const before = path.at(-1);
      if (before === undefined) return;
      board.jump(before);
      setPath(path.slice(0, -1));
    },
    open(position) {
      board.jump(position);
      setPath([]);
    },
    look: (next) => board.look(next),
  };
}
