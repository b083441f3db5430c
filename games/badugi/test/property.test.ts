/** Chips and all-ins: nothing lost over many short-stacked hands, and pots right in every order of all-ins. */
import { below, seeded } from '@baize/game';
import { array, assert, boolean, constantFrom, integer, pre, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CALL, CHECK, PAT } from '../src/betting.ts';
import { classOf } from '../src/hand.ts';
import { potsOf } from '../src/pots.ts';
import { optionSpecs, type RuleSet, singleHand, stakesOf, type MatchRules } from '../src/rules.ts';
import type { State } from '../src/state.ts';
import { advance, movesOf, open } from '../src/advance.ts';

const tableOf = (rules: RuleSet, ante: number): MatchRules => singleHand(rules, 5, 10, ante);

const sum = (chips: readonly number[]): number => chips.reduce((one, other) => one + other, 0);

/** Random moves to the end; `check` sees every state. */
function playOut(state: State, seed: string, check: (state: State) => void): void {
  const chance = seeded(seed);
  while (state.turn >= 0) {
    const moves = movesOf(state);
    // Folding rarely keeps many all-in players in.
    const index = below(chance, moves.length);
    advance(state, moves[index === 0 && moves.length > 1 && below(chance, 4) > 0 ? 1 : index]);
    check(state);
  }
}

describe('chips', () => {
  test('B13, B14: conserved over random hands with short stacks under every rule set', () => {
    const hands = Number(process.env['BADUGI_HANDS'] ?? 3000);
    for (let n = 0; n < hands; n++) {
      const chance = seeded(`short ${n}`);
      const seats = 2 + below(chance, 6);
      const rules = optionSpecs.rules.choices[n % 3];
      const stacks = Array.from({ length: seats }, () => 1 + below(chance, 90));
      const ante = below(chance, 4);
      const state = open(tableOf(rules, ante), seats, chance, { stacks, stakes: stakesOf(ante, 5, 10) });
      const total = sum(stacks);
      playOut(state, `play ${n}`, (now) => {
        if (sum(now.stacks) + sum(now.paid) !== total || now.stacks.some((chips) => chips < 0))
          throw new Error(`hand ${n}: ${total} chips became ${sum(now.stacks) + sum(now.paid)}`);
      });
      expect(sum(state.last?.net ?? [1])).toBe(0);
    }
  });

  test('B17: nobody gets back a card they threw under house and official', () => {
    let reshuffles = 0;
    for (let n = 0; n < 120; n++) {
      const state = open(tableOf(n % 2 === 0 ? 'house' : 'official', 0), 7, seeded(`deep ${n}`), {
        stacks: [900, 900, 900, 900, 900, 900, 900],
        events: true,
      });
      const chance = seeded(`throw ${n}`);
      while (state.turn >= 0) {
        const moves = movesOf(state);
        if (state.drawing) advance(state, moves[below(chance, 8) === 0 ? moves.length - 1 : 0]);
        else advance(state, moves.includes(CHECK) ? CHECK : CALL);
        for (let seat = 0; seat < 7; seat++)
          if (state.hands[seat]?.some((card) => state.tossed[seat]?.includes(card)))
            throw new Error(`hand ${n}, seat ${seat}`);
      }
      reshuffles += state.events?.filter((event) => event.type === 'reshuffled').length ?? 0;
    }
    expect(reshuffles).toBeGreaterThan(80);
  });
});

describe('all-ins', () => {
  test('B11: every order of all-ins: each pot goes to the best hand among those who paid into it', () => {
    assert(
      property(
        array(integer({ min: 1, max: 120 }), { minLength: 2, maxLength: 7 }),
        constantFrom<RuleSet>('house', 'official', 'pokerkit'),
        integer(),
        (stacks, rules, seed) => {
          const state = open(tableOf(rules, 0), stacks.length, seeded(`all-in ${seed}`), { stacks });
          // Everybody puts in all they can and stands pat.
          while (state.turn >= 0) advance(state, state.drawing ? PAT : (movesOf(state).at(-1) as number));
          const last = state.last as NonNullable<State['last']>;
          expect(sum(last.net)).toBe(0);
          for (const pot of last.pots) {
            const classes = pot.seats.map((seat) => (last.shown[seat] === null ? 0 : classOf(last.shown[seat] ?? [])));
            const best = Math.min(...classes);
            expect(pot.winners).toEqual(pot.seats.filter((_, i) => classes[i] === best));
            expect(sum(pot.shares)).toBe(pot.amount);
            expect(Math.max(...pot.shares) - Math.min(...pot.shares)).toBeLessThan(pot.winners.length);
          }
          // Nobody wins more from another than they staked themselves.
          stacks.forEach((own, seat) => {
            const most = sum(stacks.map((chips, other) => (other === seat ? 0 : Math.min(own, chips))));
            expect(last.net[seat]).toBeLessThanOrEqual(most);
          });
        },
      ),
      { numRuns: 250 },
    );
  });

  test('pots are layers of what was paid', () => {
    assert(
      property(array(tuple(integer({ min: 0, max: 50 }), boolean()), { minLength: 2, maxLength: 7 }), (seats) => {
        const paid = seats.map(([chips]) => chips);
        const folded = seats.map(([, out]) => out);
        pre(seats.some(([chips, out]) => !out && chips > 0));
        const pots = potsOf(paid, folded);
        expect(sum(pots.map((pot) => pot.amount))).toBe(sum(paid));
        for (const [i, pot] of pots.entries()) {
          expect(pot.seats.length).toBeGreaterThan(0);
          expect(pot.seats.some((seat) => folded[seat])).toBe(false);
          if (i > 0) expect(pot.seats.length).toBeLessThan(pots[i - 1].seats.length);
        }
      }),
    );
  });
});
