/** `baize schema`: what a game's named views look like, as a JSON Schema. */
import { BaizeError } from '@baize/game';
import type { Command } from 'commander';
import { packOf } from '../tables.ts';

export function addSchemaCommand(program: Command): void {
  program
    .command('schema')
    .argument('<game>', 'the game; `baize games` lists them')
    .description('print the JSON Schema of the views that programs get')
    .action(async (name: string) => {
      const { game, named } = await packOf(name);
      if (named === undefined) throw new BaizeError('FAILED', `${game.title} has no named views.`);
      console.log(JSON.stringify(named.schema, null, 2));
    });
}
