/** Files of weights: the length of a header, the header as JSON (widths, and how they were made), the weights. */
import { readFileSync } from 'node:fs';
import { FastNetwork } from './fastNetwork.ts';

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

export function readWeights(file: string): FastNetwork {
  const { header, weights } = weightsIn(file);
  return new FastNetwork(weights, header.wide, header.narrow);
}
