import { changed, type FromServerByChange, type Snapshot } from '@baize/protocol';
import type { BrowserContext, Page } from '@playwright/test';
import { answered, settle, sitDown, turnByMouse, version, whatNow } from './people.ts';
import { expect, test, TestServer } from './server.ts';

interface Heard {
  readonly snapshots: Map<number, string>;
  readonly frames: { readonly version: number; readonly text: string }[];
}

/** Everything that the server sends to a page over its sockets, by version; snapshots with whole views. */
function listen(page: Page): Heard {
  const heard: Heard = { snapshots: new Map(), frames: [] };
  page.on('websocket', (socket) => {
    let view: unknown = null;
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      const message = JSON.parse(text) as FromServerByChange;
      const version = ('version' in message && message.version) || 0;
      heard.frames.push({ version, text });
      if (message.type !== 'update') return;
      view = 'change' in message ? changed(view, message.change) : message.view;
      heard.snapshots.set(version, JSON.stringify({ ...message, view }));
    });
  });
  return heard;
}

/** A line that can be cut: while it is, every socket of the page is closed at once. */
async function cuttable(context: BrowserContext): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  let down = false;
  const open = new Set<{ close: () => Promise<void> }>();
  await context.routeWebSocket(/\/api\/socket/, (socket) => {
    if (down) return void socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  return {
    cut: async () => {
      down = true;
      await Promise.all([...open].map((socket) => socket.close()));
      open.clear();
    },
    mend: () => {
      down = false;
    },
  };
}

test('two people, an onlooker, a reload, a killed server and a cut line: one match, nothing lost, nothing shown too much', async ({
  browser,
}) => {
  // a match of two people, restarts included, on a machine that may be busy
  test.setTimeout(300_000);
  const server = new TestServer();
  await server.start();
  try {
    const contexts = await Promise.all([browser.newContext(), browser.newContext(), browser.newContext()]);
    await Promise.all(contexts.map((context) => settle(context)));
    const [ada, bo, eve] = await Promise.all([contexts[0].newPage(), contexts[1].newPage(), contexts[2].newPage()]);
    const line = await cuttable(contexts[1]);
    const heard = [listen(ada), listen(bo), listen(eve)];

    // Ada opens a table for a friend and gets a link
    await ada.goto(server.url);
    await ada.getByRole('button', { name: 'Options for Splendor' }).click();
    const drawer = ada.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Remove seat 3' }).click();
    await drawer.getByRole('radiogroup', { name: 'Who sits at seat 2' }).getByRole('radio', { name: 'Person' }).click();
    await drawer.getByRole('button', { name: 'Open the table' }).click();
    const link = await ada.getByRole('textbox', { name: /Invite for seat/ }).inputValue();
    expect(link).toMatch(/\/t\/[a-z0-9]{12}#[\w-]+$/);

    // Bo sits down by it; the code leaves the address; it works only once
    await bo.goto(link);
    await bo.getByRole('textbox', { name: 'Your name at the table' }).fill('Bo');
    await bo.getByRole('button', { name: 'Sit down' }).click();
    await expect(bo.locator('[data-card]').first()).toBeVisible();
    expect(new URL(bo.url()).hash).toBe('');
    await eve.goto(link);
    await expect(eve.getByText('This invite was already used.')).toBeVisible();
    await eve.getByRole('main').getByRole('link', { name: 'Watch' }).click();
    await expect(eve.locator('[data-card]').first()).toBeVisible();

    // chat crosses the table
    await ada.getByRole('tab', { name: 'Chat' }).click();
    await ada.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
    await ada.getByRole('button', { name: 'Send' }).click();
    await bo.getByRole('tab', { name: 'Chat' }).click();
    await expect(bo.getByText('Good luck!')).toBeVisible();

    let turns = 0;
    for (; turns < 400; turns++) {
      const mine = (page: Page) => page.locator('[data-ask]:not([data-ask="wait"])').first();
      const over = (page: Page) => page.locator('[data-dialog="result"]').first();
      await expect
        .poll(
          async () => (await mine(ada).isVisible()) || (await mine(bo).isVisible()) || (await over(ada).isVisible()),
          {
            timeout: 40_000,
          },
        )
        .toBe(true);
      if (await over(ada).isVisible()) break;
      const page = (await mine(ada).isVisible()) ? ada : bo;

      if (turns === 2 || turns === 3) {
        // both hold a card that nobody else may know
        const before = await version(page);
        await page.locator('[data-at="deck:3"]').click();
        await page
          .locator('[data-ask]')
          .getByRole('button', { name: /Reserve/ })
          .click();
        await answered(page, before);
        continue;
      }
      if (turns === 5) {
        // a reload in the middle of a turn: the turn is still there, the choice is free again
        await page.locator('[data-bank="can"]').first().click();
        await expect(page.locator('[data-bank="picked"]')).toHaveCount(1);
        await page.reload();
        expect(await whatNow(page)).toBe('mine');
        await expect(page.locator('[data-bank="picked"]')).toHaveCount(0);
      }
      if (turns === 8) {
        await server.kill();
        await expect(ada.locator('[data-offline]')).toBeVisible();
        await server.start();
        await expect(ada.locator('[data-offline]')).toBeHidden({ timeout: 30_000 });
        await expect(bo.locator('[data-offline]')).toBeHidden({ timeout: 30_000 });
      }
      if (turns === 11) {
        await line.cut();
        await expect(bo.locator('[data-offline]')).toBeVisible();
        line.mend();
        await expect(bo.locator('[data-offline]')).toBeHidden({ timeout: 30_000 });
      }
      await turnByMouse(page);
    }
    await expect(bo.locator('[data-dialog="result"]')).toBeVisible({ timeout: 40_000 });
    await expect(eve.locator('[data-dialog="result"]')).toBeVisible({ timeout: 40_000 });
    expect(turns).toBeGreaterThan(20);

    // on the wire: what one holds face down reaches nobody else
    const secrets = (text: string, seat: number): string[] => {
      const view = (JSON.parse(text) as Snapshot).view as {
        playerBoards: Record<string, { reserved: { id?: string }[]; blind: boolean[] }>;
      } | null;
      const board = view?.playerBoards[`p${seat}`];
      return board?.reserved.flatMap((card, i) => (board.blind[i] && card.id !== undefined ? [card.id] : [])) ?? [];
    };
    let checked = 0;
    const seats = heard.map(({ snapshots }) => (JSON.parse([...snapshots.values()][0]) as Snapshot).you);
    for (const owner of [0, 1])
      for (const other of [0, 1, 2]) {
        if (owner === other) continue;
        for (const { version, text } of heard[other].frames) {
          const own = heard[owner].snapshots.get(version);
          if (own === undefined) continue;
          for (const id of secrets(own, seats[owner] as number)) {
            expect(text, `version ${version}`).not.toContain(id);
            checked++;
          }
        }
      }
    expect(checked).toBeGreaterThan(20);
    expect(seats[2]).toBeNull();
  } finally {
    await server.close();
  }
});

test('an empty seat is given to a bot, and the guest who comes too late is told so', async ({
  browser,
  page,
  context,
  server,
}) => {
  await settle(context);
  const created = await sitDown(page, server, {
    game: 'splendor',
    options: { rules: 'official' },
    seats: [{ kind: 'person' }, { kind: 'person' }],
    seed: 'fill',
    clock: { initial: 300_000, increment: 0 },
    open: true,
  });
  await expect(page.getByText('The match begins when every seat is taken.')).toBeVisible();
  await expect(page.getByText('2 players · 5 min each')).toBeVisible();
  const elsewhere = await browser.newContext();
  const guest = await elsewhere.newPage();
  await guest.goto(server.url);
  await expect(guest.getByText('Splendor · 5 min each')).toBeVisible();
  await page.getByRole('button', { name: 'Give seat 2 to a bot' }).click();
  await whatNow(page);
  await guest.goto(`${server.url}/t/${created.match}#${created.invites[0].invite}`);
  await expect(guest.getByRole('heading', { name: 'This invite was already used.' })).toBeVisible();
  await elsewhere.close();
});

test('a table that others may not watch is shown to its players alone, once it is played', async ({
  browser,
  page,
  context,
  server,
}) => {
  await settle(context);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Options for Splendor' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Remove seat 3' }).click();
  await drawer.getByRole('radiogroup', { name: 'Who sits at seat 2' }).getByRole('radio', { name: 'Person' }).click();
  await drawer.getByRole('radiogroup', { name: 'Play to' }).getByRole('radio', { name: '18' }).click();
  await expect(drawer.getByText('2 seats, first to 18')).toBeVisible();
  await drawer.getByRole('switch', { name: 'Show in open tables' }).click();
  await drawer.getByRole('switch', { name: 'Let others watch' }).click();
  await expect(drawer.getByText('Only the players see the table while it is played.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('Once it starts, only the players see this table.')).toBeVisible();

  // somebody else looks at the free seat, and is too slow
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: 'Take this seat' })).toBeVisible();
  await page
    .getByRole('button', { name: 'Give seat 2 to a bot' })
    .or(page.getByRole('button', { name: 'Give seat 1 to a bot' }))
    .click();
  await whatNow(page);
  await expect(page.getByText('of 18', { exact: true })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'This table is private.' })).toBeVisible();
  await expect(other.locator('[data-card]')).toHaveCount(0);
  await other.goto(`${server.url}/watch`);
  await expect(other.getByRole('heading', { name: 'Watch' })).toBeVisible();
  await expect(other.locator(`a[href$="${new URL(page.url()).pathname}"]`)).toHaveCount(0);
  await page.reload();
  await whatNow(page);
  await elsewhere.close();
});
