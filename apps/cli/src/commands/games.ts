/** `baize games`: what can be played, against whom, and with which options. */
import { catalogue } from '@baize/games';
import type { Command } from 'commander';
import { starred } from '../choosing.ts';
import { packOf } from '../tables.ts';

export function addGameCommands(program: Command): void {
  program
    .command('games')
    .description('list the games, their bots and their options')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const games = await Promise.all(
        catalogue.map(async ({ name, title, blurb }) => {
          const pack = await packOf(name);
          const bots = pack.bots.map(({ name, stars, about }) => ({ name, stars, about }));
          return { name, title, blurb, seats: pack.game.seats, options: pack.game.options, bots };
        }),
      );
      if (json) {
        console.log(JSON.stringify(games, null, 2));
        return;
      }
      for (const game of games) {
        console.log(`${game.name}: ${game.title}, ${game.seats[0]} to ${game.seats[1]} players. ${game.blurb}`);
        for (const bot of game.bots) console.log(`  ${starred(bot.stars)} ${bot.name}: ${bot.about}`);
        for (const [name, option] of Object.entries(game.options))
          console.log(`  ${name} = ${String(option.default)}: ${option.label}`);
        console.log();
      }
    });
}
