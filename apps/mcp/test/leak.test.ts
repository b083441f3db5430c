import { cardNames } from '@baize/badugi';
import { fork, hear, pick, replay, seeded } from '@baize/game';
import { catalogue } from '@baize/games';
import { Match, snapshotFor } from '@baize/match';
import { Refused, type ViewAnswer } from '@baize/protocol';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { describe, expect, test } from 'vitest';
import { answerOf, refusalOf } from '../src/answer.ts';
import { hearMove } from '../src/hearing.ts';
import { PocketKeyring } from '../src/keyring.ts';
import { Memory } from '../src/memory.ts';
import { mcpServer } from '../src/server.ts';
import { call, clientOf, memory, packs, playOn, type Said, shortGame } from './rig.ts';

/** Everything that the tools could say to seat 0 at this moment, at every detail, with refusals. */
function served(match: Match, table: unknown): string {
  const snapshot = JSON.parse(JSON.stringify(snapshotFor(match, 0, 0)));
  const { pack } = match;
  const look = { ...snapshot, table, text: pack.game.show(snapshot.view) } as ViewAnswer;
  const answers = (['compact', 'standard', 'full'] as const).map((detail) =>
    answerOf({ pack, gameId: 'g', look, since: [], detail }),
  );
  const moves = [1, 99, 'no such move', { cards: ['Copper', 'Estate'] }, { type: 'end_phase' }].map((move) => {
    try {
      return hearMove(move, { pack, seat: 0, view: look.view, legal: look.legal });
    } catch (error) {
      return error instanceof Refused ? refusalOf(error.code, error.message, null) : String(error);
    }
  });
  return JSON.stringify([answers, moves]);
}

describe.each(catalogue.map(({ name }) => name))('%s', (game) => {
  test('everything served to a seat is the same when the hidden cards are others', async () => {
    const pack = await packs(game);
    const chance = seeded(`leak ${game}`);
    let compared = 0;
    for (let round = 0; round < 20 && compared < 300; round++) {
      const seats = Array.from({ length: 3 }, (_, seat) => ({ kind: 'model' as const, name: `Seat ${seat}` }));
      const options = Object.fromEntries(Object.entries(pack.game.options).map(([name, spec]) => [name, spec.default]));
      const header = { id: 'x', game, rules: pack.game.rules, options, seats, seed: `leak ${round}`, seedGiven: true };
      const match = new Match(pack, { ...header, open: false, clock: null, created: 0 });
      const table = { game, seats: seats.map((seat) => ({ ...seat, resigned: false, here: true })), status: 'playing' };
      for (let step = 0; step < 75 && match.result === null; step++) {
        const here = served(match, table);
        const truth = match.state;
        match.state = pack.game.imagine(JSON.parse(JSON.stringify(pack.game.view(truth, 0))), fork(chance));
        expect(served(match, table)).toBe(here);
        match.state = truth;
        compared += 1;
        const words = match.pack.game.say(pick(chance, pack.game.moves(truth)), truth);
        match.apply({ do: 'move', seat: match.turn as number, words: [words], at: 0 });
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});

/** Plays a whole game as a model and returns everything that went over the wire before its end. */
async function traffic(
  game: string,
  seed: string,
): Promise<{ wire: string; said: Said; host: Awaited<ReturnType<typeof memory>> }> {
  const host = await memory();
  const [near, far] = InMemoryTransport.createLinkedPair();
  const server = await mcpServer({ host, keyring: new PocketKeyring(), memory: new Memory(), web: null });
  await server.connect(far);
  const client = clientOf('2025-11-25');
  const lines: string[] = [];
  await client.connect(near);
  const hearIt = near.onmessage;
  Object.assign(near, {
    onmessage: (message: unknown, extra: never) => {
      const line = JSON.stringify(message);
      if (!line.includes('game_over')) lines.push(line);
      hearIt?.(message as never, extra);
    },
  });
  const start = await call(client, 'game_session', {
    game,
    seed,
    playerTypes: ['claude', 'random'],
    options: shortGame[game],
    detail: 'full',
  });
  const said = await playOn(client, start, seeded(`${seed} moves`));
  await client.close();
  return { wire: lines.join('\n'), said, host };
}

test('no card that the opponent ever held in a hand of Badugi is named before the hand is over', async () => {
  let hands = 0;
  for (let round = 0; round < 12; round++) {
    const seed = `planted-badugi-${round}`;
    const { wire, said, host } = await traffic('badugi', seed);
    const record = await host.record(said.data.gameId, null);
    const pack = await packs('badugi');
    const theirs = new Set<string>();
    const mine = new Set<string>();
    replay(pack.game, record, record.moves.length - 1, (state) => {
      for (const card of pack.game.view(state, 1).cards) theirs.add(cardNames([card]));
      for (const card of pack.game.view(state, 0).cards) mine.add(cardNames([card]));
    });
    for (const card of theirs)
      if (!mine.has(card)) expect(wire, `${card} of ${seed}`).not.toMatch(new RegExp(`\\b${card}\\b`));
    expect(wire).not.toContain(seed);
    hands += theirs.size > 0 ? 1 : 0;
  }
  expect(hands).toBeGreaterThan(8);
});

test('no card that the opponent reserved unseen in Splendor is named while it is hidden, and no seed', async () => {
  const pack = await packs('splendor');
  let hidden = 0;
  for (let round = 0; round < 8; round++) {
    const seed = `planted-splendor-${round}`;
    const { wire, said, host } = await traffic('splendor', seed);
    expect(wire).not.toContain(seed);
    const record = await host.record(said.data.gameId, null);
    const state = pack.game.start(record.options, 2, record.seed);
    const blind = new Set<string>();
    for (const words of record.moves) {
      pack.game.advance(state, hear(pack.game, state, words));
      const { reserved, blind: unseen } = pack.game.view(state, 1).playerBoards.p1;
      reserved.forEach((card: { id: string }, at: number) => unseen[at] && blind.add(card.id));
    }
    const view = pack.game.view(state, 0);
    const shown = JSON.stringify(view.playerBoards.p1.purchasedCardIds);
    for (const id of blind) if (!shown.includes(id)) expect(wire).not.toContain(id);
    hidden += blind.size;
  }
  expect(hidden).toBeGreaterThan(0);
});
