import { pick, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { CARDS, game } from '../src/index.ts';
import { lastActions } from './actions.tsx';
import { actOf, explain } from './explain.ts';
import { headings } from './index.tsx';
import { sayMove } from './words.ts';

const options = { rules: 'official', strictThree: false } as const;

test('every legal move of random games is said in words, without ids, and explained from the view', () => {
  const reasons = new Set<string>();
  for (let seed = 0; seed < 6; seed++) {
    const chance = seeded(`explain ${seed}`);
    const state = game.start(options, 3, `explain ${seed}`);
    for (let turn = game.turn(state), n = 0; turn !== null && n < 90; turn = game.turn(state), n++) {
      const moves = game.moves(state);
      const view = game.view(state, turn);
      for (const move of moves) {
        const words = game.say(move, state);
        const said = `${sayMove(words, view)}. ${explain(view, turn, words) ?? ''} ${actOf(words)}`;
        expect(said).not.toMatch(/undefined|NaN|\bt\d-\d\d\b|\bn-\d\d\b|^\.|null/);
        expect(sayMove(words, view)).toMatch(/^[A-Z][a-z]+/);
        if (/^(?:take|buy|return)/.test(words)) reasons.add(words.split(' ')[0] + explain(view, turn, words));
      }
      game.advance(state, pick(chance, moves));
    }
  }
  expect([...reasons].some((reason) => reason.includes('You can then buy the'))).toBe(true);
  expect([...reasons].some((reason) => reason.includes('cheaper'))).toBe(true);
  expect([...reasons].some((reason) => reason.includes('No card goes out of reach'))).toBe(true);
});

test('reserving is explained by what it prevents or brings, not by what is still missing', () => {
  const state = game.start(options, 2, 'reserve');
  const view = structuredClone(game.view(state, 0));
  const dear = view.tableau.tier3[0] ?? CARDS[0];
  const why = (): string | null => explain(view, 0, `reserve ${dear.id}`);
  expect(why()).toBe('Nobody else can buy it, and the gold stands for any gem.');
  Object.assign(view.playerBoards.p1.bonuses, { ...dear.cost });
  expect(why()).toBe('An opponent could buy it next turn.');
  Object.assign(view.playerBoards.p0.bonuses, { ...dear.cost });
  expect(why()).toBe('An opponent could buy it next turn; you can buy it next turn.');
});

test('rounds begin with the first seat', () => {
  const events = [
    { type: 'took', seat: 0 },
    { type: 'returned', seat: 0 },
    { type: 'bought', seat: 1 },
    { type: 'refilled' },
    { type: 'reserved', seat: 0 },
  ];
  expect(headings(events)).toEqual(['Round 1', null, null, null, 'Round 2']);
});

test('what a seat did last goes with what it then returned, not with what it returned before', () => {
  const took = { type: 'took', seat: 0, tokens: { ruby: 1, onyx: 1 } } as const;
  const returned = { type: 'returned', seat: 0, tokens: { onyx: 1 } } as const;
  const passed = { type: 'passed', seat: 1 } as const;
  expect(lastActions([[took], [returned], [passed]], 2)).toEqual({
    by: [
      { event: took, back: returned.tokens },
      { event: passed, back: null },
    ],
    mover: 1,
  });
  expect(lastActions([[took], [returned], [took]], 1).by).toEqual([{ event: took, back: null }]);
});
