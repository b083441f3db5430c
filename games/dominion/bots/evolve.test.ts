import { BotRandom, seeded, withProgress } from '@baize/game';
import { expect, test } from 'vitest';
import { CARD, NAMES } from '../src/facts.ts';
import { game } from '../src/game.ts';
import { BUY } from '../src/moves.ts';
import { pointsOf, winnersOf } from '../src/score.ts';
import type { State } from '../src/state.ts';
import { bigMoney } from './bigMoney.ts';
import { book, bookList } from './book.ts';
import { contest, keyOf, noTally, type Place, placeOf, quickGame, worthOf } from './contest.ts';
import { Evolution } from './evolve.ts';
import { evolvedList } from './evolved.ts';
import { genesOf, mutate, strategyOf, writeGenes } from './genes.ts';
import { tempers } from './personalities.ts';
import { follow, quickMove } from './player.ts';
import { seedLists } from './seeds.ts';
import { strategyTexts } from './strategies.ts';
import { readStrategy, type Strategy } from './strategy.ts';
import { tunedMoney } from './tuned.ts';

/** Few cards, so that an evolution is short. */
const place: Place = {
  rules: 'house',
  edition: 'first',
  kingdom: ['Market', 'Militia', 'Smithy'],
  victoryPileSize: 8,
  seats: 2,
};
const money = readStrategy(strategyTexts['BMspec']);
const evolve = (at: Place): ReturnType<Evolution['run']> =>
  new Evolution(at, [readStrategy(strategyTexts['BigSmithy']), money], 6_000).run();

const winsOf = (one: Strategy, other: Strategy, games: number, at: Place = place): number => {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const { players } = quickGame(at, seat === 0 ? [one, other] : [other, one], `wins ${i >> 1}`);
    const winners = winnersOf(
      players.map(pointsOf),
      players.map(({ turns }) => turns),
    );
    if (winners.includes(seat)) won += 1 / winners.length;
  }
  return won / games;
};

test('an evolution gives the same list again, which can be read and beats Big Money', () => {
  const parts: number[] = [];
  const once = withProgress(
    (part) => parts.push(part),
    () => evolve(place),
  );
  expect(parts.length).toBeGreaterThan(4);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(parts.at(-1)).toBeLessThanOrEqual(1);
  expect(evolve(place).text).toBe(once.text);
  const read = readStrategy(once.text);
  expect(read.buy.map(({ text }) => text)).toEqual(once.strategy.buy.map(({ text }) => text));
  for (const { card } of read.buy) expect(card < 7 || place.kingdom.includes(NAMES[card] as never)).toBe(true);
  expect(once.lists).toBeGreaterThan(30);
  expect(winsOf(once.strategy, money, 200)).toBeGreaterThan(0.8);
});

test('where Gardens are rushed, what beats the rush beats the levels below as well', () => {
  const garden: Place = { ...place, rules: 'official', kingdom: ['Gardens', 'Library', 'Workshop'] };
  const { strategy } = evolvedList(garden, 12_000);
  expect(bookList(garden).name).toBe('Gardens8');
  for (const rival of [bookList(garden).strategy, tunedMoney, ...tempers])
    expect(winsOf(strategy, rival, 200, garden)).toBeGreaterThan(0.7);
});

test('three and four seats have lists of their own', () => {
  for (const seats of [3, 4]) {
    const { strategy } = new Evolution({ ...place, seats }, [money], 1_000).run();
    const tally = noTally(1);
    contest({ ...place, seats }, strategy, [money], 30 * seats, 'more', tally);
    expect(worthOf(tally)).toBeGreaterThan(0.6);
  }
});

test('a changed list says in text what it does', () => {
  const chance = seeded('genes');
  const kingdom = place.kingdom.map((name) => CARD[name]);
  let [genes] = seedLists(kingdom, [])[0] as [ReturnType<typeof genesOf>];
  for (let i = 0; i < 200; i++) {
    const next = mutate(chance, genes, kingdom);
    if (next.buy.length <= 12) genes = next;
    const read = readStrategy(writeGenes(genes));
    expect(genesOf(read).buy).toEqual(genes.buy);
    if (i % 30 === 0) {
      const [seed, players] = [`same ${i}`, [strategyOf(genes), money]];
      expect(quickGame(place, [read, money], seed)).toEqual(quickGame(place, players, seed));
    }
  }
});

test('the place is the same from the first turn to the last, from state and from view', () => {
  const state = quickGame(place, [tunedMoney, money], 'place');
  expect(placeOf(state)).toEqual(place);
  expect(keyOf(placeOf(game.view(state, 1)))).toBe(keyOf(place));
});

test('imagined games are played as real ones', () => {
  for (const text of Object.values(strategyTexts)) {
    const strategy = readStrategy(text);
    const state: State = game.start(
      { rules: 'house', edition: 'both', preset: 'none', kingdom: [], victoryPileSize: 6 },
      2,
      text,
    );
    while (state.asked >= 0) {
      const moves = game.moves(state);
      const { move } = follow(strategy, game.view(state, state.asked), moves, state.asked);
      expect(moves.length === 1 ? move : quickMove(strategy, state)).toBe(move);
      game.advance(state, move);
    }
  }
});

test('a careful player ends the game when that wins and not when that loses', () => {
  const rich = (lead: number): State => {
    const state = game.start(
      { rules: 'official', preset: 'First Game', kingdom: [], victoryPileSize: 12, edition: 'first' },
      2,
      'end',
    );
    state.supply[CARD.Province] = 1;
    state.phase = 1;
    state.coins = 8;
    const one = state.players[0];
    one.hand.fill(0);
    one.held = one.heldActions = 0;
    one.owned[CARD.Duchy] += Math.max(0, lead);
    state.players[1].owned[CARD.Province] += Math.max(0, -lead);
    return state;
  };
  const careful = readStrategy('Province; Gold\nending: careful');
  const plain = readStrategy('Province; Gold');
  expect(NAMES[quickMove(careful, rich(-2)) - BUY]).toBe('Gold');
  expect(NAMES[quickMove(plain, rich(-2)) - BUY]).toBe('Province');
  expect(NAMES[quickMove(readStrategy('Gold\nending: careful'), rich(1)) - BUY]).toBe('Province');
});

test('tuned money beats the specified tree, and the book what it could have chosen', () => {
  expect(winsOf(tunedMoney, money, 200)).toBeGreaterThan(0.7);
  const { strategy, name } = bookList(place);
  expect(Object.keys(strategyTexts)).toContain(name);
  expect(winsOf(strategy, money, 200)).toBeGreaterThan(0.7);
});

test('the book says at its first turn what it chose, and why', () => {
  const { rules, edition, victoryPileSize } = place;
  const state = game.start(
    { rules, edition, preset: 'none', kingdom: place.kingdom, victoryPileSize },
    place.seats,
    'why',
  );
  const { why } = book.decide(game.view(state, 0), game.moves(state), 0, new BotRandom('why'));
  expect(why).toContain(bookList(placeOf(state)).name);
  expect(bigMoney.decide(game.view(state, 0), game.moves(state), 0, new BotRandom('why')).why).not.toContain('lists');
});
