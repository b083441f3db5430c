/**
 * `npm run hints -- [GAME] [--positions 100] [--seed hints]`: whether hints can be trusted. In positions of bots' games the hint is held against what the
 * review of such a game calls best; where they differ, both moves meet in worlds that neither has seen.
 */
import { parseArgs } from 'node:util';
import { advise } from '@baize/bots';
import { catalogue } from '@baize/games';
import { below, type GamePack, readOptions, recordGame, replay, seeded, tableOptions, usualBot } from '@baize/game';
import { average, compareMoves, doubt } from '../platform/bots/src/compareMoves.ts';
import { judge } from '../platform/bots/src/judge.ts';
import { reviewJudge } from '../platform/bots/src/review.ts';

/** How much a hint may cost: 2 points of the chance to win, or 2 chips where the blinds are 10 and 20. */
const limits = { win: 0.02, chips: 2 } as const;

interface Position {
  readonly view: unknown;
  readonly seat: number;
  readonly move: number;
  readonly legal: readonly string[];
  readonly name: string;
}

export interface Trust {
  positions: number;
  same: number;
  /** Another move, but not more than allowed behind. */
  close: number;
  /** Further behind, and that by more than two standard errors. */
  worse: number;
  /** What following the hint costs on average, and the most of it. */
  cost: number;
  most: number;
}

/** Decisions with a choice, a few of each game, drawn by the seed. */
function* positionsOf(pack: GamePack, seed: string): Generator<Position> {
  const { game } = pack;
  const bot = usualBot(pack);
  for (let round = 0; ; round++) {
    const [least, most] = game.seats;
    const seats = Math.max(2, least) + (round % (most - Math.max(2, least) + 1));
    const read = readOptions(game, { ...tableOptions(game) }, seats);
    if (!read.ok) throw new Error(read.message);
    const name = `${seed} ${round}`;
    const players = Array.from({ length: seats }, () => bot);
    const record = recordGame(game, players, read.options, name);
    const found: Position[] = [];
    replay(game, record, record.moves.length, (state, move) => {
      const seat = game.turn(state);
      if (seat === null) return;
      const legal = game.moves(state).map((each: unknown) => game.say(each, state));
      const view: unknown = structuredClone(game.view(state, seat));
      if (legal.length > 1) found.push({ view, seat, move, legal, name: `${name} move ${move}` });
    });
    const chance = seeded(name);
    for (let i = 0; i < 4 && found.length > 0; i++) yield* found.splice(below(chance, found.length), 1);
  }
}

/** The hint, in words. */
function hintFor(pack: GamePack, { view, seat, name }: Position, worlds: number): string {
  let best = '';
  for (const { ideas } of advise(pack, view, seat, name, { first: Math.ceil(worlds / 5), last: worlds }))
    best = ideas[0]?.words ?? best;
  return best;
}

/** What the review calls best where the hint was followed. */
function reviewed(pack: GamePack, position: Position, hint: string): string {
  const played = position.legal.indexOf(hint);
  return judge(pack, { ...position, played }, `review ${position.name}`, reviewJudge).hopes[0].words;
}

/** How far the second move is behind the first, in worlds of its own. */
function behind(pack: GamePack, { view, seat, name }: Position, one: string, other: string, worlds: number): number[] {
  const { game, guide } = pack;
  const here: unknown = game.imagine(view, seeded(name));
  const words = game.moves(here).map((move: unknown) => game.say(move, here));
  const [a, b] = compareMoves(
    { game, guide, view, seat },
    [words.indexOf(one), words.indexOf(other)],
    `duel ${name}`,
    0,
    worlds,
  );
  return a.map((hope, i) => hope - b[i]);
}

export function measure(
  pack: GamePack,
  count: number,
  worlds: { readonly hint: number; readonly duel: number },
  seed: string,
): Trust {
  const trust: Trust = { positions: 0, same: 0, close: 0, worse: 0, cost: 0, most: 0 };
  for (const position of positionsOf(pack, seed)) {
    if (trust.positions === count) break;
    trust.positions += 1;
    const hint = hintFor(pack, position, worlds.hint);
    const review = reviewed(pack, position, hint);
    if (hint === review) {
      trust.same += 1;
      continue;
    }
    const lead = behind(pack, position, review, hint, worlds.duel);
    const cost = average(lead);
    const allowed = limits[lead.some((each) => Math.abs(each) > 1) ? 'chips' : 'win'];
    trust.cost += cost / count;
    trust.most = Math.max(trust.most, cost);
    if (cost <= allowed) trust.close += 1;
    else if (cost - 2 * doubt(lead) > allowed) trust.worse += 1;
  }
  return trust;
}

if (process.argv[1]?.endsWith('hints.ts') === true) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { positions: { type: 'string', default: '100' }, seed: { type: 'string', default: 'hints' } },
  });
  const count = Number(values.positions);
  for (const entry of catalogue.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    const began = performance.now();
    const { positions, same, close, worse, cost, most } = measure(
      await entry.load(),
      count,
      { hint: 400, duel: 1500 },
      values.seed,
    );
    const rest = positions - same - close - worse;
    console.log(
      `${entry.title}: ${positions} positions; the same move ${same}, within the limit ${close}, in doubt ${rest}, worse ${worse}; ` +
        `cost ${cost.toFixed(4)} on average, ${most.toFixed(3)} at most; ${Math.round((performance.now() - began) / 1000)} s`,
    );
  }
}
