/** Matches of a network on kingdoms that it never trained on, each deal from every seat. */
import { basename, join } from 'node:path';
import { pointsOf, winnersOf } from '../../games/dominion/src/score.ts';
import type { State } from '../../games/dominion/src/state.ts';
import { bookList } from '../../games/dominion/bots/book.ts';
import { keyOf, type Setting } from '../../games/dominion/bots/contest.ts';
import { repertoireOf } from '../../games/dominion/bots/evolved.ts';
import { network } from '../../games/dominion/bots/expert.ts';
import { tempers } from '../../games/dominion/bots/personalities.ts';
import { listNow } from '../../games/dominion/bots/repertoire.ts';
import { rushesIn, strategyTexts } from '../../games/dominion/bots/strategies.ts';
import { readStrategy } from '../../games/dominion/bots/strategy.ts';
import { tunedMoney } from '../../games/dominion/bots/tuned.ts';
import type { Config } from './config.ts';
import { readBred } from './lists.ts';
import { choosing, fourSeats, gardens, measuring, threeSeats } from './places.ts';
import { byList, byLists, byNetwork, playOut, type Seated } from './play.ts';
import { readWeights } from './weights.ts';

const money = readStrategy(strategyTexts['BMspec']);

/** Everybody a network can be measured against; a rush by its name, where the place allows it. */
const rivals: Readonly<Record<string, (place: Setting) => Seated>> = {
  evolved(place) {
    const repertoire = repertoireOf(place);
    return byLists((state, seat) => listNow(repertoire, state, seat));
  },
  /** What is shipped now. */
  expert: () => byNetwork(network()),
  book: (place) => byList(bookList(place).strategy),
  balanced: () => byList(tempers[0]),
  aggressive: () => byList(tempers[1]),
  defensive: () => byList(tempers[2]),
  tuned: () => byList(tunedMoney),
  'big-money': () => byList(money),
};

const sets: Readonly<Record<string, readonly Setting[]>> = { choosing, gardens, measuring, threeSeats, fourSeats };

/** The seat's share of the win. */
function shareOf(state: State, seat: number): number {
  const winners = winnersOf(
    state.players.map(pointsOf),
    state.players.map(({ turns }) => turns),
  );
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/**
 * `WEIGHTS SET GAMES RIVAL…`: this actor's part of the places; a rival is a name or another file of weights. Of several files of
 * weights, joined by commas, each meets the same rivals.
 */
export function trial(
  config: Config,
  dir: string,
  index: number,
  [weights = '', set = '', games = '', ...names]: readonly string[],
): void {
  const learners = weights.split(',').map((file) => ({ file, learner: byNetwork(readWeights(file)) }));
  const bred = new Map(readBred(join(dir, 'choosing.jsonl')).map(({ place, lists }) => [keyOf(place), lists[0]]));
  const opponent = (name: string, place: Setting): Seated | null => {
    if (name.endsWith('.weights')) return byNetwork(readWeights(name));
    const list = name === 'bred' ? bred.get(keyOf(place)) : undefined;
    if (list !== undefined) return byList(list);
    return rushesIn(place.kingdom).includes(name)
      ? byList(readStrategy(strategyTexts[name]))
      : (rivals[name]?.(place) ?? null);
  };
  const places = sets[set] ?? [];
  places.forEach((place, number) => {
    if (number % config.actors !== index) return;
    for (const name of names) {
      const other = opponent(name, place);
      if (other === null) continue;
      const rival = name.endsWith('.weights') ? basename(name) : name;
      for (const { file, learner } of learners) {
        const line = {
          rival: learners.length === 1 ? rival : `${basename(file)} against ${rival}`,
          edition: place.edition,
          kingdom: place.kingdom.join('+'),
          games: Number(games),
          won: wonBy(learner, other, place, Number(games), `trial ${number}`),
        };
        console.log(JSON.stringify(line));
      }
    }
  });
}

/** Wins of the first among others like the second, in every seat by turns. */
function wonBy(learner: Seated, other: Seated, place: Setting, games: number, seed: string): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % place.seats;
    const seated = Array.from({ length: place.seats }, (_, at) => (at === seat ? learner : other));
    won += shareOf(playOut(place, seated, `${seed} ${Math.floor(game / place.seats)}`), seat);
  }
  return won;
}
