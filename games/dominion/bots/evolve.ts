/** Buy lists evolved against each other for one kingdom, within a budget of games; the same setting gives the same list. */
import { below, finish, type Random, pick, seeded, type Stepwise } from '@baize/game';
import { type Card, CARD } from '../src/facts.ts';
import { contest, keyOf, noTally, type Setting, type Tally, worthOf } from './contest.ts';
import { cross, type Genes, mutate, strategyOf, tidy, writeGenes } from './genes.ts';
import { seedLists } from './seeds.ts';
import type { Strategy } from './strategy.ts';

export interface Evolved {
  readonly text: string;
  readonly strategy: Strategy;
  /** The best of other kinds. */
  readonly others: readonly Strategy[];
  /** How many lists were tried, in how many games. */
  readonly lists: number;
  readonly games: number;
}

/** A list and how it did so far against the present panel. */
interface Candidate {
  readonly genes: Genes;
  readonly text: string;
  readonly strategy: Strategy;
  tally: Tally;
  value: number;
}

const POPULATION = 8;
/** Lists that are handed on beside the best. */
const OTHERS = 5;
const CHILDREN = 32;
/** Generations that meet the same panel. */
const EPOCH = 4;
/** Games of each round of a race, and how many go on to the next. */
const ROUNDS = [
  { games: 20, left: 10 },
  { games: 50, left: 4 },
  { games: 130, left: 2 },
  { games: 200, left: 2 },
] as const;

/** Of the budget: bred kind by kind, bred together, and the last comparison. */
const APART = 0.35;
const TOGETHER = 0.9;
/** Games of each list in the last comparison of an evolution that was stopped. */
const HASTY = 20;

/** What an evolution may do, where it is not everything. */
export interface Confines {
  /** The cards that lists may buy. */
  readonly cards: readonly Card[];
  /** What it starts from, kind by kind. */
  readonly kinds: readonly (readonly Genes[])[];
  allows(genes: Genes): boolean;
}

export class Evolution {
  readonly #chance: Random;
  readonly #confines: Confines;
  readonly #tried = new Set<string>();
  /** Champions of earlier epochs, and the lists that anybody could bring: so that nothing once learnt is forgotten. */
  readonly #fame: Strategy[];
  #games = 0;
  #deals = 0;
  /** No more lists are bred: what there is is compared. */
  #ending = false;

  /** `rivals` are written lists that it is to beat. */
  constructor(
    readonly setting: Setting,
    readonly rivals: readonly Strategy[],
    readonly budget: number,
    confines: Partial<Confines> = {},
  ) {
    this.#chance = seeded(`evolution ${keyOf(setting)}`);
    const { cards = setting.kingdom.map((name) => CARD[name]) } = confines;
    this.#confines = { cards, kinds: confines.kinds ?? seedLists(cards, rivals), allows: () => true, ...confines };
    this.#fame = [...rivals];
  }

  /** How many games were played so far. */
  get games(): number {
    return this.#games;
  }

  run(): Evolved {
    return finish(this.steps());
  }

  /** The part of the budget that is used up, after every list that has played; stopped, it ends soon with the best so far. */
  *steps(): Stepwise<Evolved, number> {
    const { kinds } = this.#confines;
    const champions: Candidate[] = [];
    for (const [i, lists] of kinds.entries()) {
      const kind = yield* this.#race(this.#fresh(lists), this.rivals, POPULATION);
      if (kind.length === 0) continue;
      const bred = yield* this.#breed(kind, (APART * this.budget * (i + 1)) / kinds.length);
      champions.push(...bred.slice(0, 4));
      if (this.#ending) break;
    }
    const together = this.#ending ? [] : yield* this.#breed(champions, TOGETHER * this.budget);
    const last = [...new Set([...together, ...champions])];
    const panel = this.#panel(last, 2);
    this.#again(last, panel);
    const games = this.#ending ? HASTY : ((1 - TOGETHER) * this.budget) / last.length;
    this.#ending = true;
    yield* this.#play(last, panel, games);
    const [best] = last;
    return {
      text: best.text,
      strategy: best.strategy,
      others: last.slice(1, 1 + OTHERS).map(({ strategy }) => strategy),
      lists: this.#tried.size,
      games: this.#games,
    };
  }

  /** Generation after generation until so many games in all are played. */
  *#breed(from: readonly Candidate[], until: number): Stepwise<Candidate[], number> {
    let population = [...from];
    let panel = this.rivals;
    for (let generation = 0; this.#games < until && !this.#ending; generation++) {
      if (generation % EPOCH === 0) {
        panel = this.#panel(population, 1);
        this.#again(population, panel);
        yield* this.#play(population, panel, 200);
      } else yield* this.#play(population, panel, 60);
      if (this.#ending) break;
      const children: Genes[] = [];
      for (let i = 0; i < CHILDREN; i++) children.push(this.#child(population));
      population.push(...(yield* this.#race(this.#fresh(children), panel, 2)));
      population = sorted(population).slice(0, POPULATION);
      if (generation % EPOCH === EPOCH - 1) this.#fame.push(population[0].strategy);
    }
    return population;
  }

  /** Who is played against: the best now, some of the best before, and the written lists, which more of the bred would crowd out. */
  #panel(population: readonly Candidate[], before: number): Strategy[] {
    return [
      population[0].strategy,
      ...Array.from({ length: before }, () => pick(this.#chance, this.#fame)),
      ...this.rivals,
    ];
  }

  #child(population: readonly Candidate[]): Genes {
    const chance = this.#chance;
    const rank = (): number => below(chance, population.length);
    const parent = (): Genes => population[Math.min(rank(), rank())].genes;
    let genes = below(chance, 4) === 0 ? cross(chance, parent(), parent()) : parent();
    for (let changes = 1 + below(chance, 3); changes > 0; changes--)
      genes = mutate(chance, genes, this.#confines.cards);
    return tidy(genes);
  }

  /** Those not tried before. */
  #fresh(lists: readonly Genes[]): Candidate[] {
    const fresh: Candidate[] = [];
    for (const genes of lists) {
      const text = writeGenes(genes);
      if (this.#tried.has(text) || !this.#confines.allows(genes)) continue;
      this.#tried.add(text);
      fresh.push({ genes, text, strategy: strategyOf(genes), tally: noTally(0), value: 0 });
    }
    return fresh;
  }

  /** Before another panel: what counted against the last one does not count any more. */
  #again(candidates: readonly Candidate[], panel: readonly Strategy[]): void {
    for (const each of candidates) each.tally = noTally(panel.length);
  }

  /** Rounds of more and more games for fewer and fewer lists. */
  *#race(candidates: readonly Candidate[], panel: readonly Strategy[], left: number): Stepwise<Candidate[], number> {
    let running = [...candidates];
    this.#again(running, panel);
    for (const round of ROUNDS) {
      yield* this.#play(running, panel, round.games);
      running = running.slice(0, Math.max(left, round.left));
      if (this.#ending) break;
    }
    return running;
  }

  /** Each plays so many more games over the same deals; the best stand first after it. */
  *#play(candidates: Candidate[], panel: readonly Strategy[], games: number): Stepwise<void, number> {
    const even = Math.ceil(games / this.setting.seats) * this.setting.seats;
    const seed = `deal ${this.#deals++}`;
    for (const each of candidates) {
      contest(this.setting, each.strategy, panel, even, seed, each.tally);
      each.value = worthOf(each.tally);
      this.#games += even;
      const stopped = yield Math.min(1, this.#games / this.budget);
      if (!stopped || this.#ending) continue;
      this.#ending = true;
      break;
    }
    candidates.sort((a, b) => b.value - a.value);
  }
}

const sorted = (candidates: readonly Candidate[]): Candidate[] => candidates.toSorted((a, b) => b.value - a.value);
