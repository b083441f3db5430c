import type { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { framesOf, plainFramesOf } from './frames.ts';

const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

function heardIn(frames: Buffer): string[] {
  const heard: string[] = [];
  const receiver = new Receiver({ isServer: false });
  receiver.on('message', (data: Buffer) => heard.push(data.toString()));
  receiver.write(frames);
  return heard;
}

test('texts of every length arrive whole and in order', () => {
  const texts = ['', 'a', 'x'.repeat(125), 'y'.repeat(126), '♠'.repeat(21_845), 'z'.repeat(65_536), '{"last":true}'];
  expect(heardIn(framesOf(texts))).toEqual(texts);
});

test('plain texts are framed without a buffer, others are not', () => {
  const lengths = [0, 1, 125, 126, 127, 128, 255, 256, 384, 32_767, 32_768, 32_896, 65_535];
  const texts = [...lengths.map((length) => '~'.repeat(length)), '{"last":true}'];
  for (const text of texts) expect(heardIn(Buffer.from(plainFramesOf([text]) as string, 'latin1'))).toEqual([text]);
  expect(heardIn(Buffer.from(plainFramesOf(texts) as string, 'latin1'))).toEqual(texts);
  for (const other of ['Zoë', `${'a'.repeat(127)}\u0080`, '♠', 'z'.repeat(65_536)])
    expect(plainFramesOf(['a', other])).toBeNull();
});
