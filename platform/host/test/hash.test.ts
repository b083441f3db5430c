/** The hashes of stored matches were made by Node's crypto: ours must have the same bytes. */
import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  base64url,
  hmacSha256,
  portableSha256,
  randomBytes,
  sameText,
  sha256,
  sha256Hex,
  useSha256,
} from '../src/hash.ts';
import { chainHash } from '../src/store.ts';
import { inviteFrom, matchIdFrom, tokenFrom } from '../src/tokens.ts';

const text = fc.string({ unit: 'binary', maxLength: 300 });
const hmac = (key: string, what: string): Buffer => createHmac('sha256', key).update(what).digest();

test('hashes are those of node:crypto', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(sha256(a)).toBe(createHash('sha256').update(a).digest('base64url'));
      expect(sha256Hex(a)).toBe(createHash('sha256').update(a).digest('hex'));
      expect(base64url(hmacSha256(a, b))).toBe(hmac(a, b).toString('base64url'));
      expect(chainHash(a, 7, b)).toBe(createHash('sha256').update(`${a}\n7\n${b}`).digest('base64url'));
      expect(sameText(a, b)).toBe(a === b);
      expect(sameText(a, a)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a faster SHA-256 of the platform takes the place of the portable one', () => {
  useSha256((text, written) => `${written} of ${text}`);
  expect([sha256('a'), sha256Hex('b')]).toEqual(['base64url of a', 'hex of b']);
  useSha256(portableSha256);
  expect(sha256Hex('a')).toBe(createHash('sha256').update('a').digest('hex'));
});

test('bytes of any number become the base64url that Buffer writes', () => {
  for (let count = 0; count < 70; count++) {
    const bytes = randomBytes(count);
    expect(base64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
  }
});

test('ids, invitations and tokens of a key stay what they were', () => {
  const key = 'a-key-of-many-letters-1234';
  expect(tokenFrom(key, 'match', 2)).toBe(hmac(key, 'token match 2').toString('base64url'));
  expect(inviteFrom(key, 1)).toBe(hmac(key, 'invite 1').subarray(0, 16).toString('base64url'));
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const bytes = hmac(key, 'match');
  expect(matchIdFrom(key)).toBe(Array.from({ length: 12 }, (_, i) => letters[bytes.readUInt16BE(2 * i) % 36]).join(''));
});
