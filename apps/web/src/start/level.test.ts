import type { Result } from '@baize/game';
import type { GameInfo, TableInfo } from '@baize/protocol';
import { beforeEach, expect, it, vi } from 'vitest';

const saved = new Map<string, string>();
beforeEach(() => {
  saved.clear();
  vi.resetModules();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
  });
});

const bots = ['easy', 'usual', 'hard'].map((name, i) => ({ name, about: '', stars: 2 + i, slowStart: false }));
const game = { name: 'chess', bots } as unknown as GameInfo;
const table = (match: string, bot: string | undefined): TableInfo =>
  ({ match, game: 'chess', seats: [{ kind: 'person' }, { kind: bot === undefined ? 'person' : 'bot', bot }] }) as never;
const won: Result = { winners: [0], scores: [1, 0], payoffs: [1, 0], how: '' };
const ratings = (): never =>
  (JSON.parse(saved.get('baize.levels') ?? '{}') as { ratings: never }).ratings ?? ({} as never);

it('a win leads to a stronger level, and a match counts once', async () => {
  const { levelIn, noteGame } = await import('./level.ts');
  expect(levelIn(game, {})).toBeNull();
  noteGame(table('a', 'usual'), 0, won, bots);
  expect(levelIn(game, ratings())).toBe('hard');
  const before = JSON.stringify(ratings());
  noteGame(table('a', 'usual'), 0, won, bots);
  expect(JSON.stringify(ratings())).toBe(before);
});

it('a game with another person changes nothing', async () => {
  const { noteGame } = await import('./level.ts');
  noteGame(table('b', undefined), 0, won, bots);
  expect(saved.size).toBe(0);
});
