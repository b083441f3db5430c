/** A contest as a folder: report, data, and every game as a record and a page. */
import type { GamePack } from '@baize/game';
import { arenaPage } from './page.ts';
import type { ArenaRun } from './run.ts';
import { gamePage } from './steps.ts';
import { arenaJson, pageFile, recordFile } from './texts.ts';

/** Texts by their paths in the folder. */
export function arenaFiles(pack: GamePack, run: ArenaRun): Map<string, string> {
  const files = new Map([
    ['report.html', arenaPage(pack, run, true)],
    ['report.json', arenaJson(pack, run)],
  ]);
  if (run.prompt !== null) files.set('prompt.md', run.prompt);
  for (const game of run.games) {
    files.set(recordFile(game), `${JSON.stringify(game.record)}\n`);
    if (game.turns.length > 0) files.set(pageFile(game), gamePage(pack, run, game));
  }
  return files;
}
