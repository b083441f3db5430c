/** Texts as WebSocket frames (RFC 6455, unmasked, whole), all of them in one buffer: one system call for all that is said at once. */

/** Bytes before a text of so many bytes. */
const headOf = (length: number): number => (length < 126 ? 2 : length < 65_536 ? 4 : 10);

export function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0));
  let at = 0;
  for (const [index, text] of texts.entries()) {
    const length = lengths[index];
    frames[at] = 0x81;
    if (length < 126) frames[at + 1] = length;
    else if (length < 65_536) {
      frames[at + 1] = 126;
      frames.writeUInt16BE(length, at + 2);
    } else {
      frames[at + 1] = 127;
      frames.writeBigUInt64BE(BigInt(length), at + 2);
    }
    at += headOf(length);
    at += frames.write(text, at);
  }
  return frames;
}

/**
 * The same as a text in which every character is a byte, where that can be: Node sends it without a buffer of its own. Looking at all of it at once
 * joins its parts once and not twice.
 */
export function plainFramesOf(texts: readonly string[]): string | null {
  let frames = '';
  /** Bytes of all heads that would be two in UTF-8. */
  let high = 0;
  for (const text of texts) {
    const { length } = text;
    if (length > 65_535) return null;
    high += length < 126 ? 1 : 1 + (length >> 15) + ((length >> 7) & 1);
    frames +=
      length < 126 ? String.fromCharCode(0x81, length) : String.fromCharCode(0x81, 126, length >> 8, length & 255);
    frames += text;
  }
  return Buffer.byteLength(frames) === frames.length + high ? frames : null;
}
