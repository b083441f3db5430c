import { BotRandom } from '@baize/game';
import { decisionRequest } from '@baize/match';
import { BotThreads } from '@baize/server/threads';
import { expect, test } from 'vitest';
import { pack as count } from '../test/count.ts';
import { endless } from '../test/endless.ts';
import { LocalTable } from './local.ts';
import { type ThreadedBot, decided, dismiss } from './localPlayers.ts';
import { optionsOf } from './optionFlags.ts';
import { runCommand } from './runCommand.ts';
import { questionText } from './table.ts';
import { packOf, playerOf } from './tables.ts';

const mute = new URL(
  `data:text/javascript,${encodeURIComponent("import 'node:worker_threads'; setInterval(() => {}, 9e8);")}`,
);
const broken = new URL(`data:text/javascript,${encodeURIComponent("throw new Error('no memory');")}`);
const never = (): never => {
  throw new Error('asked here');
};

test('who prepares for seconds decides on a thread what it would have decided here', async () => {
  const pack = await packOf('dominion');
  const { game } = pack;
  const [evolved, search] = (await Promise.all([playerOf(pack, 'evolved'), playerOf(pack, 'search')])) as [
    ThreadedBot,
    ThreadedBot,
  ];
  expect([evolved.name, search.name, search.threads === evolved.threads]).toEqual(['evolved', 'search', true]);
  // The same thread asked for somebody who needs less time.
  const player = { ...evolved, name: 'book' };
  const state = game.start(optionsOf(pack, 'preset=First Game', 2), 2, 's');
  const bot = pack.bots.find(({ name }) => name === 'book');
  const choice = bot?.decide(game.view(state, 0), game.moves(state), 0, new BotRandom('s|0', '0'));
  try {
    const moves = game.moves(state);
    const who = { bot: player.name, seat: 0, seed: 's', decision: 0 };
    const said = await decided(player, pack, ['one', 'other'], decisionRequest(game, state, moves, who));
    expect('index' in said && moves[said.index]).toEqual(choice?.move);
  } finally {
    dismiss([player]);
  }
});

test('who leaves while a thread thinks does not wait for it', async () => {
  const slow = { name: 'slow', stars: 4, threads: new BotThreads(1, mute, never) };
  const table = await LocalTable.open({ pack: count, options: {}, seed: 's', players: [slow, null], people: ['Ada'] });
  const settled = table.settle();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(table.now.turn).toBe(0);
  await table.close();
  dismiss(table.setup.players);
  await settled;
  expect([table.record().moves, table.trouble]).toEqual([[], null]);
});

test('when a thread breaks, another plays on and the person is told', async () => {
  const lost = { name: 'lost', stars: 4, threads: new BotThreads(1, broken, never) };
  const table = await LocalTable.open({ pack: count, options: {}, seed: 's', players: [lost, null], people: ['Ada'] });
  await table.settle();
  expect(table.now.turn).toBe(1);
  expect(table.trouble).toBe('lost cannot think any more (no memory): big plays on in its place, and cannot win.');
});

for (const way of ['start', 'quicker'] as const)
  test(`a bot that prepares is shown with its progress and ends on request: ${way}`, async () => {
    const slow = { name: 'slow', stars: 4, threads: new BotThreads(1, endless, never) };
    const setup = { pack: count, options: {}, seed: 's', players: [slow, null], people: ['Ada'] };
    const table = await LocalTable.open(setup);
    expect(await runCommand(table, way, '')).toEqual({ kind: 'note', text: 'No bot is preparing now.' });
    await new Promise<void>((resolve) => {
      const stop = table.changed(() => {
        if (table.preparing === null) return;
        stop();
        resolve();
      });
    });
    expect(questionText(table)).toBe('slow is preparing, 50 %. Type start to begin, or quicker for another bot.');
    await runCommand(table, way, '');
    await table.settle();
    expect([table.name(0), table.preparing, table.trouble]).toEqual([way === 'start' ? 'slow' : 'big', null, null]);
    expect(table.record().moves).toEqual(['add 3', 'add 3']);
    await table.again();
    expect(table.name(0)).toBe(way === 'start' ? 'slow' : 'big');
    await table.close();
    dismiss(table.setup.players);
  });
