/** Prompts that people find in their host's menu: play a game, review one. */
import { completable, type McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { tableText } from './answer.ts';
import type { Listed } from './resources.ts';
import type { Desk } from './session.ts';
import { CallerTable } from './table.ts';

const message = (text: string) => ({ messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] });

export function addPrompts(server: McpServer, { host, keyring }: Desk, games: readonly Listed[]): void {
  const names = games.map(({ name }) => name);
  const starting = (value: string | undefined): string[] =>
    names.filter((name) => name.startsWith((value ?? '').toLowerCase()));
  server.registerPrompt(
    'play',
    {
      title: 'Play a card game',
      description: 'Sit down at a table and play a whole game',
      argsSchema: z.object({
        game: completable(z.string().describe(names.join(', ')), starting),
        opponent: z.string().optional().describe('the name of a bot; the default one if omitted'),
      }),
    },
    ({ game, opponent }) =>
      message(
        `Play a whole game of ${game} against ${opponent ?? 'the usual bot'}. Read game_help {game: "${game}", topic: "rules"} first. ` +
          `Start with game_session {game: "${game}", playerTypes: ["claude", "${opponent ?? 'ai'}"]}, then answer every your_turn with ` +
          `game_execute and one of the numbered moves until the status is game_over. Think about each move in a sentence, and tell me at the end how it went.`,
      ),
  );
  server.registerPrompt(
    'review',
    {
      title: 'Review a game',
      description: 'Go through a game and say where it was decided',
      argsSchema: z.object({ gameId: z.string().describe('from game_session') }),
    },
    async ({ gameId }) => {
      const table = await CallerTable.open(host, keyring, gameId, undefined);
      const log = (await table.since(0)).map(({ text }) => text).join('\n');
      return message(
        `Review this game of ${table.pack.game.title}: which moves decided it, what would have been better, and one thing to practise.\n\n` +
          `${tableText(table.look)}\n\nWhat happened, as ${table.look.you === null ? 'an onlooker' : `player ${table.look.you}`} saw it:\n${log}`,
      );
    },
  );
}
