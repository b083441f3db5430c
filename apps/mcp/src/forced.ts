/**
 * Move objects that name what was played for the caller because it was the only choice: they change nothing and are no mistake,
 * as a caller may follow examples in which every step is asked for.
 */
import { seeded } from '@baize/game';
import type { ViewAnswer } from '@baize/protocol';
import { unquoted } from './hearing.ts';
import type { MoveInput } from './schemas.ts';
import type { CallerTable } from './table.ts';

/** Steps that are looked back at. */
const furthest = 12;

/** The version after the forced step that this move names, or `null`. `from` is where the caller's last command was played. */
export async function namesForced(table: CallerTable, said: MoveInput, from: number): Promise<number | null> {
  const move = unquoted(said);
  const { look, host, at } = table;
  if (typeof move !== 'object' || Array.isArray(move) || look.you === null) return null;
  for (let version = Math.max(from, look.version - furthest); version < look.version; version++) {
    const then = await host.look(at.match, at.token, version);
    const steps = then.turn === look.you && then.view !== null ? forcedSteps(table, then, move) : 0;
    if (steps > 0) return version + steps;
  }
  return null;
}

/** How many steps this move means there, if none of them was a choice. */
function forcedSteps({ pack }: CallerTable, { view, you }: ViewAnswer, move: Record<string, unknown>): number {
  const words = pack.wordsOf?.(move, view, you ?? -1) ?? null;
  if (words === null || 'refused' in words) return 0;
  const { game } = pack;
  const state = game.imagine(structuredClone(view), seeded('a forced step'));
  for (const said of words) {
    const [only, ...others] = game.moves(state);
    if (others.length > 0 || game.say(only, state) !== said) return 0;
    game.advance(state, only);
  }
  return words.length;
}
