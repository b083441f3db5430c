/** A bot that prepares for long at a model's table: the answers say so, and how to go on. */
import { loadGame } from '@baize/games';
import { endless } from '@baize/host/test/endless.ts';
import type { Client } from '@modelcontextprotocol/client';
import { expect, test } from 'vitest';
import { LocalHost } from '../src/local.ts';
import { call, type Said, sitDown } from './rig.ts';

/** A game in which the other player prepares, and the call that waits for it. */
async function whilePreparing(): Promise<{ client: Client; gameId: string; shown: Said; played: Promise<Said> }> {
  const pack = await loadGame('dominion');
  const host = LocalHost.inMemory([
    { name: 'dominion', title: '', blurb: '', pack: { ...pack, bots: [...pack.bots, endless] } },
  ]);
  const client = await sitDown(host);
  const { data } = await call(client, 'game_session', { playerTypes: ['claude', 'endless'], seed: 'prepares' });
  const { gameId } = data;
  const played = call(client, 'game_execute', { gameId, move: 'end turn' });
  for (;;) {
    const shown = await call(client, 'game_observe', { gameId });
    if (shown.text.includes('is preparing')) return { client, gameId, shown, played };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('it starts with its best plan so far, and the call that waits for it is answered', async () => {
  const { client, gameId, shown, played } = await whilePreparing();
  expect(shown.data.status).toBe('waiting');
  expect(shown.text).toMatch(
    /player 1 \(Endless\) is preparing, \d+ %; game_session \{action: "hurry"\} starts it .* "replace" seats a quicker bot\./,
  );
  const hurried = await call(client, 'game_session', { action: 'hurry', gameId });
  expect(hurried.text).toContain('player 1 (Endless) starts with its best plan so far.');
  expect(hurried.data).toMatchObject({ status: 'your_turn', success: true });
  expect((await played).data.status).toBe('your_turn');
  const late = await call(client, 'game_session', { action: 'hurry', gameId });
  expect([late.isError, late.text]).toEqual([true, expect.stringMatching(/^NOT_PREPARING/)]);
});

test('a quicker bot takes its seat', async () => {
  const { client, gameId, played } = await whilePreparing();
  const replaced = await call(client, 'game_session', { action: 'replace', gameId, detail: 'standard' });
  expect(replaced.text).toMatch(/player 1 \(\w+\), a quicker bot, plays in its place\./);
  expect(replaced.data.players[1].bot).not.toBe('endless');
  expect(replaced.data.status).toBe('your_turn');
  expect((await played).data.status).toBe('your_turn');
});
