import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { answered, settle, sitDown, version } from './people.ts';
import { expect, test } from './server.ts';

interface Said {
  readonly gameId: string;
  readonly playerId: number;
  readonly status: 'your_turn' | 'waiting' | 'game_over';
  readonly legalMoves?: readonly string[];
  readonly scores?: readonly number[];
}

/** A model with a script: takes the seat it was invited to and plays by what the tools answer until the game is over. */
async function model(endpoint: string, invite: string): Promise<{ readonly last: Said; readonly moves: number }> {
  const client = new Client({ name: 'Scripted', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(endpoint)));
  const call = async (name: string, args: Record<string, unknown>): Promise<Said> => {
    const answer = await client.callTool({ name, arguments: { ...args, wait: 10, detail: 'standard' } });
    expect(answer.isError, JSON.stringify(answer.content)).not.toBe(true);
    return answer.structuredContent as Said;
  };
  let said = await call('game_session', { action: 'join', invite, name: 'Mira' });
  const { gameId, playerId } = said;
  let moves = 0;
  while (said.status !== 'game_over')
    if (said.status === 'waiting') said = await call('game_observe', { gameId, playerId });
    else {
      const legal = said.legalMoves ?? [];
      const move = ['stand pat', 'check', 'call'].find((words) => legal.includes(words)) ?? legal[0];
      said = await call('game_execute', { gameId, playerId, move });
      moves++;
    }
  await client.close();
  return { last: said, moves };
}

test('a person in the browser, a bot and a model over MCP play a match to its end', async ({
  page,
  context,
  server,
}) => {
  await settle(context);
  const { match } = await sitDown(page, server, {
    game: 'badugi',
    options: { match: 'hands', hands: 3 },
    seats: [{ kind: 'person' }, { kind: 'bot', name: 'Ines' }, { kind: 'model' }],
    seed: 'three kinds',
  });
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  const line = await page.getByRole('textbox', { name: 'Invite for seat 3' }).inputValue();
  expect(line).toContain(`${server.url}/t/${match}#`);

  const guest = model(`${server.url}/mcp`, line.split(' ').at(-1) ?? '');
  await expect(page.locator('[data-room]')).toContainText('Mira');
  const over = page.locator('[data-dialog="result"]').first();
  const answers = page
    .locator('[data-answers]')
    .getByRole('button', { name: /^(Recommended ?)?(Stand pat|Check|Call)/ });
  for (let turns = 0; ; turns++) {
    expect(turns).toBeLessThan(60);
    await expect(answers.or(over).first()).toBeVisible({ timeout: 40_000 });
    if (await over.isVisible()) break;
    const before = await version(page);
    await answers.first().click();
    await answered(page, before);
  }

  const { last, moves } = await guest;
  const { seats, result } = await server.api.record(match);
  expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'model']);
  expect(moves).toBeGreaterThan(5);
  expect(last.scores).toEqual(result?.scores);
  await expect(page.getByRole('dialog')).toContainText('Mira');
});
