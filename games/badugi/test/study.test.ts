/** What an analysis says of the others' hands follows from what was seen, and is about as right as it claims to be. */
import { below, type Holding, playGame, readOptions, seeded } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { decisions, study } from '../bots/study.ts';
import { position } from '../learn/position.ts';
import { game } from '../src/game.ts';
import { classOf, sizeOfClass } from '../src/hand.ts';
import type { State } from '../src/state.ts';

function finished<Value>(steps: Generator<undefined, Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

const holdingsOf = (state: State, seat: number): readonly Holding[] =>
  finished(study.holdings(game.view(state, seat), seat));

const shareOf = ({ kinds }: Holding, name: RegExp): number =>
  kinds.reduce((sum, kind) => sum + (name.test(kind.name) ? kind.share : 0), 0);

function optionsFor(seats: number, given: Readonly<Record<string, unknown>>): Parameters<typeof game.start>[0] {
  const read = readOptions(game, given, seats);
  if (!read.ok) throw new Error(read.message);
  return read.options as Parameters<typeof game.start>[0];
}

test('a hand is gone through again as it was played, with short stacks and several hands', () => {
  const chance = seeded('again');
  const state = game.start(optionsFor(4, { match: 'tournament', stack: 300, levelHands: 5 }), 4, 'again');
  for (let i = 0; i < 2000 && game.turn(state) !== null; i++) {
    let again: State | null = null;
    for (const each of decisions(game.view(state, null))) again = each.state;
    if (again !== null) {
      const { street, drawing, turn, paid, bets, folded, stacks, draws } = state;
      expect(again).toMatchObject({ street, drawing, turn, paid, bets, folded, stacks, draws });
    }
    const moves = game.moves(state);
    game.advance(state, moves[below(chance, moves.length)]);
  }
  expect(state.hand).toBeGreaterThan(5);
});

describe('what another may hold', () => {
  const pat = 'call, check, stand pat, stand pat, check, bet, call, stand pat, stand pat, check, bet';

  test('adds up to everything, and is better than mine as far as it says', () => {
    const [basil] = holdingsOf(position({ me: 'As 2h 3d 4c', basil: '5s 6h 7d 8c', moves: pat }), 0);
    expect(basil.shown).toBe('stood pat twice, bets');
    expect(shareOf(basil, /./)).toBeCloseTo(1, 9);
    // nothing beats the best hand there is
    for (const { better } of basil.kinds) expect(better).toBeLessThan(0.01);
    expect(shareOf(basil, /^Badugi/)).toBeGreaterThan(0.8);
  });

  test('does not change with the cards that it is about', () => {
    const one = holdingsOf(position({ me: 'As 2h 3d Kd', basil: '5s 6h 7d 8c', moves: pat }), 0);
    const other = holdingsOf(position({ me: 'As 2h 3d Kd', basil: 'Qs Qh Jd Jc', moves: pat }), 0);
    expect(one).toEqual(other);
  });

  test('is three cards for somebody who draws one, and anything before the first decision', () => {
    const [drew] = holdingsOf(
      position({ me: 'As 2h 3d 4c', basil: '5s 6h 7d 7c', moves: 'call, check, stand pat, discard 7c, draw' }),
      0,
    );
    expect(drew.shown).toBe('drew one');
    expect(shareOf(drew, /^Badugi/)).toBeLessThan(0.35);
    expect(shareOf(drew, /^Two/)).toBeLessThan(0.1);
    const [fresh] = holdingsOf(position({ me: 'As 2h 3d 4c', basil: '5s 6h 7d 8c', onButton: true }), 1);
    expect(fresh.shown).toBe('has not acted yet');
    expect(shareOf(fresh, /^Badugi/)).toBeCloseTo(0.06, 1);
  });

  test('is a badugi about as often as it says, where the tables play', () => {
    const hard = bots.find(({ name }) => name === 'hard');
    if (hard === undefined) throw new Error('nobody is called hard');
    let said = 0;
    let were = 0;
    let seen = 0;
    for (let hand = 0; hand < 40; hand++) {
      let asked = false;
      playGame(game, [hard, hard], optionsFor(2, { match: 'hand' }), `badugis ${hand}`, {
        before(state, seat) {
          if (asked || state.street < 2 || state.drawing) return;
          asked = true;
          seen++;
          said += shareOf(holdingsOf(state, seat)[0], /^Badugi/);
          were += sizeOfClass(classOf(state.hands[1 - seat])) === 4 ? 1 : 0;
        },
      });
    }
    expect(seen).toBeGreaterThan(20);
    expect(Math.abs(said - were) / seen).toBeLessThan(0.25);
  });
});

test('how often each answer is given adds up to one, and a worth is counted from giving up', () => {
  const state = position({ me: 'As 2h 3d 4c', basil: '5s 6h 7d 8c', moves: 'call, check, stand pat, stand pat' });
  const often = study.often(state) ?? [];
  expect(often.map(({ move }) => game.say(move, state)).toSorted()).toEqual(['bet', 'check']);
  expect(often.reduce((sum, each) => sum + each.often, 0)).toBeCloseTo(1, 9);
  expect(study.scale(game.view(state, 0), 0)).toMatchObject({ from: -20, size: 20 });
  expect(study.next(state)).toBeNull();
});
