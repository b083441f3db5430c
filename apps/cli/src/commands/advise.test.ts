import type { Advice } from '@baize/game';
import { expect, it } from 'vitest';
import { adviceText } from './advise.ts';

const begun: Advice = {
  title: 'Two Smithies, then money',
  line: '',
  pieces: [{ name: 'Smithy', price: 4 }],
  list: [{ piece: 'Smithy', when: 'from 4 coins' }],
  text: 'Smithy',
  against: { name: 'Big Money', share: 0.7, within: 0.01, games: 3000 },
  worth: [],
  plans: [],
  openings: [],
  games: 3000,
  progress: 0.2,
};

it('tells what was found so far, and all of it at the end', () => {
  const first = adviceText(begun, 'test', 80);
  expect(first).toContain(' 1  Smithy  from 4 coins\nWins 70.0 % ± 1.0 against Big Money.');
  expect(first).not.toContain('What each adds');
  const share = { share: 0.45, within: 0.02, games: 1000 };
  const last = adviceText(
    {
      ...begun,
      worth: [{ piece: 'Smithy', ...share }],
      plans: [
        { name: 'Money', about: 'Smithy.', share, rounds: 17.4 },
        { name: 'Rush', about: 'No Gardens.', share: null, rounds: null },
      ],
      openings: [{ deal: '5 and 2', odds: '1 game in 6', lines: [{ ...share, buys: ['Smithy', 'nothing'] }] }],
      games: 123_456,
      progress: 1,
    },
    'test',
    80,
  );
  expect(last).toContain('Smithy   −5.0 ± 2.0  with it 45.0 %, without it 55.0 %');
  expect(last).toMatch(/Money +45\.0 % ± 2\.0 {2}17 turns {2}Smithy\./);
  expect(last).toMatch(/Rush +none: No Gardens\./);
  expect(last).toContain('First two turns with 5 and 2 (1 game in 6)\n  Smithy + nothing');
  expect(last).toContain('From 123,456 games, seed test.');
});
