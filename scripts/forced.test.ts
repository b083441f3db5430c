/** Nobody is asked a question that has one answer: random games of all games on the host, at the plain terminal and over MCP. */
import { PassThrough } from 'node:stream';
import { createInterface } from 'node:readline/promises';
import { randomBot } from '@baize/bots';
import { below, type GamePack, pick, seeded, tableOptions } from '@baize/game';
import { loadGame } from '@baize/games';
import { MemoryStore, type Table, TableRegistry } from '@baize/host';
import { type Entry, recordOf, snapshotFor } from '@baize/match';
import { describe, expect, test } from 'vitest';
import { LocalTable } from '../apps/cli/src/local.ts';
import { playPlain } from '../apps/cli/src/plain.ts';
import { call, memory, sitDown } from '../apps/mcp/test/rig.ts';

const GAMES = 3;
const SHORT: Readonly<Record<string, Record<string, unknown>>> = {
  /** Every attack asks for a Moat, and the Library for Actions: questions that often have one answer. */
  dominion: {
    kingdom: ['Moat', 'Militia', 'Witch', 'Library', 'Village', 'Cellar'],
    victoryPileSize: 2,
    rules: 'house',
  },
  splendor: {},
  badugi: { match: 'hands', hands: 8 },
};

async function loaded(name: string): Promise<GamePack> {
  const pack = await loadGame(name);
  return { ...pack, bots: [randomBot, ...pack.bots] };
}

function hostOf(pack: GamePack, forcedPause?: readonly [number, number]): TableRegistry {
  const { name, title } = pack.game;
  const games = [{ name, title, blurb: '', pack }];
  return new TableRegistry({ games, store: new MemoryStore(), ...(forcedPause === undefined ? {} : { forcedPause }) });
}

/** Resolves when something may be chosen at the table, or the game is over. */
async function chooser(table: Table): Promise<number | null> {
  const ready = (): boolean => {
    const { turn } = table.match;
    return turn === null || snapshotFor(table.match, turn, 0).legal.length > 0;
  };
  if (!ready())
    await new Promise<void>((resolve) => {
      const subscriber = {
        seat: null,
        send: (): boolean => {
          if (ready()) resolve();
          return true;
        },
      };
      void table.subscribe(subscriber, undefined);
    });
  return table.match.turn;
}

const entriesOf = async (registry: TableRegistry, id: string): Promise<Entry[]> =>
  (await registry.store.after(id, 0, 10_000)).map(({ body }) => JSON.parse(body) as Entry);

describe.each(Object.keys(SHORT))('%s, a question always has several answers', (name) => {
  test('on the host, and what has one is in the record all the same', async () => {
    const pack = await loaded(name);
    const options = SHORT[name];
    let forced = 0;
    for (let game = 0; game < GAMES; game++) {
      const registry = hostOf(pack);
      const chance = seeded(`forced ${name} ${game}`);
      const { match } = await registry.create({
        game: name,
        seed: `forced ${game}`,
        options,
        seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
        me: { seat: 0, name: 'Ada' },
      });
      const table = await registry.table(match);
      const send = (text: string): boolean => {
        expect(JSON.parse(text).legal ?? []).not.toHaveLength(1);
        return true;
      };
      await table.subscribe({ seat: 0, send }, undefined);
      for (let key = 0; (await chooser(table)) !== null; key++) {
        const words = [pick(chance, table.match.legal.words)];
        await table.command(0, { do: 'move', key: `k${game}-${key}`, version: table.match.version, words });
      }
      const entries = await entriesOf(registry, match);
      forced += entries.filter((entry) => entry.do === 'move' && entry.forced).length;
      const { game: rules } = pack;
      const state = rules.start(table.match.header.options, 3, `forced ${game}`);
      for (const words of recordOf(table.match).moves) {
        const move = rules.moves(state).find((each) => rules.say(each, state) === words);
        expect(move, words).toBeDefined();
        rules.advance(state, move);
      }
      expect(rules.result(state)).toEqual(table.match.result);
      await registry.close();
    }
    if (name === 'dominion') expect(forced).toBeGreaterThan(0);
  }, 120_000);

  test('at the plain terminal', async () => {
    const pack = await loaded(name);
    for (let game = 0; game < GAMES; game++) {
      const options = { ...tableOptions(pack.game), ...SHORT[name] };
      const setup = { pack, options, seed: `t${game}`, players: [null, randomBot], people: ['Ada'] };
      const table = await LocalTable.open(setup);
      const chance = seeded(`terminal ${game}`);
      const stream = new PassThrough();
      let asked = 0;
      const end = await playPlain(table, {
        input: createInterface({ input: stream }),
        width: 100,
        print: () => {},
        prompt: () => {
          const { length } = table.now.words;
          expect(length).toBeGreaterThan(1);
          asked++;
          stream.write(`${1 + below(chance, length)}\n`);
        },
      });
      expect(end).toBe('over');
      expect(asked).toBeGreaterThan(3);
      await table.close();
    }
  }, 120_000);

  test('over MCP', async () => {
    const client = await sitDown(await memory());
    const chance = seeded(`mcp ${name}`);
    const options = SHORT[name];
    const playerTypes = ['claude', 'ai:random'];
    let said = await call(client, 'game_session', { game: name, seed: 'm', playerTypes, options, detail: 'standard' });
    const { gameId } = said.data;
    for (let calls = 0; said.data.status !== 'game_over' && calls < 3000; calls++) {
      expect(said.isError, said.text).toBe(false);
      expect(said.data.status).toBe('your_turn');
      expect(said.data.legalMoves.length).toBeGreaterThan(1);
      const move = pick(chance, said.data.legalMoves as string[]);
      said = await call(client, 'game_execute', { gameId, move, detail: 'standard' });
    }
    expect(said.data.status).toBe('game_over');
    await client.close();
  }, 120_000);
});

describe('where two people sit', () => {
  const options = { kingdom: ['Moat', 'Militia', 'Witch', 'Village'], rules: 'house' };

  /** Plays by chance until a seat has only one move. */
  async function untilForced(pause: readonly [number, number]) {
    const pack = await loaded('dominion');
    for (let game = 0; game < 40; game++) {
      const registry = hostOf(pack, pause);
      const { match, invites } = await registry.create({
        game: 'dominion',
        seed: `two ${game}`,
        options,
        seats: [{ kind: 'person' }, { kind: 'person' }],
        me: { seat: 0, name: 'Ada' },
      });
      await registry.join(match, { name: 'Bo', invite: invites[0].invite });
      const table = await registry.table(match);
      const chance = seeded(`two ${game}`);
      for (let key = 0; table.match.status === 'playing'; key++) {
        const { turn, legal, version } = table.match;
        if (table.match.forcedSeat !== null) return { registry, table, forced: table.match.forcedSeat };
        const words = [
          legal.words.find((each) => /^(play|buy) (Witch|Militia)/.test(each)) ?? pick(chance, legal.words),
        ];
        await table.command(turn ?? 0, { do: 'move', key: `k${key}`, version, words });
      }
      await registry.close();
    }
    throw new Error('nobody was ever without a choice');
  }

  test('the only answer is played later, the seat is shown no question, and the others see no difference', async () => {
    const { registry, table, forced } = await untilForced([30, 60]);
    const { version } = table.match;
    const mine = snapshotFor(table.match, forced, 0);
    expect(mine).toMatchObject({ turn: forced, legal: [], ask: 'There is only one move, which is played for you.' });
    const theirs = snapshotFor(table.match, 1 - forced, 0);
    expect(theirs.turn).toBe(forced);
    expect(theirs.ask).not.toBe(mine.ask);
    await chooser(table);
    const entry = (await entriesOf(registry, table.id))[version];
    expect(entry).toMatchObject({ do: 'move', seat: forced, forced: true });
    await registry.close();
  });

  test('undo goes back to the last choice, past what was played for the seat', async () => {
    const { registry, table, forced } = await untilForced([5, 10]);
    await chooser(table);
    const before = table.match.played.filter(({ seat, forced: only }) => seat === forced && !only);
    const { version } = table.match;
    await table.command(forced, { do: 'undo', key: 'u', version });
    if (table.match.offer !== null)
      await table.command(1 - forced, { do: 'agree', key: 'a', version: table.match.version });
    const after = table.match.played.filter(({ seat, forced: only }) => seat === forced && !only);
    expect(after).toHaveLength(before.length - 1);
    expect(table.match.turn).toBe(forced);
    expect(snapshotFor(table.match, forced, 0).legal.length).toBeGreaterThan(1);
    await registry.close();
  });
});
