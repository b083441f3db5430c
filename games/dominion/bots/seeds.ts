/** The lists that an evolution starts from: money alone, money with one or two kinds of cards, engines, and a garden. */
import {
  ACTIONS,
  type Card,
  CARD,
  COSTS,
  CURSE,
  DUCHY,
  ESTATE,
  GARDENS,
  GOLD,
  PROVINCE,
  SILVER,
} from '../src/facts.ts';
import { type Gene, gene, type Genes, genesOf } from './genes.ts';
import type { Strategy } from './strategy.ts';
import { SMOOTH, TRAITS } from '../src/traits.ts';

const isSmooth = (card: Card): boolean => SMOOTH[card];

/** Money with these lines before the Gold and those after it. */
const money = (before: readonly Gene[], after: readonly Gene[], keep = 5): Genes => ({
  buy: [
    gene(PROVINCE, { money: 14 }),
    gene(DUCHY, { horizon: 4 }),
    gene(ESTATE, { horizon: 2 }),
    ...before,
    gene(GOLD),
    gene(DUCHY, { horizon: 6 }),
    ...after,
    gene(SILVER),
  ],
  keep,
});

const chapel = gene(CARD.Chapel, { until: 1, turn: 3 });
const EARLY: readonly Card[] = [CARD.Chapel, CARD.Moneylender, CARD.Feast, CARD.Remodel, CARD.Sentry];
/** So many of a card; what only helps at the start is bought at the start. */
const some = (card: Card, until: number): Gene =>
  card === CARD.Chapel ? chapel : gene(card, { until, turn: EARLY.includes(card) ? 5 : 0 });

function pairs(actions: readonly Card[]): Genes[] {
  const lists: Genes[] = [];
  for (const first of actions)
    for (const second of actions)
      if (first !== second)
        lists.push(money([some(first, isSmooth(first) ? 4 : 1)], [some(second, isSmooth(second) ? 4 : 1)]));
  return lists;
}

/** Cards that give Actions, cards that draw, something that pays. */
function engines(kingdom: readonly Card[], has: (card: Card) => boolean): Genes[] {
  const villages = kingdom.filter((card) => TRAITS[card].actions > 1).toSorted((a, b) => COSTS[a] - COSTS[b]);
  const draws = [CARD.Smithy, CARD['Council Room'], CARD.Witch, CARD.Library, CARD.Laboratory, CARD.Moat].filter(has);
  const extras = [
    CARD.Militia,
    CARD.Market,
    CARD['Throne Room'],
    CARD.Woodcutter,
    CARD.Remodel,
    CARD.Poacher,
    CARD.Artisan,
    CARD.Bandit,
    CARD.Sentry,
  ].filter(has);
  const lists: Genes[] = [];
  for (const village of villages)
    for (const draw of draws) {
      const start = has(CARD.Chapel) ? [chapel] : [];
      const core = [
        gene(draw, { until: 1 }),
        gene(village, { until: 2 }),
        gene(draw, { until: 3 }),
        gene(village, { until: 5 }),
      ];
      lists.push(money([...start, ...core], []));
      lists.push(money([...start, gene(SILVER, { until: 1 }), gene(GOLD, { until: 1 }), ...core], [], 3));
      for (const extra of extras)
        lists.push(money([...start, gene(extra, { until: 1 }), ...core], [gene(extra, { until: 3 })]));
    }
  return lists;
}

/** Many cards, most of them Gardens. */
function gardens(has: (card: Card) => boolean): Genes[] {
  if (!has(GARDENS)) return [];
  const feeders = [
    CARD.Workshop,
    CARD.Woodcutter,
    CARD.Market,
    CARD.Festival,
    CARD.Bureaucrat,
    CARD['Council Room'],
    CARD.Artisan,
  ];
  return feeders.filter(has).flatMap((feeder) => [
    {
      buy: [
        gene(feeder, { until: 3 }),
        gene(GARDENS),
        gene(PROVINCE),
        gene(feeder),
        gene(DUCHY, { horizon: 8 }),
        gene(SILVER, { until: 4 }),
        gene(ESTATE),
        gene(0),
      ],
      keep: 5,
    },
    money([gene(GARDENS, { horizon: 6 }), gene(feeder, { until: 2 })], []),
  ]);
}

/** Kinds of lists, each to be bred for itself before they meet: an engine must not die before it runs. */
export function seedLists(kingdom: readonly Card[], written: readonly Strategy[]): Genes[][] {
  const actions = kingdom.filter((card) => ACTIONS[card]);
  const has = (card: Card): boolean => kingdom.includes(card);
  const trimmed = (lists: readonly Genes[]): Genes[] =>
    has(CARD.Chapel)
      ? lists.map(({ buy, keep }) => ({ buy: [...buy.slice(0, 3), chapel, ...buy.slice(3)], keep }))
      : [];
  const singles = actions.flatMap((card) =>
    (isSmooth(card) ? [2, 4, 0] : [1, 2]).flatMap((until) => [
      money([some(card, until)], []),
      money([], [some(card, until)]),
    ]),
  );
  const book = written.map((list) => {
    const { buy, keep } = genesOf(list);
    return { buy: buy.filter(({ card }) => card <= CURSE || has(card)), keep };
  });
  return [
    [money([], []), ...singles, ...pairs(actions), ...book],
    [...trimmed(singles), ...trimmed(book)],
    engines(kingdom, has),
    gardens(has),
  ].filter((lists) => lists.length > 0);
}
