/** `baize ladder`: how strong the levels of a game are, and what a move of theirs costs. */
import { BaizeError } from '@baize/game';
import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import {
  checkOutput,
  gamesOf,
  type Given,
  type GivenPlayers,
  jobOptions,
  playersOf,
  playPlan,
  withGameOptions,
  withPlayerOptions,
} from '../lab.ts';
import { packOf } from '../tables.ts';

interface LadderOptions extends Given, GivenPlayers {
  readonly all?: boolean;
  readonly save?: string;
  readonly markdown?: boolean;
}

export function addLadderCommand(program: Command): void {
  const command = program
    .command('ladder')
    .argument('<game>', 'the game; `baize games` lists them')
    .description('rate the levels of a game, each against the next two below; Ctrl-C keeps finished games');
  withPlayerOptions(command, 'others than the levels of the game, weakest first');
  withGameOptions(command, 'of a pairing, at most; 400, or 20000 hands where chips are played for')
    .option('--all', 'play every game; otherwise a pairing ends once it is decided')
    .option('--save <file>', 'save finished games to this file, and resume from it')
    .option('--markdown', 'the table as Markdown')
    .action(async (name: string, given: LadderOptions) => {
      const lab = await import('@baize/lab');
      checkOutput(given.html);
      const pack = await packOf(name);
      const players =
        given.players === undefined && given.strategyFile === undefined ? lab.levelsOf(pack) : await playersOf(given);
      const [game, seed] = [pack.game.name, given.seed];
      const options = jobOptions(pack, given, 2);
      const games = gamesOf(given, lab.usualGames(pack));
      const plan = lab.ladderPlan(pack, { game, players, options, seed, games }, given.all !== true);
      const standings = await playPlan(plan, given);
      if (standings.pairings.length === 0) throw new BaizeError('FAILED', 'No game was finished.');
      const rungs = lab.rungsOf(pack, plan, standings);
      console.log(
        given.json
          ? lab.ladderJson(plan, standings, rungs)
          : given.markdown
            ? lab.ladderMarkdown(standings, rungs)
            : lab.ladderTable(plan, standings, rungs),
      );
      if (given.html !== undefined)
        writeFileSync(given.html, lab.ladderReport(pack.game.title, plan, standings, rungs));
    });
}
