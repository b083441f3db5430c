/** A puzzle by its address, with everything that its page needs once it is here. */
import { findGame } from '@baize/games';
import type { GamePack, Puzzle } from '@baize/game';
import type { GameTable } from '@baize/table';
import type { ReactNode } from 'react';
import { type Puzzles, usePack, usePuzzles, useTable } from '../games.ts';
import { Failed, Loading, Missing } from '../parts/states.tsx';

export interface OpenedPuzzle {
  readonly pack: GamePack;
  readonly table: GameTable | null;
  readonly puzzles: Puzzles;
  readonly puzzle: Puzzle;
}

/** The game that a puzzle of this id belongs to. */
export const gameOf = (id: string): string => id.split('-')[0];

export function OpenPuzzle({
  id,
  texts,
  page: Page,
}: {
  readonly id: string;
  readonly texts: { readonly missing: string; readonly missingLine: string };
  readonly page: (opened: OpenedPuzzle) => ReactNode;
}): ReactNode {
  const game = gameOf(id);
  const pack = usePack(game);
  const table = useTable(game);
  const puzzles = usePuzzles(game);
  const puzzle = puzzles.value?.set.puzzles.find((each) => each.id === id);
  if (findGame(game)?.learn === undefined || (puzzles.value !== null && puzzle === undefined))
    return <Missing title={texts.missing} body={texts.missingLine} />;
  if ([pack, table, puzzles].some(({ state }) => state === 'failed')) return <Failed />;
  if (pack.value === null || table.state === 'loading' || puzzles.value === null || puzzle === undefined)
    return <Loading />;
  return <Page pack={pack.value} table={table.value} puzzles={puzzles.value} puzzle={puzzle} />;
}
