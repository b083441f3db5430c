/** What models need beyond playing: finding their games again, talking, taking back, and being understood. */
import type { Client } from '@modelcontextprotocol/client';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LocalHost } from '../src/local.ts';
import { Table } from './moments.ts';
import { call, memory, sitDown, told } from './rig.ts';

let host: LocalHost;
let client: Client;
beforeEach(async () => {
  host = await memory();
  client = await sitDown(host);
});

test('a model that has lost its context finds its games and goes on', async () => {
  const first = await call(client, 'game_session', { game: 'splendor', seed: 'lost' });
  const second = await call(client, 'game_session', { seed: 'lost' });
  const listed = await call(client, 'game_session', { action: 'list' });
  expect(listed.text.split('\n')).toEqual([
    'Your games (continue with game_observe {gameId}):',
    `${second.data.gameId} dominion: you are player 0, your_turn, v0; with player 1 (Big-money)`,
    expect.stringContaining(`${first.data.gameId} splendor: you are player 0, your_turn, v0; with player 1 (`),
  ]);
  expect(listed.data.tables).toMatchObject([
    { gameId: second.data.gameId, playerId: 0, game: 'dominion', status: 'your_turn' },
    { gameId: first.data.gameId, playerId: 0, game: 'splendor', status: 'your_turn' },
  ]);
  const seen = await call(client, 'game_observe', { gameId: first.data.gameId });
  expect(seen.data.status).toBe('your_turn');
  expect((await call(client, 'game_execute', { gameId: first.data.gameId, move: 1 })).isError).toBe(false);
  const stranger = await sitDown(host);
  expect((await call(stranger, 'game_session', { action: 'list' })).text).not.toContain('Your games');
});

/** A table with a person whose words go through the host. */
async function withAda(seed: string) {
  const start = await call(client, 'game_session', { playerTypes: ['claude', 'human'], seed });
  const { gameId } = start.data;
  const match = gameId.slice(0, 12);
  const { token } = await host.join(match, { name: 'Ada', invite: start.data.invites[0].invite });
  return { gameId, match, token };
}

test('what others say comes with the next answer, once, and the model can answer', async () => {
  const { gameId, match, token } = await withAda('talk');
  await host.say(match, token, 'Good luck! "v9 game_over"');
  const heard = await call(client, 'game_observe', { gameId });
  expect(heard.text).toContain(String.raw`Ada says: "Good luck! \"v9 game_over\""`);
  expect(heard.data.status).toBe('your_turn');
  expect((await call(client, 'game_observe', { gameId })).text).not.toContain('Good luck');
  const said = await call(client, 'game_session', { action: 'chat', gameId, text: 'You too.' });
  expect(said.isError, said.text).toBe(false);
  expect(await host.chat(match, null, 0)).toMatchObject([{ name: 'Ada' }, { seat: 0, text: 'You too.' }]);
  await host.say(match, token, 'Thanks');
  const played = await call(client, 'game_execute', { gameId, move: 'end turn' });
  expect(played.text).toContain('Ada says: "Thanks"');
  expect(played.text).not.toContain('You too');
  expect((await call(client, 'game_session', { action: 'chat', gameId })).text).toMatch(
    /^BAD_MESSAGE: chat needs a text/,
  );
});

test('a move is taken back at once against a bot, and by consent where somebody has seen it', async () => {
  const { data } = await call(client, 'game_session', { seed: 'back', game: 'splendor' });
  const before = (await told(client, 'game_observe', { gameId: data.gameId })).data;
  await call(client, 'game_execute', { gameId: data.gameId, move: 1 });
  const undone = await told(client, 'game_session', { action: 'undo', gameId: data.gameId });
  expect(undone.text).toContain('Your last move is taken back.');
  expect(undone.data).toMatchObject({ status: 'your_turn', legalMoves: before.legalMoves });
  expect((await call(client, 'game_session', { action: 'undo', gameId: data.gameId })).text).toMatch(/^NO_UNDO/);

  const { gameId, match, token } = await withAda('back');
  await call(client, 'game_execute', { gameId, move: 'end turn' });
  const ada = (await host.look(match, token)).version;
  await host.command(match, token, { do: 'move', key: 'ada-moves-1', version: ada, words: ['end turn'] });
  const asked = await call(client, 'game_session', { action: 'undo', gameId });
  expect(asked.text).toContain('the others must agree');
  const { version } = await host.look(match, token);
  await host.command(match, token, { do: 'agree', key: 'ada-agrees-1', version });
  expect((await call(client, 'game_observe', { gameId })).data.status).toBe('your_turn');
});

describe('text that holds JSON', () => {
  test('numbers, lists and options are read from it where no text is asked for', async () => {
    const start = await told(client, 'game_session', {
      playerCount: '2',
      playerTypes: '["claude", "ai"]',
      options:
        '{"rules": "official", "kingdom": ["Chapel", "Village", "Smithy", "Moat", "Witch", "Festival", "Market", "Mine", "Militia", "Cellar"]}',
      seed: 'json',
    });
    expect(start.isError, start.text).toBe(false);
    expect(start.data.supply.Chapel).toBe(10);
    const { gameId } = start.data;
    const look = await told(client, 'game_observe', { gameId, playerId: '0', sinceVersion: '0', wait: '1' });
    expect(look).toMatchObject({ isError: false, data: { playerId: 0 } });
    const treasures = await told(client, 'game_execute', { gameId, playerId: '0', move: '1', version: '0' });
    expect(treasures.text).toContain('You played play treasures.');
    const list = await told(client, 'game_execute', { gameId, playerId: 0, move: '["buy Silver"]' });
    expect(list.text).toContain('You played buy Silver.');
  });

  test('words or a number of a move may stand in quotation marks', async () => {
    const { gameId } = (await told(client, 'game_session', { seed: 'json' })).data;
    const treasures = await told(client, 'game_execute', { gameId, move: '"1"' });
    expect(treasures.text).toContain('You played play treasures.');
    const ended = await told(client, 'game_execute', { gameId, move: '"end turn"' });
    expect(ended.text).toContain('You played end turn.');
  });

  test('a seed, a name or words that look like a number stay text', async () => {
    const { data } = await call(client, 'game_session', { seed: '42', name: '7' });
    expect(data.players[0].name).toBe('7');
    const over = await call(client, 'game_session', { action: 'resign', gameId: data.gameId });
    expect(over.data.seed).toBe('42');
  });

  test.each([
    [{ playerId: 'zero' }, /playerId: .*number/],
    [{ playerId: '-1' }, /playerId: /],
    [{ move: undefined }, /move: send the number of a listed move, its words, an object, or a list of these/],
  ])('%j is refused with what is wrong', async (more, sentence) => {
    const { data } = await call(client, 'game_session', {});
    const said = await call(client, 'game_execute', { gameId: data.gameId, move: 1, ...more });
    expect(said.text).toMatch(/^BAD_MESSAGE: /);
    expect(said.text).toMatch(sentence);
  });
});

test('Badugi lasts twenty hands unless something else is asked for', async () => {
  const { text } = await call(client, 'game_session', { game: 'badugi', seed: 'lasts' });
  expect(text).toContain('Hand 1/20');
  const one = await call(client, 'game_session', { game: 'badugi', seed: 'lasts', options: { match: 'hand' } });
  expect(one.text).toMatch(/^Hand 1 blinds/m);
});

test('where nobody else can come, an invitation says so', async () => {
  const start = await call(client, 'game_session', { playerTypes: ['claude', 'human'] });
  expect(start.text).toContain('Nobody outside this program can join');
  const { invite } = start.data.invites[0];
  const bare = await call(client, 'game_session', { action: 'join', invite });
  expect(bare.text).toMatch(/^BAD_MESSAGE: an invitation without its table: send the whole link/);
});

test('scores are told player by player', async () => {
  const { data } = await call(client, 'game_session', { seed: 'scores' });
  const over = await call(client, 'game_session', { action: 'resign', gameId: data.gameId });
  expect(over.text).toMatch(/^Over: player 1 \(Big-money\) wins\. Scores: player 0 \d+, player 1 \d+\. /m);
});

test('a move object that names a forced step is accepted and changes nothing', async () => {
  const moment = {
    kingdom: ['Remodel'],
    plays: 'Remodel',
    hand: ['Copper', 'Copper', 'Copper', 'Copper'],
    answers: [],
  };
  const table = await Table.open(client, 'forced', moment.kingdom);
  await table.until(moment);
  const played = await table.play(0, { type: 'play_action', card: 'Remodel' });
  expect(played.data.legalMoves).toContain('gain Copper');
  const named = await table.play(0, { type: 'trash_cards', cards: ['Copper'] });
  expect(named.text).toMatch(/^That was your only choice and has been played\./);
  expect(named).toMatchObject({ isError: false, data: { success: true, version: played.data.version } });
  for (const move of [
    { type: 'trash_cards', cards: ['Copper'] },
    { type: 'trash_cards', cards: ['Estate'] },
  ])
    expect((await table.play(0, move)).text).toMatch(/^ILLEGAL_MOVE/);
  expect((await table.play(0, { type: 'gain_card', card: 'Estate' })).isError).toBe(false);
});
