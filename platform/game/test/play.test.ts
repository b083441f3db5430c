import { describe, expect, test } from 'vitest';
import {
  below,
  copyRandom,
  eventFor,
  hear,
  BotRandom,
  next,
  perft,
  play,
  readOptions,
  replay,
  seeded,
  shuffle,
  tableOptions,
} from '../src/index.ts';
import { kuhn } from './kuhn.ts';

const record = {
  game: 'kuhn',
  rules: 1,
  options: {},
  seats: [
    { name: 'Ann', kind: 'person' as const },
    { name: 'Bob', kind: 'bot' as const },
  ],
  seed: 'test-seed-001',
  moves: ['pass', 'bet', 'bet'],
};

describe('playing through the contract', () => {
  test('play leaves the given state and returns the next', () => {
    const state = kuhn.start({}, 2, 'a');
    expect(play(kuhn, state, 'b').line).toBe('b');
    expect(state.line).toBe('');
  });

  test('hear takes legal words in any case and spacing, and nothing else', () => {
    const state = kuhn.start({}, 2, 'a');
    expect(hear(kuhn, state, '  BET ')).toBe('b');
    expect(hear(kuhn, state, '__proto__')).toBeNull();
  });

  test('a record replays, whole or in part', () => {
    expect(replay(kuhn, record).line).toBe('pbb');
    const lines: string[] = [];
    expect(replay(kuhn, record, 2, (state) => lines.push(state.line)).line).toBe('pb');
    expect(lines).toEqual(['', 'p', 'pb']);
  });

  test.each([
    [{ game: 'whist' }, 'WRONG_GAME'],
    [{ rules: 2 }, 'WRONG_RULES'],
    [{ options: { jokers: 2 } }, 'BAD_OPTIONS'],
    [{ moves: ['fold'] }, 'ILLEGAL_MOVE'],
  ])('a record with %o is refused with %s', (wrong, code) => {
    expect(() => replay(kuhn, { ...record, ...wrong })).toThrow(expect.objectContaining({ code }));
  });

  test('perft counts the lines of play', () => {
    const state = kuhn.start({}, 2, 'a');
    expect([0, 1, 2, 3].map((depth) => perft(kuhn, state, depth))).toEqual([1, 2, 4, 5]);
  });

  test('an event shows its hidden facts only to whom they belong', () => {
    const drew = { type: 'drew', seat: 1, count: 1, hidden: { to: [1], cards: ['Gold'] } };
    expect(eventFor(drew, 1)).toEqual({ type: 'drew', seat: 1, count: 1, cards: ['Gold'] });
    expect(eventFor(drew, 0)).toEqual({ type: 'drew', seat: 1, count: 1 });
    expect(eventFor(drew, null)).toEqual({ type: 'drew', seat: 1, count: 1 });
  });
});

describe('options', () => {
  const game = {
    ...kuhn,
    options: {
      rules: { kind: 'choice', choices: ['house', 'official'], default: 'house', atTable: 'official', label: 'Rules' },
      size: { kind: 'number', default: 12, min: 1, max: 20, label: 'Size' },
      strict: { kind: 'flag', default: false, label: 'Strict' },
      cards: { kind: 'list', from: ['Moat', 'Witch'], default: [], label: 'Cards' },
    } as const,
    refuse: (options: { size?: number }) => (options.size === 13 ? 'Thirteen is unlucky.' : null),
  };

  test('defaults stand in for what is not given', () => {
    expect(readOptions(game, { size: 8 }, 2)).toEqual({
      ok: true,
      options: { rules: 'house', size: 8, strict: false, cards: [] },
    });
    expect(tableOptions(game)).toEqual({ rules: 'official', size: 12, strict: false, cards: [] });
  });

  test.each([
    [{ rules: 'club' }, /'rules' must be one of house, official/],
    [{ size: 0 }, /'size' must be a whole number from 1 to 20/],
    [{ size: 1.5 }, /whole number/],
    [{ strict: 'yes' }, /true or false/],
    [{ cards: ['Moat', 'Moat'] }, /without repeats/],
    [{ cards: 'Moat' }, /a list/],
    [{ size: 13 }, /unlucky/],
    [JSON.parse('{"__proto__": 1}'), /no option '__proto__'/],
    [[], /an object/],
    ['house', /an object/],
  ])('%o is refused with a sentence', (raw, message) => {
    expect(readOptions(game, raw, 2)).toEqual({
      ok: false,
      code: 'BAD_OPTIONS',
      message: expect.stringMatching(message),
    });
  });

  test('a wrong number of players is refused', () => {
    expect(readOptions(game, {}, 3)).toMatchObject({ ok: false, message: 'Kuhn poker is for 2 to 2 players.' });
  });
});

describe('randomness', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    const draw = (seed: string): number[] =>
      Array.from(
        { length: 5 },
        (
          (chance) => () =>
            next(chance)
        )(seeded(seed)),
      );
    expect(draw('test-seed-001')).toEqual(draw('test-seed-001'));
    expect(draw('test-seed-001')).not.toEqual(draw('test-seed-002'));
    // Pinned: records made with a seed must replay for ever.
    expect(draw('test-seed-001')).toEqual([2130948269, 1440229013, 4105268493, 1228951670, 1599359723]);
  });

  test('below is the exact share of the bits drawn, for small numbers and large', () => {
    const chance = seeded('exact');
    for (const n of [1, 2, 3, 52, 1000, 0x7fff, 0x8000, 0x8001, 270_725, 2 ** 31])
      for (let i = 0; i < 2000; i++) {
        const bits = BigInt(next(copyRandom(chance)));
        expect(below(chance, n)).toBe(Number((bits * BigInt(n)) >> 32n));
      }
  });

  test('a shuffle draws the same numbers as below', () => {
    const [one, other] = [seeded('cards'), seeded('cards')];
    for (let size = 0; size < 60; size++) {
      const cards = Array.from({ length: size }, (_, card) => card);
      for (let i = size - 1; i > 0; i--) {
        const j = below(other, i + 1);
        [cards[i], cards[j]] = [cards[j], cards[i]];
      }
      expect(
        shuffle(
          one,
          cards.map((_, card) => card),
        ),
      ).toEqual(cards);
    }
    expect(one).toEqual(other);
  });

  test('below is even, and shuffles are too', () => {
    const chance = seeded('even');
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i++) counts[below(chance, 6)]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(chance, [1, 2, 3, 4]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('lasting luck is the same whenever it is asked for', () => {
    expect(next(new BotRandom('secret', '1').lasting('hand 3'))).toBe(
      next(new BotRandom('secret', '2').lasting('hand 3')),
    );
    expect(next(new BotRandom('secret', '1'))).not.toBe(next(new BotRandom('secret', '2')));
  });
});
