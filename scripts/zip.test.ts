import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zip } from './zip.ts';

test('what is packed can be unpacked from what the directory says', () => {
  const files = [
    { name: 'manifest.json', data: Buffer.from('{"a": 1}') },
    { name: 'server/naïve.mjs', data: Buffer.from('x'.repeat(5000)) },
  ];
  const packed = zip(files);
  const end = packed.lastIndexOf('PK\u0005\u0006');
  expect(packed.readUInt16LE(end + 10)).toBe(2);
  let at = packed.readUInt32LE(end + 16);
  for (const { name, data } of files) {
    const title = packed.readUInt16LE(at + 28);
    expect(packed.subarray(at + 46, at + 46 + title).toString()).toBe(name);
    const local = packed.readUInt32LE(at + 42);
    const start = local + 30 + title;
    const body = packed.subarray(start, start + packed.readUInt32LE(at + 20));
    expect(inflateRawSync(body)).toEqual(data);
    at += 46 + title;
  }
  expect(at).toBe(end);
  expect(zip(files)).toEqual(packed);
});
