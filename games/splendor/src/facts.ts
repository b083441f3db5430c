/** The 90 development cards and 10 noble tiles, as tables and as the flat arrays that the rules count with. */

/** The order of gems everywhere: in arrays, in words and on the table. */
export const COLORS = ['diamond', 'sapphire', 'emerald', 'ruby', 'onyx'] as const;
export type Color = (typeof COLORS)[number];
/** The index of gold in arrays of tokens. */
export const GOLD = 5;
export const TOKENS = [...COLORS, 'gold'] as const;
export type Token = (typeof TOKENS)[number];

export type Gems = Readonly<Record<Color, number>>;
export type Tier = 1 | 2 | 3;

export interface Card {
  readonly id: string;
  readonly tier: Tier;
  readonly bonus: Color;
  readonly prestige: number;
  readonly cost: Gems;
}

export interface Noble {
  readonly id: string;
  readonly prestige: number;
  readonly requires: Gems;
}

type Cost = readonly [diamond: number, sapphire: number, emerald: number, ruby: number, onyx: number];

const cardTable: readonly (readonly [id: string, bonus: Color, prestige: number, cost: Cost])[] = [
  ['t1-01', 'diamond', 0, [0, 3, 0, 0, 0]],
  ['t1-02', 'diamond', 0, [0, 0, 0, 2, 1]],
  ['t1-03', 'diamond', 0, [0, 2, 0, 0, 2]],
  ['t1-04', 'diamond', 0, [0, 1, 1, 1, 1]],
  ['t1-05', 'diamond', 0, [3, 1, 0, 0, 1]],
  ['t1-06', 'diamond', 0, [0, 2, 2, 0, 1]],
  ['t1-07', 'diamond', 0, [0, 1, 2, 1, 1]],
  ['t1-08', 'diamond', 1, [0, 0, 4, 0, 0]],
  ['t1-09', 'sapphire', 0, [0, 0, 0, 0, 3]],
  ['t1-10', 'sapphire', 0, [1, 0, 0, 0, 2]],
  ['t1-11', 'sapphire', 0, [0, 0, 2, 0, 2]],
  ['t1-12', 'sapphire', 0, [1, 0, 1, 1, 1]],
  ['t1-13', 'sapphire', 0, [0, 1, 3, 1, 0]],
  ['t1-14', 'sapphire', 0, [1, 0, 2, 2, 0]],
  ['t1-15', 'sapphire', 0, [1, 0, 1, 2, 1]],
  ['t1-16', 'sapphire', 1, [0, 0, 0, 4, 0]],
  ['t1-17', 'emerald', 0, [0, 0, 0, 3, 0]],
  ['t1-18', 'emerald', 0, [2, 1, 0, 0, 0]],
  ['t1-19', 'emerald', 0, [0, 2, 0, 2, 0]],
  ['t1-20', 'emerald', 0, [1, 1, 0, 1, 1]],
  ['t1-21', 'emerald', 0, [1, 3, 1, 0, 0]],
  ['t1-22', 'emerald', 0, [0, 1, 0, 2, 2]],
  ['t1-23', 'emerald', 0, [1, 1, 0, 1, 2]],
  ['t1-24', 'emerald', 1, [0, 0, 0, 0, 4]],
  ['t1-25', 'ruby', 0, [3, 0, 0, 0, 0]],
  ['t1-26', 'ruby', 0, [0, 2, 1, 0, 0]],
  ['t1-27', 'ruby', 0, [2, 0, 0, 2, 0]],
  ['t1-28', 'ruby', 0, [1, 1, 1, 0, 1]],
  ['t1-29', 'ruby', 0, [1, 0, 0, 1, 3]],
  ['t1-30', 'ruby', 0, [2, 0, 1, 0, 2]],
  ['t1-31', 'ruby', 0, [2, 1, 1, 0, 1]],
  ['t1-32', 'ruby', 1, [4, 0, 0, 0, 0]],
  ['t1-33', 'onyx', 0, [0, 0, 3, 0, 0]],
  ['t1-34', 'onyx', 0, [0, 0, 2, 1, 0]],
  ['t1-35', 'onyx', 0, [2, 0, 2, 0, 0]],
  ['t1-36', 'onyx', 0, [1, 1, 1, 1, 0]],
  ['t1-37', 'onyx', 0, [0, 0, 1, 3, 1]],
  ['t1-38', 'onyx', 0, [2, 2, 0, 1, 0]],
  ['t1-39', 'onyx', 0, [1, 2, 1, 1, 0]],
  ['t1-40', 'onyx', 1, [0, 4, 0, 0, 0]],
  ['t2-01', 'diamond', 1, [0, 0, 3, 2, 2]],
  ['t2-02', 'diamond', 1, [2, 3, 0, 3, 0]],
  ['t2-03', 'diamond', 2, [0, 0, 0, 5, 0]],
  ['t2-04', 'diamond', 2, [0, 0, 1, 4, 2]],
  ['t2-05', 'diamond', 2, [0, 0, 0, 5, 3]],
  ['t2-06', 'diamond', 3, [6, 0, 0, 0, 0]],
  ['t2-07', 'sapphire', 1, [0, 2, 2, 3, 0]],
  ['t2-08', 'sapphire', 1, [0, 2, 3, 0, 3]],
  ['t2-09', 'sapphire', 2, [0, 5, 0, 0, 0]],
  ['t2-10', 'sapphire', 2, [2, 0, 0, 1, 4]],
  ['t2-11', 'sapphire', 2, [5, 3, 0, 0, 0]],
  ['t2-12', 'sapphire', 3, [0, 6, 0, 0, 0]],
  ['t2-13', 'emerald', 1, [2, 3, 0, 0, 2]],
  ['t2-14', 'emerald', 1, [3, 0, 2, 3, 0]],
  ['t2-15', 'emerald', 2, [0, 0, 5, 0, 0]],
  ['t2-16', 'emerald', 2, [4, 2, 0, 0, 1]],
  ['t2-17', 'emerald', 2, [0, 5, 3, 0, 0]],
  ['t2-18', 'emerald', 3, [0, 0, 6, 0, 0]],
  ['t2-19', 'ruby', 1, [2, 0, 0, 2, 3]],
  ['t2-20', 'ruby', 1, [0, 3, 0, 2, 3]],
  ['t2-21', 'ruby', 2, [0, 0, 0, 0, 5]],
  ['t2-22', 'ruby', 2, [1, 4, 2, 0, 0]],
  ['t2-23', 'ruby', 2, [3, 0, 0, 0, 5]],
  ['t2-24', 'ruby', 3, [0, 0, 0, 6, 0]],
  ['t2-25', 'onyx', 1, [3, 2, 2, 0, 0]],
  ['t2-26', 'onyx', 1, [3, 0, 3, 0, 2]],
  ['t2-27', 'onyx', 2, [5, 0, 0, 0, 0]],
  ['t2-28', 'onyx', 2, [0, 1, 4, 2, 0]],
  ['t2-29', 'onyx', 2, [0, 0, 5, 3, 0]],
  ['t2-30', 'onyx', 3, [0, 0, 0, 0, 6]],
  ['t3-01', 'diamond', 3, [0, 3, 3, 5, 3]],
  ['t3-02', 'diamond', 4, [0, 0, 0, 0, 7]],
  ['t3-03', 'diamond', 4, [3, 0, 0, 3, 6]],
  ['t3-04', 'diamond', 5, [3, 0, 0, 0, 7]],
  ['t3-05', 'sapphire', 3, [3, 0, 3, 3, 5]],
  ['t3-06', 'sapphire', 4, [7, 0, 0, 0, 0]],
  ['t3-07', 'sapphire', 4, [6, 3, 0, 0, 3]],
  ['t3-08', 'sapphire', 5, [7, 3, 0, 0, 0]],
  ['t3-09', 'emerald', 3, [5, 3, 0, 3, 3]],
  ['t3-10', 'emerald', 4, [0, 7, 0, 0, 0]],
  ['t3-11', 'emerald', 4, [3, 6, 3, 0, 0]],
  ['t3-12', 'emerald', 5, [0, 7, 3, 0, 0]],
  ['t3-13', 'ruby', 3, [3, 5, 3, 0, 3]],
  ['t3-14', 'ruby', 4, [0, 0, 7, 0, 0]],
  ['t3-15', 'ruby', 4, [0, 3, 6, 3, 0]],
  ['t3-16', 'ruby', 5, [0, 0, 7, 3, 0]],
  ['t3-17', 'onyx', 3, [3, 3, 5, 3, 0]],
  ['t3-18', 'onyx', 4, [0, 0, 0, 7, 0]],
  ['t3-19', 'onyx', 4, [0, 0, 3, 6, 3]],
  ['t3-20', 'onyx', 5, [0, 0, 0, 7, 3]],
];

const nobleTable: readonly (readonly [id: string, prestige: number, requires: Cost])[] = [
  ['n-01', 3, [4, 4, 0, 0, 0]],
  ['n-02', 3, [4, 0, 0, 0, 4]],
  ['n-03', 3, [0, 4, 4, 0, 0]],
  ['n-04', 3, [0, 0, 4, 4, 0]],
  ['n-05', 3, [0, 0, 0, 4, 4]],
  ['n-06', 3, [3, 3, 3, 0, 0]],
  ['n-07', 3, [3, 3, 0, 0, 3]],
  ['n-08', 3, [3, 0, 0, 3, 3]],
  ['n-09', 3, [0, 3, 3, 3, 0]],
  ['n-10', 3, [0, 0, 3, 3, 3]],
];

const gems = ([diamond, sapphire, emerald, ruby, onyx]: Cost): Gems => ({ diamond, sapphire, emerald, ruby, onyx });

/** By number, tier after tier; rules and states know cards by these numbers. */
export const CARDS: readonly Card[] = cardTable.map(([id, bonus, prestige, cost]) => ({
  id,
  tier: Number(id[1]) as Tier,
  bonus,
  prestige,
  cost: gems(cost),
}));

export const NOBLES: readonly Noble[] = nobleTable.map(([id, prestige, requires]) => ({
  id,
  prestige,
  requires: gems(requires),
}));

/** Five numbers for each card, one after another. */
export const COST: readonly number[] = cardTable.flatMap(([, , , cost]) => [...cost]);
export const BONUS: readonly number[] = CARDS.map((card) => COLORS.indexOf(card.bonus));
export const PRESTIGE: readonly number[] = CARDS.map((card) => card.prestige);
/** 0 to 2. */
export const TIER: readonly number[] = CARDS.map((card) => card.tier - 1);
/** Five numbers for each noble. */
export const REQUIRES: readonly number[] = nobleTable.flatMap(([, , requires]) => [...requires]);
export const NOBLE_PRESTIGE: readonly number[] = NOBLES.map((noble) => noble.prestige);

const cardNumbers = new Map(CARDS.map((card, number) => [card.id, number]));
const nobleNumbers = new Map(NOBLES.map((noble, number) => [noble.id, number]));

/** The number of the card of this id; -1 when there is none. */
export const cardNumber = (id: string): number => cardNumbers.get(id) ?? -1;
export const nobleNumber = (id: string): number => nobleNumbers.get(id) ?? -1;
