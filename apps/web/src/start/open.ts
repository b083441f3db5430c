/** Opening a table: the seats around me, in an order drawn by chance. */
import type { CreateMatch, GameInfo } from '@baize/protocol';
import { api } from '../api.ts';
import {
  type Favourite,
  keepFavourite,
  keepSeat,
  myName,
  nameBots,
  type SeatWish,
  setName,
  shuffled,
} from '../mine.ts';

export interface Wishes {
  readonly options: Readonly<Record<string, unknown>>;
  /** Everybody but me. */
  readonly others: readonly SeatWish[];
  readonly seed?: string;
  readonly clock?: CreateMatch['clock'];
  readonly open?: boolean;
  readonly watch?: boolean;
  readonly hints?: boolean;
}

/** The bot people meet first: the strongest with at most two stars. */
export function easyBot(game: GameInfo): string {
  const gentle = game.bots.filter((bot) => bot.stars <= 2 && bot.stars > 0);
  return (gentle.at(-1) ?? game.bots.find((bot) => bot.stars > 0) ?? game.bots[0])?.name ?? '';
}

/** What one click plays: the last table of this game, else a friendly one. */
export function favourite(game: GameInfo, last: Favourite | undefined): Favourite {
  const known = (bot: string): boolean => game.bots.some(({ name }) => name === bot);
  const [min, max] = game.seats;
  if (
    last !== undefined &&
    last.bots.every(known) &&
    last.bots.length + 1 >= min &&
    last.bots.length + 1 <= max &&
    Object.keys(last.options).every((name) => Object.hasOwn(game.options, name))
  )
    return last;
  const bots = Math.max(min, Math.min(max, max <= 4 ? 3 : 4)) - 1;
  return { options: game.tableOptions, bots: Array.from({ length: bots }, () => easyBot(game)) };
}

/** Opens the table, keeps my seat, and gives its id. */
export async function openTable(game: GameInfo, wishes: Wishes): Promise<string> {
  const me = { kind: 'person' as const };
  const order = shuffled<SeatWish>([me, ...wishes.others]);
  const name = myName();
  setName(name);
  const created = await api.create({
    game: game.name,
    options: { ...wishes.options },
    seats: order,
    me: { seat: order.indexOf(me), name },
    ...(wishes.seed !== undefined && { seed: wishes.seed }),
    ...(wishes.clock !== undefined && { clock: wishes.clock }),
    ...(wishes.open === true && { open: true }),
    ...(wishes.watch === false && { watch: false }),
    ...(wishes.hints === true && { hints: true }),
  });
  if (created.you !== null) keepSeat({ ...created.you, game: game.name, invites: created.invites });
  return created.match;
}

/** A table of the strongest bots that need no long preparation, to watch. */
export async function openExhibition(game: GameInfo): Promise<string> {
  const most = Math.max(...game.bots.map(({ stars }) => stars));
  const strong = game.bots.find(({ stars }) => stars === most)?.name ?? easyBot(game);
  const [min, max] = game.seats;
  const names = nameBots(Math.max(2, min, Math.min(max, 3)));
  const { match } = await api.create({
    game: game.name,
    options: { ...game.tableOptions },
    seats: names.map((name) => ({ kind: 'bot', bot: strong, name })),
  });
  return match;
}

export async function playBots(game: GameInfo, chosen: Favourite): Promise<string> {
  const names = nameBots(chosen.bots.length);
  const others = chosen.bots.map((bot, i): SeatWish => ({ kind: 'bot', bot, name: names[i] }));
  const match = await openTable(game, { options: chosen.options, others });
  keepFavourite(game.name, chosen);
  return match;
}
