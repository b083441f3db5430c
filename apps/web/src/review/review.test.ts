import { accuracyOf, analyse, costOf, findPlayer, type Review, review } from '@baize/bots';
import { recordGame, seeded } from '@baize/game';
import { catalogue } from '@baize/games';
import { describe, expect, it } from 'vitest';

const brief = { worlds: 20, sure: 16 };

async function reviewed(bots: readonly string[], options: object): Promise<Review> {
  const pack = await catalogue[2].load();
  const players = bots.map((bot) => {
    const found = findPlayer(pack, bot);
    if (found === undefined) throw new Error(bot);
    return found;
  });
  const record = recordGame(pack.game, players, { ...options }, 'review');
  let last: Review | undefined;
  for (const each of review(pack, record, brief)) last = each;
  if (last === undefined) throw new Error('no review');
  return last;
}

describe('review', () => {
  it('finds more to say about a weak player, costliest first, and is the same twice', async () => {
    const options = { rules: 'official', strictThree: false };
    const first = await reviewed(['novice', 'attentive'], options);
    expect(first.progress).toBe(1);
    const [novice, attentive] = first.players;
    expect(novice.loss).toBeGreaterThan(attentive.loss);
    const costs = first.mistakes.map(costOf);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
    expect(Math.min(...costs)).toBeGreaterThanOrEqual(0.03);
    const of = (who: number): number => first.mistakes.filter(({ seat }) => seat === who).length;
    expect(of(0)).toBeGreaterThan(of(1));
    expect(await reviewed(['novice', 'attentive'], options)).toEqual(first);
  });

  it('has an accuracy of 100 without losses and less with them', () => {
    expect(accuracyOf(0)).toBeCloseTo(100, 1);
    expect(accuracyOf(0.05)).toBeLessThan(accuracyOf(0.01));
    expect(accuracyOf(1)).toBeLessThan(1);
  });
});

describe('analysis', () => {
  it('knows nothing but the view: worlds that look alike give the same lines', async () => {
    for (const { load } of catalogue) {
      const { game, ...rest } = await load();
      const pack = { game, ...rest };
      const options = Object.fromEntries(
        Object.entries(game.options).map(([name, spec]) => [name, (spec as { default: unknown }).default]),
      );
      const state = game.start(options, 2, 'leak');
      const seat = game.turn(state) ?? 0;
      const view = game.view(state, seat);
      const other = game.imagine(view, seeded('another world'));
      const linesOf = (seen: unknown): unknown => {
        const analysis = analyse(pack, seen, seat, 'leak');
        analysis.deepen(20);
        return analysis.lines();
      };
      expect(linesOf(game.view(other, seat))).toEqual(linesOf(view));
    }
  });
});
