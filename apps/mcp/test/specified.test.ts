/** Every call that the documents show, word for word, against the real server over stdio and over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, startServer } from '@baize/app-server';
import { type Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Example, type Moment, Table } from './moments.ts';
import { call, clientOf } from './rig.ts';

const quick = { BAIZE_BOT_THREADS: '0', BAIZE_FORCED_PAUSE: '0' };
const folder = mkdtempSync(join(tmpdir(), 'baize-specified-'));
const baize = fileURLToPath(new URL('../../cli/bin/baize.mjs', import.meta.url));
let serving: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  const env = { PORT: '0', BAIZE_DATA: join(folder, 'http'), BAIZE_LOG: 'silent', ...quick };
  serving = await startServer(readConfig({ ...env, BAIZE_REQUESTS_PER_SECOND: '100000' }));
});
afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true, force: true });
});

const plugs: Readonly<Record<string, () => StdioClientTransport | StreamableHTTPClientTransport>> = {
  stdio: () =>
    new StdioClientTransport({
      command: process.execPath,
      args: [baize, 'mcp', '--data', join(folder, 'stdio')],
      env: quick,
      stderr: 'inherit',
    }),
  HTTP: () => new StreamableHTTPClientTransport(new URL(`${serving.url}/mcp`)),
};

/** Every kind of move, in a shape that the documents show. */
const examples: readonly Example[] = [
  { type: 'play_action', card: 'Chapel' },
  { type: 'play_treasure', card: 'Gold' },
  { type: 'play_all_treasures' },
  { type: 'buy', card: 'Province' },
  { type: 'end_phase' },
  { type: 'discard_for_cellar', cards: ['Copper'] },
  { type: 'trash_cards', cards: ['Copper', 'Copper', 'Estate'] },
  { type: 'gain_card', card: 'Smithy' },
  { type: 'discard_to_hand_size', cards: ['Copper', 'Estate'], target_size: 3 },
  { type: 'reveal_and_topdeck', card: 'Estate' },
  { type: 'spy_decision', player: 0, card: 'Copper', decision: 'discard' },
  { type: 'select_treasure_to_trash', player: 1, card: 'Silver' },
  { type: 'gain_trashed_card', card: 'Silver' },
  { type: 'reveal_reaction', card: 'Moat' },
  { type: 'select_action_for_throne', card: 'Smithy' },
  { type: 'chancellor_decision', convert: true },
  { type: 'library_set_aside', card: 'Village', set_aside: true },
];

/** The examples of each card. */
const moments: Readonly<Record<string, Moment>> = {
  Chapel: {
    kingdom: ['Chapel'],
    plays: 'Chapel',
    hand: ['Copper', 'Copper', 'Estate'],
    answers: [{ move: { type: 'trash_cards', cards: ['Copper', 'Copper', 'Estate'] } }],
  },
  'Chapel, declined': {
    kingdom: ['Chapel'],
    plays: 'Chapel',
    answers: [{ move: { type: 'trash_cards', cards: [] } }],
  },
  Remodel: {
    kingdom: ['Remodel', 'Smithy'],
    plays: 'Remodel',
    hand: ['Estate'],
    answers: [{ move: { type: 'trash_cards', cards: ['Estate'] } }, { move: { type: 'gain_card', card: 'Smithy' } }],
  },
  Mine: {
    kingdom: ['Mine'],
    plays: 'Mine',
    hand: ['Silver'],
    answers: [
      { move: { type: 'trash_cards', cards: ['Silver'] } },
      { move: { type: 'gain_card', card: 'Gold', destination: 'hand' } },
    ],
  },
  Moneylender: {
    kingdom: ['Moneylender'],
    plays: 'Moneylender',
    hand: ['Copper'],
    answers: [{ move: { type: 'trash_cards', cards: ['Copper'] } }],
  },
  Workshop: {
    kingdom: ['Workshop', 'Smithy'],
    plays: 'Workshop',
    answers: [{ move: { type: 'gain_card', card: 'Smithy', destination: 'discard' } }],
  },
  Feast: {
    kingdom: ['Feast'],
    plays: 'Feast',
    answers: [{ move: { type: 'gain_card', card: 'Duchy', destination: 'discard' } }],
  },
  Militia: {
    kingdom: ['Militia'],
    plays: 'Militia',
    victim: ['Copper', 'Estate'],
    answers: [{ seat: 1, move: { type: 'discard_to_hand_size', cards: ['Copper', 'Estate'], target_size: 3 } }],
  },
  Bureaucrat: {
    kingdom: ['Bureaucrat', 'Gardens'],
    plays: 'Bureaucrat',
    victim: ['Estate', 'Gardens'],
    answers: [{ seat: 1, move: { type: 'reveal_and_topdeck', card: 'Estate' } }],
  },
  Spy: {
    kingdom: ['Spy'],
    plays: 'Spy',
    answers: [
      { move: { type: 'spy_decision', player: 0, card: 'Copper', decision: 'discard' }, when: 'discard Copper' },
      { move: { type: 'spy_decision', player: 1, card: 'Estate', decision: 'discard' }, when: 'discard Estate' },
    ],
  },
  Thief: {
    kingdom: ['Thief'],
    plays: 'Thief',
    answers: [
      { move: { type: 'select_treasure_to_trash', player: 1, card: 'Silver' }, when: 'trash Silver' },
      { move: { type: 'gain_trashed_card', card: 'Silver' } },
    ],
  },
  Moat: {
    kingdom: ['Moat', 'Witch'],
    plays: 'Witch',
    victim: ['Moat'],
    answers: [{ seat: 1, move: { type: 'reveal_reaction', card: 'Moat' } }],
  },
  'Throne Room': {
    kingdom: ['Throne Room', 'Smithy'],
    plays: 'Throne Room',
    hand: ['Smithy'],
    answers: [{ move: { type: 'select_action_for_throne', card: 'Smithy' } }],
  },
  Chancellor: {
    kingdom: ['Chancellor'],
    plays: 'Chancellor',
    answers: [{ move: { type: 'chancellor_decision', convert: true }, when: 'flip deck' }],
  },
  Library: {
    kingdom: ['Library', 'Village'],
    plays: 'Library',
    answers: [{ move: { type: 'library_set_aside', card: 'Village', set_aside: true }, when: 'set aside Village' }],
  },
  Cellar: {
    kingdom: ['Cellar'],
    plays: 'Cellar',
    hand: ['Copper'],
    answers: [{ move: { type: 'discard_for_cellar', cards: ['Copper'] } }],
  },
};

/** Sends every other kind of move: each is refused with the legal moves, and the table stays as it was. */
async function refusesTheRest(
  table: Table,
  seat: 0 | 1,
  fitting: readonly string[],
  sent: (move: Example) => unknown,
): Promise<void> {
  const before = (await table.look(seat)).data;
  for (const move of examples.filter(({ type }) => !fitting.includes(type))) {
    const { isError, data } = await table.play(seat, sent(move));
    expect([move.type, isError, data.error?.code]).toEqual([move.type, true, 'ILLEGAL_MOVE']);
    expect(data).toMatchObject({ version: before.version, legalMoves: before.legalMoves });
  }
  expect((await table.look(seat)).data.gameState).toEqual(before.gameState);
}

describe.each(Object.keys(plugs))('over %s', (plug) => {
  let client: Client;
  beforeAll(async () => {
    client = clientOf('2025-11-25');
    await client.connect(plugs[plug]());
  });
  afterAll(() => client.close());

  test('ARCH-7, ARCH-25: game_session with two players, their types, seed and options', async () => {
    for (const playerTypes of [
      ['human', 'ai'],
      ['claude', 'ai'],
      ['ai', 'ai'],
    ]) {
      const { data, isError } = await call(client, 'game_session', {
        playerCount: 2,
        playerTypes,
        seed: 'spec',
        options: { multiplayerEnabled: true, victoryPileSize: 12 },
      });
      expect(isError).toBe(false);
      expect(data).toMatchObject({
        gameId: expect.any(String),
        players: playerTypes.map((type, id) => ({ id, type })),
        message: expect.any(String),
      });
      expect(data.gameState).toMatchObject({ players: expect.any(Array), currentPlayer: expect.any(Number) });
      expect(data.gameState.players).toHaveLength(2);
    }
  });

  test('ARCH-26: game_execute answers with success, state, current player and message', async () => {
    const { data } = await call(client, 'game_session', { playerCount: 2, playerTypes: ['claude', 'ai'] });
    const said = await call(client, 'game_execute', { gameId: data.gameId, playerId: 0, move: { type: 'end_phase' } });
    expect(said.data).toMatchObject({
      success: true,
      currentPlayer: expect.any(Number),
      message: expect.any(String),
      gameOver: false,
      gameState: { phase: expect.stringMatching(/action|buy/), turnNumber: expect.any(Number) },
    });
    const refused = await call(client, 'game_execute', {
      gameId: data.gameId,
      playerId: 1,
      move: { type: 'end_phase' },
    });
    expect(refused.data).toMatchObject({ success: false, error: { code: 'NOT_YOUR_SEAT' } });
    const over = await call(client, 'game_session', { action: 'resign', gameId: data.gameId });
    expect(over.data).toMatchObject({ gameOver: true, winner: 1, scores: [expect.any(Number), expect.any(Number)] });
  });

  test('ARCH-27: game_observe answers with both players as the observer may see them, of bots alone too', async () => {
    for (const playerTypes of [
      ['claude', 'ai'],
      ['ai', 'ai'],
    ]) {
      const { data } = await call(client, 'game_session', { playerCount: 2, playerTypes, seed: 'observed' });
      const seen = await call(client, 'game_observe', { gameId: data.gameId, playerId: 0 });
      expect(seen.isError, seen.text).toBe(false);
      expect(seen.data).toMatchObject({
        gameId: data.gameId,
        playerId: 0,
        gameState: { players: expect.any(Array) },
        playerInfo: {
          myHand: expect.any(Array),
          myVP: expect.any(Number),
          myCoins: expect.any(Number),
          myActions: expect.any(Number),
          myBuys: expect.any(Number),
        },
        opponentInfo: {
          id: 1,
          vp: expect.any(Number),
          handSize: expect.any(Number),
          inPlay: expect.any(Array),
          discardCount: expect.any(Number),
        },
        supply: expect.objectContaining({ Copper: expect.any(Number) }),
        gameOver: expect.any(Boolean),
      });
      if (playerTypes[0] === 'ai') expect(new Set(seen.data.playerInfo.myHand)).toEqual(new Set(['?']));
    }
  });

  test('ARCH-30: Claude can play 2-player game', async () => {
    const createResult = await call(client, 'game_session', { playerCount: 2, playerTypes: ['claude', 'ai'] });
    const { gameId } = createResult.data;
    let state = createResult.data.gameState;
    for (let i = 0; i < 3; i++) {
      // A turn ends with its last buy.
      const move = { type: 'buy', card: 'Copper' };
      const claudeResult = await call(client, 'game_execute', { gameId, playerId: 0, move });
      state = claudeResult.data.gameState;
      // The AI has moved already.
      expect(state.currentPlayer).toBe(0);
    }
    expect(state.turnNumber).toBe(4);
  });

  test('a turn in the six move types of the architecture document', async () => {
    const { data } = await call(client, 'game_session', { seed: 'six', playerTypes: ['claude', 'ai'] });
    const play = (move: unknown) => call(client, 'game_execute', { gameId: data.gameId, playerId: 0, move });
    const treasure = await play({ type: 'play_treasure', card: 'Copper' });
    expect(treasure.data.playerInfo.myCoins).toBe(1);
    const all = await play(JSON.stringify({ type: 'play_all_treasures' }));
    expect(all.data.playerInfo.myCoins).toBeGreaterThan(1);
    const bought = await play({ type: 'buy', card: 'Silver' });
    expect(bought.data.gameState.supply.Silver).toBeLessThan(40);
  });

  test('at the start of a game, only what may be done is done', async () => {
    const table = await Table.open(client, 'start', ['Chapel']);
    for (const sent of [(move: Example): unknown => move, JSON.stringify])
      await refusesTheRest(table, 0, ['play_all_treasures', 'end_phase'], sent);
  });

  test.each(Object.entries(moments))(
    '%s: its moves are played as the document shows them',
    async (name, moment) => {
      // Over one wire the objects themselves, over the other their JSON.
      const sent = (move: Example): unknown => (plug === 'HTTP' ? JSON.stringify(move) : move);
      const table = await Table.open(client, name, moment.kingdom);
      let tries = 0;
      for (let played = 0; played < moment.answers.length; ) {
        if (tries++ > 60) throw new Error(`${name}: the moment never came`);
        await table.until(moment);
        const play = await table.play(0, sent({ type: 'play_action', card: moment.plays }));
        expect(play.isError, play.text).toBe(false);
        played = 0;
        for (const { seat = 0, move, when } of moment.answers) {
          const { data } = await table.look(seat);
          if (data.status !== 'your_turn' || (when !== undefined && !data.legalMoves.includes(when))) break;
          if (tries === 1) await refusesTheRest(table, seat, [move.type], sent);
          const said = await table.play(seat, sent(move));
          expect(said.isError, said.text).toBe(false);
          // What only has one answer is played after it.
          expect(said.data.version).toBeGreaterThan(data.version);
          played++;
        }
      }
    },
    120_000,
  );
});
