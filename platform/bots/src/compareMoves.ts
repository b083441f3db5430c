/** Several moves tried in the same imagined worlds, so that luck tells none of them from another. */
import { type AnyGame, fork, type Guide, type Seat, seeded, type ViewOf } from '@baize/game';
import { type Onwards, playOn } from './onwards.ts';
import { imagined } from './worlds.ts';

export interface Decision {
  readonly game: AnyGame;
  readonly guide: Guide<unknown, unknown> | undefined;
  /** What the mover knows. */
  readonly view: ViewOf<AnyGame>;
  readonly seat: Seat;
  /** How imagined games go on; by the guide where nothing is said. */
  readonly onwards?: Onwards;
}

/** The mover's hopes after each of these legal moves, by their indices, in worlds numbered on from `from`. */
export function compareMoves(
  { game, guide, view, seat, onwards: go }: Decision,
  indices: readonly number[],
  seed: string,
  from: number,
  worlds: number,
): number[][] {
  const hopes: number[][] = indices.map(() => []);
  for (let i = from; i < from + worlds; i++) {
    const chance = seeded(`${seed}|world ${i}`);
    const world = imagined(game, guide, view, seat, chance);
    const onwards = fork(chance);
    indices.forEach((index, at) => {
      const after = game.copy(world);
      game.advance(after, game.moves(after)[index]);
      const ends = go === undefined ? playOn(game, guide, after, { ...onwards }) : go(after, { ...onwards });
      hopes[at].push(ends[seat]);
    });
  }
  return hopes;
}

export const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The standard error of their mean. */
export function doubt(values: readonly number[]): number {
  const middle = average(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}
