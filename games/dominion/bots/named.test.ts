import { randomFor, seeded, shuffle } from '@baize/game';
import { expect, test, vi } from 'vitest';
import { CURSE, NAMES } from '../src/facts.ts';
import { game } from '../src/game.ts';
import { book } from './book.ts';
import { keyOf, placeOf } from './contest.ts';
import { budgetFor, evolved, repertoireOf } from './evolved.ts';
import { namedAt, namedPlaces } from './named.ts';
import { strategyTexts } from './strategies.ts';
import { readStrategy, writeStrategy } from './strategy.ts';

const preparing = vi.hoisted(() => ({ contests: 0 }));
vi.mock('./contest.ts', async (original) => {
  const real = await original<typeof import('./contest.ts')>();
  const contest: typeof real.contest = (...given) => {
    preparing.contests++;
    real.contest(...given);
  };
  return { ...real, contest };
});

const places = [...namedPlaces];
const startOf = (place: (typeof places)[number][1], cards: readonly (typeof NAMES)[number][]) =>
  game.start(
    { rules: place.rules, edition: place.edition, preset: 'none', kingdom: cards, victoryPileSize: 12 },
    place.seats,
    'named',
  );

test.each(places)('%s: what ships can be read and speaks of its cards alone', (_, place) => {
  const named = namedAt(place);
  if (named === null) throw new Error('Nothing ships for it: npm run breed -- --missing');
  expect(Object.keys(strategyTexts)).toContain(named.book);
  expect(named.games).toBeGreaterThanOrEqual(budgetFor(place, 100_000));
  for (const text of named.lists) {
    const list = readStrategy(text);
    expect(writeStrategy(list)).toBe(text);
    for (const { card } of list.buy) if (card > CURSE) expect(place.kingdom).toContain(NAMES[card]);
  }
});

test.each(places)('%s: a game begins without preparing, in whatever order the cards are named', (name, place) => {
  const cards = shuffle(seeded(name), [...place.kingdom]);
  const state = startOf(place, cards);
  expect(keyOf(placeOf(state))).toBe(keyOf(place));
  for (const bot of [book, evolved]) {
    const { move, why } = bot.decide(game.view(state, 0), game.moves(state), 0, randomFor('named', 0, 0));
    expect(game.moves(state)).toContain(move);
    expect(why).not.toBe('');
  }
  const { models, responses } = repertoireOf(place);
  for (const { strategy, values } of responses) {
    expect(strategy).toBeDefined();
    expect(values).toHaveLength(models.length);
  }
  expect(preparing.contests).toBe(0);
});

test('other rules and cards are not taken for a named kingdom', () => {
  const [[, place]] = places;
  expect(namedAt({ ...place, victoryPileSize: 12 })).toBeNull();
  expect(namedAt({ ...place, rules: 'house' })).toBeNull();
  expect(namedAt({ ...place, edition: 'both' })).toBeNull();
  expect(namedAt({ ...place, kingdom: place.kingdom.slice(1) })).toBeNull();
});

test('where editions are mixed, sets of the second are known too', () => {
  const place = namedPlaces.get('Deck Top, second edition, 2 players');
  if (place === undefined) throw new Error('no Deck Top');
  expect(namedAt({ ...place, edition: 'both' })).toBe(namedAt(place));
});
