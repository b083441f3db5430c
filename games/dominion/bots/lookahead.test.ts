import { BotRandom, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { CARD } from '../src/facts.ts';
import { game } from '../src/game.ts';
import { firstGame } from '../test/rich.ts';
import { moves as legalMoves } from '../src/legal.ts';
import type { State } from '../src/state.ts';
import { newcomer } from './amateurs.ts';
import { settingOf } from './contest.ts';
import { expert } from './expert.ts';
import { mind } from './learnt/mind.ts';
import { isSafe, searchGuide } from './lookahead.ts';
import { TableSituation } from './situation.ts';

/** A table some moves on, as the expert plays it, with a choice to make. */
function table(seed: string, moves: number): State {
  const state = game.start(firstGame, 2, seed);
  for (let made = 0; made < moves || legalMoves(state).length === 1; made++) game.advance(state, expertMove(state));
  return state;
}

const moveOf = (bot: typeof expert, state: State): number =>
  bot.decide(game.view(state, state.asked), legalMoves(state), state.asked, new BotRandom('moves', '0')).move;
const expertMove = (state: State): number => moveOf(expert, state);

test('where nobody has an answer to the network, search thinks about what the expert would do, first of all', () => {
  expect(isSafe(settingOf(table('safe', 0)))).toBe(true);
  let second = 0;
  for (let i = 0; i < 30; i++) {
    const state = table(`worth ${i}`, 10 + i);
    const worth = searchGuide.worth(state, legalMoves(state));
    expect(worth[0]).toBe(expertMove(state));
    expect(legalMoves(state)).toEqual(expect.arrayContaining([...worth]));
    if (worth.length > 1) second++;
  }
  expect(second).toBeGreaterThan(2);
});

test('an imagined game goes on for four turns of whoever imagines it, and to the tenth, then its worth is told', () => {
  for (let i = 0; i < 10; i++) {
    const state = table(`ahead ${i}`, 6 * i);
    const seat = state.asked;
    const chance = seeded(`ahead ${i}`);
    const { turns } = state.players[seat];
    let hopes: readonly number[] | null = null;
    while (state.asked >= 0 && hopes === null) {
      game.advance(state, searchGuide.quick(state, chance, seat));
      hopes = searchGuide.outlook?.(state) ?? null;
    }
    expect(state.players[seat].turns).toBe(Math.max(10, turns + 4));
    expect(hopes?.[0]).toBeGreaterThanOrEqual(0);
    expect(hopes?.[0]).toBeLessThanOrEqual(1);
    expect((hopes?.[0] ?? 0) + (hopes?.[1] ?? 0)).toBeCloseTo(1);
  }
});

test('where the game is as good as won or lost, no move gets a second thought', () => {
  let hesitations = 0;
  for (let i = 0; i < 4; i++) {
    const state = game.start(firstGame, 2, `decided ${i}`);
    for (; state.asked >= 0; game.advance(state, moveOf(state.asked === 0 ? expert : newcomer, state))) {
      const moves = legalMoves(state);
      const at = TableSituation.ofState(state);
      const hope = moves.length > 1 ? mind.hope(at, moves) : null;
      if (hope === null || (hope > 0.1 && hope < 0.9)) continue;
      expect(searchGuide.worth(state, moves)).toHaveLength(1);
      if (mind.rank(at, moves).length > 1) hesitations++;
    }
  }
  expect(hesitations).toBeGreaterThan(3);
});

test('an imagined game that nobody can end is taken as it stands after sixty turns', () => {
  const state = game.start(firstGame, 2, 'endless');
  const after = (turns: number): readonly number[] | null => {
    for (const player of state.players) player.turns = turns;
    return searchGuide.outlook?.(state) ?? null;
  };
  expect(after(60)).toBeNull();
  expect(after(61)).toEqual([0.5, 0.5]);
  state.players[1].owned[CARD.Estate]++;
  expect(after(61)).toEqual([0, 1]);
});
