import { BotRandom, type Guide, playGame } from '@baize/game';
import { kuhn, type Move, type State } from '@baize/game/test/kuhn.ts';
import { expect, test } from 'vitest';
import { generalBot } from './general.ts';
import { randomBot, search } from './index.ts';

const thinker = search(kuhn, { playouts: 200 });

test('search in playouts is reproducible, and says what it tried', () => {
  const state = { ...kuhn.start({}, 2, 'x'), cards: [0, 2, 1], line: 'b' };
  const decide = (): unknown => thinker.decide(kuhn.view(state, 1), kuhn.moves(state), 1, new BotRandom('y'));
  expect(decide()).toEqual(decide());
  expect(decide()).toMatchObject({
    move: 'b',
    why: expect.stringMatching(/^Tried in \d+ of \d+ imagined games, worth 2\.00/),
  });
});

test('search calls with the King, folds the Jack, and wins chips from random play', () => {
  const jack = { ...kuhn.start({}, 2, 'x'), cards: [2, 0, 1], line: 'b' };
  expect(thinker.decide(kuhn.view(jack, 1), kuhn.moves(jack), 1, new BotRandom('y')).move).toBe('p');
  let chips = 0;
  for (let i = 0; i < 150; i++) {
    chips += playGame(kuhn, [thinker, randomBot], {}, `deal ${i}`).result.payoffs[0];
    chips += playGame(kuhn, [randomBot, thinker], {}, `deal ${i}`).result.payoffs[1];
  }
  expect(chips).toBeGreaterThan(60);
});

test('a guide narrows the moves and plays imagined games out', () => {
  let played = 0;
  const guide = {
    worth: (_state: unknown, moves: readonly unknown[]) => moves.slice(0, 1),
    quick: () => {
      played += 1;
      return 'p';
    },
  };
  const state = kuhn.start({}, 2, 'x');
  const choose = (narrow: boolean): unknown =>
    search(kuhn, { playouts: 50, guide: narrow ? guide : { ...guide, worth: (_, moves) => moves } }).decide(
      kuhn.view(state, 0),
      kuhn.moves(state),
      0,
      new BotRandom('z'),
    );
  expect(choose(true)).toEqual({ move: 'p', why: 'Nothing else was worth a thought.' });
  expect(played).toBe(0);
  choose(false);
  expect(played).toBeGreaterThan(1);
});

test('where others have secrets, imagined cards fit to what they did and they play from what they hold', () => {
  /** Everybody bets a King and nothing else. */
  const guide: Guide<State, Move> = {
    secretive: true,
    worth: (_state, moves) => moves,
    quick: (state) => (state.cards[state.line.length % 2] === 2 ? 'b' : 'p'),
    fit: ({ cards, line }, seat) => {
      if (line.endsWith('b') && cards[2] === 2) [cards[1 - seat], cards[2]] = [2, cards[1 - seat]];
    },
  };
  const bot = search(kuhn, { playouts: 200, guide });
  const bet = { ...kuhn.start({}, 2, 'x'), cards: [1, 0, 2], line: 'pb' };
  expect(bot.decide(kuhn.view(bet, 0), kuhn.moves(bet), 0, new BotRandom('y')).move).toBe('p');
  const first = { ...kuhn.start({}, 2, 'x'), cards: [0, 1, 2], line: '' };
  // A bluff: a Queen would pass, and then the Jack loses anyway.
  expect(bot.decide(kuhn.view(first, 0), kuhn.moves(first), 0, new BotRandom('y')).move).toBe('b');
});

test('a guide that judges tables ends imagined games early, and what it promises says what to try', () => {
  const state = { ...kuhn.start({}, 2, 'x'), cards: [2, 0, 1] };
  const asked: number[] = [];
  /** To bet is good; nobody plays on. */
  const guide: Guide<State, Move> = {
    worth: (_state, moves) => moves,
    quick: () => {
      throw new Error('no game is played out');
    },
    outlook: ({ line }) => (line.startsWith('b') ? [1, 0] : [0, 1]),
    promise: (_state, moves) => {
      asked.push(moves.length);
      return moves.map((move) => (move === 'b' ? 0.6 : 0.4));
    },
  };
  const decide = (more: Partial<Guide<State, Move>>): { move: Move; why: string } =>
    search(kuhn, { playouts: 100, guide: { ...guide, ...more } }).decide(
      kuhn.view(state, 0),
      kuhn.moves(state),
      0,
      new BotRandom('z'),
    );
  expect(decide({})).toMatchObject({ move: 'b', why: expect.stringMatching(/^Tried in \d+ of \d+ imagined games/) });
  expect(asked.length).toBeGreaterThan(0);
  expect(decide({ why: (_state, move) => `It is ${move}.` })).toEqual({ move: 'b', why: 'It is b.' });
  // Moves that a game calls the same share their tries, and one of them is made.
  expect(kuhn.moves(state)).toContain(decide({ key: () => 'one' }).move);
  expect(decide({ key: () => 'one' }).why).toContain('Tried in 64 of 64');
});

test('where tables are judged, what did best is chosen, though first sight had something else tried more often', () => {
  /** One move, and the game is over: to bet is worth a little more. */
  const short: typeof kuhn = {
    ...kuhn,
    turn: ({ line }) => (line === '' ? 0 : null),
    result: ({ line }) => ({
      scores: [0, 0],
      winners: [0, 1],
      payoffs: line === 'b' ? [0.55, 0.45] : [0.5, 0.5],
      how: 'After one move.',
    }),
  };
  const guide: Guide<State, Move> = {
    worth: (_state, moves) => moves,
    quick: () => 'p',
    outlook: () => null,
    promise: (_state, moves) => moves.map((move) => (move === 'p' ? 0.6 : 0.5)),
  };
  const state = short.start({}, 2, 'x');
  const bot = search(short, { playouts: 64, guide });
  const { move, why } = bot.decide(short.view(state, 0), short.moves(state), 0, new BotRandom('z'));
  expect(move).toBe('b');
  expect(Number(/^Tried in (\d+) of 64/.exec(why)?.[1])).toBeLessThan(32);
});

test('search stops once no other move can become the most tried, and decides as if it had gone on', () => {
  const state = { ...kuhn.start({}, 2, 'x'), cards: [0, 2, 1], line: 'b' };
  const { move, why } = thinker.decide(kuhn.view(state, 1), kuhn.moves(state), 1, new BotRandom('y'));
  const [, tried, played] = (/^Tried in (\d+) of (\d+)/.exec(why) as RegExpExecArray).map(Number);
  expect(move).toBe('b');
  expect(played).toBeLessThan(200);
  expect(tried - (played - tried)).toBeGreaterThan(200 - played);
});

test('a budget in milliseconds ends', () => {
  const state = kuhn.start({}, 2, 'x');
  const choice = search(kuhn, { ms: 5 }).decide(kuhn.view(state, 0), kuhn.moves(state), 0, new BotRandom('z'));
  expect(kuhn.moves(state)).toContain(choice.move);
});

test('players for any game have names with budgets', () => {
  const pack = { game: kuhn, bots: [], rulesText: '' };
  expect(generalBot(pack, 'search:50')?.about).toContain('50 imagined games');
  expect(generalBot(pack, 'search:20ms')?.about).toContain('20 ms');
  expect(generalBot(pack, 'rollout:30')?.name).toBe('rollout:30');
  for (const wrong of ['search:0', 'rollout:5ms', 'planner', 'search:']) expect(generalBot(pack, wrong)).toBeNull();
});

test('where quick play is steady, the usual move stands unless another does clearly better in the same worlds', () => {
  /** Everybody passes whenever they can be asked again. */
  const guide: Guide<State, Move> = { steady: true, worth: (_state, moves) => moves, quick: () => 'p' };
  const steady = search(kuhn, { playouts: 400, guide });
  const asked = (cards: [number, number, number], line: string, seat: number): { move: unknown; why: string } => {
    const state = { ...kuhn.start({}, 2, 'x'), cards, line };
    return steady.decide(kuhn.view(state, seat), kuhn.moves(state), seat, new BotRandom('y'));
  };
  // To call a bet with the King wins two; the Jack loses two that way.
  expect(asked([0, 2, 1], 'b', 1)).toMatchObject({ move: 'b', why: expect.stringMatching(/^Better than the usual/) });
  expect(asked([2, 0, 1], 'b', 1)).toMatchObject({ move: 'p', why: expect.stringMatching(/^The usual move/) });
  expect(asked([2, 0, 1], 'b', 1)).toEqual(asked([2, 0, 1], 'b', 1));
});

test('where a steady guide tells what a game is worth, imagined games are not played on', () => {
  let played = 0;
  const guide: Guide<State, Move> = {
    steady: true,
    worth: () => ['p', 'b'],
    quick: () => {
      played++;
      return 'p';
    },
    outlook: ({ line }) => (line.startsWith('b') ? [0.9, 0.1] : [0.2, 0.8]),
  };
  const state = { ...kuhn.start({}, 2, 'x'), cards: [2, 0, 1] };
  const bot = search(kuhn, { playouts: 200, guide });
  expect(bot.decide(kuhn.view(state, 0), kuhn.moves(state), 0, new BotRandom('y')).move).toBe('b');
  expect(played).toBe(0);
});

test('a steady guide: the usual move stands unless another does clearly better in the same imagined games', () => {
  const usual = (move: Move): Guide<State, Move> => ({
    steady: true,
    worth: () => (move === 'p' ? ['p', 'b'] : ['b', 'p']),
    quick: () => 'p',
  });
  const decide = (line: string, move: Move): { move: unknown; why: string } => {
    const state = { ...kuhn.start({}, 2, 'x'), cards: [2, 2, 1], line };
    const seat = line.length;
    const bot = search(kuhn, { playouts: 200, guide: usual(move) });
    return bot.decide(kuhn.view(state, seat), kuhn.moves(state), seat, new BotRandom('y'));
  };
  // Whether a King bets or not, the other passes and loses one chip.
  for (const move of ['p', 'b'] as const)
    expect(decide('', move)).toMatchObject({ move, why: expect.stringMatching(/^The usual move/) });
  expect(decide('b', 'p')).toMatchObject({
    move: 'b',
    why: expect.stringMatching(/^Better .*: worth 2\.00, not -1\.00/),
  });
});
