/** A game's levels measured: each against the next two below it, rated, with the time that a move takes. */
import { findPlayer, playersOf } from '@baize/bots';
import { type AnyBot, type GamePack, Playthrough, randomFor } from '@baize/game';
import type { PlayerSpec } from './job.ts';
import { aligned, percent } from './print.ts';
import type { Rating } from './ratings.ts';
import { inUnit } from './standings.ts';
import { mean, meanInterval, shareInterval } from './statistics.ts';
import {
  gainOf,
  gainWords,
  type Pairing,
  type Scale,
  sharesOf,
  type Standings,
  type Tournament,
} from './tournament.ts';

/** What a difference has to be to be worth a level of its own, in Elo: where chips are played for, luck hides what is much smaller. */
const worthwhile = (pack: GamePack): number => (pack.stakes === undefined ? 50 : 10);

/** Games of a pairing that usually decide it. */
export const usualGames = (pack: GamePack): number => (pack.stakes === undefined ? 400 : 20_000);

/** One rung, as it was measured. */
export interface Rung extends Rating {
  readonly name: string;
  readonly stars: number | null;
  readonly about: string;
  /** Processor time of a decision with a choice; `null` for programs of their own. */
  readonly ms: number | null;
  /** Against the next one below. */
  readonly below: Pairing | null;
}

/** The levels of a game, weakest first. */
export const levelsOf = (pack: GamePack): PlayerSpec[] => playersOf(pack).map(({ name }) => ({ name }));

/** Everybody meets the next two below them, the stronger one named first. */
export function ladderPlan(
  pack: GamePack,
  plan: Pick<Tournament, 'game' | 'players' | 'options' | 'seed' | 'games'>,
  stop: boolean,
): Tournament {
  const pairs = plan.players.flatMap((_, i) =>
    [i - 1, i - 2].flatMap((other) => (other < 0 ? [] : [[i, other] as const])),
  );
  const hypotheses = { elo0: 0, elo1: worthwhile(pack), alpha: 0.05, beta: 0.05 };
  return { ...plan, swissRounds: null, pairs, stop: stop ? hypotheses : null };
}

/** From the top down. */
export function rungsOf(pack: GamePack, plan: Tournament, standings: Standings): Rung[] {
  const rungs = plan.players.map(({ name, text, command, model }, i): Rung => {
    const bot = text === undefined && command === undefined && model === undefined ? findPlayer(pack, name) : undefined;
    return {
      name,
      stars: bot?.stars ?? null,
      about: bot?.about ?? '',
      ms: bot === undefined ? null : moveTime(pack, bot, plan),
      below: standings.pairings.find(({ first, second }) => first === i && second === i - 1) ?? null,
      ...standings.ratings[i],
    };
  });
  return rungs.toReversed();
}

/** Enough decisions, or enough time, to say what one takes. */
const decisionsTimed = 300;
const msTimed = 2000;

/** Milliseconds of the processor for a decision, over games that the bot plays against itself; the first few warm it up. */
function moveTime({ game }: GamePack, bot: AnyBot, { options, seed }: Tournament): number {
  let [spent, timed, met] = [0, 0, 0];
  for (let deal = 0; timed < decisionsTimed && spent < msTimed; deal++) {
    const name = `${seed} time ${deal}`;
    const play = new Playthrough(game, game.start(options, 2, name), name);
    for (let seat = play.next(); seat !== null && spent < msTimed; seat = play.next()) {
      const view = game.view(play.state, seat);
      const random = randomFor(play.seed, seat, play.made);
      const before = process.cpuUsage();
      const { move } = bot.decide(view, play.moves, seat, random);
      const { user, system } = process.cpuUsage(before);
      play.play(seat, move);
      met += 1;
      if (met <= 5) continue;
      spent += (user + system) / 1000;
      timed += 1;
    }
  }
  return spent / Math.max(1, timed);
}

const starsIn = ({ stars }: Rung): string => (stars === null ? '' : '★'.repeat(stars) || '0');

/** Two figures that matter: 0.0042, 0.31, 7.4, 120. */
export const msIn = ({ ms }: Pick<Rung, 'ms'>): string =>
  ms === null ? '·' : ms >= 10 ? ms.toFixed(0) : String(Number(ms.toPrecision(2)));

const ratingIn = ({ rating, interval: [low, high] }: Rating, scale: Scale): string =>
  `${inUnit(rating, scale)} ± ${inUnit((high - low) / 2, scale)}`;

/** How it did against the next one below. */
function againstBelow({ below }: Rung, { worth, unit }: Scale): string {
  if (below === null) return '·';
  const { totals } = below;
  if (worth !== null) return `${gainWords(totals, worth)} ${unit}`;
  const shares = sharesOf(totals);
  const [low, high] = meanInterval(shares);
  if (low < high) return `${percent(mean(shares))} ± ${((100 * (high - low)) / 2).toFixed(1)}`;
  // Who won every game may lose the next: no spread in a sample is no certainty.
  const [from, to] = shareInterval(mean(shares) * totals.games, totals.games).map((each) => (100 * each).toFixed(1));
  return `${percent(mean(shares))} (${from} to ${to})`;
}

export const rungHeading = (scale: Scale): string[] => [
  'level',
  'stars',
  scale.unit,
  'against the next below',
  'games',
  'ms a move',
  'what it does',
];

export const rungCells = (rungs: readonly Rung[], scale: Scale): string[][] =>
  rungs.map((rung) => [
    rung.name,
    starsIn(rung),
    ratingIn(rung, scale),
    againstBelow(rung, scale),
    rung.below === null ? '·' : rung.below.totals.games.toLocaleString('en'),
    msIn(rung),
    rung.about,
  ]);

/** What was played, in a sentence. */
export function howMeasured(plan: Tournament, { pairings }: Standings): string {
  const games = pairings.reduce((sum, { totals }) => sum + totals.games, 0);
  return `${games.toLocaleString('en')} games, seed ${plan.seed}: each level against the next two below, on the same deals from both seats.`;
}

export function ladderTable(plan: Tournament, standings: Standings, rungs: readonly Rung[]): string {
  const { scale } = standings;
  const numbers = rungCells(rungs, scale).map((row) => row.slice(0, -1));
  return [
    `${plan.game}: ${howMeasured(plan, standings)}`,
    '',
    aligned(rungHeading(scale).slice(0, -1), numbers),
    '',
    ...rungs.map(({ name, about }) => `${name}: ${about}`),
  ].join('\n');
}

export function ladderMarkdown(standings: Standings, rungs: readonly Rung[]): string {
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((each) => each.replaceAll('|', '\\|')).join(' | ')} |`;
  const heading = rungHeading(standings.scale);
  const named = rungCells(rungs, standings.scale).map(([name, ...rest]) => row([`\`${name}\``, ...rest]));
  return [row(heading), `|${heading.map(() => '---').join('|')}|`, ...named].join('\n');
}

export const ladderJson = (plan: Tournament, { scale, whole }: Standings, rungs: readonly Rung[]): string =>
  JSON.stringify({
    game: plan.game,
    seed: plan.seed,
    options: plan.options,
    whole,
    unit: scale.unit,
    levels: rungs.map(({ below, ...rung }) => ({
      ...rung,
      below: below && {
        name: plan.players[below.second]?.name,
        games: below.totals.games,
        wins: below.totals.players.map(({ wins }) => wins),
        shared: below.totals.shared,
        ...(scale.worth !== null && gainOf(below.totals, scale.worth)),
        test: below.test,
      },
    })),
  });
