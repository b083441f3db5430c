/** What stands beside the moves of an analysis: found out step by step, from a view alone. */
import { analyse } from '@baize/bots';
import { readOptions } from '@baize/game';
import { catalogue } from '@baize/games';
import { expect, test } from 'vitest';
import { Studying } from './studying.ts';
import { worthOf } from './worth.ts';

test('a study says how often, what follows and what the others may hold', async () => {
  const packs = await Promise.all(catalogue.map(({ load }) => load()));
  const studied = packs.filter(({ study }) => study !== undefined);
  expect(studied.length).toBeGreaterThan(0);
  for (const pack of studied) {
    const { game, study } = pack;
    const read = readOptions(game, {}, 2);
    if (!read.ok || study === undefined) throw new Error('no table for two');
    const state = game.start(read.options, 2, 'study');
    const seat = game.turn(state) ?? 0;
    const view = game.view(state, seat);
    const analysis = analyse(pack, view, seat, 'study');
    analysis.deepen(4);
    const studying = new Studying(pack, study, view, seat, 'study');
    expect(studying.seen().holdings).toBeNull();
    const lines = analysis.lines();
    for (let step = 0; step < 200; step++) studying.step(lines);
    const { often, follows, holdings, scale } = studying.seen();
    expect(Object.values(often).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(holdings?.map((each) => each.seat)).toEqual([1 - seat]);
    const [following] = Object.values(follows);
    expect(following.lines.reduce((sum, line) => sum + (line.often ?? 0), 0)).toBeCloseTo(1, 6);
    expect(worthOf({ hope: scale.from, error: 0 }, 'chips', scale).worth).toBe('0.0');
    expect(worthOf({ hope: scale.from + 2 * scale.size, error: 0 }, 'chips', scale).worth).toBe('+2.0');
  }
});
