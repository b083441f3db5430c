/** Secrets of seats: random, or derived from a random key so that a lost answer can be asked for again; stored only as hashes. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { base64url, hmacSha256, randomBytes, sha256, sha256Hex } from './hash.ts';

export const randomKey = (): string => base64url(randomBytes(32));

export const hashOf = (secret: string): string => sha256(secret);

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** 62 bits in 12 letters and digits: short enough to read out. */
export function matchIdFrom(key: string): string {
  const bytes = hmacSha256(key, 'match');
  let id = '';
  for (let i = 0; i < 24; i += 2) id += letters[(bytes[i] * 256 + bytes[i + 1]) % 36];
  return id;
}

export const inviteFrom = (key: string, seat: number): string =>
  base64url(hmacSha256(key, `invite ${seat}`).subarray(0, 16));

/** The token of a seat: the same for the same key, whoever asks again. */
export const tokenFrom = (key: string, match: string, seat: number): string =>
  base64url(hmacSha256(key, `token ${match} ${seat}`));

export const randomSeed = (): string => bytesToHex(randomBytes(16));

/** Shown before the match begins; anybody can check it against the seed shown at the end. */
export const commitmentTo = (match: string, seed: string): string => sha256Hex(`baize seed|${match}|${seed}`);
