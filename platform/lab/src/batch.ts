/** Plays one batch of a job, in this thread, to its totals. */
import { randomBot, type Question, questionOf, type ViewForm } from '@baize/bots';
import {
  type AnyBot,
  type Catalogue,
  forfeit,
  type GamePack,
  loadPack,
  Playthrough,
  type Probe,
  randomFor,
  type Result,
  type Seat,
  unit,
  usualBot,
  withoutResigned,
} from '@baize/game';
import { batchSize, checkJob, findBot, type Job, namesOf } from './job.ts';
import { addValue } from './statistics.ts';
import { cell, count, noTotals, type PlayerTotals, type Totals } from './totals.ts';

/** What a worker does with a message of the pool: the batch is played, its totals are the answer, all as text. */
export function answers(
  catalogue: Catalogue,
  outsiders?: (job: Job) => ReadonlyMap<number, Outsider>,
): (message: string, report?: Report) => Promise<string> {
  let known: { readonly text: string; readonly job: Job; readonly pack: GamePack } | null = null;
  return async (message, report) => {
    const space = message.indexOf(' ');
    const text = message.slice(space + 1);
    if (known?.text !== text) {
      const job = JSON.parse(text) as Job;
      known = { text, job, pack: await loadPack(catalogue, job.game) };
    }
    const { pack, job } = known;
    const told = report === undefined ? undefined : sparing(report);
    return JSON.stringify(await playBatch(pack, job, Number(message.slice(0, space)), outsiders?.(job), told));
  };
}

/** Hears how many games of a batch are played, and now and then their totals so far as text, whole deals only. */
export type Report = (games: number, totals: string | null) => void;

/** Milliseconds between two reports: often enough for eyes, seldom enough to cost nothing. */
const between = 200;

function sparing(report: Report): (totals: Totals, wholeDeal: boolean) => void {
  let next = 0;
  return (totals, wholeDeal) => {
    const now = performance.now();
    if (now < next) return;
    report(totals.games, wholeDeal ? JSON.stringify(totals) : null);
    if (wholeDeal) next = now + between;
  };
}

/** A player who is asked and waited for: answers with the index of a move, or with what is wrong, and has lost. */
export interface Outsider {
  readonly views: ViewForm;
  choose(question: Question): Promise<number | string>;
}

/** `outsiders` by their place in the job. */
export async function playBatch(
  pack: GamePack,
  job: Job,
  batch: number,
  outsiders: ReadonlyMap<number, Outsider> = new Map(),
  played?: (totals: Totals, wholeDeal: boolean) => void,
): Promise<Totals> {
  const options = checkJob(pack, job);
  const players = job.players.map((player, i) => outsiders.get(i) ?? findBot(pack, player));
  const totals = noTotals(players.length);
  const size = batchSize(job);
  const end = Math.min(job.games, (batch + 1) * size);
  const seatings = job.fixedSeats ? 1 : players.length;
  let points = 0;
  let gain = 0;
  for (let i = batch * size; i < end; i++) {
    const deal = Math.floor(i / seatings);
    const shift = i % seatings;
    const result = await playOne(pack, players, options, job, deal, shift, totals);
    const first = seatOf(0, shift, players.length);
    points += share(result, first);
    gain += result.payoffs[first];
    if (shift === seatings - 1) {
      count(totals.deals, points);
      addValue(totals.gains, gain);
      points = 0;
      gain = 0;
    }
    played?.(totals, shift === seatings - 1);
  }
  return totals;
}

/** Player 0 sits in seat 0 in a deal's first game and moves on by one seat in each of the next. */
const seatOf = (player: number, shift: number, seats: number): Seat => (player + shift) % seats;

const share = ({ winners }: Result, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);

/** One game of the job, with the lab's bookkeeping around it. */
async function playOne(
  pack: GamePack,
  players: readonly (AnyBot | Outsider)[],
  options: Record<string, unknown>,
  job: Job,
  deal: number,
  shift: number,
  totals: Totals,
): Promise<Result> {
  const { game } = pack;
  const seats = players.length;
  const playerAt = (seat: Seat): number => (seat - shift + seats) % seats;
  const sitting = Array.from({ length: seats }, (_, seat) => players[playerAt(seat)]);
  const names = namesOf(job);
  const left: { resigned: boolean }[] = sitting.map(() => ({ resigned: false }));
  const readings = job.series && pack.probe !== undefined ? new Readings(pack.probe, seats) : null;
  const seed = `${job.seed}-${deal}`;
  // The same deal from another seat must not bring the same luck: then a bot would play its mirror the same game twice.
  const botSeed = shift === 0 ? seed : `${seed}-${shift}`;
  const play = new Playthrough(
    game,
    game.start(options, seats, seed),
    seed,
    readings === null ? undefined : (state) => readings.read(state),
  );
  const { state } = play;
  let early: Result | null = null;
  for (let seat = play.next(); seat !== null && early === null; seat = play.next()) {
    const random = randomFor(botSeed, seat, play.made);
    const player = sitting[seat];
    const words = (): string[] => play.moves.map((move) => game.say(move, state));
    if (left[seat].resigned && pack.leaving !== undefined) {
      const legal = words();
      play.play(seat, play.moves[legal.indexOf(pack.leaving(legal))]);
      continue;
    }
    if ('decide' in player) {
      play.play(seat, player.decide(game.view(state, seat), play.moves, seat, random).move);
      continue;
    }
    const legal = words();
    const about = { match: `${deal + 1}.${shift + 1}`, seat, players: sitting.map((_, at) => names[playerAt(at)]) };
    const said = await player.choose(
      questionOf(pack, { ...about, view: game.view(state, seat), legal, luck: unit(random) }, player.views),
    );
    if (typeof said === 'number') {
      play.play(seat, play.moves[said]);
      continue;
    }
    count((totals.players[playerAt(seat)].gaveUp ??= {}), said);
    left[seat] = { resigned: true };
    // Somebody plays on, so that the others' game goes on.
    sitting[seat] = pack.bots.length === 0 ? randomBot : usualBot(pack);
    if (pack.leaving === undefined && left.filter(({ resigned }) => !resigned).length < 2)
      early = forfeit(left, `${job.players[playerAt(seat)]?.name} ${said}.`);
  }
  const result = early ?? withoutResigned(pack, state, game.result(state) as Result, left);
  const rounds = pack.probe === undefined ? play.made : pack.probe.round(state);
  readings?.read(state);
  readings?.addTo(totals, playerAt);
  if (job.series && pack.probe?.holdings !== undefined)
    for (let seat = 0; seat < seats; seat++)
      for (const [name, times] of Object.entries(pack.probe.holdings.read(state, seat)))
        count(totals.players[playerAt(seat)].holdings, name, times);
  addResult(totals, result, rounds, shift);
  totals.decisions += play.made;
  return result;
}

function addResult(totals: Totals, result: Result, rounds: number, shift: number): void {
  const seats = totals.players.length;
  totals.games += 1;
  if (result.winners.length > 1) totals.shared += 1;
  totals.players.forEach((player: PlayerTotals, i) => {
    const seat = seatOf(i, shift, seats);
    const won = result.winners.includes(seat);
    player.gamesBySeat[seat] = (player.gamesBySeat[seat] ?? 0) + 1;
    if (won && result.winners.length === 1) {
      player.wins += 1;
      player.winsBySeat[seat] = (player.winsBySeat[seat] ?? 0) + 1;
    } else if (won) player.shared += 1;
    addValue(player.payoff, result.payoffs[seat]);
    addValue(player.score, result.scores[seat]);
    count(player.scores, result.scores[seat]);
  });
  addValue(totals.rounds, rounds);
  count(totals.lengths, rounds);
}

/** What a game's probe read during one game: per series and seat, a number for each round. */
class Readings {
  readonly #values = new Map<string, number[][]>();

  constructor(
    readonly probe: Probe<unknown>,
    readonly seats: number,
  ) {
    for (const name of Object.keys(probe.series))
      this.#values.set(
        name,
        Array.from({ length: seats }, () => []),
      );
  }

  read(state: unknown): void {
    const round = this.probe.round(state);
    for (const [name, series] of Object.entries(this.probe.series))
      for (let seat = 0; seat < this.seats; seat++) {
        const rounds = (this.#values.get(name) as number[][])[seat];
        const value = series.read(state, seat);
        const before = rounds[round];
        rounds[round] = before === undefined || series.keep === 'last' ? value : Math.max(before, value);
      }
  }

  addTo(totals: Totals, playerAt: (seat: Seat) => number): void {
    for (const [name, bySeat] of this.#values)
      bySeat.forEach((rounds, seat) => {
        rounds.forEach((value, round) => {
          addValue(cell(totals.series, name, playerAt(seat), round), value);
        });
      });
  }
}
