/** Everybody against everybody, or Swiss rounds: the same deals for every pairing, from both seats, and ratings of it all. */
import { BaizeError, type GamePack, loadPack } from '@baize/game';
import { batchCount, batchSize, checkJob, checkPlayer, gamesIn, type Job, type PlayerSpec, stakesOf } from './job.ts';
import { inOrder, playBatches, type Pool } from './pool.ts';
import { type Encounter, rate, rateByGain, type Rating } from './ratings.ts';
import { type RunSettings, withPool } from './simulate.ts';
import { type Hypotheses, sprt, type SprtState } from './sprt.ts';
import { deviation, mean, type Moments, noMoments, z95 } from './statistics.ts';
import { importCatalogue } from './threads.ts';
import { forChips, type Totals } from './totals.ts';

export interface Tournament {
  readonly game: string;
  readonly players: readonly PlayerSpec[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Games of a pairing, at most. */
  readonly games: number;
  /** `null` is everybody against everybody, or `pairs`. */
  readonly swissRounds: number | null;
  /** Who meets whom. */
  readonly pairs?: readonly (readonly [first: number, second: number])[];
  /** Ends a pairing as soon as it is decided. */
  readonly stop: Hypotheses | null;
}

export interface Pairing {
  readonly first: number;
  readonly second: number;
  readonly totals: Totals;
  readonly test: SprtState | null;
}

export interface Standings {
  readonly pairings: readonly Pairing[];
  readonly ratings: readonly Rating[];
  /** What the ratings are in: Elo, or what is won a game where chips are played for. */
  readonly scale: Scale;
  /** False when it was stopped. */
  readonly whole: boolean;
}

export interface Scale {
  readonly unit: string;
  /** Of a chip won in a game; `null` where games are won and lost. */
  readonly worth: number | null;
}

/** What is already played, by pairing: a tournament that was stopped goes on where it was. */
export interface Ledger {
  /** Totals as text, by batch. */
  done(pairing: string): ReadonlyMap<number, string>;
  add(pairing: string, batch: number, totals: string): void;
}

/** Batches played between two looks at whether a pairing is decided; a part of the outcome, so never changed by the number of threads. */
const wave = 8;

export async function playTournament(plan: Tournament, settings: RunSettings, ledger: Ledger): Promise<Standings> {
  const pack = await loadPack(await importCatalogue(settings.catalogue), plan.game);
  if (plan.players.length < 2) throw new BaizeError('BAD_JOB', 'A tournament needs at least two players.');
  if (new Set(plan.players.map((player) => player.name)).size < plan.players.length)
    throw new BaizeError('BAD_JOB', 'Every player of a tournament needs a name of their own.');
  for (const player of plan.players) checkPlayer(pack, player);
  const options = checkJob(pack, jobOf(plan, 0, 1));
  return withPool(settings, pack, plan.players, async (pool) => {
    const pairings: Pairing[] = [];
    let met = 0;
    for (let round = 0; round < (plan.swissRounds ?? 1); round++)
      for (const [first, second] of plan.swissRounds === null
        ? (plan.pairs ?? everybody(plan))
        : swissRound(plan, pairings)) {
        if (settings.signal?.aborted) break;
        const before = met * plan.games;
        const pairing = await playPairing(plan, first, second, pool, ledger, (done) =>
          settings.progress?.(before + done),
        );
        met += 1;
        if (pairing.totals.games > 0) pairings.push(pairing);
      }
    const whole = !settings.signal?.aborted && settings.budget?.spent !== true;
    const scale = scaleOf(pack, options, pairings);
    return { pairings, ratings: ratingsOf(plan, pairings, scale), scale, whole };
  });
}

export const pairingsOf = (plan: Tournament): number =>
  plan.swissRounds === null
    ? (plan.pairs ?? everybody(plan)).length
    : plan.swissRounds * Math.floor(plan.players.length / 2);

/** The same seed for every pairing: everybody meets the same deals. */
const jobOf = (plan: Tournament, first: number, second: number): Job => ({
  game: plan.game,
  players: [plan.players[first], plan.players[second]],
  options: plan.options,
  seed: plan.seed,
  games: plan.games,
  fixedSeats: false,
  series: false,
});

async function playPairing(
  plan: Tournament,
  first: number,
  second: number,
  pool: Pool,
  ledger: Ledger,
  progress: (games: number) => void,
): Promise<Pairing> {
  const job = jobOf(plan, first, second);
  const name = job.players.map((player) => player.name).join(' – ');
  const done = new Map<number, Totals>();
  for (const [batch, text] of ledger.done(name)) done.set(batch, JSON.parse(text) as Totals);
  const batches = batchCount(job);
  const size = plan.stop === null ? batches : wave;
  let test: SprtState | null = null;
  for (let from = 0; from < batches; from += size) {
    const missing = Array.from({ length: Math.min(size, batches - from) }, (_, i) => from + i).filter(
      (i) => !done.has(i),
    );
    const before = from * batchSize(job);
    const played = await playBatches(
      pool,
      job,
      missing,
      { progress: (games) => progress(before + games) },
      (batch, text) => ledger.add(name, batch, text),
    );
    for (const [batch, totals] of played) done.set(batch, totals);
    if (missing.some((batch) => played.get(batch)?.games !== gamesIn(job, batch))) break;
    if (plan.stop === null) continue;
    const sofar = inOrder(job, new Map([...done].filter(([batch]) => batch < from + size)));
    test = sprt(pointsOf(sofar), plan.stop);
    if (test.verdict !== 'undecided') return { first, second, totals: sofar, test };
  }
  return { first, second, totals: inOrder(job, done), test };
}

/** The first player's share of the points, one value a deal. */
export function sharesOf(totals: Totals): Moments {
  const moments = noMoments();
  for (const [points, deals] of Object.entries(totals.deals)) {
    const share = Number(points) / 2;
    moments.n += deals;
    moments.sum += share * deals;
    moments.squares += share * share * deals;
  }
  return moments;
}

/** What the first player takes a game, and its standard error, both seats of a deal being one draw. */
export const gainOf = ({ gains }: Totals, worth: number): { readonly gain: number; readonly error: number } => ({
  gain: (worth * mean(gains)) / 2,
  error: (worth * deviation(gains)) / 2 / Math.sqrt(Math.max(1, gains.n)),
});

/** `12.3 ± 4.5`, with its 95 % interval. */
export function gainWords(totals: Totals, worth: number): string {
  const { gain, error } = gainOf(totals, worth);
  return `${gain.toFixed(1)} ± ${(z95 * error).toFixed(1)}`;
}

/** A usual spread of the points of a deal. */
const usualSpread = 0.35;

/** What the test goes by: shares of points; for chips, gains brought to the spread that such shares have. */
function pointsOf(totals: Totals): Moments {
  if (!forChips(totals)) return sharesOf(totals);
  const { n, sum, squares } = totals.gains;
  const scale = usualSpread / Math.max(deviation(totals.gains), 1e-9);
  return { n, sum: n / 2 + scale * sum, squares: n / 4 + scale * sum + scale * scale * squares };
}

function everybody(plan: Tournament): [number, number][] {
  const all = plan.players.map((_, i) => i);
  return all.flatMap((first) => all.slice(first + 1).map((second): [number, number] => [first, second]));
}

function scaleOf(pack: GamePack, options: Readonly<Record<string, unknown>>, pairings: readonly Pairing[]): Scale {
  if (!pairings.some(({ totals }) => forChips(totals))) return { unit: 'Elo', worth: null };
  return stakesOf(pack, options, 2);
}

const ratingsOf = (plan: Tournament, pairings: readonly Pairing[], { worth }: Scale): Rating[] =>
  worth !== null
    ? rateByGain(
        plan.players.length,
        pairings.map(({ first, second, totals }) => ({ first, second, ...gainOf(totals, worth) })),
      )
    : rate(plan.players.length, pairings.map(encounterOf), plan.seed);

const encounterOf = ({ first, second, totals }: Pairing): Encounter => ({
  first,
  second,
  gamesPerDeal: 2,
  deals: totals.deals,
});

/** Neighbours in the standings meet, nobody twice while that can be avoided; with an odd number the last sits out. */
export function swissRound(plan: Tournament, pairings: readonly Pairing[]): [number, number][] {
  const met = new Set(pairings.map(({ first, second }) => `${Math.min(first, second)} ${Math.max(first, second)}`));
  const ratings =
    pairings.length === 0
      ? plan.players.map(() => 0)
      : ratingsOf(plan, pairings, { unit: '', worth: null }).map((each) => each.rating);
  const waiting = plan.players.map((_, i) => i).toSorted((a, b) => ratings[b] - ratings[a] || a - b);
  const round: [number, number][] = [];
  while (waiting.length > 1) {
    const player = waiting.shift() as number;
    const fresh = waiting.findIndex((other) => !met.has(`${Math.min(player, other)} ${Math.max(player, other)}`));
    const [other] = waiting.splice(Math.max(0, fresh), 1);
    round.push([player, other]);
  }
  return round;
}
