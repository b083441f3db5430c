/** A zip file from names and bytes, the same bytes for the same content. */
import { crc32, deflateRawSync } from 'node:zlib';

interface File {
  readonly name: string;
  readonly data: Buffer;
}

/** 1 January 1980, the beginning of zip's time. */
const day = 0x21;

export function zip(files: readonly File[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of files) {
    const packed = deflateRawSync(data, { level: 9 });
    const title = Buffer.from(name);
    // Version, flags (names in UTF-8), method (deflate), time, day, checksum and sizes: the same in both headers.
    const facts = Buffer.alloc(26);
    [20, 0x800, 8, 0, day].forEach((value, at) => facts.writeUInt16LE(value, at * 2));
    [crc32(data), packed.length, data.length].forEach((value, at) => facts.writeUInt32LE(value, 10 + at * 4));
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, title, packed]);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, where, title]));
    locals.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, index, Buffer.from('PK\u0005\u0006'), end]);
}
