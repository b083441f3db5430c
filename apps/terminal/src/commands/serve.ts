/** `baize serve`: what `npm start` runs. Until the web table is served, it deals and shows a whole match as text. */
import { playOut, randomBot } from '@baize/bots';
import { tableOptions } from '@baize/game';
import { catalogue } from '@baize/games';
import type { Command } from 'commander';
import { packOf } from '../tables.ts';
import { Trouble } from '../trouble.ts';

export function addServeCommand(program: Command): void {
  program
    .command('serve')
    .description('show a match between random players as text')
    .action(async () => {
      const [first] = catalogue;
      if (first === undefined) throw new Trouble('There is no game to show yet.');
      const { game } = await packOf(first.name);
      const seats = Math.max(2, game.seats[0]);
      const bots = Array.from({ length: seats }, () => randomBot);
      const { result, moves } = playOut(game, tableOptions(game), bots, 'a first look', (state) => {
        console.log(`${game.show(game.view(state, null))}\n${game.ask(game.view(state, null))}\n`);
      });
      console.log(`After ${moves} moves: ${result.scores.join(' to ')}. ${result.how}`);
    });
}
