import { below, type Random, conform, perft, play, seeded } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { deckOf, type State } from '../src/state.ts';

const draw = (chance: Random): Record<string, unknown> => ({
  ...(below(chance, 2) === 0 ? { rules: 'official' } : { rules: 'house', strictThree: below(chance, 2) === 0 }),
  ...(below(chance, 2) === 0 ? {} : { playTo: 10 + below(chance, 21) }),
});

/** Tokens of every kind, and every card and noble, wherever they are. */
function census(state: State): string {
  const tokens = state.bank.map((count, kind) => state.tokens.reduce((sum, each) => sum + each[kind], count));
  const cards = [state.slots, [0, 1, 2].map((tier) => deckOf(state, tier)), state.reserved, state.bought]
    .flat(2)
    .filter((card) => card >= 0);
  const nobles = [state.nobles, ...state.visited].flat();
  return [tokens, cards.toSorted((a, b) => a - b), nobles.toSorted((a, b) => a - b)].join(' ');
}

/** More on demand: `npm run promises`. */
const games = Number(process.env['CONFORMANCE_GAMES'] ?? 12);

describe('the contract', () => {
  test('Splendor keeps the promises of the contract', { timeout: 7_200_000 }, () => {
    conform<State>(game, { games, longest: 3000, options: draw, census, every: 8 });
  });

  test('every step of a few games, with every costly check', { timeout: 7_200_000 }, () => {
    conform<State>(game, { games: Math.ceil(games / 6), seed: 'whole', longest: 3000, options: draw, census });
  });

  test('perft: lines of play from fixed deals', () => {
    const deal = (seats: number): State => game.start({ rules: 'official', strictThree: false }, seats, 'perft');
    expect([1, 2, 3].map((depth) => perft(game, deal(2), depth))).toEqual([30, 865, 24190]);
    expect([1, 2].map((depth) => perft(game, deal(4), depth))).toEqual([30, 900]);
  });
});

describe('the text view', () => {
  /** Tokens about as language models cut them: runs of letters with the space before, up to three digits, the rest. */
  const tokens = (text: string): number => text.match(/ ?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+|\s/gu)?.length ?? 0;

  test('stays under 350 tokens through whole games of three', () => {
    let longest = 0;
    for (let i = 0; i < 8; i++) {
      const chance = seeded(`show ${i}`);
      let state = game.start({ rules: 'official', strictThree: false }, 3, `show ${i}`);
      while (game.turn(state) !== null) {
        const moves = game.moves(state);
        state = play(game, state, moves[below(chance, moves.length)]);
        for (const seat of [0, 1, 2, null]) longest = Math.max(longest, tokens(game.show(game.view(state, seat))));
      }
    }
    expect(longest).toBeLessThan(350);
    expect(longest).toBeGreaterThan(100);
  });
});
