/** One little script per ruling of docs/rules/badugi.md. */
import { hear, seeded } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { raiseTo, toCall } from '../src/betting.ts';
import { cardFrom } from '../src/cards.ts';
import { game } from '../src/game.ts';
import { sharesOf } from '../src/pots.ts';
import { type Options, prizes, RULES, type RuleSet, stakesAt, stakesOf, matchRulesOf } from '../src/rules.ts';
import type { State } from '../src/state.ts';
import { open } from '../src/advance.ts';
import { result } from '../src/tournament.ts';
import { placesOf, viewOf } from '../src/view.ts';

const OPTIONS: Options = {
  rules: 'house',
  match: 'hand',
  hands: 1,
  rebuy: 'always',
  stack: 1000,
  smallBlind: 10,
  bigBlind: 20,
  ante: 0,
  levelHands: 2,
};

function start(stacks: readonly number[], changes: Partial<Options> = {}, cards = ''): State {
  const table = matchRulesOf({ ...OPTIONS, ...changes });
  const rigged = cards === '' ? [] : cards.split(' ').map(cardFrom);
  const stakes = stakesOf(table.ante, table.small, table.big);
  return open(table, stacks.length, seeded('rulings'), { stacks, rigged, stakes, events: true });
}

function say(state: State, script: string): State {
  for (const words of script.split(',').map((each) => each.trim())) {
    const move = hear(game, state, words);
    if (move === null)
      throw new Error(
        `'${words}' is not legal: ${game
          .moves(state)
          .map((each) => game.say(each, state))
          .join(', ')}`,
      );
    game.advance(state, move);
  }
  return state;
}

const words = (state: State): string[] => game.moves(state).map((move) => game.say(move, state));
const types = (state: State): string[] => (state.events ?? []).map((event) => event.type);

describe('seats and blinds', () => {
  test('B3, B5: seat 0 is left of the first button; the seat after the big blind starts, later the left of the button', () => {
    const state = start([500, 500, 500, 500]);
    expect([state.button, state.bets, state.turn]).toEqual([3, [10, 20, 0, 0], 2]);
    say(state, 'call, call, call, check');
    expect([state.drawing, state.turn]).toEqual([true, 0]);
    say(state, 'stand pat, stand pat, stand pat, stand pat');
    expect(state.turn).toBe(0);
  });

  test('B4: heads-up the button posts the small blind, acts first, then last', () => {
    const state = start([500, 500]);
    expect([state.button, state.bets, state.turn]).toEqual([1, [20, 10], 1]);
    say(state, 'call, check, stand pat, stand pat');
    expect(state.turn).toBe(0);
  });

  test('B6: antes before blinds, short ones all in', () => {
    const state = start([500, 3, 500], { ante: 5 });
    expect([state.paid, state.bets]).toEqual([
      [15, 3, 5],
      [10, 0, 0],
    ]);
  });
});

describe('betting', () => {
  test('B7: no folding while checking is free', () => {
    const state = say(start([500, 500]), 'call');
    expect(words(state)).toEqual(['check', 'raise']);
  });

  test('B8: five bets in house, four in official, the big blind the first; double size from the third round', () => {
    const raises = (rules: RuleSet): number => {
      const state = start([5000, 5000], { rules });
      let n = 1;
      for (; words(state).includes('raise'); n++) say(state, 'raise');
      return n;
    };
    expect(['house', 'official', 'pokerkit'].map((rules) => raises(rules as RuleSet))).toEqual([5, 4, 5]);
    const state = say(start([500, 500]), 'call, check, stand pat, stand pat');
    expect(raiseTo(state, 0)).toBe(20);
    say(state, 'check, check, stand pat, stand pat');
    expect(raiseTo(state, 0)).toBe(40);
  });

  test('B9, B14: no raise that nobody could call, and no betting for one alone', () => {
    const state = start([500, 15]);
    expect(words(state)).toEqual(['fold', 'call']);
    say(state, 'call');
    expect(state.drawing).toBe(true);
    say(state, 'stand pat, stand pat');
    expect([state.drawing, state.street]).toEqual([true, 1]);
  });

  test('B10: a short big blind is owed in full, under pokerkit as posted', () => {
    expect(toCall(start([500, 7, 500]), 2)).toBe(20);
    expect(toCall(start([500, 7, 500], { rules: 'pokerkit' }), 2)).toBe(10);
  });

  test('B11: an all-in player wins the main pot, the side pot goes to the next best, and both drew', () => {
    const deal = 'As Kc Qc 2d Kd Qd 3c Kh Jc 4h 9s Js';
    const state = say(start([20, 500, 500], {}, deal), 'raise, call, call');
    say(state, 'stand pat, stand pat, stand pat, bet, call');
    expect(viewOf(state, 0).pots.map((pot) => [pot.amount, pot.seats])).toEqual([
      [60, [0, 1, 2]],
      [80, [1, 2]],
    ]);
    say(state, 'stand pat, stand pat, stand pat, check, check, stand pat, stand pat, stand pat, check, check');
    expect(state.last?.pots.map((pot) => [pot.amount, pot.winners])).toEqual([
      [60, [0]],
      [80, [2]],
    ]);
  });

  test('B12: less than half a bet is only called; half a bet is a bet', () => {
    const less = say(start([500, 500, 500, 49]), 'raise, raise');
    expect([less.current, less.raises, raiseTo(less, 0)]).toEqual([49, 2, 60]);
    say(less, 'call, call');
    expect(words(less)).toEqual(['fold', 'call']);
    const half = say(start([500, 500, 500, 50]), 'raise, raise');
    expect([half.current, half.raises, raiseTo(half, 0)]).toEqual([50, 3, 70]);
    say(half, 'call, call');
    expect(words(half)).toEqual(['fold', 'call', 'raise']);
    const kit = say(start([500, 500, 500, 49], { rules: 'pokerkit' }), 'raise, raise');
    expect([kit.raises, raiseTo(kit, 0)]).toEqual([3, 69]);
  });

  // Under house and official the second short stack completes the bet to 60 and keeps five chips.
  test.each([
    ['house', 60, 80],
    ['official', 60, 80],
    ['pokerkit', 65, 85],
  ] as const)(
    'B12: two short raises that together reach a full one let the first raiser raise again (%s)',
    (rules, second, third) => {
      const state = start([65, 229, 280, 46, 182, 93], { rules });
      say(state, 'raise, raise, fold, call');
      expect(state.current).toBe(46);
      say(state, 'raise, call');
      expect([state.current, state.turn, raiseTo(state, 2)]).toEqual([second, 2, third]);
      say(state, 'raise');
      expect([state.current, state.turn]).toEqual([third, 5]);
    },
  );

  test('B12: one short all-in alone does not reopen the betting for the first raiser', () => {
    for (const rules of ['house', 'official', 'pokerkit'] as const) {
      const state = say(start([500, 500, 500, 46, 500, 500], { rules }), 'raise, raise, fold, call, call, call');
      expect([state.turn, raiseTo(state, 2)]).toEqual([2, 0]);
    }
  });

  test.each([
    ['house', [true, 0]],
    ['official', [true, 0]],
    ['pokerkit', [false, 1]],
  ] as const)(
    'B14: with the others all-in for less than the blind, the big blind is asked under pokerkit only (%s)',
    (rules, after) => {
      for (const stacks of [
        [15, 500, 500, 12],
        [15, 500, 500, 20],
        [15, 500, 18, 12],
      ]) {
        const state = start(stacks, { rules });
        say(state, stacks[2] === 500 ? 'fold, call, call' : 'call, call, call');
        expect([state.drawing, state.turn]).toEqual(after);
        if (rules !== 'pokerkit') continue;
        expect(words(state)).toEqual(['check']);
        expect(say(state, 'check').drawing).toBe(true);
      }
    },
  );

  test('B14: a blind that nobody could act on is no question', () => {
    expect(start([7000, 10], { rules: 'pokerkit' }).drawing).toBe(true);
  });

  test('B13, B19: what nobody called comes back, and the last player shows nothing', () => {
    const state = say(start([500, 500]), 'raise, fold');
    expect(state.stacks).toEqual([480, 520]);
    expect(types(state).slice(-4)).toEqual(['folded', 'returned', 'won', 'ended']);
    expect(state.last?.shown).toEqual([null, null]);
  });

  test('B15: odd chips from the left of the button, one each or all to the first', () => {
    const state = start([500, 500, 500, 500]);
    expect(sharesOf(state, 11, [0, 2, 3])).toEqual([4, 4, 3]);
    expect(sharesOf(start([500, 500, 500, 500], { rules: 'pokerkit' }), 11, [0, 2, 3])).toEqual([5, 3, 3]);
    state.button = 1;
    expect(sharesOf(state, 10, [0, 2, 3])).toEqual([3, 4, 3]);
  });
});

describe('drawing and showdown', () => {
  test('B16: new cards come when all have chosen; their number is public, the cards are not', () => {
    const state = say(start([500, 500]), 'call, check');
    const [first, second] = words(state) as [string, string];
    say(state, `${first}, ${second}, draw`);
    expect(viewOf(state, 1).seats[0]).toMatchObject({ cards: 2, drawHistory: [2, null, null] });
    expect(viewOf(state, 1).tossed).toEqual([]);
    expect(viewOf(state, 0).tossed).toHaveLength(2);
    say(state, 'stand pat');
    expect(viewOf(state, 0).cards).toHaveLength(4);
    const events = state.events ?? [];
    expect(events.find((event) => event.type === 'drew')).toMatchObject({ seat: 0, count: 2, hidden: { to: [0] } });
  });

  test('B18: the last to bet shows first', () => {
    const state = say(
      start([500, 500, 500]),
      'call, call, check, stand pat, stand pat, stand pat, check, check, check',
    );
    say(
      state,
      'stand pat, stand pat, stand pat, check, check, check, stand pat, stand pat, stand pat, check, bet, call, call',
    );
    const shown = (state.events ?? []).filter((event) => event.type === 'revealed').map((event) => event.seat);
    expect(shown).toEqual([1, 2, 0]);
  });
});

describe('matches', () => {
  test('B20, B21: the button moves on, and at a cash table who is broke buys in again', () => {
    const state = start([20, 500], { match: 'hands', hands: 2 }, 'As Kc 2d Kd 3c Kh 4h Ks');
    say(state, 'call, stand pat, stand pat, stand pat, stand pat, stand pat, stand pat');
    expect([state.hand, state.button]).toEqual([2, 0]);
    expect(state.last?.net).toEqual([20, -20]);
    const broke = start([20, 500], { match: 'hands', hands: 2 }, 'Kc As Kd 2d Kh 3c Ks 4h');
    say(broke, 'call, stand pat, stand pat, stand pat, stand pat, stand pat, stand pat');
    expect([broke.bought[0], types(broke).includes('bought')]).toEqual([1020, true]);
  });

  test('B21: where players are asked, they buy in again or leave, and one alone ends the match', () => {
    const cash = { match: 'hands', hands: 9, rebuy: 'ask' } as const;
    const broke = 'Kc As Kd 2d Kh 3c Ks 4h';
    const lose = 'call, stand pat, stand pat, stand pat, stand pat, stand pat, stand pat';
    const again = start([20, 500], cash, broke);
    say(again, lose);
    expect([again.turn, again.buying, again.hand, words(again)]).toEqual([0, true, 1, ['buy in', 'leave']]);
    expect(again.last?.net).toEqual([-20, 20]);
    say(again, 'buy in');
    expect([again.buying, again.hand, again.bought[0], again.stacks[0] + again.paid[0]]).toEqual([
      false,
      2,
      1020,
      1000,
    ]);

    const gone = start([20, 500, 500], cash, 'Kc As Ac Kd 2d Qd Kh 3c Qh Ks 4h Qs');
    say(gone, 'call, call, check, stand pat, stand pat, stand pat, check, check');
    say(gone, 'stand pat, stand pat, stand pat, check, check, stand pat, stand pat, stand pat, check, check');
    expect([gone.turn, gone.buying]).toEqual([0, true]);
    say(gone, 'leave');
    expect([gone.hand, gone.buying, gone.folded[0], gone.places, gone.bought[0]]).toEqual([
      2,
      false,
      true,
      [3, 0, 0],
      20,
    ]);

    const alone = start([20, 500], cash, broke);
    say(alone, `${lose}, leave`);
    expect([alone.turn, result(alone)?.payoffs, result(alone)?.winners]).toEqual([-1, [-20, 20], [1]]);
  });

  test('B22, B23: levels rise, busted seats leave with a place, equals share prizes', () => {
    expect([1, 2, 5, 15].map((level) => stakesAt(matchRulesOf(OPTIONS), level).big)).toEqual([20, 30, 75, 3200]);
    expect([2, 3, 5, 7].map((players) => prizes(players))).toEqual([[1], [1], [0.65, 0.35], [0.5, 0.3, 0.2]]);
    const state = start([20, 20, 500], { match: 'tournament' }, 'Kc Qc As Kd Qd 2d Kh Qh 3c Ks Qs 4h');
    say(
      state,
      'call, call, stand pat, stand pat, stand pat, stand pat, stand pat, stand pat, stand pat, stand pat, stand pat',
    );
    expect([state.turn, state.places]).toEqual([-1, [2, 2, 1]]);
    const busted = (state.events ?? []).filter((event) => event.type === 'busted');
    expect(busted).toMatchObject(Array.from({ length: 2 }, () => ({ place: 2, shared: true })));
    expect(result(state)).toMatchObject({ winners: [2], payoffs: [0, 0, 1] });
    expect(placesOf(viewOf(state, null))).toEqual([2, 2, 1]);
  });

  test('a last showdown stays in view while the next hand runs', () => {
    const state = say(start([500, 500], { match: 'hands', hands: 3 }), 'raise, fold');
    expect(viewOf(state, 0).lastHand).toMatchObject({ hand: 1, net: [-20, 20] });
    expect(viewOf(state, 0).lastHand?.held.map((cards) => cards.length)).toEqual([4, 0]);
    expect(viewOf(state, null).lastHand?.held).toEqual([[], []]);
  });

  test('each rule set is one row', () => {
    expect(Object.keys(RULES)).toEqual(['house', 'official', 'pokerkit']);
  });
});
