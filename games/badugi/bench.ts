/** How fast Badugi runs: evaluations, whole hands of random players, decisions of its own players. */
import { below, BotRandom, seeded, shuffle } from '@baize/game';
import { cpus } from './bots/cpu.ts';
import { FULL_DECK } from './src/deal.ts';
import { game } from './src/game.ts';
import { classOfFour } from './src/hand.ts';
import { matchRulesOf } from './src/rules.ts';
import { open } from './src/advance.ts';

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Repeats a batch for about so many CPU seconds and returns units per CPU second. */
function rate(seconds: number, batch: () => number): number {
  batch();
  const start = cpuSeconds();
  let units = 0;
  let spent = 0;
  do {
    units += batch();
    spent = cpuSeconds() - start;
  } while (spent < seconds);
  return units / spent;
}

function evaluations(): number {
  let sum = 0;
  const hands = HANDS;
  for (let round = 0; round < 50; round++)
    for (let i = 0; i < hands.length; i += 4) sum += classOfFour(hands[i], hands[i + 1], hands[i + 2], hands[i + 3]);
  if (sum === 0) throw new Error('no hand has a class');
  return (50 * hands.length) / 4;
}

/** Random hands in random order, four numbers each. */
const HANDS = (() => {
  const chance = seeded('bench hands');
  const hands = new Uint8Array(4 * 16_384);
  for (let i = 0; i < hands.length; i += 4) hands.set(shuffle(chance, FULL_DECK.slice()).slice(0, 4), i);
  return hands;
})();

const TABLE = matchRulesOf({
  rules: 'house',
  match: 'hand',
  hands: 1,
  rebuy: 'always',
  stack: 1500,
  smallBlind: 10,
  bigBlind: 20,
  ante: 0,
  levelHands: 10,
});

const chance = seeded('bench play');

function randomHands(): number {
  for (let hand = 0; hand < 500; hand++) {
    const state = open(TABLE, 6, chance);
    while (state.turn >= 0) {
      const moves = game.moves(state);
      game.advance(state, moves[below(chance, moves.length)]);
    }
  }
  return 500;
}

/** The 99th percentile of a CPU player's decision six-handed, in microseconds, after a short warm-up. */
function decisionP99(seconds: number): number {
  const times: number[] = [];
  const start = cpuSeconds();
  for (let hand = 0; hand < 200 || cpuSeconds() - start < seconds; hand++) {
    const state = open(TABLE, 6, chance);
    for (let decision = 0; state.turn >= 0; decision++) {
      const seat = state.turn;
      const view = game.view(state, seat);
      const moves = game.moves(state);
      const luck = new BotRandom(`bench ${hand} ${seat}`, String(decision));
      const before = process.hrtime.bigint();
      const { move } = cpus[seat].decide(view, moves, seat, luck);
      if (hand >= 50) times.push(Number(process.hrtime.bigint() - before) / 1000);
      game.advance(state, move);
    }
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)];
}

export const benches: readonly { name: string; unit: string; run(seconds: number): number }[] = [
  { name: 'evaluations', unit: 'hands', run: (seconds) => rate(seconds, evaluations) },
  { name: 'six-handed random hands', unit: 'hands', run: (seconds) => rate(seconds, randomHands) },
  { name: 'decision of a CPU player, 99th percentile', unit: 'µs', run: decisionP99 },
];
