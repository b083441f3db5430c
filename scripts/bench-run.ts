/** Measures one checkout's benches: what every game has, then what a game's own bench.ts adds. `bench-bundle.ts` makes it a program. */
import { writeFileSync } from 'node:fs';
import type { AnyGame, GamePack, Random } from '@baize/game';

interface Bench {
  readonly name: string;
  readonly unit: string;
  /** Works for about so many CPU seconds and returns units per CPU second. */
  readonly run: (seconds: number) => number;
}

export interface Measured {
  readonly name: string;
  readonly unit: string;
  readonly perCpuSecond: number;
  readonly rounds: readonly number[];
}

interface Searcher {
  decide(view: unknown, moves: readonly unknown[], seat: number, random: Random): { readonly move: unknown };
}

/** What is needed of the checkout that is measured. */
interface Checkout {
  readonly games: readonly { readonly pack: GamePack; readonly benches: readonly Bench[] }[];
  readonly pick: <T>(chance: Random, items: readonly T[]) => T;
  readonly seeded: (seed: string) => Random;
  readonly tableOptions: (game: AnyGame) => object;
  readonly search: (game: AnyGame, settings: { readonly playouts: number; readonly guide?: unknown }) => Searcher;
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Random moves per CPU second, in place or each on a copy. */
function randomMoves({ pick, seeded, tableOptions }: Checkout, game: AnyGame, copying: boolean): Bench['run'] {
  return (seconds) => {
    const chance = seeded('bench');
    const options = tableOptions(game);
    const seats = Math.max(2, game.seats[0]);
    const from = cpuSeconds();
    let moves = 0;
    for (let deal = 0; cpuSeconds() - from < seconds; deal++) {
      let state = game.start(options, seats, `bench ${deal}`);
      for (let legal = game.moves(state); legal.length > 0; legal = game.moves(state)) {
        if (copying) state = game.copy(state);
        game.advance(state, pick(chance, legal));
        moves++;
      }
    }
    return moves / (cpuSeconds() - from);
  };
}

const TRIES = 256;
/** Tries that decide how the games go on from which decisions are taken. */
const BRIEF = 16;
/** One decision in this many is measured. */
const EVERY = 4;

/** Imagined games per CPU second in decisions of tree search. */
function searchTries({ seeded, tableOptions, search }: Checkout, { game, guide }: GamePack): Bench['run'] {
  let imagined = 0;
  const counting: AnyGame = {
    ...game,
    imagine(view, chance, spare) {
      imagined++;
      return game.imagine(view, chance, spare);
    },
  };
  const settings = guide === undefined ? {} : { guide };
  const brief = search(counting, { ...settings, playouts: BRIEF });
  const long = search(counting, { ...settings, playouts: TRIES });
  return (seconds) => {
    let spent = 0;
    let tries = 0;
    for (let deal = 0; spent < seconds; deal++) {
      const state = game.start(tableOptions(game), 2, `search ${deal}`);
      for (let seat = game.turn(state), made = 0; seat !== null && spent < seconds; seat = game.turn(state), made++) {
        const [view, moves] = [game.view(state, seat), game.moves(state)];
        if (made % EVERY === 0) {
          const from = cpuSeconds();
          imagined = 0;
          long.decide(view, moves, seat, seeded(`long ${deal} ${made}`));
          tries += imagined;
          spent += cpuSeconds() - from;
        }
        game.advance(state, brief.decide(view, moves, seat, seeded(`brief ${deal} ${made}`)).move);
      }
    }
    return tries / spent;
  };
}

function benchesOf(checkout: Checkout): Bench[] {
  return checkout.games.flatMap(({ pack, benches }) => {
    const { game, guide } = pack;
    // A steady guide is for another kind of search, which tries all moves equally often.
    const searches = guide?.steady === true ? [] : [{ name: 'tries of search', run: searchTries(checkout, pack) }];
    const all = [
      { name: 'random moves in place', unit: 'moves', run: randomMoves(checkout, game, false) },
      { name: 'random moves, each on a copy', unit: 'moves', run: randomMoves(checkout, game, true) },
      ...searches.map((each) => ({ ...each, unit: 'tries' })),
      ...benches,
    ];
    return all.map(({ name, unit, run }) => ({ name: `${game.name}: ${name}`, unit, run }));
  });
}

/**
 * CPU seconds before anything is measured, as in the middle of a game. Compiling a search of Splendor takes three: it makes a sixth of its later
 * tries in the first half second, two thirds in the third.
 */
const WARM = 4;

/** Writes what it measured to a file, as JSON. */
export function measure(checkout: Checkout, filter: string, file: string): void {
  const rows: Measured[] = [];
  for (const bench of benchesOf(checkout).filter(({ name }) => name.includes(filter))) {
    process.stderr.write(`${bench.name} …\r`);
    bench.run(WARM);
    const rounds = [bench.run(0.7), bench.run(0.7), bench.run(0.7)];
    rows.push({ name: bench.name, unit: bench.unit, perCpuSecond: rounds.toSorted((a, b) => a - b)[1], rounds });
  }
  writeFileSync(file, JSON.stringify(rows));
}
