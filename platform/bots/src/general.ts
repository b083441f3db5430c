/** Players for any game by name: `random`, `rollout:200`, `search:1000`, `search:50ms`. */
import type { AnyBot, GamePack } from '@baize/game';
import { randomBot } from './random.ts';
import { rollout } from './rollout.ts';
import { search } from './search.ts';

/** For help texts: the names, with the budgets they may carry. */
export const generalNames = ['random', 'rollout[:playouts]', 'search[:playouts]', 'search:<n>ms'] as const;

/** The player called so at this game, or `null` when the name is none of these. */
export function generalBot(pack: GamePack, name: string): AnyBot | null {
  if (name === 'random') return randomBot;
  const match = /^(rollout|search)(?::([1-9]\d*)(ms)?)?$/.exec(name);
  if (match === null) return null;
  const [, kind, amount, ms] = match;
  if (kind === 'rollout') return ms === undefined ? { ...rollout(pack.game, Number(amount ?? 200)), name } : null;
  const guide = pack.guide === undefined ? {} : { guide: pack.guide };
  const budget = ms === undefined ? { playouts: Number(amount ?? 1000) } : { ms: Number(amount) };
  return search(pack.game, { ...guide, ...budget }, name);
}
