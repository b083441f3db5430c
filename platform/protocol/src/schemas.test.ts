import { describe, expect, test } from 'vitest';
import { errors } from './errors.ts';
import { command, createMatch, fromClient, joinMatch, limits } from './schemas.ts';

const key = 'key-00000001';

describe('what clients may send', () => {
  test('a command of several words is taken as it is', () => {
    const raw = { do: 'move', key, version: 3, words: ['discard Copper', 'end actions'] };
    expect(command.parse(raw)).toEqual(raw);
  });

  test.each([
    ['no key', { do: 'move', version: 3, words: ['x'] }],
    ['no version', { do: 'move', key, words: ['x'] }],
    ['no words', { do: 'move', key, version: 3, words: [] }],
    ['too many words', { do: 'move', key, version: 3, words: Array.from({ length: 61 }, () => 'x') }],
    ['words that are no text', { do: 'move', key, version: 3, words: [{}] }],
    ['words with control characters', { do: 'move', key, version: 3, words: ['a\u0000b'] }],
    ['a version that is no number', { do: 'move', key, version: '3', words: ['x'] }],
    ['a huge version', { do: 'move', key, version: 1e300, words: ['x'] }],
    ['a negative version', { do: 'move', key, version: -1, words: ['x'] }],
    ['something unknown', { do: '__proto__', key, version: 3 }],
    ['something more', { do: 'resign', key, version: 3, seat: 1 }],
    ['an own __proto__', JSON.parse(`{"do":"resign","key":"${key}","version":3,"__proto__":{}}`)],
  ])('a command with %s is refused', (_, raw) => {
    expect(command.safeParse(raw).success).toBe(false);
  });

  test('names are trimmed, short and visible', () => {
    expect(joinMatch.parse({ name: '  Ann ' }).name).toBe('Ann');
    for (const name of [
      '',
      '   ',
      'a'.repeat(limits.name + 1),
      'a\nb',
      '\u202eevil',
      '\u200b',
      'A\u200bnn',
      'A\u200dnn',
      '\u2800',
    ])
      expect(joinMatch.safeParse({ name }).success).toBe(false);
    for (const name of ['Zoë', '李雷', '👩‍🚀 Ann', 'Ann ❤️', '👍🏽'])
      expect(joinMatch.safeParse({ name }).success).toBe(true);
  });

  test('a table needs seats, each of a known kind', () => {
    expect(createMatch.safeParse({ game: 'kuhn', seats: [{ kind: 'person' }, { kind: 'bot' }] }).success).toBe(true);
    expect(createMatch.safeParse({ game: 'kuhn', seats: [] }).success).toBe(false);
    expect(createMatch.safeParse({ game: 'kuhn', seats: [{ kind: 'ghost' }] }).success).toBe(false);
  });

  test('a socket says hello to one match, by its id', () => {
    expect(fromClient.safeParse({ type: 'hello', match: 'abcdefghij12' }).success).toBe(true);
    expect(fromClient.safeParse({ type: 'hello', match: '../../etc/pw' }).success).toBe(false);
  });
});

test('every error has a sentence and a status of refusal', () => {
  for (const [code, { status, message }] of Object.entries(errors)) {
    expect(code).toMatch(/^[A-Z_]+$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).toMatch(/\.$/);
  }
});
