/** Legal moves in an order that one finds one's way in. */

export interface MoveGroup {
  readonly verb: string;
  readonly moves: readonly string[];
}

/** Up to forty moves stay together; more are grouped by their first word. */
export function groupMoves(moves: readonly string[], together = 40): MoveGroup[] {
  if (moves.length <= together) return moves.length === 0 ? [] : [{ verb: '', moves }];
  const groups = new Map<string, string[]>();
  for (const words of moves) {
    const verb = words.split(' ')[0] ?? '';
    const group = groups.get(verb);
    if (group === undefined) groups.set(verb, [words]);
    else group.push(words);
  }
  return [...groups].map(([verb, list]) => ({ verb, moves: list }));
}
