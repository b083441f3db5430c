import { findPlayer, type Mistake, type Review } from '@baize/bots';
import { type GamePack, type GameRecord, recordGame } from '@baize/game';
import { catalogue } from '@baize/games';
import { expect, test, vi } from 'vitest';
import { freshStorage } from '../learn/freshStorage.ts';
import { historyOf } from '../replay/history.ts';

const saved = freshStorage();

function played(pack: GamePack): GameRecord {
  const random = findPlayer(pack, 'random');
  if (random === undefined) throw new Error('no random player');
  const options = Object.fromEntries(Object.entries(pack.game.options).map(([name, spec]) => [name, spec.default]));
  return recordGame(pack.game, [random, random], options, 'a longer game');
}

const mistakeAt = (move: number, seat: number, words: string): Mistake => ({
  move,
  seat,
  played: { words, hope: 0.4 },
  better: { words: 'something better', hope: 0.6 },
});

test.each(catalogue.map(({ name, load }) => ({ name, load })))(
  '$name: a move that a hint had named is no mistake, whatever tab looks back',
  async ({ load }) => {
    const pack = await load();
    const record = played(pack);
    const history = historyOf(pack, null, record);
    const mistakes = [0, 1, 2].map((move) => mistakeAt(move, history.frames[move].turn ?? 0, record.moves[move]));
    const [hinted, other, undone] = mistakes.map(({ move, seat }) =>
      // as it travels to the page
      JSON.parse(JSON.stringify(pack.game.view(history.frames[move].state as never, seat))),
    );
    const { keepFollowed } = await import('./followed.ts');
    keepFollowed('match', hinted, record.moves[0]);
    // taken back, and something else was played after all
    keepFollowed('match', undone, 'another move');
    keepFollowed('another match', other, record.moves[1]);
    vi.resetModules();
    const { notHinted } = await import('./followed.ts');
    const review: Review = { stake: 'win', least: 0.03, players: [], mistakes, progress: 1 };
    expect(notHinted('match', review, pack, history)).toEqual({ ...review, mistakes: mistakes.slice(1) });
    expect(notHinted('no hints asked', review, pack, history)).toBe(review);
    expect(notHinted('match', null, pack, history)).toBeNull();
  },
);

test('the latest thirty matches are kept', async () => {
  const { keepFollowed } = await import('./followed.ts');
  for (let match = 0; match < 40; match++) keepFollowed(`match ${match}`, {}, 'pass');
  keepFollowed('match 10', {}, 'stand pat');
  const kept = Object.entries(
    (JSON.parse([...saved().values()][0]) as { followed: Record<string, string[]> }).followed,
  );
  expect(kept).toHaveLength(30);
  expect(kept.at(-1)).toMatchObject([
    'match 10',
    [expect.stringMatching(/ pass$/), expect.stringMatching(/ stand pat$/)],
  ]);
});
