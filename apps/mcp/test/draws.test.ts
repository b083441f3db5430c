/** Badugi in move objects: bets and draws as a caller of the tools sends them. */
import type { Client } from '@modelcontextprotocol/client';
import { beforeEach, expect, test } from 'vitest';
import { memory, type Said, sitDown, told } from './rig.ts';

let client: Client;
let gameIds: readonly string[];

beforeEach(async () => {
  client = await sitDown(await memory());
  const start = await told(client, 'game_session', {
    game: 'badugi',
    playerTypes: ['claude', 'human'],
    seed: 'draws',
    options: { match: 'hands', hands: 3 },
  });
  const [{ invite }] = start.data.invites;
  const other = await told(client, 'game_session', { action: 'join', gameId: start.data.gameId, invite });
  gameIds = [start.data.gameId, other.data.gameId];
});

const look = (seat: number): Promise<Said> => told(client, 'game_observe', { gameId: gameIds[seat], playerId: seat });
const play = (seat: number, move: unknown): Promise<Said> =>
  told(client, 'game_execute', { gameId: gameIds[seat], playerId: seat, move });

/** Who decides now, and what that seat is shown. */
async function asked(): Promise<{ seat: number; said: Said }> {
  const first = await look(0);
  return first.data.status === 'your_turn' ? { seat: 0, said: first } : { seat: 1, said: await look(1) };
}

/** Calls and checks, as objects, up to the next draw. */
async function toDraw(): Promise<{ seat: number; hand: string[] }> {
  for (;;) {
    const { seat, said } = await asked();
    const moves: string[] = said.data.legalMoves;
    if (moves.includes('stand pat'))
      return { seat, hand: moves.flatMap((words) => /^discard (..)$/.exec(words)?.[1] ?? []) };
    const bet = await play(seat, { type: moves.includes('check') ? 'check' : 'call' });
    expect(bet.isError, bet.text).toBe(false);
  }
}

test('bets are objects of one word, and a draw in a betting round is refused with the legal moves', async () => {
  const { seat, said } = await asked();
  for (const move of [{ type: 'draw', cards: ['Kd'] }, { type: 'discard', card: 'Kd' }, { type: 'fly' }]) {
    const refused = await play(seat, move);
    expect(refused).toMatchObject({ isError: true, data: { error: { code: 'ILLEGAL_MOVE' } } });
    expect(refused.data).toMatchObject({ version: said.data.version, legalMoves: said.data.legalMoves });
  }
  expect((await play(seat, { type: 'raise' })).isError).toBe(false);
});

test.each([
  ['draw with its cards', (hand: string[]) => ({ type: 'draw', cards: [hand[3], hand[0]] }), 2],
  ['discard with its cards, as JSON', (hand: string[]) => JSON.stringify({ type: 'discard', cards: [hand[1]] }), 1],
  ['one card', (hand: string[]) => ({ type: 'discard', card: hand[2] }), 1],
  ['cards alone, in any order', (hand: string[]) => ({ cards: hand.toReversed() }), 4],
  ['draw without cards', () => ({ type: 'draw', cards: [] }), 0],
  ['no cards', () => ({ cards: [] }), 0],
])('%s', async (_, moveOf, thrown) => {
  const { seat, hand } = await toDraw();
  expect(hand).toHaveLength(4);
  const said = await play(seat, moveOf(hand));
  expect(said.isError, said.text).toBe(false);
  // Both draw before the betting goes on: the first to draw is then shown how many the other threw.
  const { seat: other, hand: others } = await toDraw();
  expect(other).not.toBe(seat);
  await play(other, { cards: [others[0]] });
  const { seat: again, hand: after } = await toDraw();
  expect(again).toBe(seat);
  expect(hand.filter((card) => !after.includes(card))).toHaveLength(thrown);
});

test('a card that is not held is refused, and nothing is thrown', async () => {
  const { seat, hand } = await toDraw();
  const missing = ['As', '2s', '3s', '4s', '5s'].find((card) => !hand.includes(card));
  const refused = await play(seat, { type: 'draw', cards: [hand[0], missing] });
  expect(refused.text).toMatch(/^ILLEGAL_MOVE: .*each card once, and only of/);
  expect((await toDraw()).hand).toEqual(hand);
});
