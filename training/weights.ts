/** Files of weights: the length of a header, the header as JSON (widths, and how they were made), the weights. */
import { readFileSync, writeFileSync } from 'node:fs';

interface Header {
  readonly wide: number;
  readonly narrow: number;
}

export function weightsIn(file: string): { readonly header: Header; readonly weights: Float32Array } {
  const bytes = readFileSync(file);
  const length = bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString('utf8', 4, 4 + length)) as Header;
  const body = bytes.subarray(4 + length);
  return { header, weights: new Float32Array(body.buffer.slice(body.byteOffset, body.byteOffset + body.byteLength)) };
}

export function writeWeights(file: string, header: Header, weights: Float32Array): void {
  const text = JSON.stringify(header);
  const head = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const body = Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength);
  writeFileSync(file, Buffer.concat([length, head, body]));
}
