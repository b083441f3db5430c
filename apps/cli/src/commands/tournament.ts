/** `baize tournament`: everybody against everybody, with ratings. */
import { writeFileSync } from 'node:fs';
import type { Tournament } from '@baize/lab';
import type { Command } from 'commander';
import {
  checkOutput,
  gamesOf,
  type Given,
  type GivenPlayers,
  jobOptions,
  playersOf,
  playPlan,
  wholeNumber,
  withGameOptions,
  withPlayerOptions,
} from '../lab.ts';
import { packOf } from '../tables.ts';

interface TournamentOptions extends Given, GivenPlayers {
  readonly swiss?: string;
  readonly sprt?: boolean;
  readonly elo?: string;
  readonly save?: string;
}

export function addTournamentCommand(program: Command): void {
  const command = program
    .command('tournament')
    .argument('<game>', 'the game; `baize games` lists them')
    .description('rate players in a round robin, each deal played from both seats');
  withPlayerOptions(command, 'two or more, such as BMU,BigSmithy,DoubleWitch');
  withGameOptions(command, 'games per pairing; 1000 by default')
    .option('--swiss <rounds>', 'this many Swiss rounds instead of a round robin')
    .option('--sprt', 'end a pairing as soon as it is decided')
    .option('--elo <difference>', 'with --sprt: the smallest difference worth detecting; 20 by default')
    .option('--save <file>', 'save finished games to this file, and resume from it')
    .action(async (name: string, given: TournamentOptions) => {
      const lab = await import('@baize/lab');
      checkOutput(given.html);
      const pack = await packOf(name);
      const plan: Tournament = {
        game: pack.game.name,
        players: await playersOf(given),
        options: jobOptions(pack, given, 2),
        seed: given.seed,
        games: gamesOf(given, 1000),
        swissRounds: given.swiss === undefined ? null : wholeNumber('--swiss', given.swiss),
        stop: given.sprt
          ? { ...lab.usualHypotheses, ...(given.elo === undefined ? {} : { elo1: wholeNumber('--elo', given.elo) }) }
          : null,
      };
      const standings = await playPlan(plan, given);
      console.log(given.json ? lab.standingsJson(plan, standings) : lab.standingsTable(plan, standings));
      if (given.html !== undefined) writeFileSync(given.html, lab.tournamentReport(pack.game.title, plan, standings));
    });
}
