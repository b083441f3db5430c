import type { Client } from '@modelcontextprotocol/client';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LocalHost } from '../src/local.ts';
import { about, instructions } from '../src/texts.ts';
import { call as short, memory, sitDown, told as call } from './rig.ts';

let host: LocalHost;
let client: Client;
beforeEach(async () => {
  host = await memory();
  client = await sitDown(host);
});

const specified = { playerCount: 2, playerTypes: ['claude', 'ai'], seed: 'spec', options: { victoryPileSize: 12 } };

test('the specified calls work unchanged and give the specified fields', async () => {
  const session = await short(client, 'game_session', specified);
  const { gameId } = session.data;
  expect(session.data).toMatchObject({
    players: [
      { id: 0, type: 'claude' },
      { id: 1, type: 'ai' },
    ],
  });
  expect(session.data.gameState).toMatchObject({ currentPlayer: 0, phase: 'buy', turnNumber: 1 });
  const execute = (move: object) => short(client, 'game_execute', { gameId, playerId: 0, move });
  for (let turn = 1; turn <= 3; turn++) {
    const action = await execute({ type: 'end_phase' });
    expect(action.data).toMatchObject({ success: true, currentPlayer: 0, gameOver: false });
    expect(action.data.gameState).toMatchObject({ phase: 'buy', turnNumber: turn });
    const bought = await execute({ type: 'buy', card: 'Copper' });
    expect(bought.data).toMatchObject({ success: true });
    expect(bought.data.gameState.supply.Copper).toBe(60 - turn);
    const buy = await execute({ type: 'end_phase' });
    const cleanup = await execute({ type: 'end_phase' });
    for (const { data } of [buy, cleanup]) {
      expect(data).toMatchObject({ success: true, status: 'your_turn' });
      expect(data.gameState).toMatchObject({ currentPlayer: 0, turnNumber: turn + 1 });
    }
  }
  const seen = await short(client, 'game_observe', { gameId, playerId: 0 });
  expect(seen.data.playerInfo).toMatchObject({ myVP: 3, myCoins: 0, myActions: 1, myBuys: 1 });
  expect(seen.data.playerInfo.myHand).toHaveLength(5);
  expect(seen.data.opponentInfo).toMatchObject({ id: 1, vp: 3, handSize: 5, inPlay: [] });
  expect(seen.data.supply).toEqual(seen.data.gameState.supply);
  const [me, other] = seen.data.gameState.players;
  expect(me.hand).toEqual(seen.data.playerInfo.myHand);
  expect([...other.hand, ...other.drawPile, ...me.drawPile].every((card: string) => card === '?')).toBe(true);
});

test('a turn is given up by its words at once, or by the specified object when nothing is owed any more', async () => {
  const { data } = await call(client, 'game_session', specified);
  const { gameId } = data;
  const words = await call(client, 'game_execute', { gameId, move: 'end turn' });
  expect(words.data.gameState.turnNumber).toBe(2);
  for (const turnNumber of [2, 2, 3]) {
    const said = await call(client, 'game_execute', { gameId, move: { type: 'end_phase' } });
    expect(said.data.gameState.turnNumber).toBe(turnNumber);
  }
});

test('every answer says the same in text and in data', async () => {
  const start = await call(client, 'game_session', { game: 'splendor', seed: 'same', detail: 'full' });
  for (const detail of ['compact', 'standard', 'full']) {
    const seen = await call(client, 'game_observe', { gameId: start.data.gameId, playerId: 0, detail });
    expect(seen.data.view).toBe(seen.text);
    expect(seen.text).toContain('v0 your_turn');
    expect('legalMoves' in seen.data).toBe(detail !== 'compact');
    expect('gameState' in seen.data).toBe(detail !== 'compact');
  }
});

describe('a refusal', () => {
  test.each([
    ['a number that is not there', { move: 999 }, 'ILLEGAL_MOVE'],
    ['words that are no move', { move: 'buy Platinum' }, 'ILLEGAL_MOVE'],
    ['an object that fits nothing', { move: { type: 'buy', card: 'Province' } }, 'ILLEGAL_MOVE'],
    ['a list that breaks off', { move: ['play treasures', 'buy Province'] }, 'ILLEGAL_MOVE'],
    ['a seat of somebody else', { playerId: 1, move: 1 }, 'NOT_YOUR_SEAT'],
    ['an old version', { move: 1, version: 7 }, 'STALE_VERSION'],
    ['no move at all', {}, 'BAD_MESSAGE'],
    ['a move of the wrong type', { move: true }, 'BAD_MESSAGE'],
    ['a move called __proto__', { move: '__proto__' }, 'ILLEGAL_MOVE'],
  ])('%s: says what to do and shows the table and the moves', async (_, more, code) => {
    const { data } = await call(client, 'game_session', specified);
    const said = await call(client, 'game_execute', { gameId: data.gameId, playerId: 0, ...more });
    expect(said.isError).toBe(true);
    expect(said.text).toMatch(new RegExp(`^${code}: .{10,}`));
    expect(said.text).toContain('v0 your_turn player 0');
    expect(said.text).toContain('Moves: play 1 treasures');
    expect(said.data).toMatchObject({ success: false, error: { code }, status: 'your_turn', version: 0 });
    expect(said.data.legalMoves).toEqual(data.legalMoves);
  });

  test.each([
    ['game_observe', { gameId: 'nowhere12345' }, 'NO_SUCH_MATCH'],
    ['game_session', { game: 'chess' }, 'NO_SUCH_GAME'],
    ['game_session', { options: { colour: 'red' } }, 'BAD_OPTIONS'],
    ['game_session', { playerTypes: ['claude', 'deep blue'] }, 'NO_SUCH_BOT'],
    ['game_session', { playerCount: 3, playerTypes: ['claude', 'ai'] }, 'BAD_OPTIONS'],
    ['game_session', { action: 'resign' }, 'BAD_MESSAGE'],
    ['game_session', { action: 'join', gameId: 'nowhere12345' }, 'NO_SUCH_MATCH'],
  ])('%s %o is %s', async (tool, args, code) => {
    const said = await call(client, tool, args);
    expect(said).toMatchObject({ isError: true, data: { error: { code } } });
    expect(said.text.startsWith(`${code}: `)).toBe(true);
  });
});

test('a move sent again with its id is not played twice', async () => {
  const { data } = await call(client, 'game_session', specified);
  const buy = { gameId: data.gameId, playerId: 0, moveId: 'first', move: ['buy Copper'] };
  const once = await call(client, 'game_execute', buy);
  const twice = await call(client, 'game_execute', buy);
  const other = await call(client, 'game_execute', { ...buy, move: 1 });
  expect(once.data.gameState.supply.Copper).toBeLessThan(60);
  for (const again of [twice, other]) {
    expect(again.isError).toBe(false);
    expect(again.text).toContain('not played twice');
    expect(again.data.version).toBe(once.data.version);
  }
});

test('a number before its words, another order of a set, and a list of cards are understood', async () => {
  const { data } = await call(client, 'game_session', { game: 'splendor', seed: 'sets' });
  const number = data.legalMoves.indexOf('take diamond ruby onyx') + 1;
  for (const move of [
    `${number}. take diamond ruby onyx`,
    'take onyx ruby diamond',
    { cards: ['ruby', 'onyx', 'diamond'] },
  ]) {
    const fresh = await call(client, 'game_session', { game: 'splendor', seed: 'sets' });
    const said = await call(client, 'game_execute', { gameId: fresh.data.gameId, move });
    expect(said.text).toContain('You played take diamond ruby onyx.');
  }
});

test('a set of cards is played as single picks in the order of the game, all or none', async () => {
  const options = { kingdom: ['Cellar'], rules: 'house' };
  const { data } = await call(client, 'game_session', { seed: 'a Cellar comes', options });
  const { gameId } = data;
  let said = await call(client, 'game_execute', { gameId, move: ['play treasures', 'buy Cellar'] });
  for (let turns = 0; !said.data.legalMoves.includes('play Cellar'); turns++) {
    expect(turns).toBeLessThan(9);
    said = await call(client, 'game_execute', { gameId, move: 'end turn' });
  }
  said = await call(client, 'game_execute', { gameId, move: { type: 'play_action', card: 'Cellar' } });
  const [one, two] = said.data.playerInfo.myHand.toReversed();
  const none = await call(client, 'game_execute', {
    gameId,
    move: { type: 'discard_for_cellar', cards: [one, two, 'Gold'] },
  });
  expect(none.text).toMatch(/^ILLEGAL_MOVE/);
  expect(none.data.version).toBe(said.data.version);
  const after = await call(client, 'game_execute', { gameId, move: { type: 'discard_for_cellar', cards: [one, two] } });
  expect(after.isError, after.text).toBe(false);
  expect(after.data.version).toBe(said.data.version + 1);
  expect(after.data.playerInfo.myHand).toHaveLength(4);
});

test('somebody invited sits down at the other seat, and each sees only what is theirs', async () => {
  const start = await call(client, 'game_session', { playerTypes: ['claude', 'human'], seed: 'two' });
  expect(start.data).toMatchObject({ status: 'waiting', playerId: 0 });
  const [{ invite, playerId }] = start.data.invites;
  const friend = await sitDown(host);
  const wrong = await call(friend, 'game_session', { action: 'join', gameId: start.data.gameId, invite: 'guessed' });
  expect(wrong.text).toMatch(/^BAD_INVITE/);
  const looking = await call(friend, 'game_observe', { gameId: start.data.gameId });
  expect(looking.data.playerId).toBeNull();
  const joined = await call(friend, 'game_session', { action: 'join', gameId: start.data.gameId, invite, name: 'Ada' });
  expect(joined.data).toMatchObject({ playerId, status: 'waiting' });
  const waiting = call(friend, 'game_observe', { gameId: joined.data.gameId, playerId, wait: 50 });
  await call(client, 'game_execute', { gameId: start.data.gameId, playerId: 0, move: 'end turn' });
  expect((await waiting).data.status).toBe('your_turn');
  const robbed = await call(client, 'game_execute', { gameId: start.data.gameId, playerId, move: 'end turn' });
  expect(robbed.text).toMatch(/^NOT_YOUR_SEAT/);
});

test('a person who asks to take a move back gets an answer from the model', async () => {
  const start = await call(client, 'game_session', { playerTypes: ['claude', 'human'], seed: 'undo' });
  const { gameId } = start.data;
  const match = gameId.slice(0, 12);
  const { token } = await host.join(match, { name: 'Ada', invite: start.data.invites[0].invite });
  await call(client, 'game_execute', { gameId, move: 'end turn' });
  const at = async (): Promise<number> => (await host.look(match, token)).version;
  await host.command(match, token, { do: 'move', key: 'ada-moves-1', version: await at(), words: ['end turn'] });
  await call(client, 'game_execute', { gameId, move: 'end turn' });
  await host.command(match, token, { do: 'undo', key: 'ada-undoes-1', version: await at() });
  const seen = await call(client, 'game_observe', { gameId });
  expect(seen.text).toContain("Ada asks to take back a move: play 'agree' or 'decline'.");
  const agreed = await call(client, 'game_execute', { gameId, move: 'agree' });
  expect(agreed.data).toMatchObject({ success: true, status: 'waiting', currentPlayer: 1 });
  const late = await call(client, 'game_execute', { gameId, move: 'agree' });
  expect(late.text).toMatch(/^NOT_YOUR_TURN/);
});

test('the seed is shown at the end and not before; then there is a record', async () => {
  const seed = 'planted-seed-3141';
  const { data, text } = await call(client, 'game_session', { ...specified, seed });
  expect(text + JSON.stringify(data)).not.toContain(seed);
  const early = await call(client, 'game_session', { action: 'export', gameId: data.gameId });
  expect(early.text).toMatch(/^NOT_OVER/);
  expect(early.text + JSON.stringify(early.data)).not.toContain(seed);
  const over = await call(client, 'game_session', { action: 'resign', gameId: data.gameId });
  expect(over.data).toMatchObject({ status: 'game_over', winner: 1, seed });
  const { data: exported } = await call(client, 'game_session', { action: 'export', gameId: data.gameId });
  expect(exported.record).toMatchObject({ game: 'dominion', seed, moves: [] });
  const listed = await call(client, 'game_session', { action: 'list' });
  expect(listed.data.tables).toMatchObject([{ gameId: data.gameId, playerId: 0, status: 'game_over' }]);
});

test('the rules, options, bots and cards can be learned from game_help alone', async () => {
  const ask = async (args: Record<string, unknown>): Promise<string> => (await call(client, 'game_help', args)).text;
  expect(await ask({})).toContain('game_execute');
  expect((await ask({ game: 'badugi' })).length).toBeGreaterThan(500);
  expect(await ask({ game: 'splendor', topic: 'options' })).toContain('strictThree');
  expect(await ask({ game: 'dominion', topic: 'bots' })).toContain('big-money');
  expect(await ask({ game: 'dominion', topic: 'throne room' })).toMatch(/twice/i);
  expect(await ask({ topic: 'badugi' })).toContain('Badugi');
  expect(await ask({ topic: 'bots' })).toMatch(/Dominion\n[\s\S]*big-money[\s\S]*\nSplendor\n/);
  expect(await ask({ game: 'dominion', topic: 'xyzzy' })).toContain('Topics:');
});

test('resources and prompts are there for hosts that show them', async () => {
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toContain('baize://rules/badugi');
  const { contents } = await client.readResource({ uri: 'baize://rules/badugi' });
  expect(JSON.stringify(contents)).toContain('badugi');
  const { data } = await call(client, 'game_session', specified);
  const review = await client.getPrompt({ name: 'review', arguments: { gameId: data.gameId } });
  expect(JSON.stringify(review.messages)).toContain('v0 your_turn');
  const play = await client.getPrompt({ name: 'play', arguments: { game: 'splendor' } });
  expect(JSON.stringify(play.messages)).toContain('game_session');
});

test('what a model is told first is short', async () => {
  expect(instructions.split(/\s+/).length).toBeLessThanOrEqual(60);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['game_session', 'game_execute', 'game_observe', 'game_help']);
  for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
    expect(description).toBe(about[name as keyof typeof about]);
    expect(inputSchema.type).toBe('object');
    expect(outputSchema?.type).toBe('object');
    expect(annotations?.openWorldHint).toBe(false);
  }
});
