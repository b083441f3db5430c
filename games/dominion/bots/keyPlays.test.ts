import { copyRandom, fork, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { PRESETS } from '../src/presets.ts';
import type { State } from '../src/state.ts';
import { contract, say, type TableSetup, table } from '../test/table.ts';
import { steadyGuide } from './guide.ts';
import { readStrategy } from './strategy.ts';

const guide = steadyGuide(() => readStrategy('Province; Gold; Silver'));

const at = (
  seats: Parameters<typeof table>[0],
  supply: NonNullable<TableSetup['supply']>,
  ...said: readonly string[]
): State =>
  say(
    contract(table(seats, { rules: 'official', kingdom: PRESETS.first['Big Money'] ?? [], supply, turn: 12 })),
    ...said,
  );

/** Who gets the last Province wins. The deck is all Estates, and the other can pay for it. */
const last = (hand: string, ...said: readonly string[]): State =>
  at([{ hand, deck: '5 Estate', inPlay: '2 Gold' }, rich], { Province: 1 }, ...said);

const rich = { hand: '5 Gold', deck: '5 Gold' };

/** What is worth a thought, in words, the usual move first. */
const thoughts = (state: State): string[] => guide.worth(state, game.moves(state)).map((move) => game.say(move, state));

/** Enough that luck cannot decide between two nearly equal moves. */
const WORLDS = 150;

/** What does best in the same imagined games. */
function best(state: State): string {
  const seat = state.asked;
  const view = game.view(state, seat);
  const chance = seeded('worlds');
  const candidates = guide.worth(state, game.moves(state));
  const won = candidates.map(() => 0);
  for (let i = 0; i < WORLDS; i++) {
    const luck = fork(chance);
    candidates.forEach((move, at) => {
      const world = game.imagine(view, copyRandom(luck));
      game.advance(world, move);
      while (game.turn(world) !== null) game.advance(world, guide.quick(world, luck));
      won[at] += game.result(world)?.payoffs[seat] as number;
    });
  }
  return game.say(candidates[won.indexOf(Math.max(...won))], state);
}

test.each([
  // Two that take the only Action.
  [last('Smithy, Woodcutter, 2 Gold'), 'play Smithy', 'play Woodcutter'],
  // What could be played would cost the coins that are needed.
  [last('Chapel, 2 Gold, 2 Copper'), 'play Chapel', 'end actions'],
  [last('Chapel, 2 Gold, 2 Copper', 'play Chapel'), 'trash Copper', 'done'],
  [last('Cellar, 2 Gold, 2 Copper', 'play Cellar'), 'discard Copper', 'done'],
  [last('Throne Room, Smithy, Woodcutter, Gold, Copper', 'play Throne Room'), 'play Smithy', 'play Woodcutter'],
  [last('Remodel, Adventurer, Estate, 2 Copper', 'play Remodel'), 'trash Estate', 'trash Adventurer'],
  // Down to three: the Smithy would draw nothing.
  [
    at(
      [{ hand: 'Militia' }, { hand: '2 Gold, Silver, Copper, Smithy', deck: '5 Estate' }],
      { Province: 1 },
      'play Militia',
      'discard Copper',
    ),
    'discard Silver',
    'discard Smithy',
  ],
  // The last Curse would end the game while behind.
  [
    at(
      [
        { hand: 'Witch, 4 Gold', deck: '9 Gold' },
        { hand: '5 Province', deck: '5 Copper' },
      ],
      { Curse: 1, Village: 0, Moat: 0 },
    ),
    'play Witch',
    'end actions',
  ],
] as const)('search finds what habit misses, %#', (state, usual, right) => {
  expect(thoughts(state)[0]).toBe(usual);
  expect(best(state)).toBe(right);
});

test('few moves get a thought, and none where nothing can be gained by it', () => {
  expect(thoughts(last('Village, Smithy, Copper'))).toEqual(['play Village']);
  expect(thoughts(last('Chapel, Militia, Smithy, Mine, Moat, Feast, Library, Copper'))).toHaveLength(6);
  expect(thoughts(last('Cellar, Copper, Silver, Gold, Estate, Duchy, Province, Moat', 'play Cellar'))).toHaveLength(6);
  expect(thoughts(at([{ hand: 'Witch' }, { hand: 'Moat, 4 Copper' }], {}, 'play Witch'))).toEqual(['reveal Moat']);
  expect(thoughts(last('Chancellor, Copper', 'play Chancellor'))).toHaveLength(2);
});

test('when only buying is usual, what is left to play gets a thought as well', () => {
  expect(thoughts(say(last('Festival, Chapel'), 'play Festival'))).toEqual(
    expect.arrayContaining(['end turn', 'buy Estate', 'play Chapel']),
  );
});
