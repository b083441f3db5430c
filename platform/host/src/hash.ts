/** SHA-256 and randomness that work alike in Node and in a browser worker. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as sha } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const utf8 = new TextEncoder();
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64 for addresses (RFC 4648, section 5), without padding. */
export function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const bits = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    text += letters[bits >> 18] + letters[(bits >> 12) & 63];
    if (i + 1 < bytes.length) text += letters[(bits >> 6) & 63];
    if (i + 2 < bytes.length) text += letters[bits & 63];
  }
  return text;
}

/** SHA-256 of a text, written as base64url or hexadecimal. */
export type Sha256 = (text: string, written: 'base64url' | 'hex') => string;

export const portableSha256: Sha256 = (text, written) => {
  const bytes = sha(utf8.encode(text));
  return written === 'hex' ? bytesToHex(bytes) : base64url(bytes);
};

let current = portableSha256;

/** Replaces the portable SHA-256 by a faster one of the platform, which must give the same bytes. */
export function useSha256(faster: Sha256): void {
  current = faster;
}

export const sha256 = (text: string): string => current(text, 'base64url');

export const sha256Hex = (text: string): string => current(text, 'hex');

/** 256 bits that only a holder of the key can make. */
export const hmacSha256 = (key: string, text: string): Uint8Array => hmac(sha, utf8.encode(key), utf8.encode(text));

export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** Takes the same time wherever the texts differ. */
export function sameText(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let differing = 0;
  for (let i = 0; i < a.length; i++) differing |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return differing === 0;
}
