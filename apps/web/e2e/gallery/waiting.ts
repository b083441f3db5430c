/** Moments before a match: the waiting room with its links, and the page that an invite leads to. */
import type { Created } from '@baize/protocol';
import { type Moment, type Served, showTable } from './ahead.ts';

const open = (server: Served): Promise<Created> =>
  server.api.create({
    game: 'splendor',
    seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'model' }, { kind: 'bot', name: 'Fern' }],
    clock: { initial: 300_000, increment: 0 },
    hints: true,
    open: true,
    me: { seat: 0, name: 'Ada' },
  });

export const waiting: readonly Moment[] = [
  {
    name: 'waiting-room',
    show: async (stage) => showTable(stage, await open(stage.server), 'splendor'),
  },
  {
    name: 'invite',
    show: async ({ page, server }) => {
      const { match, invites } = await open(server);
      await page.goto(`${server.url}/t/${match}#${invites[0].invite}`);
      await page.getByRole('button', { name: 'Sit down' }).waitFor();
    },
  },
];
