/** The promises of the contract, over random games of random kingdoms, 1 to 4 players, both rule sets. */
import { below, type Chance, conform, pick, shuffle } from '@baize/game';
import { expect, test } from 'vitest';
import { KINGDOM, NAMES, PRESETS } from '../src/facts.ts';
import { game } from '../src/game.ts';
import type { Player, State } from '../src/state.ts';

const GAMES = Number(process.env['DOMINION_GAMES'] ?? 60);

/** Random kingdoms: small ones end sooner and meet odd corners more often. */
function options(chance: Chance, seats: number): Record<string, unknown> {
  if (seats === 1 || below(chance, 2) === 0) {
    const size = 1 + below(chance, KINGDOM.length);
    return {
      rules: 'house',
      kingdom: shuffle(chance, KINGDOM.slice()).slice(0, size),
      victoryPileSize: 1 + below(chance, 8),
    };
  }
  return { rules: 'official', preset: pick(chance, ['none', ...Object.keys(PRESETS)]) };
}

const lie = (player: Player): number[] => {
  const counts = player.hand.slice();
  for (const place of [player.deck, player.discard, player.inPlay, player.seen, player.aside])
    for (const card of place) (counts[card] as number)++;
  return counts;
};

/** Every card there is, by kind, and whether what is counted beside is true. */
function census(state: State): string {
  const all = state.supply.map((count) => Math.max(0, count));
  for (const player of state.players) {
    const counts = lie(player);
    counts.forEach((count, card) => ((all[card] as number) += count));
    const size = counts.reduce((a, b) => a + b);
    const held = player.hand.reduce((a, b) => a + b);
    const holds = player.hand.reduce((set, count, card) => (count > 0 ? set | (1 << card) : set), 0);
    if (String(counts) !== String(player.owned) || size !== player.cards) return `owned is wrong: ${counts.join()}`;
    if (held !== player.held || holds !== player.holds) return 'held is wrong';
  }
  for (const card of state.trash) (all[card] as number)++;
  const empty = state.supply.filter((count) => count === 0).length;
  return empty === state.empty ? all.map((count, card) => `${NAMES[card]} ${count}`).join() : 'empty is wrong';
}

test(`conformance over ${GAMES} random games`, { timeout: 3_600_000 }, () => {
  const every = Number(process.env['DOMINION_EVERY'] ?? 7);
  conform<State>(game, {
    games: GAMES,
    options,
    census,
    longest: 20_000,
    every,
    seed: process.env['DOMINION_SEED'] ?? 'dominion',
  });
  expect(GAMES).toBeGreaterThan(0);
});
