/** Settings that cannot be meant are refused in one sentence that names them. */
import { BaizeError } from '@baize/game';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof BaizeError && error.code === 'USAGE') return error.message;
    throw error;
  }
  return 'accepted';
};

test.each([
  [{ PORT: '99999' }, "PORT must be a number, from 0 to 65535, not '99999'."],
  [{ PORT: 'http' }, "PORT must be a number, from 0 to 65535, not 'http'."],
  [{ PORT: ' ' }, "PORT must be a number, from 0 to 65535, not ' '."],
  [{ PORT: '80.5' }, "PORT must be a whole number, not '80.5'."],
  [{ BAIZE_KEEP_DAYS: '-1' }, "BAIZE_KEEP_DAYS must be a number, 0 or more, not '-1'."],
  [{ BAIZE_TRUST_PROXY: 'true' }, "BAIZE_TRUST_PROXY must be a number, 0 or more, not 'true'."],
  [{ BAIZE_LOG: 'loud' }, "BAIZE_LOG must be one of fatal, error, warn, info, debug, trace, silent, not 'loud'."],
  [{ BAIZE_KEEP_DAY: '3' }, 'There is no setting BAIZE_KEEP_DAY; docs/protocol.md lists those there are.'],
  [{ BAIZE_URL: 'baize.example' }, "BAIZE_URL must be an address such as https://baize.example, not 'baize.example'."],
])('%o', (env, sentence) => {
  expect(refusal(env)).toBe(sentence);
});

test('a database of another kind is refused without repeating its password', () => {
  const sentence = refusal({ DATABASE_URL: 'mysql://ann:secret@db/baize' });
  expect(sentence).toMatch(/^DATABASE_URL must begin with postgres:\/\//);
  expect(sentence).not.toContain('secret');
});

test('what can be meant is taken', () => {
  const env = { PORT: '0', HOST: '', BAIZE_KEEP_DAYS: '0.5', BAIZE_LOG: 'silent', BAIZE_DEBUG: '1', PATH: '/bin' };
  expect(readConfig(env)).toMatchObject({ port: 0, host: '127.0.0.1', keepDays: 0.5, logLevel: 'silent' });
  expect(readConfig({ DATABASE_URL: 'postgresql://db/baize', BAIZE_URL: 'https://baize.example' })).toMatchObject({
    databaseUrl: 'postgresql://db/baize',
    publicUrl: 'https://baize.example',
  });
});
