import { randomFor, seeded, shuffle } from '@baize/game';
import { expect, test, vi } from 'vitest';
import { CURSE, NAMES } from '../src/facts.ts';
import { game } from '../src/game.ts';
import { book } from './book.ts';
import { keyOf, settingOf } from './contest.ts';
import { budgetFor, evolved, repertoireOf } from './evolved.ts';
import { namedAt, namedSettings } from './named.ts';
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

const settings = [...namedSettings];
const startOf = (setting: (typeof settings)[number][1], cards: readonly (typeof NAMES)[number][]) =>
  game.start(
    { rules: setting.rules, edition: setting.edition, preset: 'none', kingdom: cards, victoryPileSize: 12 },
    setting.seats,
    'named',
  );

test.each(settings)('%s: what ships can be read and speaks of its cards alone', (_, setting) => {
  const named = namedAt(setting);
  if (named === null) throw new Error('Nothing ships for it: npm run breed -- --missing');
  expect(Object.keys(strategyTexts)).toContain(named.book);
  expect(named.games).toBeGreaterThanOrEqual(budgetFor(setting, 100_000));
  for (const text of named.lists) {
    const list = readStrategy(text);
    expect(writeStrategy(list)).toBe(text);
    for (const { card } of list.buy) if (card > CURSE) expect(setting.kingdom).toContain(NAMES[card]);
  }
});

test.each(settings)('%s: a game begins without preparing, in whatever order the cards are named', (name, setting) => {
  const cards = shuffle(seeded(name), [...setting.kingdom]);
  const state = startOf(setting, cards);
  expect(keyOf(settingOf(state))).toBe(keyOf(setting));
  for (const bot of [book, evolved]) {
    const { move, why } = bot.decide(game.view(state, 0), game.moves(state), 0, randomFor('named', 0, 0));
    expect(game.moves(state)).toContain(move);
    expect(why).not.toBe('');
  }
  const { models, responses } = repertoireOf(setting);
  for (const { strategy, values } of responses) {
    expect(strategy).toBeDefined();
    expect(values).toHaveLength(models.length);
  }
  expect(preparing.contests).toBe(0);
});

test('other rules and cards are not taken for a named kingdom', () => {
  const [[, setting]] = settings;
  expect(namedAt({ ...setting, victoryPileSize: 12 })).toBeNull();
  expect(namedAt({ ...setting, rules: 'house' })).toBeNull();
  expect(namedAt({ ...setting, edition: 'both' })).toBeNull();
  expect(namedAt({ ...setting, kingdom: setting.kingdom.slice(1) })).toBeNull();
});

test('where editions are mixed, sets of the second are known too', () => {
  const setting = namedSettings.get('Deck Top, second edition, 2 players');
  if (setting === undefined) throw new Error('no Deck Top');
  expect(namedAt({ ...setting, edition: 'both' })).toBe(namedAt(setting));
});
