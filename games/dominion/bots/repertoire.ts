/** A list to begin with, and lists to change to once it is clear what the opponent follows: rushes, gardens and money beat each other in a circle. */
import { finish, type Seat, type Stepwise } from '@baize/game';
import { keyOf, type Setting, quickGame, valueOf } from './contest.ts';
import { learnt } from './learnt/mind.ts';
import { likelihoods, type Model, modelOf } from './opponents.ts';
import { Shelf } from './shelf.ts';
import type { Strategy } from './strategy.ts';

interface Response {
  readonly strategy: Strategy;
  /** What it is worth against each model when the first turns were played by the main list. */
  readonly values: readonly number[];
}

export interface Repertoire {
  readonly main: Strategy;
  /** What opponents may follow. */
  readonly models: readonly Model[];
  /** The main list first. */
  readonly responses: readonly Response[];
}

/** Turns in which the main list is followed, whatever the others do. */
const OPENING = 4;
/** Games to choose responses by, and to know them by. */
const SCREENED = 12;
const KNOWN = 40;
/** What a response must promise beyond the main list, lest chance or a mistaken guess decides. */
const CLEARLY = 0.1;
/** Where no list promises as much, the network plays on. */
const ENOUGH = 0.5;

/** What following the main list and then another is worth against somebody. */
function worthAfter(setting: Setting, main: Strategy, then: Strategy, other: Strategy, games: number): number {
  let sum = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % setting.seats;
    const listOf = (turns: number): Strategy => (turns <= OPENING ? main : then);
    const state = quickGame(
      setting,
      ({ asked, players }) => (asked === seat ? listOf(players[seat].turns) : other),
      `response ${Math.floor(i / setting.seats)}`,
    );
    sum += valueOf(state, seat);
  }
  return sum / games;
}

/** What following one plan throughout is worth against somebody. */
export const worthOfPlan = (setting: Setting, plan: Strategy, other: Strategy, games: number): number =>
  worthAfter(setting, plan, plan, other, games);

/** What to begin with and to change to. */
class Builder {
  readonly #models: readonly Model[];

  constructor(
    readonly setting: Setting,
    /** What may be changed to. */
    readonly others: readonly Strategy[],
    rivals: readonly Strategy[],
  ) {
    this.#models = rivals.map((each) => modelOf(setting, each, rivals.slice(0, 3)));
  }

  /** With this list to begin with; the lists screened so far. For two players only: with more, what one does says too little about the table. */
  *from(main: Strategy): Stepwise<Repertoire, number> {
    const models = this.#models;
    if (this.setting.seats !== 2) return { main, models, responses: [] };
    const first = { strategy: main, values: this.#values(main, main, KNOWN) };
    const screened: Response[] = [];
    for (const strategy of this.others) {
      screened.push({ strategy, values: this.#values(main, strategy, SCREENED) });
      if (yield screened.length) return { main, models, responses: [] };
    }
    const chosen = new Set<Strategy>();
    for (let model = 0; model < models.length; model++) {
      const [best] = screened.toSorted((a, b) => b.values[model] - a.values[model]);
      if (best.values[model] > first.values[model] + CLEARLY) chosen.add(best.strategy);
    }
    const more = [...chosen].map((strategy) => ({ strategy, values: this.#values(main, strategy, KNOWN) }));
    return { main, models, responses: [first, ...more] };
  }

  #values(main: Strategy, then: Strategy, games: number): number[] {
    return this.#models.map((model) => worthAfter(this.setting, main, then, model.strategy, games));
  }
}

/** What a repertoire is worth to somebody who always knows what they are up against: on average, and at the worst. */
function promiseOf({ models, responses }: Repertoire): number {
  const best = models.map((_, model) => Math.max(...responses.map(({ values }) => values[model])));
  return best.reduce((sum, value) => sum + value, 0) / best.length + Math.min(...best);
}

/** The most promising of those that begin with one of these lists. */
export const repertoireFor = (...given: Parameters<typeof repertoireSteps>): Repertoire =>
  finish(repertoireSteps(...given));

/** The same in steps: the part that is done. Stopped, it begins with the first list and has no answers. */
export function* repertoireSteps(
  setting: Setting,
  mains: readonly Strategy[],
  others: readonly Strategy[],
  rivals: readonly Strategy[],
): Stepwise<Repertoire, number> {
  const builder = new Builder(setting, others, rivals);
  const begins = setting.seats === 2 ? mains : mains.slice(0, 1);
  const found: Repertoire[] = [];
  for (const main of begins) {
    const steps = builder.from(main);
    let stopped = false;
    for (let step = steps.next(false); ; step = steps.next(stopped)) {
      if (step.done === true) {
        found.push(step.value);
        break;
      }
      stopped = yield (found.length + step.value / others.length) / begins.length;
    }
    if (stopped) break;
  }
  const [first, ...more] = found;
  return more.reduce((best, each) => (promiseOf(each) > promiseOf(best) ? each : best), first);
}

/** What a table shows of its players. */
interface Shown {
  readonly players: readonly { readonly owned: readonly number[]; readonly turns: number }[];
}

/** How likely it may be that an opponent plays as the network does if they are taken to follow a list. */
const HARDLY = 0.2;

const networks = new Shelf<Model>();

/** Whether the opponent follows one of these lists, as far as their cards tell. For two players only. */
export function followsList(setting: Setting, { models }: Repertoire, { players }: Shown, seat: Seat): boolean {
  if (setting.seats !== 2) return false;
  const network = networks.get(keyOf(setting), () =>
    modelOf(
      setting,
      learnt,
      models.slice(0, 3).map(({ strategy }) => strategy),
    ),
  );
  const { owned, turns } = players[1 - seat];
  return likelihoods([...models, network], owned, turns)[models.length] < HARDLY;
}

/** The list to follow now. */
export function listNow({ main, models, responses }: Repertoire, { players }: Shown, seat: Seat): Strategy {
  if (responses.length === 0 || players[seat].turns <= OPENING) return main;
  const other = players[1 - seat];
  const weights = likelihoods(models, other.owned, other.turns);
  const worth = ({ values }: Response): number => values.reduce((sum, value, model) => sum + value * weights[model], 0);
  const usual = worth(responses[0]);
  const best = responses.reduce((one, two) => (worth(two) > worth(one) ? two : one));
  if (worth(best) < ENOUGH) return learnt;
  return worth(best) > usual + CLEARLY ? best.strategy : main;
}
