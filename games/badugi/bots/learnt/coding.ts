/** Bytes in less room: an adaptive binary range coder that expects each byte to be like the one before it. */

/** Probabilities are whole numbers below 2 to this power. */
const BITS = 12;
const HALF = 1 << (BITS - 1);
/** How quickly they follow what comes. */
const RATE = 5;

/** Probabilities of a zero, by the byte before and the bits of this byte so far. */
class Model {
  readonly #odds = new Uint16Array(256 * 256).fill(HALF);

  zero(context: number): number {
    return this.#odds[context];
  }

  learn(context: number, bit: number): void {
    const odds = this.#odds[context];
    this.#odds[context] = bit === 0 ? odds + (((1 << BITS) - odds) >> RATE) : odds - (odds >> RATE);
  }
}

const TOP = 2 ** 24;

export function encode(bytes: Uint8Array): Uint8Array {
  const model = new Model();
  const out: number[] = [];
  let low = 0;
  let range = 2 ** 32 - 1;
  let before = 0;
  const carry = (): void => {
    for (let i = out.length - 1; ; i--) {
      out[i] = (out[i] + 1) & 255;
      if (out[i] !== 0) return;
    }
  };
  for (const byte of bytes) {
    for (let bit = 7, node = 1; bit >= 0; bit--) {
      const context = before * 256 + node;
      const one = (byte >> bit) & 1;
      const bound = Math.floor(range / 2 ** BITS) * model.zero(context);
      if (one === 0) range = bound;
      else {
        low += bound;
        range -= bound;
        if (low >= 2 ** 32) {
          low -= 2 ** 32;
          carry();
        }
      }
      model.learn(context, one);
      node = node * 2 + one;
      for (; range < TOP; range *= 256) {
        out.push(Math.floor(low / TOP));
        low = (low % TOP) * 256;
      }
    }
    before = byte;
  }
  for (let i = 0; i < 4; i++) {
    out.push(Math.floor(low / TOP));
    low = (low % TOP) * 256;
  }
  return Uint8Array.from(out);
}

export function decode(coded: Uint8Array, length: number): Uint8Array {
  const model = new Model();
  const bytes = new Uint8Array(length);
  let at = 0;
  let code = 0;
  let range = 2 ** 32 - 1;
  const read = (): number => coded[at++] ?? 0;
  for (let i = 0; i < 4; i++) code = code * 256 + read();
  let before = 0;
  for (let i = 0; i < length; i++) {
    let node = 1;
    while (node < 256) {
      const context = before * 256 + node;
      const bound = Math.floor(range / 2 ** BITS) * model.zero(context);
      const one = code < bound ? 0 : 1;
      if (one === 0) range = bound;
      else {
        code -= bound;
        range -= bound;
      }
      model.learn(context, one);
      node = node * 2 + one;
      while (range < TOP) {
        code = code * 256 + read();
        range *= 256;
      }
    }
    before = node - 256;
    bytes[i] = before;
  }
  return bytes;
}
