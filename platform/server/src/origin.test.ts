import { expect, test } from 'vitest';
import { knownOrigin } from './origin.ts';

test('without a public address every name and page is served', () => {
  const known = knownOrigin({ publicUrl: '', hosts: [] });
  expect(known({ host: 'anything', origin: 'https://evil.example' })).toBe(true);
});

const known = knownOrigin({ publicUrl: 'https://baize.example', hosts: ['other.example'] });

test.each([
  [{ host: 'baize.example' }],
  [{ host: 'Baize.Example:8080', origin: 'https://baize.example' }],
  [{ host: 'other.example' }],
  [{ host: 'localhost:8080', origin: 'http://localhost:5173' }],
  [{ host: '127.0.0.1:8080' }],
  [{ host: '[::1]:8080' }],
])('%o is served', (headers) => {
  expect(known(headers)).toBe(true);
});

test.each([
  [{ host: 'rebound.example' }],
  [{ host: 'baize.example', origin: 'https://evil.example' }],
  [{ host: 'baize.example', origin: 'null' }],
  [{ host: 'baize.example.evil.example' }],
  [{ host: 'a b' }],
  [{ host: '' }],
  [{}],
])('%o is not', (headers) => {
  expect(known(headers)).toBe(false);
});
