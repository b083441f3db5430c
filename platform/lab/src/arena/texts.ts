/** A contest as a table for the terminal and as data for programs. */
import type { GamePack } from '@baize/game';
import { aligned } from '../print.ts';
import type { Scale } from '../tournament.ts';
import { blundersOf } from './blunders.ts';
import type { ArenaGame, ArenaRun } from './run.ts';
import { boardAddress, replayCommand, tellBlunder } from './sentences.ts';
import { arenaStandings, headline } from './standings.ts';
import { costAGame, costWords, illegalWords, lossWords, ratingWords, share, tokensAGame, tokenWords } from './words.ts';

export const recordFile = ({ number }: ArenaGame): string => `games/${String(number).padStart(3, '0')}.json`;
export const pageFile = ({ number }: ArenaGame): string => `games/${String(number).padStart(3, '0')}.html`;

/** `folder` is where the records lie, if they are kept. */
export function arenaTable(pack: GamePack, run: ArenaRun, folder: string | null = null): string {
  const standings = arenaStandings(pack, run);
  const { scale, players } = standings;
  const rows = players.map((each) => {
    const cost = costAGame(each);
    return [
      each.name,
      ratingWords(each.rating, scale),
      each.interval.map((end) => ratingWords(end, scale)).join(' to '),
      share(each.points, each.games),
      illegalWords(each),
      share(each.completed, each.games),
      each.kind === 'model' ? tokenWords(tokensAGame(each)) : '–',
      cost === null ? '–' : costWords(cost),
      each.loss === null ? '–' : lossWords(each.loss.mean, scale),
      each.seconds === null || each.decisions === 0 ? '–' : (each.seconds / each.decisions).toFixed(2),
    ];
  });
  const heads = [
    'player',
    scale.unit,
    '95 %',
    'won',
    'illegal',
    'completed',
    'tokens/game',
    'cost/game',
    'lost/move',
    's/move',
  ];
  return [
    `${headline(standings)}.`,
    `${run.title}: ${run.games.length} of ${run.planned} games, seed ${run.seed}.`,
    ...(run.stopped === null ? [] : [run.stopped]),
    '',
    aligned(heads, rows),
    ...costliest(pack, run, scale, folder),
  ].join('\n');
}

const SHOWN = 3;

function costliest(pack: GamePack, run: ArenaRun, scale: Scale, folder: string | null): string[] {
  const lines = blundersOf(run, SHOWN).flatMap((blunder) => {
    const { played, better } = tellBlunder(pack, blunder, scale);
    const file = folder === null ? null : `${folder.replace(/\/$/, '')}/${recordFile(blunder.game)}`;
    return [`  ${played} ${better}`, ...(file === null ? [] : [`    ${replayCommand(file, blunder)}`])];
  });
  return lines.length === 0 ? [] : ['', 'Costliest moves:', ...lines];
}

/** Everything, for programs; texts of decisions included. */
export function arenaJson(pack: GamePack, run: ArenaRun): string {
  const { scale, players } = arenaStandings(pack, run);
  const { entrants, games, ...about } = run;
  const blunders = blundersOf(run, 20).map((blunder) => {
    const { game, player, judged } = blunder;
    return {
      game: game.number,
      record: recordFile(game),
      page: `${pageFile(game)}#m${judged.move}`,
      replay: replayCommand(recordFile(game), blunder),
      ...(run.server !== undefined && { board: boardAddress(run.server, blunder) }),
      player,
      ...judged,
      told: tellBlunder(pack, blunder, scale),
    };
  });
  const data = {
    ...about,
    unit: scale.unit,
    entrants,
    players,
    blunders,
    games: games.map((game) => {
      const { record, seating, ...more } = game;
      const { result, moves } = record;
      const names = seating.map((at) => entrants[at].name);
      return { ...more, seed: record.seed, players: names, record: recordFile(game), moves: moves.length, result };
    }),
  };
  return `${JSON.stringify(data, null, 1)}\n`;
}

/** One line for each answer and each result, in the order of the schedule. */
export function arenaLines({ game, games, entrants }: ArenaRun): string {
  const lines = games.flatMap(({ number, record, seating, turns, gaveUp }): object[] => [
    ...turns.map((turn) => ({ type: 'answer', game, number, seed: record.seed, ...turn })),
    {
      type: 'result',
      game,
      number,
      seed: record.seed,
      players: seating.map((at) => entrants[at].name),
      result: record.result,
      gaveUp: gaveUp.map((seat) => entrants[seating[seat]].name),
    },
  ]);
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
