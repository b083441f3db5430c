/** The contract, over random matches of every kind. */
import { below, conform, pick } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { FOLD } from '../src/betting.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/game.ts';
import { optionSpecs } from '../src/rules.ts';
import type { State } from '../src/state.ts';

/** Cards and chips: every card in one place, every chip bought still there. */
const census = (state: State): string => {
  const cards = [...state.deck, ...state.hands.flat(), ...state.buried.flat()].toSorted((a, b) => a - b);
  const chips = [...state.stacks, ...state.paid].reduce((sum, each) => sum + each, 0);
  const bought = state.bought.reduce((sum, each) => sum + each, 0);
  return `${new Set(cards).size} of ${cards.length} cards, ${chips - bought} chips made`;
};

/** B18: at a showdown those who have not folded show the cards they hold, and nobody shows anything otherwise. */
function mayReveal(event: Event, before: State, move: unknown, after: State): boolean {
  const staying = before.folded.flatMap((folded, seat) =>
    folded || (seat === before.turn && move === FOLD) ? [] : [seat],
  );
  return (
    event.type === 'revealed' &&
    staying.length > 1 &&
    staying.includes(event.seat) &&
    after.last?.hand === before.hand &&
    String(event.cards) === String(after.last.held[event.seat])
  );
}

/** More on demand: `npm run promises`. */
const GAMES = Number(process.env['CONFORMANCE_GAMES'] ?? 150);

describe('the contract', () => {
  for (const match of optionSpecs.match.choices)
    test(`${match}: kept over random matches under every rule set`, { timeout: 7_200_000 }, () => {
      conform<State>(game, {
        games: match === 'hand' ? GAMES : Math.ceil(GAMES / 15),
        seed: match,
        longest: 20_000,
        every: match === 'hand' ? 3 : 23,
        census,
        mayReveal,
        options: (chance) => ({
          match,
          rules: pick(chance, optionSpecs.rules.choices),
          rebuy: pick(chance, optionSpecs.rebuy.choices),
          stack: 5 + below(chance, 300),
          ante: below(chance, 3),
          hands: 1 + below(chance, 8),
          levelHands: 1 + below(chance, 4),
        }),
      });
    });

  test('blinds the wrong way round are refused', () => {
    const options = { rules: 'house', match: 'hand', hands: 1, rebuy: 'always', stack: 100, levelHands: 1 } as const;
    expect(game.refuse({ ...options, smallBlind: 30, bigBlind: 20, ante: 0 }, 2)).toMatch(/small blind/);
    expect(game.refuse({ ...options, smallBlind: 10, bigBlind: 20, ante: 30 }, 2)).toMatch(/ante/);
    expect(game.refuse({ ...options, smallBlind: 10, bigBlind: 20, ante: 5 }, 2)).toBeNull();
  });
});
