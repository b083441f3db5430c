import { type AnyBot, BotRandom, seeded, shuffle } from '@baize/game';
import { expect, test } from 'vitest';
import { CARD, EDITIONS } from '../src/facts.ts';
import { game } from '../src/game.ts';
import { result } from '../src/score.ts';
import { bigMoney } from './bigMoney.ts';
import { moneyOnly } from './moneyOnly.ts';
import { follow, quickMove, readBot } from './player.ts';
import { strategies } from './strategies.ts';
import { readStrategy } from './strategy.ts';

/** Plays a game, checking that every decision is a legal move with a reason. */
function watch(bots: readonly AnyBot[], options: Record<string, unknown>, seed: string): ReturnType<typeof game.copy> {
  const state = game.start(
    { rules: 'official', preset: 'none', kingdom: [], victoryPileSize: 12, edition: 'first', ...options } as never,
    bots.length,
    seed,
  );
  for (let seat = game.turn(state), n = 0; seat !== null; seat = game.turn(state), n++) {
    const moves = game.moves(state);
    const bot = bots[seat];
    const { move, why } = bot.decide(game.view(state, seat), moves, seat, new BotRandom(seed, String(n)));
    if (!moves.includes(move as never)) throw new Error(`${bot.name} played ${String(move)} of ${moves.join(' ')}`);
    if (why.length < 5) throw new Error(`${bot.name} gave no reason`);
    if (n > 20_000) throw new Error(`${bot.name} does not end`);
    game.advance(state, move as never);
  }
  return state;
}

test('every shipped strategy plays legal games to the end, with a reason for every move', () => {
  strategies.forEach((bot, i) => {
    for (const rules of ['official', 'house'])
      watch(
        [bot, strategies[(i + 7) % strategies.length] as AnyBot, bigMoney],
        rules === 'house' ? { rules } : { rules, kingdom: [] },
        `${bot.name} ${rules}`,
      );
  });
});

test('a player who buys any card answers whatever the cards of the kingdom ask', () => {
  for (let i = 0; i < 60; i++) {
    const chance = seeded(`mix ${i}`);
    const kingdom = shuffle(chance, [...EDITIONS.both]).slice(0, 10);
    const list = [...kingdom.map((card) => `${card} until 2`), 'Province', 'Gold', 'Silver', 'Duchy', 'Copper'];
    const mixed = readBot(list.join('\n'), 'mixed');
    const house = i % 2 === 0;
    watch([mixed, bigMoney, mixed], { rules: house ? 'house' : 'official', kingdom }, `mix ${i}`);
  }
});

test('a list can be followed: Witches first, two of them', () => {
  const state = watch(
    [strategies.find((bot) => bot.name === 'Witch2') as AnyBot, moneyOnly],
    { kingdom: EDITIONS.first.slice(-10) },
    'w',
  );
  const witch = CARD.Witch;
  expect(state.players[0]?.owned[witch]).toBe(2);
  expect(state.players[1]?.owned[6]).toBeGreaterThan(5);
  expect(result(state)?.winners).toEqual([0]);
});

/** Every condition that a list can name, and a careful end. */
const conditions = `Chapel until 1; Province if money > 12; Duchy if horizon <= 4
trash: Curse; Estate if horizon > 4 and turn < 15 and lead > 0 - 30 and coins < 9 and empty < 3 and hand Estate > 0
Copper if treasure > 3 and size > 5 and plays >= 0 and buys > 0 and actions >= 0 and Copper > 2 and supply Gold > 0
ending: careful`;

test('a strategy makes the same move in an imagined game as at the table', () => {
  let decisions = 0;
  for (let i = 0; i < 40; i++) {
    const kingdom = shuffle(
      seeded(`quick ${i}`),
      EDITIONS.both.filter((card) => card !== 'Chapel'),
    ).slice(0, 9);
    const buys = [...kingdom.map((card) => `${card} until 2`), 'Gold', 'Silver', 'Copper if horizon <= 2'];
    const strategy = readStrategy(`${buys.join('\n')}\n${conditions}`);
    const rules = i % 2 === 0 ? 'house' : 'official';
    const options = { rules, preset: 'none', kingdom: [...kingdom, 'Chapel'], victoryPileSize: 8, edition: 'both' };
    const state = game.start(options as never, 3, `quick ${i}`);
    for (let seat = game.turn(state); seat !== null; seat = game.turn(state), decisions++) {
      const { move } = follow(strategy, game.view(state, seat), game.moves(state), seat);
      expect(quickMove(strategy, state)).toBe(move);
      game.advance(state, move);
    }
  }
  expect(decisions).toBeGreaterThan(4000);
});
