/** Splendor's table on a terminal, by the size of the window. */
import type { Splendor } from './gems.ts';
import { large } from './large.ts';
import { medium, small } from './lists.ts';
import { tableOf } from './table.ts';

export function draw(scene: Splendor): string[] {
  const table = tableOf(scene);
  if (scene.columns >= 120 && scene.rows >= 40) return large(table);
  return scene.columns >= 80 && scene.rows >= 24 ? medium(table) : small(table);
}
