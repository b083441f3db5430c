import { BotRandom, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { CARD, NAMES } from '../src/facts.ts';
import { game } from '../src/game.ts';
import { BUY } from '../src/moves.ts';
import { pointsOf, winnersOf } from '../src/score.ts';
import type { State } from '../src/state.ts';
import { bigMoney } from './bigMoney.ts';
import { book, bookList } from './book.ts';
import { contest, keyOf, noTally, type Setting, settingOf, quickGame, worthOf } from './contest.ts';
import { Evolution } from './evolve.ts';
import { repertoireOf } from './evolved.ts';
import { genesOf, mutate, strategyOf, writeGenes } from './genes.ts';
import { learnt } from './learnt/mind.ts';
import { likelihoods, modelOf } from './opponents.ts';
import { follow, quickMove } from './player.ts';
import { followsList, listNow } from './repertoire.ts';
import { seedLists } from './seeds.ts';
import { strategyTexts } from './strategies.ts';
import { readStrategy, type Strategy } from './strategy.ts';
import { tunedMoney } from './tuned.ts';

/** Few cards, so that an evolution is short. */
const setting: Setting = {
  rules: 'house',
  edition: 'first',
  kingdom: ['Market', 'Militia', 'Smithy'],
  victoryPileSize: 8,
  seats: 2,
};
const money = readStrategy(strategyTexts['BMspec']);
const rivals = [readStrategy(strategyTexts['BigSmithy']), money];
const evolve = (at: Setting): ReturnType<Evolution['run']> => new Evolution(at, rivals, 6_000).run();

const winsOf = (one: Strategy, other: Strategy, games: number): number => sharesOf(setting, () => one, other, games);

test('an evolution gives the same list again, which can be read and beats Big Money', () => {
  const parts: number[] = [];
  const steps = new Evolution(setting, rivals, 6_000).steps();
  let step = steps.next(false);
  for (; step.done !== true; step = steps.next(false)) parts.push(step.value);
  const once = step.value;
  expect(parts.length).toBeGreaterThan(4);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(parts.at(-1)).toBeLessThanOrEqual(1);
  expect(evolve(setting).text).toBe(once.text);
  const read = readStrategy(once.text);
  expect(read.buy.map(({ text }) => text)).toEqual(once.strategy.buy.map(({ text }) => text));
  for (const { card } of read.buy) expect(card < 7 || setting.kingdom.includes(NAMES[card] as never)).toBe(true);
  expect(once.lists).toBeGreaterThan(30);
  expect(winsOf(once.strategy, money, 200)).toBeGreaterThan(0.8);
});

test('an evolution that is stopped has a list that can be read, however early, and a better one the later', () => {
  const shares = [1, 12, 60].map((patience) => {
    const steps = new Evolution(setting, rivals, 6_000).steps();
    let [reports, after] = [0, 0];
    let step = steps.next(false);
    while (step.done !== true) {
      const stop = ++reports >= patience;
      if (stop) after++;
      step = steps.next(stop);
    }
    // what is left to compare is a few lists of each kind
    expect(after).toBeLessThan(40);
    const read = readStrategy(step.value.text);
    expect(read.buy.map(({ text }) => text)).toEqual(step.value.strategy.buy.map(({ text }) => text));
    return winsOf(read, money, 200);
  });
  expect(shares[0]).toBeGreaterThan(0.2);
  expect(shares[2]).toBeGreaterThan(0.6);
});

/** The share of somebody who may change their list. */
function sharesOf(
  at: Setting,
  listOf: (state: State, seat: number) => Strategy,
  other: Strategy,
  games: number,
): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const state = quickGame(at, (now) => (now.asked === seat ? listOf(now, seat) : other), `wins ${i >> 1}`);
    const winners = winnersOf(
      state.players.map(pointsOf),
      state.players.map(({ turns }) => turns),
    );
    if (winners.includes(seat)) won += 1 / winners.length;
  }
  return won / games;
}

test('where no list promises half against what the opponent follows, the network plays on after the opening', () => {
  const models = [modelOf(setting, money, [money]), modelOf(setting, readStrategy('Militia until 9; Silver'), [money])];
  const responses = [{ strategy: money, values: [0.7, 0.3] }];
  const owned = models[1].decks[8].map(Math.round);
  const at = (turns: number, deck: readonly number[]): Strategy => {
    const player = { owned: deck, turns };
    return listNow({ main: money, models, responses }, { players: [player, player] }, 0);
  };
  expect(at(4, owned)).toBe(money);
  expect(at(8, owned)).toBe(learnt);
  expect(at(8, models[0].decks[8].map(Math.round))).toBe(money);
});

test('a deck tells whether somebody follows a list that is known', () => {
  const models = [modelOf(setting, money, [money]), modelOf(setting, readStrategy('Militia until 9; Silver'), [money])];
  const network = modelOf(setting, learnt, [money]);
  const isKnown = (deck: readonly number[], seats = 2): boolean => {
    const player = { owned: deck.map(Math.round), turns: 12 };
    return followsList({ ...setting, seats }, { main: money, models, responses: [] }, { players: [player, player] }, 0);
  };
  expect(models.map(({ decks }) => isKnown(decks[12]))).toEqual([true, true]);
  expect(isKnown(network.decks[12])).toBe(false);
  expect(isKnown(models[0].decks[12], 3)).toBe(false);
});

test('where Gardens can be rushed, money, slow gardens and both rushes are all answered', () => {
  const garden: Setting = { ...setting, rules: 'official', kingdom: ['Gardens', 'Library', 'Workshop'] };
  const repertoire = repertoireOf(garden, 12_000);
  const now = (state: State, seat: number): Strategy => listNow(repertoire, state, seat);
  for (const name of ['Gardens8', 'GardensRush', 'WorkshopRush', 'BMspec'])
    expect(sharesOf(garden, now, readStrategy(strategyTexts[name]), 200), name).toBeGreaterThan(0.45);
  expect(sharesOf(garden, now, tunedMoney, 200)).toBeGreaterThan(0.4);
});

test('a deck tells the list that made it', () => {
  const garden: Setting = { ...setting, rules: 'official', kingdom: ['Gardens', 'Library', 'Workshop'] };
  const lists = ['Gardens8', 'GardensRush', 'BMspec'].map((name) => readStrategy(strategyTexts[name]));
  const models = lists.map((list) => modelOf(garden, list, lists));
  lists.forEach((list, index) => {
    let right = 0;
    for (let i = 0; i < 40; i++) {
      let [owned, turns]: [readonly number[], number] = [[], 0];
      quickGame(
        garden,
        (state) => {
          const { turns: begun, owned: all } = state.players[1];
          if (state.asked === 0 && begun === 5 && turns === 0) [owned, turns] = [all.slice(), begun];
          return state.asked === 1 ? list : money;
        },
        `tells ${i}`,
      );
      const weights = likelihoods(models, owned, turns);
      if (weights[index] === Math.max(...weights)) right++;
    }
    expect(right).toBeGreaterThan(30);
  });
  expect(likelihoods(models, [], 0)).toEqual([1 / 3, 1 / 3, 1 / 3]);
});

test('three and four seats have lists of their own', () => {
  for (const seats of [3, 4]) {
    const { strategy } = new Evolution({ ...setting, seats }, [money], 1_000).run();
    const tally = noTally(1);
    contest({ ...setting, seats }, strategy, [money], 30 * seats, 'more', tally);
    expect(worthOf(tally)).toBeGreaterThan(0.6);
  }
});

test('a changed list says in text what it does', () => {
  const chance = seeded('genes');
  const kingdom = setting.kingdom.map((name) => CARD[name]);
  let [genes] = seedLists(kingdom, [])[0] as [ReturnType<typeof genesOf>];
  for (let i = 0; i < 200; i++) {
    const next = mutate(chance, genes, kingdom);
    if (next.buy.length <= 12) genes = next;
    const read = readStrategy(writeGenes(genes));
    expect(genesOf(read).buy).toEqual(genes.buy);
    if (i % 30 === 0) {
      const play = (list: Strategy): State => quickGame(setting, ({ asked }) => [list, money][asked], `same ${i}`);
      expect(play(read)).toEqual(play(strategyOf(genes)));
    }
  }
});

test('the setting is the same from the first turn to the last, from state and from view', () => {
  const state = quickGame(setting, ({ asked }) => [tunedMoney, money][asked], 'place');
  expect(settingOf(state)).toEqual(setting);
  expect(keyOf(settingOf(game.view(state, 1)))).toBe(keyOf(setting));
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
  const { strategy, name } = bookList(setting);
  expect(Object.keys(strategyTexts)).toContain(name);
  expect(winsOf(strategy, money, 200)).toBeGreaterThan(0.7);
});

test('the book says at its first turn what it chose, and why', () => {
  const { rules, edition, victoryPileSize } = setting;
  const state = game.start(
    { rules, edition, preset: 'none', kingdom: setting.kingdom, victoryPileSize },
    setting.seats,
    'why',
  );
  const { why } = book.decide(game.view(state, 0), game.moves(state), 0, new BotRandom('why'));
  expect(why).toContain(bookList(settingOf(state)).name);
  expect(bigMoney.decide(game.view(state, 0), game.moves(state), 0, new BotRandom('why')).why).not.toContain('lists');
});
