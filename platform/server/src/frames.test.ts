import type { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { framesOf } from './frames.ts';

const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

test('texts of every length arrive whole and in order', () => {
  const texts = ['', 'a', 'x'.repeat(125), 'y'.repeat(126), '♠'.repeat(21_845), 'z'.repeat(65_536), '{"last":true}'];
  const heard: string[] = [];
  const receiver = new Receiver({ isServer: false });
  receiver.on('message', (data: Buffer) => heard.push(data.toString()));
  receiver.write(framesOf(texts));
  expect(heard).toEqual(texts);
});
