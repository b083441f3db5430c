/** Numbers in the lane below a chart. */

/** From the middle of one to the next, with room between them. */
export const MARK = 22;

/** Pushes marks apart so that none covers another, and keeps them inside. */
export function apart(places: readonly number[], gap: number, most: number): number[] {
  const moved = [...places];
  for (let i = 1; i < moved.length; i++) moved[i] = Math.max(moved[i], moved[i - 1] + gap);
  for (let i = moved.length - 1, edge = most; i >= 0; i--, edge -= gap) moved[i] = Math.min(moved[i], edge);
  return moved;
}
