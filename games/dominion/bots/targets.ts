/** The numeric targets of the Big Money document beside its acceptance criteria, measured: some hold, some the tree cannot meet. */
import type { AnyBot, Criterion } from '@baize/game';
import { COPPER, DUCHY, ESTATE, GOLD, PROVINCE, SILVER } from '../src/facts.ts';
import { bigMoney } from './bigMoney.ts';
import { deckAt, type Diary, has, keepDiaries, shareOf } from './diary.ts';

/** How many of a card, at least and at most. */
type Range = readonly [card: number, least: number, most: number];

const SNAPSHOTS: readonly {
  readonly turn: number;
  readonly size: readonly [number, number];
  ranges: readonly Range[];
}[] = [
  { turn: 5, size: [12, 13], ranges: ranges([6, 7], [2, 3], [0, 1], [0, 0], [0, 0]) },
  { turn: 10, size: [15, 17], ranges: ranges([5, 7], [3, 5], [1, 2], [0, 1], [0, 0]) },
  { turn: 15, size: [18, 20], ranges: ranges([4, 6], [5, 7], [2, 4], [2, 3], [0, 0]) },
  { turn: 20, size: [21, 24], ranges: ranges([3, 6], [5, 8], [3, 5], [3, 5], [0, 1]) },
];

function ranges(copper: Pair, silver: Pair, gold: Pair, province: Pair, duchy: Pair): readonly Range[] {
  return [
    [COPPER, ...copper],
    [SILVER, ...silver],
    [GOLD, ...gold],
    [ESTATE, 3, 3],
    [PROVINCE, ...province],
    [DUCHY, ...duchy],
  ];
}
type Pair = readonly [number, number];

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);
const within = (value: number, [least, most]: Pair): boolean => value >= least && value <= most;
const fits = (deck: readonly number[], list: readonly Range[]): boolean =>
  list.every(([card, least, most]) => within(deck[card], [least, most]));
const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

/** Mirror games under the house rules with 12 Provinces, and games against a stronger Big Money. */
export function bigMoneyTargets(games: number, seed: string, optimal: AnyBot): Criterion[] {
  const all = Array.from({ length: games }, (_, i) => keepDiaries([bigMoney, bigMoney], `${seed}-${i}`)).flat();
  const against = Array.from({ length: games }, (_, i) => {
    const seat = i % 2;
    const both = keepDiaries(seat === 0 ? [bigMoney, optimal] : [optimal, bigMoney], `${seed}-optimal-${i}`);
    return shareOf(both[seat], both[1 - seat]);
  });
  const share = (id: string, text: string, least: number, test: (diary: Diary) => boolean, of = all): Criterion => {
    const met = of.filter(test).length;
    const target = least === 1 ? 'every game' : `at least ${Math.round(100 * least)} %`;
    return { id, text, target, met, of: of.length, passed: met >= least * of.length };
  };
  const range = (id: string, text: string, values: readonly number[], asked: readonly Pair[]): Criterion => {
    const met = values.filter((value, i) => within(value, asked[i])).length;
    const target = asked.map(([least, most]) => `${least}-${most}`).join(', ');
    const measured = values.map((value) => value.toFixed(1)).join(', ');
    return { id, text, target, met, of: values.length, measured, passed: met === values.length };
  };
  const reported = (criterion: Criterion, why: string): Criterion => ({ ...criterion, reported: why });
  const final = (diary: Diary): readonly number[] => deckAt(diary, diary.turns);
  const coins = (turn: number): number => mean(all.flatMap((diary) => diary.coins[turn] ?? []));
  const treasures = (diary: Diary, turn: number): number => has(diary, SILVER, turn) + has(diary, GOLD, turn);
  const provinces = all.flatMap((diary) => Array.from({ length: has(diary, PROVINCE, 99) }, (_, i) => i));
  const late = sum(all.map((diary) => has(diary, PROVINCE, 99) - has(diary, PROVINCE, 9)));
  const scarce = all.filter(({ scarceTurns }) => scarceTurns > 0);
  const more = 'the tree buys a card in almost every turn and Gold at 6 coins all game long';
  return [
    ...SNAPSHOTS.map(({ turn, size, ranges: list }) =>
      reported(
        share(
          `BM-DECK-${turn}`,
          `deck at turn ${turn}: ${size.join('-')} cards in the specified ranges`,
          1,
          (diary) => within(sum(deckAt(diary, turn)), size) && fits(deckAt(diary, turn), list),
          all.filter((diary) => diary.turns >= turn),
        ),
        more,
      ),
    ),
    share('BM-PROVINCES-15', 'two Provinces by turn 15', 0.8, (diary) => has(diary, PROVINCE, 15) >= 2),
    share('BM-PROVINCES-20', 'three Provinces by turn 20', 0.75, (diary) => has(diary, PROVINCE, 20) >= 3),
    reported(
      share('IT-BM-5', 'at turn 15: 5-7 Silvers, 2-4 Golds, 2-3 Provinces, no Duchy', 1, (diary) =>
        fits(deckAt(diary, 15), [
          [SILVER, 5, 7],
          [GOLD, 2, 4],
          [PROVINCE, 2, 3],
          [DUCHY, 0, 0],
        ]),
      ),
      more,
    ),
    reported(
      range('IT-BM-6', 'coins at turns 5, 10, 15 and 20', [5, 10, 15, 20].map(coins), [
        [3, 4],
        [5, 7],
        [7, 9],
        [8, 10],
      ]),
      'seven Coppers alone bring 3.5 coins, and with more Provinces in the deck the coins stay where they are',
    ),
    reported(
      share(
        'E2E-BM-1',
        '18-25 turns, 4-6 Provinces, 3-5 Golds, 5-8 Silvers, 28-38 points',
        1,
        (diary) =>
          within(diary.turns, [18, 25]) &&
          within(diary.points, [28, 38]) &&
          fits(final(diary), [
            [PROVINCE, 4, 6],
            [GOLD, 3, 5],
            [SILVER, 5, 8],
          ]),
      ),
      more,
    ),
    reported(
      share(
        'E2E-BM-5',
        'a Duchy bought in games with 3 Provinces or fewer left',
        0.7,
        ({ duchies }) => duchies.bought > 0,
        scarce,
      ),
      'Gold comes before Duchy, so a Duchy is bought with exactly 5 coins only',
    ),
    reported(
      share('BM-DUCHY', 'a Duchy with few Provinces left', 0.7, ({ duchies }) => duchies.bought > 0, scarce),
      'Gold comes before Duchy, so a Duchy is bought with exactly 5 coins only',
    ),
    share('BM-TURNS', 'games of 18 to 25 turns', 0.8, (diary) => within(diary.turns, [18, 25])),
    reported(
      range(
        'BM-CARDS',
        'cards bought, Treasures and Victory cards in a game',
        [
          mean(all.map((diary) => sum(final(diary)) - 10)),
          mean(all.map((diary) => treasures(diary, 99))),
          mean(all.map((diary) => final(diary)[PROVINCE] + final(diary)[DUCHY])),
        ],
        [
          [10, 15],
          [5, 8],
          [4, 6],
        ],
      ),
      'a game of 22 turns with a buy in almost every one makes about 21 cards',
    ),
    share('BM-PROVINCES', 'four Provinces or more at the end', 0.8, (diary) => final(diary)[PROVINCE] >= 4),
    {
      id: 'BM-PROVINCE-TURN',
      text: 'Provinces bought after turn 9',
      target: 'at least 90 %',
      met: late,
      of: provinces.length,
      passed: late >= 0.9 * provinces.length,
    },
    reported(
      {
        id: 'BM-OPTIMAL',
        text: 'games won against Big Money with well-timed Duchies, a shared win counted half',
        target: 'at least 40 %',
        met: sum(against),
        of: games,
        passed: sum(against) >= 0.4 * games,
      },
      'the specified tree has no way to time Duchies and Estates',
    ),
    reported(
      range(
        'BM-UPGRADE',
        'Coppers replaced by turns 5, 10 and 15',
        [5, 10, 15].map((turn) => mean(all.map((diary) => 7 - has(diary, COPPER, turn)))),
        [
          [2, 4],
          [4, 6],
          [5, 7],
        ],
      ),
      'nothing in the tree trashes a Copper: Treasures are added, not replaced',
    ),
  ];
}
