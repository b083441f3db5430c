/** A learnt table in little room: one byte a situation, how often to make choice 0 and choice 2 in fifteenths. */
import type { Odds } from './shift.ts';
import { SITUATIONS, WIDTH } from './situation.ts';

/** Never met in training. */
const UNKNOWN = 0xff;

/** What is done less often than this is left out: mostly what training tried before it knew better. */
const RARE = 0.1;

/** From sums by situation and choice, as training leaves them. */
export function pack(sums: Float32Array): Uint8Array {
  const packed = new Uint8Array(SITUATIONS).fill(UNKNOWN);
  for (let situation = 0; situation < SITUATIONS; situation++) {
    const made = sums.subarray(situation * WIDTH, situation * WIDTH + WIDTH);
    const all = made.reduce((sum, each) => sum + each, 0);
    if (all === 0) continue;
    const [first = 0, second = 0, third = 0] = made.map((each) => (each < RARE * all ? 0 : each));
    const total = first + second + third;
    const low = Math.round((first / total) * 15);
    const high = Math.min(15 - low, Math.round((third / total) * 15));
    packed[situation] = (low << 4) | high;
  }
  return packed;
}

/** How often each choice is to be made, or `null` where training never came. */
export function unpack(packed: Uint8Array, situation: number): Odds | null {
  const byte = packed[situation] ?? UNKNOWN;
  if (byte === UNKNOWN) return null;
  const low = (byte >> 4) / 15;
  const high = (byte & 15) / 15;
  return [low, 1 - low - high, high];
}

export function fromBase64(text: string): Uint8Array {
  const raw = atob(text);
  const bytes = new Uint8Array(raw.length);
  for (let i = 0; i < raw.length; i++) bytes[i] = raw.charCodeAt(i);
  return bytes;
}
