/**
 * `npm run reviews [GAME] [MISTAKES] [GAMES]` measures what following a review is worth: mistakes of bots' games, each played on by the
 * game's adviser in every seat, once after what was played and once after what the review calls better, in worlds that the mover could
 * imagine. It prints how much the share of wins (or chips) rises beside what the review promised.
 */
import { findPlayer, type Mistake, review } from '@baize/bots';
import {
  adviserOf,
  type GamePack,
  type GameRecord,
  hear,
  randomFor,
  readOptions,
  recordGame,
  replay,
  seeded,
} from '@baize/game';
import { catalogue, findGame } from '@baize/games';

const [name = catalogue[2].name, wanted = '200', games = '20'] = process.argv.slice(2);
const pack = await findGame(name)?.load();
if (pack === undefined) throw new Error(`There is no game '${name}'.`);

/** What the mover gets on average once the adviser has played on for everybody. */
function playedOn({ game, guide }: GamePack, record: GameRecord, { move, seat }: Mistake, words: string): number {
  const bot = adviserOf(pack as GamePack);
  if (bot === undefined) throw new Error('nobody to play on');
  const view: unknown = game.view(replay(game, record, move), seat);
  let sum = 0;
  for (let i = 0; i < Number(games); i++) {
    const chance = seeded(`reviews ${move} ${i}`);
    const world = game.imagine(view, chance);
    guide?.fit?.(world, seat, chance);
    game.advance(world, hear(game, world, words));
    for (let turn = game.turn(world), made = 0; turn !== null; turn = game.turn(world), made++) {
      const moves: readonly unknown[] = game.moves(world);
      const chosen =
        moves.length === 1
          ? moves[0]
          : bot.decide(game.view(world, turn), moves, turn, randomFor(`on ${i}`, turn, made)).move;
      game.advance(world, chosen);
    }
    sum += game.result(world)?.payoffs[seat] ?? 0;
  }
  return sum / Number(games);
}

const read = readOptions(pack.game, {}, 2);
if (!read.ok) throw new Error(read.message);
const weak = pack.bots.find(({ stars }) => stars === 2) ?? pack.bots[0];
const strong = adviserOf(pack) ?? weak;
const rises: { promised: number; got: number }[] = [];
for (let i = 0; rises.length < Number(wanted); i++) {
  const players = [weak, strong].map(({ name: each }) => findPlayer(pack, each) ?? weak);
  const record = recordGame(pack.game, players, read.options as never, `reviews ${i}`);
  let found: readonly Mistake[] = [];
  for (const { mistakes } of review(pack, record)) found = mistakes;
  for (const mistake of found.slice(0, Number(wanted) - rises.length)) {
    const { played, better } = mistake;
    const got = playedOn(pack, record, mistake, better.words) - playedOn(pack, record, mistake, played.words);
    rises.push({ promised: better.hope - played.hope, got });
  }
  const mean = (of: (rise: (typeof rises)[number]) => number): number =>
    rises.reduce((sum, each) => sum + of(each), 0) / Math.max(1, rises.length);
  const got = mean((each) => each.got);
  const error = Math.sqrt(mean((each) => (each.got - got) ** 2) / Math.max(1, rises.length));
  const promised = mean((each) => each.promised);
  console.log(
    `${rises.length} mistakes of ${i + 1} games: promised ${promised.toFixed(3)}, got ${got.toFixed(3)} ± ${(1.96 * error).toFixed(3)}, ${((got / promised) * 100).toFixed(0)} %`,
  );
}
