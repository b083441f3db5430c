import { expect, test } from 'vitest';
import { inviteTarget } from './invite.ts';

test.each([
  ['http://127.0.0.1:3000/t/abcdefgh1234#Xy-z_9', '/t/abcdefgh1234#Xy-z_9'],
  ['  https://baize.example/t/abcdefgh1234#code ', '/t/abcdefgh1234#code'],
  ['abcdefgh1234#code', '/t/abcdefgh1234#code'],
  ['https://baize.example/t/abcdefgh1234', null],
  ['hello', null],
  ['', null],
])('the invite %j leads to %j', (pasted, target) => {
  expect(inviteTarget(pasted)).toBe(target);
});
