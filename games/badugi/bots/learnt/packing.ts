/** A learnt table in little room: how often to make choice 0 and choice 2, in eighths, and for shipping that coded as text. */
import { WIDTH } from './choices.ts';
import { decode, encode } from './coding.ts';

/** How often each of the three choices of a situation is made. */
export type Odds = readonly [number, number, number];

/** Never met in training. */
const UNKNOWN = 0xff;
const PARTS = 8;
/** What is done less often than this is left out: mostly what training tried before it knew better. */
const RARE = 0.08;

/** From sums by situation and choice, as training leaves them. `row`: this many neighbours differ in the hand alone. */
export function pack(sums: Float32Array, row: number): Uint8Array {
  const packed = new Uint8Array(sums.length / WIDTH).fill(UNKNOWN);
  for (let situation = 0; situation < packed.length; situation++) {
    const at = situation * WIDTH;
    const all = sums[at] + sums[at + 1] + sums[at + 2];
    if (all === 0) continue;
    const made = (choice: number): number => (sums[at + choice] < RARE * all ? 0 : sums[at + choice]);
    const [first, second, third] = [made(0), made(1), made(2)];
    const total = first + second + third;
    const low = Math.round((first / total) * PARTS);
    const high = Math.min(PARTS - low, Math.round((third / total) * PARTS));
    packed[situation] = (low << 4) | high;
  }
  for (let first = 0; first < packed.length; first += row) fillGaps(packed.subarray(first, first + row));
  return packed;
}

/** A hand that was never met where its neighbours were does as the nearest of them. */
function fillGaps(row: Uint8Array): void {
  const met = row.slice();
  for (let i = 0; i < row.length; i++)
    for (let away = 1; row[i] === UNKNOWN && away < row.length; away++) row[i] = near(met, i - away, i + away);
}

const near = (row: Uint8Array, below: number, above: number): number => {
  const worse = row[above] ?? UNKNOWN;
  return worse === UNKNOWN ? (row[below] ?? UNKNOWN) : worse;
};

/** How often each choice is to be made, or `null` where training never came. */
export function unpack(packed: Uint8Array, situation: number): Odds | null {
  const byte = packed[situation];
  if (byte === UNKNOWN) return null;
  const low = (byte >> 4) / PARTS;
  const high = (byte & 15) / PARTS;
  return [low, 1 - low - high, high];
}

export const toText = (packed: Uint8Array): string => toBase64(encode(packed));
export const fromText = (text: string, length: number): Uint8Array => decode(fromBase64(text), length);

function toBase64(bytes: Uint8Array): string {
  let raw = '';
  for (let i = 0; i < bytes.length; i++) raw += String.fromCharCode(bytes[i]);
  return btoa(raw);
}

function fromBase64(text: string): Uint8Array {
  const raw = atob(text);
  const bytes = new Uint8Array(raw.length);
  for (let i = 0; i < raw.length; i++) bytes[i] = raw.charCodeAt(i);
  return bytes;
}
