/** A learnt table in little room: one byte a situation, how often to make choice 0 and choice 2 in fifteenths. */
import { SITUATIONS, WIDTH } from './situation.ts';

/** Never met in training. */
const UNKNOWN = 0xff;

/** From sums by situation and choice, as training leaves them. What was met fewer times than `least` counts as unknown. */
export function pack(sums: Float32Array, least: number): Uint8Array {
  const packed = new Uint8Array(SITUATIONS).fill(UNKNOWN);
  for (let situation = 0; situation < SITUATIONS; situation++) {
    const [first = 0, second = 0, third = 0] = sums.subarray(situation * WIDTH, situation * WIDTH + WIDTH);
    const total = first + second + third;
    if (total <= least) continue;
    const low = Math.round((first / total) * 15);
    const high = Math.min(15 - low, Math.round((third / total) * 15));
    packed[situation] = (low << 4) | high;
  }
  return packed;
}

/** How often each choice is to be made, or `null` where training never came. */
export function unpack(packed: Uint8Array, situation: number): [number, number, number] | null {
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
