import { BotRandom, pick, readOptions, seeded } from '@baize/game';
import type { ViewAnswer } from '@baize/protocol';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { tableText } from '../src/answer.ts';
import { packs } from './rig.ts';

test.each([
  ['dominion', 2, { rules: 'official' }, 220],
  ['splendor', 2, {}, 350],
  ['badugi', 2, {}, 130],
  ['badugi', 4, {}, 130],
] as const)('%s for %i: the compact view with its moves is at most %o %i tokens', async (name, seats, raw, most) => {
  const { game, bots } = await packs(name);
  const read = readOptions(game, raw, seats);
  if (!read.ok) throw new Error(read.message);
  const bot = bots.find(({ name: called }) => called === 'big-money') ?? bots.at(0);
  const sizes: number[] = [];
  for (let round = 0; round < 6; round++) {
    const state = game.start(read.options, seats, `tokens ${round}`);
    const chance = seeded(`tokens ${round}`);
    for (let version = 0, turn = game.turn(state); turn !== null && version < 400; turn = game.turn(state), version++) {
      const view = game.view(state, turn);
      const moves = game.moves(state);
      const legal = moves.map((move) => game.say(move, state));
      const look = {
        version,
        you: turn,
        turn,
        status: 'playing',
        view,
        ask: game.ask(view),
        legal,
        text: game.show(view),
      };
      sizes.push(countTokens(tableText(look as unknown as ViewAnswer)));
      const own = round % 2 === 0 && bot !== undefined;
      game.advance(
        state,
        own ? bot.decide(view, moves, turn, new BotRandom('tokens', `${version}`)).move : pick(chance, moves),
      );
    }
  }
  sizes.sort((a, b) => a - b);
  console.log(
    `${name}, ${seats} seats: ${sizes.length} views, median ${sizes[sizes.length >> 1]}, longest ${sizes.at(-1)}`,
  );
  expect(sizes.at(-1)).toBeLessThanOrEqual(most);
});
