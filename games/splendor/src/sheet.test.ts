import { expect, test } from 'vitest';
import { give, hold, table } from '../test/table.ts';
import { costOf, sheet } from './sheet.ts';
import { view } from './view.ts';

const name = (seat: number): string => ['You', 'Fern'][seat];

test('the table in parts: a hidden card stays hidden', () => {
  const state = table();
  hold(state, 1, 't2-09', true);
  const parts = sheet(view(state, 0), name);
  expect(parts.map(({ heading }) => heading)).toEqual([
    'Round 1',
    'You',
    'Fern',
    'Tier 3',
    'Tier 2',
    'Tier 1',
    'Nobles',
  ]);
  expect(JSON.stringify(parts)).toContain('a hidden tier 2 card');
  expect(JSON.stringify(parts)).not.toContain('t2-09');
  expect(JSON.stringify(sheet(view(state, 1), name))).toContain('t2-09');
});

test('a purchase costs what bonuses leave of its price, and gold for gems that are missing', () => {
  const state = table();
  const card = view(state, 0).tableau.tier1[0];
  if (card === null) throw new Error('no card');
  const [first, ...others] = Object.entries(card.cost).filter(([, count]) => count > 0);
  give(state, 0, { ...Object.fromEntries(others), gold: first[1] });
  const cost = costOf(view(state, 0), `buy ${card.id}`);
  expect(cost?.price).toContain(`${first[1]}G`);
  expect(cost?.leaves).toContain('Leaves 0 tokens.');
  expect(costOf(view(state, 0), 'reserve t1-01')).toBeNull();
  expect(costOf(view(state, null), `buy ${card.id}`)).toBeNull();
});
