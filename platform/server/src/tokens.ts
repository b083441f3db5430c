/** Secrets of seats: made at random, or from a random key so that a lost answer can be asked for again; kept only as hashes. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const randomKey = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** 256 bits that only who knows the key can make. */
const derive = (key: string, what: string): Buffer => createHmac('sha256', key).update(what).digest();

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** 62 bits in 12 letters and digits: short enough to read out. */
export const matchIdFrom = (key: string): string =>
  [...derive(key, 'match').subarray(0, 24)]
    .reduce<number[]>((pairs, byte, i, all) => (i % 2 === 0 ? [...pairs, byte * 256 + (all[i + 1] ?? 0)] : pairs), [])
    .map((number) => letters[number % 36])
    .join('');

export const inviteFrom = (key: string, seat: number): string =>
  derive(key, `invite ${seat}`).subarray(0, 16).toString('base64url');

/** The token of a seat: the same for the same key, whoever asks again. */
export const tokenFrom = (key: string, match: string, seat: number): string =>
  derive(key, `token ${match} ${seat}`).toString('base64url');

export const randomSeed = (): string => randomBytes(16).toString('hex');

/** Shown before the match begins; anybody can check it against the seed shown at the end. */
export const commitmentTo = (match: string, seed: string): string =>
  createHash('sha256').update(`baize seed|${match}|${seed}`).digest('hex');
