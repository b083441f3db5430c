/** What clients may send, as validators: checked before anything else looks at it. */
import { z } from 'zod';
import type { Command, CreateMatch, FromClient, JoinMatch } from './commands.ts';

/** Longest of everything a client may send. */
export const limits = {
  name: 40,
  chat: 500,
  words: 200,
  wordsPerCommand: 60,
  seed: 128,
  seats: 16,
  /** Bytes of a frame or a body. */
  message: 16 * 1024,
} as const;

const visible = /^[^\p{Cc}\p{Cs}\p{Bidi_Control}]+$/u;
const line = (max: number): z.ZodString => z.string().trim().min(1).max(max).regex(visible, 'no control characters');

/** A name must show as it is: nothing invisible but what joins emoji. */
const shown =
  /^(?:(?!\p{Default_Ignorable_Code_Point}|\u2800).|\uFE0F|(?<=\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)\u200D)+$/u;
const name = line(limits.name).regex(shown, 'no invisible characters');

export const matchId = z.string().regex(/^[a-z0-9]{12}$/, 'a match id is 12 letters and digits');
const version = z.int().min(0).max(1_000_000_000);
const key = z.string().regex(/^[\w.:-]{8,64}$/, '8 to 64 letters, digits and _ . : -');
/** At random from at least 128 bits: tokens are made from it. */
const secretKey = key.min(22);
const words = z.array(z.string().max(limits.words).regex(visible)).min(1).max(limits.wordsPerCommand);
export const token = z.string().regex(/^[\w-]{43}$/, 'a seat token is 43 characters');
const seat = z
  .number()
  .int()
  .min(0)
  .max(limits.seats - 1);
const playerKind = z.enum(['person', 'model']);

export const command: z.ZodType<Command> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('move'), key, version, words }),
  z.strictObject({
    do: z.literal('fill'),
    key,
    version,
    place: seat,
    bot: z.string().max(64).optional(),
    name: name.optional(),
  }),
  z.strictObject({ do: z.literal('replace'), key, version, bot: z.string().max(64).optional() }),
  z.strictObject({ do: z.literal('hurry'), key, version }),
  z.strictObject({ do: z.enum(['resign', 'undo', 'claim', 'rematch', 'agree', 'decline']), key, version }),
]);

const seatSpec = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: name.optional() }),
  z.strictObject({ kind: z.literal('model'), name: name.optional() }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().max(64).optional(), name: name.optional() }),
]);

export const createMatch: z.ZodType<CreateMatch> = z.strictObject({
  game: z.string().max(64),
  options: z.record(z.string().max(64), z.unknown()).optional(),
  seats: z.array(seatSpec).min(1).max(limits.seats),
  /** Anyone may repeat a match from its seed, so one that the caller chose is never rated. */
  seed: line(limits.seed).optional(),
  /** Milliseconds for the whole match and added after each command. */
  clock: z
    .strictObject({
      initial: z
        .number()
        .int()
        .min(1000)
        .max(7 * 24 * 3600_000),
      increment: z
        .number()
        .int()
        .min(0)
        .max(24 * 3600_000),
    })
    .optional(),
  /** Hints although people play each other: whoever sits down agrees. */
  hints: z.boolean().optional(),
  /** Listed for everybody, who may then take an empty seat without an invitation. */
  open: z.boolean().optional(),
  /** False keeps the match to its players: nobody else sees it while it is played, and no list shows it. */
  watch: z.boolean().optional(),
  /** The caller's own seat: taken at once, its token in the answer. */
  me: z.strictObject({ seat, name }).optional(),
  /** The same key, the same table. */
  key: secretKey.optional(),
});

export const joinMatch: z.ZodType<JoinMatch> = z.strictObject({
  name,
  kind: playerKind.optional(),
  /** Needed for a private table; on an open one it picks the seat it was made for. */
  invite: z.string().max(64).optional(),
  seat: seat.optional(),
  /** The same key, the same seat. */
  key: secretKey.optional(),
});

export const say = z.strictObject({ text: line(limits.chat) });

/** Messages on a socket, from the client. */
export const fromClient: z.ZodType<FromClient> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    match: matchId,
    token: token.optional(),
    /** The version that the client has: it gets what it missed. */
    since: version.optional(),
    /** The last chat line that the client has. */
    chatSince: version.optional(),
    /** After the first update, views come as what has changed in them. */
    changes: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('command'), command }),
  z.strictObject({ type: z.literal('chat'), text: line(limits.chat) }),
  z.strictObject({ type: z.literal('ping'), at: z.number().optional() }),
]);

export const listQuery = z.strictObject({
  status: z.enum(['open', 'playing', 'over']).optional(),
  game: z.string().max(64).optional(),
});
export const viewQuery = z.strictObject({ version: z.coerce.number().int().min(0).max(1_000_000_000).optional() });
export const eventsQuery = z.strictObject({ since: z.coerce.number().int().min(0).max(1_000_000_000).default(0) });
export const chatQuery = z.strictObject({ since: z.coerce.number().int().min(0).default(0) });
