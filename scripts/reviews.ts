/**
 * `npm run reviews -- [GAME] [--mistakes 200] [--games 100]` measures what following a review is worth: mistakes of bots' games, each
 * played on by the game's adviser in every seat, after what was played and after what the review calls better, in worlds that the mover
 * could imagine. It prints how much the share of wins (or chips) rises beside what the review promised. `--part 3/16` takes one game
 * in sixteen and prints a line of JSON for each mistake; `--sum FILE` adds such lines up.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { costOf, findPlayer, type Mistake, review } from '@baize/bots';
import { adviserOf, type GamePack, type GameRecord, readOptions, recordGame, replay } from '@baize/game';
import { catalogue, loadGame } from '@baize/games';
import { average, compareMoves, doubt } from '../platform/bots/src/compareMoves.ts';
import { playOnAs } from '../platform/bots/src/onwards.ts';

interface Rise {
  readonly promised: number;
  readonly got: number;
}

/** What the mover gains by the better move once the adviser has played on for everybody. */
function gained(pack: GamePack, record: GameRecord, { move, seat, better, played }: Mistake, games: number): number {
  const { game, guide } = pack;
  const bot = adviserOf(pack);
  if (bot === undefined) throw new Error('nobody to play on');
  const state = replay(game, record, move);
  const legal: readonly string[] = game.moves(state).map((each: unknown) => game.say(each, state));
  const pair = [better, played].map(({ words }) => legal.indexOf(words));
  const decision = { game, guide, view: game.view(state, seat), seat, onwards: playOnAs(game, bot) };
  const [after, instead] = compareMoves(decision, pair, `reviews ${record.seed} ${move}`, 0, games);
  return average(after) - average(instead);
}

/** The mistakes of one game between a weak bot and the adviser. */
function* risesIn(pack: GamePack, seed: string, games: number): Generator<Rise> {
  const read = readOptions(pack.game, {}, 2);
  if (!read.ok) throw new Error(read.message);
  const weak = pack.bots.find(({ stars }) => stars === 2) ?? pack.bots[0];
  const strong = adviserOf(pack) ?? weak;
  const players = [weak, strong].map(({ name }) => findPlayer(pack, name) ?? weak);
  const record = recordGame(pack.game, players, read.options as never, seed);
  let found: readonly Mistake[] = [];
  for (const { mistakes } of review(pack, record)) found = mistakes;
  for (const mistake of found) yield { promised: costOf(mistake), got: gained(pack, record, mistake, games) };
}

function summary(rises: readonly Rise[]): string {
  const promised = average(rises.map((each) => each.promised));
  const got = rises.map((each) => each.got);
  const within = 1.96 * doubt(got);
  const part = (value: number): string => `${((value / promised) * 100).toFixed(0)} %`;
  return `${rises.length} mistakes: promised ${promised.toFixed(4)}, got ${average(got).toFixed(4)} ± ${within.toFixed(4)}, which is ${part(average(got))} ± ${part(within)}`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mistakes: { type: 'string', default: '200' },
    games: { type: 'string', default: '100' },
    part: { type: 'string' },
    sum: { type: 'string' },
  },
});
const [name = catalogue[2].name] = positionals;
const [from = 0, parts = 1] = values.part?.split('/').map(Number) ?? [];

if (values.sum !== undefined)
  console.log(
    summary(
      readFileSync(values.sum, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Rise),
    ),
  );
else {
  const pack = await loadGame(name);
  const rises: Rise[] = [];
  for (let i = from; rises.length < Number(values.mistakes); i += parts) {
    for (const rise of risesIn(pack, `reviews ${i}`, Number(values.games))) {
      rises.push(rise);
      if (values.part !== undefined) console.log(JSON.stringify(rise));
    }
    if (values.part === undefined && rises.length > 1) console.log(summary(rises));
  }
}
