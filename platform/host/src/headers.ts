/** Headers of new matches: from a wish that was checked, and from the match before. */
import { type GamePack, readOptions } from '@baize/game';
import { type Header, type Match, type SeatHeader, wantedBot } from '@baize/match';
import { type CreateMatch, Refused } from '@baize/protocol';
import { base64url, hmacSha256 } from './hash.ts';
import { hashOf, inviteFrom, matchIdFrom, randomSeed, tokenFrom } from './tokens.ts';

export function headerOf(pack: GamePack, wanted: CreateMatch, key: string, now: number): Header {
  const read = readOptions(pack.game, wanted.options ?? {}, wanted.seats.length);
  if (!read.ok) throw new Refused(read.code, read.message);
  const id = matchIdFrom(key);
  const { me } = wanted;
  if (me !== undefined && (wanted.seats[me.seat]?.kind ?? 'bot') === 'bot')
    throw new Refused('SEAT_TAKEN', `Seat ${me.seat} is not there for you to take.`);
  const names = botNames(pack, wanted);
  const seats = wanted.seats.map((seat, index): SeatHeader => {
    if (seat.kind === 'bot')
      return { kind: 'bot', bot: names[index]?.bot as string, name: seat.name ?? (names[index]?.name as string) };
    if (me?.seat === index) return { kind: seat.kind, name: me.name, token: hashOf(tokenFrom(key, id, index)) };
    return { kind: seat.kind, name: null, invite: hashOf(inviteFrom(key, index)) };
  });
  return {
    id,
    game: pack.game.name,
    rules: pack.game.rules,
    options: read.options,
    seats,
    seed: wanted.seed ?? randomSeed(),
    seedGiven: wanted.seed !== undefined,
    open: wanted.open ?? false,
    ...(wanted.watch === false ? { watch: false } : {}),
    clock: wanted.clock ?? null,
    ...(wanted.hints === true ? { hints: true } : {}),
    created: now,
  };
}

/** Which bot sits at each bot's seat, and what it is called: bots of one kind are numbered. */
function botNames(pack: GamePack, wanted: CreateMatch): ({ bot: string; name: string } | null)[] {
  const seen = new Map<string, number>();
  return wanted.seats.map((seat) => {
    if (seat.kind !== 'bot') return null;
    const bot = wantedBot(pack, seat.bot);
    if (bot === undefined)
      throw new Refused('NO_SUCH_BOT', `The bots here are: ${pack.bots.map(({ name }) => name).join(', ')}.`);
    const count = (seen.get(bot.name) ?? 0) + 1;
    seen.set(bot.name, count);
    const called = `${bot.name.charAt(0).toUpperCase()}${bot.name.slice(1)}`;
    return { bot: bot.name, name: count === 1 ? called : `${called} ${count}` };
  });
}

/** The same people and tokens, everybody one seat further round so that somebody else begins. */
export function rematchHeader(match: Match, now: number): Header {
  const { header, seats } = match;
  const turned = seats.map((_, index): SeatHeader => {
    const from = (index + 1) % seats.length;
    const { name, kind, bot, token } = seats[from];
    return { kind, name, ...(kind === 'bot' && bot !== null ? { bot } : {}), ...(token === null ? {} : { token }) };
  });
  return {
    id: matchIdFrom(rematchKey(match)),
    game: header.game,
    rules: match.pack.game.rules,
    options: header.options,
    seats: turned,
    seed: randomSeed(),
    seedGiven: false,
    open: header.open,
    ...(header.watch === false ? { watch: false } : {}),
    clock: header.clock,
    ...(header.hints === true ? { hints: true } : {}),
    created: now,
    previous: header.id,
  };
}

/** Whichever node sets it up, and however often: the same id. Hashes of tokens keep it from everybody else. */
function rematchKey({ header, seats }: Match): string {
  const secret = `${header.seed}|${seats.map(({ token }) => token).join('|')}`;
  return base64url(hmacSha256(secret, `rematch ${header.id}`));
}
