/** A list to begin with, and lists to change to once it is clear what the opponent follows: rushes, gardens and money beat each other in a circle. */
import type { Seat } from '@baize/game';
import { type Place, quickGame, valueOf } from './contest.ts';
import { likelihoods, type Model, modelOf } from './opponents.ts';
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
const SCREENED = 24;
const KNOWN = 80;
/** What a response must promise beyond the main list, lest chance or a mistaken guess decides. */
const CLEARLY = 0.1;

/** What following the main list and then another is worth against somebody. */
function worthAfter(place: Place, main: Strategy, then: Strategy, other: Strategy, games: number): number {
  let sum = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % place.seats;
    const listOf = (turns: number): Strategy => (turns <= OPENING ? main : then);
    const state = quickGame(
      place,
      ({ asked, players }) => (asked === seat ? listOf(players[seat].turns) : other),
      `response ${Math.floor(i / place.seats)}`,
    );
    sum += valueOf(state, seat);
  }
  return sum / games;
}

/** For two players: with more, what one does says too little about the table. */
export function repertoireFor(
  place: Place,
  main: Strategy,
  others: readonly Strategy[],
  rivals: readonly Strategy[],
): Repertoire {
  const models = [main, ...rivals].map((each) => modelOf(place, each, [main, ...rivals.slice(0, 2)]));
  const values = (strategy: Strategy, games: number): number[] =>
    models.map((model) => worthAfter(place, main, strategy, model.strategy, games));
  const known: Response = { strategy: main, values: place.seats === 2 ? values(main, KNOWN) : [] };
  if (place.seats !== 2) return { main, models, responses: [known] };
  const screened = others.map((strategy) => ({ strategy, values: values(strategy, SCREENED) }));
  const chosen = new Set<Strategy>();
  for (let model = 0; model < models.length; model++) {
    const [best] = screened.toSorted((a, b) => b.values[model] - a.values[model]);
    if (best !== undefined && best.values[model] > known.values[model] + CLEARLY) chosen.add(best.strategy);
  }
  const responses = [...chosen].map((strategy) => ({ strategy, values: values(strategy, KNOWN) }));
  return { main, models, responses: [known, ...responses] };
}

/** What a table shows of its players. */
interface Shown {
  readonly players: readonly { readonly owned: readonly number[]; readonly turns: number }[];
}

/** The list to follow now. */
export function listNow({ main, models, responses }: Repertoire, { players }: Shown, seat: Seat): Strategy {
  if (responses.length < 2 || players[seat].turns <= OPENING) return main;
  const other = players[1 - seat];
  const weights = likelihoods(models, other.owned, other.turns);
  const worth = ({ values }: Response): number => values.reduce((sum, value, model) => sum + value * weights[model], 0);
  const usual = worth(responses[0]);
  const best = responses.reduce((one, two) => (worth(two) > worth(one) ? two : one));
  return worth(best) > usual + CLEARLY ? best.strategy : main;
}
