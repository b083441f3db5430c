/** Bytes in less room: an adaptive binary range coder that expects each byte to be like the one before it. */

/** Probabilities are whole numbers below 2 to this power. */
const BITS = 12;
const ALL = 1 << BITS;
/** How quickly they follow what comes. */
const RATE = 5;

/** Probabilities of a zero, by the byte before and the bits of this byte so far, which begin with a one. */
const newModel = (): Uint16Array => new Uint16Array(256 * 256).fill(ALL / 2);

const TOP = 2 ** 24;

export function encode(bytes: Uint8Array): Uint8Array {
  const model = newModel();
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
    for (let bit = 7, bits = 1; bit >= 0; bit--) {
      const context = before * 256 + bits;
      const zero = model[context];
      const one = (byte >> bit) & 1;
      const bound = (range >>> BITS) * zero;
      if (one === 0) {
        range = bound;
        model[context] = zero + ((ALL - zero) >> RATE);
      } else {
        low += bound;
        range -= bound;
        model[context] = zero - (zero >> RATE);
        if (low >= 2 ** 32) {
          low -= 2 ** 32;
          carry();
        }
      }
      bits = bits * 2 + one;
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

/** The other way round. Millions of bits: whole numbers below 2 to the 32nd throughout. */
export function decode(coded: Uint8Array, length: number): Uint8Array {
  const model = newModel();
  const bytes = new Uint8Array(length);
  let at = 4;
  let code = ((coded[0] << 24) | (coded[1] << 16) | (coded[2] << 8) | coded[3]) >>> 0;
  let range = 2 ** 32 - 1;
  let before = 0;
  for (let i = 0; i < length; i++) {
    let bits = 1;
    while (bits < 256) {
      const context = (before << 8) | bits;
      const zero = model[context];
      const bound = (range >>> BITS) * zero;
      if (code < bound) {
        range = bound;
        model[context] = zero + ((ALL - zero) >> RATE);
        bits <<= 1;
      } else {
        code -= bound;
        range -= bound;
        model[context] = zero - (zero >> RATE);
        bits = (bits << 1) | 1;
      }
      while (range < TOP) {
        code = ((code << 8) | (at < coded.length ? coded[at] : 0)) >>> 0;
        at++;
        range = (range << 8) >>> 0;
      }
    }
    before = bits & 255;
    bytes[i] = before;
  }
  return bytes;
}
