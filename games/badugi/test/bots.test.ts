/** The players: legal, reproducible, reasoned, and as good as they are meant to be. */
import { below, BotRandom, seeded } from '@baize/game';
import { beforeAll, describe, expect, test } from 'vitest';
import { basic } from '../bots/basic.ts';
import { cpus } from '../bots/cpu.ts';
import { drawTo } from '../bots/transitions.ts';
import { guide } from '../bots/guide.ts';
import { bots, sparring } from '../bots/index.ts';
import { probe } from '../bots/probe.ts';
import { categoryOf, chartShare, inChart, isSmoothClass } from '../bots/profiles.ts';
import { station } from '../bots/yardsticks.ts';
import { type Criterion, measureCriteria } from '../criteria.ts';
import { amongOthers, HAND, headsUp, random } from '../measure.ts';
import { cardFrom } from '../src/cards.ts';
import { classOf, sizeOfClass } from '../src/hand.ts';
import { matchRulesOf } from '../src/rules.ts';
import { advance, movesOf, open } from '../src/advance.ts';
import { imagine, viewOf } from '../src/view.ts';

const hand = (text: string): number => classOf(text.split(' ').map(cardFrom));

describe('every player', () => {
  test('chooses a legal move with a reason, from what its seat knows', () => {
    for (const bot of [...bots, ...sparring])
      for (let game = 0; game < 12; game++) {
        const seats = 2 + (game % 6);
        const state = open(matchRulesOf({ ...HAND, stack: 60 + 40 * game }), seats, seeded(`${bot.name} ${game}`));
        for (let n = 0; state.turn >= 0; n++) {
          const seat = state.turn;
          const decide = (from: typeof state): { move: number; why: string } =>
            bot.decide(viewOf(from, seat), movesOf(from), seat, new BotRandom('secret', String(n)));
          const { move, why } = decide(state);
          expect(movesOf(state), bot.name).toContain(move);
          expect(why).toMatch(/^[A-Z].*\.$/);
          const elsewhere = imagine(viewOf(state, seat), seeded(`other ${n}`));
          expect(decide(elsewhere)).toEqual({ move, why });
          advance(state, move);
        }
      }
  });

  test('search is told of legal moves only, and of some', () => {
    const chance = seeded('guide');
    let quicker = 0;
    for (let game = 0; game < 60; game++) {
      const state = open(matchRulesOf({ ...HAND, stack: 300 }), 2 + (game % 6), chance);
      while (state.turn >= 0) {
        const moves = movesOf(state);
        const worth = guide.worth(state, moves);
        expect(worth.length).toBeGreaterThan(0);
        expect(moves).toEqual(expect.arrayContaining([...worth]));
        if (worth.length < moves.length) quicker++;
        const move = game % 2 === 0 ? guide.quick(state, chance, game % 3) : worth[below(chance, worth.length)];
        expect(moves).toContain(move);
        advance(state, move);
      }
      expect(probe.round(state)).toBe(1);
      const chips = state.stacks.map((_, seat) => probe.series['chips']?.read(state, seat) ?? 1);
      expect(chips.reduce((sum, each) => sum + each, 0)).toBe(0);
    }
    expect(quicker).toBeGreaterThan(100);
  });

  test('search imagines hands that fit: who stands pat has a badugi nearly always', () => {
    const chance = seeded('fit');
    let pat = 0;
    let badugis = 0;
    for (let game = 0; game < 150; game++) {
      const state = open(matchRulesOf(HAND), 2, seeded(`fit ${game}`));
      for (let n = 0; state.turn >= 0; n++) {
        const seat = state.turn;
        const view = viewOf(state, seat);
        if (!view.drawing && view.seats[1 - seat]?.drawHistory[0] === 0 && view.street === 1) {
          const world = imagine(view, chance);
          guide.fit?.(world, seat, chance);
          expect(viewOf(world, seat)).toEqual(view);
          pat++;
          if (sizeOfClass(classOf(world.hands[1 - seat])) === 4) badugis++;
        }
        advance(state, cpus[seat].decide(view, movesOf(state), seat, new BotRandom(`f${game}`, `${n}`)).move);
      }
    }
    expect(pat).toBeGreaterThan(10);
    expect(badugis / pat).toBeGreaterThan(0.8);
  });

  test('has a name and says what it is', () => {
    const all = [...bots, ...sparring].map((bot) => bot.name);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining(['basic', 'station', 'maniac', 'cpu1', 'cpu6']));
  });
});

describe('what the players know', () => {
  test('B24: chances to complete are exact', () => {
    const complete = (text: string): number => {
      const { to, chance } = drawTo(hand(text));
      return to.reduce((sum, each, i) => sum + (each < 715 ? chance[i] : 0), 0);
    };
    expect(complete('Ac 4d 6h')).toBeCloseTo(10 / 48, 10);
    expect(complete('Ac 4d')).toBeCloseTo(110 / 1128, 10);
    expect(complete('Ac')).toBeCloseTo(1320 / 17_296, 10);
  });

  test('position is by who acts after: blinds and first seats early, cutoff and button late', () => {
    const around = (players: number): string =>
      Array.from({ length: players }, (_, place) => categoryOf(place, players)[0]).join('');
    expect([2, 3, 4, 5, 6, 7].map(around)).toEqual(['el', 'eel', 'eell', 'eeell', 'eeemll', 'eeeemll']);
  });

  test('the chart widens with position', () => {
    expect(chartShare.early).toBeLessThan(chartShare.middle);
    expect(chartShare.middle).toBeLessThan(chartShare.late);
    expect(inChart('early', hand('6c 4d Ah'))).toBe(true);
    expect(inChart('early', hand('6c 5d Ah'))).toBe(false);
    expect(inChart('late', hand('8c 7d Ah'))).toBe(true);
    expect(inChart('late', hand('3c Ad'))).toBe(true);
    expect(inChart('middle', hand('3c Ad'))).toBe(false);
  });

  test('smooth means a low second card', () => {
    expect(['7c 4d Ah', '8c 5d 2h', '4c 3d 2h As'].map((text) => isSmoothClass(hand(text)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['7c 6d Ah', 'Kc Qd Jh Ts', '8c 7d 2h'].map((text) => isSmoothClass(hand(text)))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the success criteria', () => {
  let rows: Criterion[] = [];
  beforeAll(() => {
    rows = measureCriteria({ hands: 20_000, matches: 2004, deals: 0 }, 'brief');
  }, 300_000);
  const row = (id: string): Criterion => rows.find((each) => each.id === id) as Criterion;

  for (const [id, what, least] of [
    ['SC-002', 'heads-up freeze-outs against basic are even', 2000],
    ['SC-003', 'raises more against those who drew two or more than against pat hands', 2000],
    ['SC-004', 'stands pat with three cards in 15 to 20 % of eligible spots', 500],
  ] as const)
    test(`${id}: ${what}`, () => {
      expect(row(id)).toMatchObject({ holds: true });
      expect(row(id).n).toBeGreaterThanOrEqual(least);
    });

  test('SC-001: folds are reported for all hands; of three cards and badugis early folds 40 to 60 % more than late', () => {
    const { value, n, holds } = row('SC-001');
    expect(n).toBeGreaterThan(row('three').n);
    expect(holds).toBe(value >= 40 && value <= 60);
    expect(row('three')).toMatchObject({ holds: true });
  });

  test('SC-005: openings are reported for all seats; of players without a blind at least 80 % are in the chart', () => {
    const { value, n, holds } = row('SC-005');
    expect(n).toBeGreaterThan(row('chart').n);
    expect(holds).toBe(value >= 80);
    expect(row('chart')).toMatchObject({ holds: true });
  });

  test('SC-006: answers to a price are reported', () => {
    expect(row('SC-006').holds).toBeNull();
    expect(row('SC-006').n).toBeGreaterThan(500);
  });

  test('SC-007: breaks are counted spot by spot against the hands really held, and reported', () => {
    const { value, n, holds } = row('SC-007');
    expect(n).toBeGreaterThan(200);
    expect(holds).toBe(value >= 70);
  });

  test('SC-008: all hold but those that are reported', () => {
    const missed = rows.filter(({ holds, id }) => holds === false && id !== 'SC-008').map(({ id }) => id);
    expect(['SC-001', 'SC-005', 'SC-007']).toEqual(expect.arrayContaining(missed));
    expect(row('SC-008').holds).toBe(missed.length === 0);
  });

  test('each profile beats random and station heads-up by more than 20 bb/100', () => {
    for (const cpu of cpus)
      for (const other of [random, station]) {
        const { mean, half } = headsUp(cpu, other, 300, 'short');
        expect(mean - half, `${cpu.name} against ${other.name}`).toBeGreaterThan(20);
      }
  });

  test('the six together do not lose to basic', () => {
    expect(amongOthers(basic, cpus, 500, 'short').mean).toBeLessThan(0);
  });
});
