/** What a kingdom is about: the best list, what each card adds, kinds of plans against each other, and how to open. */
import type { Advice, AdvisedPlan, Advisor } from '@baize/game';
import { type Setting, settingOf } from '../bots/contest.ts';
import { type Genes, strategyOf, writeGenes } from '../bots/genes.ts';
import { strategyTexts } from '../bots/strategies.ts';
import { readStrategy } from '../bots/strategy.ts';
import { type Card, COSTS, nameOf } from '../src/facts.ts';
import { game } from '../src/game.ts';
import { cardNumbers, championOf, championsOf } from './champions.ts';
import type { PlanKind } from './kinds.ts';
import { meet, together } from './measure.ts';
import { deals, openingsFor } from './openings.ts';
import { pairFor } from './variants.ts';
import { lineOf, planName, planWords, reached, titleOf, whenOf } from './words.ts';

/** Games for each of these, with the usual effort. */
const BREEDING = 9000;
const MEASURING = 3000;

/** How much of the work each part is; what each card adds is found out twice where the first time led to a better list. */
const PARTS = { list: 0.18, worth: [0.35, 0.25], plans: 0.12, openings: 0.1 } as const;

const money = readStrategy(strategyTexts['BMU']);

const nothing: Advice = {
  title: '',
  line: '',
  pieces: [],
  list: [],
  text: '',
  against: null,
  worth: [],
  plans: [],
  openings: [],
  games: 0,
  progress: 0,
};

/** The work on one kingdom: each step adds what it found and says so. */
class Study {
  readonly #cards: readonly Card[];
  /** The best first. */
  #lists: readonly Genes[] = [];
  #found: Advice;

  constructor(
    readonly setting: Setting,
    readonly seed: string,
    readonly effort: number,
  ) {
    this.#cards = cardNumbers(setting);
    const pieces = this.#cards.map((card) => ({ name: nameOf(card), price: COSTS[card] }));
    this.#found = { ...nothing, pieces: pieces.toSorted((a, b) => a.price - b.price) };
  }

  #games(usual: number): number {
    return Math.max(20, Math.round(usual * this.effort));
  }

  #add(more: Partial<Advice>, games: number, part: number): Advice {
    const { games: before, progress } = this.#found;
    this.#found = { ...this.#found, progress: Math.min(1, progress + part), ...more, games: before + games };
    return this.#found;
  }

  /** What the cards that surely add something are, the best first. */
  #sure(): Card[] {
    const sure = this.#found.worth.filter(({ share, within }) => share - within > 0.5);
    return sure
      .toSorted((a, b) => b.share - a.share)
      .flatMap(({ piece }) => this.#cards.filter((card) => nameOf(card) === piece));
  }

  /** Takes these lists for the best, and says what the first of them is. */
  #crown(lists: readonly Genes[], games: number, part: number): Advice {
    this.#lists = lists;
    const best = reached(lists[0]);
    const { setting, seed } = this;
    const against = { name: 'Big Money', ...meet(setting, strategyOf(best), money, this.#games(MEASURING), seed) };
    const list = best.buy.map((each) => ({ piece: nameOf(each.card), when: whenOf(each) }));
    const title = titleOf(best, this.#cards, this.#sure());
    return this.#add({ title, list, text: writeGenes(best), against }, games + against.games, part);
  }

  *list(): Generator<Advice> {
    yield this.#found;
    const { lists, games } = championsOf(this.setting, this.effort);
    yield this.#crown(lists, games, PARTS.list);
  }

  *worth(): Generator<Advice> {
    for (const part of PARTS.worth) {
      const better: { readonly genes: Genes; readonly by: number }[] = [];
      let worth: Advice['worth'] = [];
      for (const card of this.#cards) {
        const pair = pairFor(this.setting, this.#lists, card, this.#games(BREEDING));
        const { having, lacking, bred, owned, games } = pair;
        const {
          share,
          within,
          games: played,
        } = meet(this.setting, having, lacking, this.#games(MEASURING), `${this.seed} ${nameOf(card)}`);
        worth = [...worth, { piece: nameOf(card), share, within, games: played }];
        const by = owned ? 1 - share : share;
        if (by - within > 0.5) better.push({ genes: bred, by });
        yield this.#add(
          worth.length > this.#found.worth.length ? { worth } : {},
          games + played,
          part / this.#cards.length,
        );
      }
      yield this.#add({ worth: worth.toSorted((a, b) => b.share - a.share) }, 0, 0);
      const found = better.toSorted((a, b) => b.by - a.by).map(({ genes }) => genes);
      yield this.#crown([...found, ...this.#lists], 0, 0);
      if (found.length === 0) break;
    }
    this.#add({ progress: PARTS.list + PARTS.worth[0] + PARTS.worth[1] }, 0, 0);
  }

  *plans(): Generator<Advice> {
    const kinds: readonly PlanKind[] = ['money', 'engine', 'rush'];
    const lists = new Map<PlanKind, Genes>();
    for (const kind of kinds) {
      const champion = championOf(this.setting, kind, this.#lists, this.#games(BREEDING));
      if (champion !== null) lists.set(kind, champion.genes);
      yield this.#add({}, champion?.games ?? 0, PARTS.plans / kinds.length);
    }
    const plans = kinds.map((kind) => this.#planOf(kind, lists));
    yield this.#add(
      { plans },
      plans.reduce((sum, { share }) => sum + (share?.games ?? 0), 0),
      0,
    );
  }

  #planOf(kind: PlanKind, lists: ReadonlyMap<PlanKind, Genes>): AdvisedPlan {
    const genes = lists.get(kind) ?? null;
    const name = planName(kind, genes, this.#cards, this.#sure());
    const about = planWords(kind, genes, this.#cards);
    const others = [...lists.values()].filter((each) => each !== genes);
    if (genes === null || others.length === 0) return { name, about, share: null, rounds: null };
    const met = others.map((other) =>
      meet(this.setting, strategyOf(genes), strategyOf(other), this.#games(MEASURING), `${this.seed} plans`),
    );
    const rounds = met.reduce((sum, each) => sum + each.rounds, 0) / met.length;
    return { name, about, share: together(met), rounds };
  }

  *openings(): Generator<Advice> {
    const list = strategyOf(this.#lists[0]);
    for (const deal of deals) {
      const { opening, games } = openingsFor(this.setting, list, deal, this.#games(MEASURING), `${this.seed} openings`);
      yield this.#add({ openings: [...this.#found.openings, opening] }, games, PARTS.openings / deals.length);
    }
    yield this.#add({ line: lineOf(this.#found.worth, this.#found.plans), progress: 1 }, 0, 0);
  }
}

export const advisor: Advisor<typeof game> = {
  title: 'Kingdom advisor',
  about: 'What a kingdom is about, found out by playing it: the best list, what each card adds, and how to open.',
  *advise(options, seed, effort = 1) {
    const study = new Study(settingOf(game.start(options, 2, seed)), seed, effort);
    yield* study.list();
    yield* study.worth();
    yield* study.plans();
    yield* study.openings();
  },
};
