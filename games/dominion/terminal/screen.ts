/** Dominion's table on a terminal, by the size of the window. */
import { large } from './large.ts';
import { medium, small } from './lists.ts';
import { type Dominion, tableOf } from './table.ts';

export function draw(scene: Dominion): string[] {
  const table = tableOf(scene);
  if (scene.columns >= 120 && scene.rows >= 40) return large(table);
  return scene.columns >= 80 && scene.rows >= 24 ? medium(table) : small(table);
}
