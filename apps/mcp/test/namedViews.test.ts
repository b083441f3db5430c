/** Named views fit their published schemas at every decision of random games, seats and onlookers alike, and hide what views hide. */
import { randomBot } from '@baize/bots';
import { type AnyGame, Playthrough, randomFor, readOptions, seeded } from '@baize/game';
import { catalogue } from '@baize/games';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

/** Options that reach what others do not: both editions' cards, several hands, a tournament, every rule set. */
const settings: Record<string, { options: object; seats: number }[]> = {
  dominion: [
    { options: { edition: 'both', rules: 'house' }, seats: 3 },
    { options: { edition: 'second', rules: 'official' }, seats: 2 },
  ],
  badugi: [
    { options: { match: 'hands', hands: 4 }, seats: 5 },
    { options: { match: 'tournament', stack: 400, rules: 'official' }, seats: 3 },
  ],
  splendor: [
    { options: { rules: 'official' }, seats: 4 },
    { options: { rules: 'house' }, seats: 2 },
  ],
};

function* statesOf(
  game: AnyGame,
  options: object,
  seats: number,
  seed: string,
): Generator<Parameters<AnyGame['view']>[0]> {
  const read = readOptions(game, options, seats);
  if (!read.ok) throw new Error(read.message);
  const play = new Playthrough(game, game.start(read.options, seats, seed), seed);
  for (let seat = play.next(); seat !== null; seat = play.next()) {
    yield play.state;
    const chosen = randomBot.decide(game.view(play.state, seat), play.moves, seat, randomFor(seed, seat, play.made));
    play.play(seat, chosen.move);
  }
  yield play.state;
}

describe.each(catalogue)('$name', ({ name, load }) => {
  const each = (settings[name] ?? []).map((setting, at) => ({ ...setting, at }));

  test.each(each)('fit the schema: $options', async ({ options, seats, at }) => {
    const { game, named } = await load();
    expect(named).toBeDefined();
    const schema = z.fromJSONSchema(named?.schema as Parameters<typeof z.fromJSONSchema>[0]);
    let looked = 0;
    for (const state of statesOf(game, options, seats, `named ${at}`))
      for (const viewer of [...Array(seats).keys(), null]) {
        const shown = JSON.parse(JSON.stringify(named?.of(game.view(state, viewer))));
        const read = schema.safeParse(shown);
        if (!read.success) expect(read.error.issues, JSON.stringify(shown)).toEqual([]);
        looked += 1;
      }
    expect(looked).toBeGreaterThan(50);
  });

  test('a wrong view does not fit', async () => {
    const { game, named } = await load();
    const schema = z.fromJSONSchema(named?.schema as Parameters<typeof z.fromJSONSchema>[0]);
    const [state] = statesOf(game, {}, 2, 'wrong');
    const shown = { ...(named?.of(game.view(state, 0)) as object) };
    expect(schema.safeParse(shown).success).toBe(true);
    expect(schema.safeParse({ ...shown, secret: 1 }).success).toBe(false);
    expect(schema.safeParse({ ...shown, players: [1] }).success).toBe(false);
    expect(schema.safeParse({ ...shown, toDecide: 'me' }).success).toBe(false);
  });

  test('what a seat cannot know changes nothing', async () => {
    const { game, named } = await load();
    let step = 0;
    for (const state of statesOf(game, {}, 2, 'hidden')) {
      if (step++ % 7 !== 0) continue;
      const view = game.view(state, 0);
      const other = game.imagine(JSON.parse(JSON.stringify(view)), seeded(`other ${step}`));
      expect(JSON.stringify(named?.of(game.view(other, 0)))).toBe(JSON.stringify(named?.of(view)));
    }
    expect(step).toBeGreaterThan(1);
  });
});
