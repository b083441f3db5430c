import { type AnyBot, BotRandom, seeded, shuffle } from '@baize/game';
import { expect, test } from 'vitest';
import { CARD, EDITIONS } from '../src/facts.ts';
import { game } from '../src/game.ts';
import { result } from '../src/score.ts';
import { bigMoney } from './bigMoney.ts';
import { moneyOnly } from './moneyOnly.ts';
import { readBot } from './player.ts';
import { strategies } from './strategies.ts';

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
