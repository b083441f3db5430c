/** Playing ahead: a game is brought to a moment over the interface and then shown in the browser. */
import { type Api, TableClient } from '@baize/client';
import { readOptions } from '@baize/game';
import { loadGame } from '@baize/games';
import type { Created } from '@baize/protocol';
import type { Locator, Page } from '@playwright/test';
import { WebSocket } from 'ws';

/** Where pages and interface are. */
export interface Served {
  readonly url: string;
  readonly api: Api;
}

export interface Stage {
  readonly page: Page;
  readonly server: Served;
}

export interface Moment {
  readonly name: string;
  readonly show: (stage: Stage) => Promise<void>;
}

export type Pick = (legal: readonly string[]) => string;

/** Buys where it can, takes what it can: games move on as among people. */
const briskly: Pick = (legal) =>
  legal.find((words) => words.startsWith('buy')) ??
  legal.find((words) => words.startsWith('take') && words.split(' ').length === 4) ??
  legal.find((words) => words.startsWith('take')) ??
  legal[0];

export interface Ahead {
  readonly game: string;
  readonly bots: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly clock?: { readonly initial: number; readonly increment: number };
  /** I sit behind the bots instead of before them. */
  readonly last?: boolean;
  /** Stops when this many decisions of mine were made. */
  readonly decisions?: number;
  /** Or when one of the legal moves begins like this. */
  readonly until?: RegExp;
  /** Or when what my seat sees is like this. Functions do not tell tables apart: give each a seed of its own. */
  readonly when?: (view: unknown) => boolean;
  readonly pick?: Pick;
}

const names = ['Fern', 'Reed', 'Sable', 'Clover', 'Basil', 'Marlow'];

/** Plays my seat over the interface until the moment has come. */
export async function playAhead(server: Served, wanted: Ahead): Promise<Created> {
  const me = { kind: 'person' } as const;
  const bots = wanted.bots.map((bot, i) => ({ kind: 'bot' as const, bot, name: names[i] }));
  const created = await server.api.create({
    game: wanted.game,
    ...(wanted.options !== undefined && { options: wanted.options }),
    seats: wanted.last === true ? [...bots, me] : [me, ...bots],
    seed: wanted.seed,
    ...(wanted.clock !== undefined && { clock: wanted.clock }),
    me: { seat: wanted.last === true ? bots.length : 0, name: 'Ada' },
  });
  const client = new TableClient({
    base: server.url,
    match: created.match,
    ...(created.you !== null && { token: created.you.token }),
    WebSocket,
  });
  const pick = wanted.pick ?? briskly;
  if (wanted.bots.length === 0) {
    await playAlone(server.api, created, await wordsAlone(wanted, pick));
    return created;
  }
  let left = wanted.decisions ?? 400;
  await new Promise<void>((done, fail) => {
    let asked = -1;
    const timer = setTimeout(() => {
      client.close();
      fail(new Error(`${wanted.game} did not get there`));
    }, 600_000);
    const end = (): void => {
      clearTimeout(timer);
      done();
    };
    client.subscribe(() => {
      const { snapshot, connection } = client.getSnapshot();
      if (connection !== 'open' || snapshot === null) return;
      if (snapshot.status === 'over') return end();
      if (snapshot.legal.length === 0 || snapshot.version === asked) return;
      const { until } = wanted;
      if (until !== undefined && snapshot.legal.some((words) => until.test(words))) return end();
      if (wanted.when?.(snapshot.view) === true || left-- <= 0) return end();
      asked = snapshot.version;
      client.send({ do: 'move', words: [pick(snapshot.legal)] }).catch(fail);
    });
  });
  client.close();
  return created;
}

/** Alone at a table whose seed is known, everything can be worked out here. */
async function wordsAlone(wanted: Ahead, pick: Pick): Promise<string[]> {
  const pack = await loadGame(wanted.game);
  const { game } = pack;
  const read = readOptions(game, wanted.options ?? {}, 1);
  if (!read.ok) throw new Error(read.message);
  const state: unknown = game.start(read.options, 1, wanted.seed);
  const words: string[] = [];
  while (game.result(state) === null && wanted.when?.(game.view(state, 0)) !== true) {
    const moves = game.moves(state);
    const legal = moves.map((move) => game.say(move, state));
    const chosen = pick(legal);
    words.push(chosen);
    game.advance(state, moves[legal.indexOf(chosen)]);
  }
  return words;
}

/** One gesture may hold many moves. */
async function playAlone(api: Api, { match, you }: Created, words: readonly string[]): Promise<void> {
  for (let from = 0; from < words.length; from += 50) {
    const { version } = await api.view(match, you?.token);
    const batch = words.slice(from, from + 50);
    await api.command(match, you?.token ?? '', { do: 'move', key: `gallery-${from}`, version, words: batch });
  }
}

/** A finger where there is one: a mouse would rest on the piece and bring up its tip. */
export const press = async (page: Page, piece: Locator): Promise<void> =>
  (await page.evaluate(() => navigator.maxTouchPoints > 0)) ? piece.tap() : piece.click();

/** Shows a table in the browser, from my seat. */
export async function showTable({ page, server }: Stage, created: Created, game: string): Promise<void> {
  await page.goto(server.url);
  await page.evaluate((seat) => localStorage.setItem('baize.mine', JSON.stringify({ name: 'Ada', seats: [seat] })), {
    ...created.you,
    invites: created.invites,
    game,
    since: 1,
  });
  await page.goto(`${server.url}/t/${created.match}`);
  await page.locator('[data-room], [data-gather]').first().waitFor();
}

export const ahead =
  (wanted: Ahead, then: (page: Page) => Promise<void> = async () => {}): Moment['show'] =>
  async (stage) => {
    // the same table serves every size and theme
    const key = JSON.stringify(wanted, (_, value: unknown) => (value instanceof RegExp ? value.source : value));
    let created = played.get(key);
    if (created === undefined) played.set(key, (created = playAhead(stage.server, wanted)));
    await showTable(stage, await created, wanted.game);
    await then(stage.page);
  };
const played = new Map<string, Promise<Created>>();

/** Every picture has a table of its own: what is shown is played in the page. */
export const alone =
  (wanted: Ahead, then: (page: Page) => Promise<void>): Moment['show'] =>
  async (stage) => {
    await showTable(stage, await playAhead(stage.server, wanted), wanted.game);
    await then(stage.page);
  };

/** Settings other than those of all pictures. */
export const withSettings =
  (changed: Readonly<Record<string, unknown>>, show: Moment['show']): Moment['show'] =>
  async (stage) => {
    await stage.page.addInitScript((settings) => {
      const kept: unknown = JSON.parse(localStorage.getItem('baize.settings') ?? '{}');
      localStorage.setItem('baize.settings', JSON.stringify(Object.assign({}, kept, settings)));
    }, changed);
    await show(stage);
  };
