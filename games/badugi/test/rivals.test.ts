import { BotRandom, seeded, type Seat } from '@baize/game';
import { expect, test } from 'vitest';
import { basic } from '../bots/basic.ts';
import { cpus } from '../bots/cpu.ts';
import { drill } from '../bots/learnt/drill.ts';
import { basicRival, cpuRival, type Rival } from '../bots/learnt/rivals.ts';
import * as at from '../bots/learnt/situation.ts';
import { CPU_PROFILES, type StrategyProfile } from '../bots/profiles.ts';
import { planOf } from '../bots/situation.ts';
import { HAND, type Player } from '../measure.ts';
import { CALL, DRAW, FOLD, PAT } from '../src/betting.ts';
import { tableOf } from '../src/rules.ts';
import { advance, movesOf, open } from '../src/table.ts';
import { viewOf } from '../src/view.ts';

const profile = (i: number): StrategyProfile => CPU_PROFILES[i];

/** Plays one hand at the table and the same in the drill, and says where a rival would have done something else. */
function differences(players: readonly [Player, Player], rivals: readonly [Rival, Rival], seed: string): string[] {
  const state = open(tableOf(HAND), 2, seeded(seed));
  const node = drill.blank();
  drill.deal(node, seeded(seed));
  const seatOf = (seat: Seat): number => (seat === state.button ? 0 : 1);
  const give = (seat: Seat, cards: readonly number[]): void => {
    for (let i = 0; i < 4; i++) node.deal.deck[i + 4 * seatOf(seat)] = cards[i];
  };
  give(0, state.hands[0]);
  give(1, state.hands[1]);
  drill.redeal(node);
  const found: string[] = [];
  const waiting: { seat: Seat; before: number[]; choice: number }[] = [];
  const undrawn = drill.blank();
  for (let decision = 0; state.turn >= 0; decision++) {
    const seat = state.turn;
    const luck = new BotRandom(`${seed} seat ${seat}`, String(decision));
    const view = viewOf(state, seat);
    const plan = planOf(view, luck);
    node.deal.rolls[view.street] = plan.snow;
    node.deal.rolls[4 + view.street] = plan.raise;
    expect(node.turn).toBe(seatOf(seat));
    expect(drill.situation(node)).toBeLessThan(drill.situations);
    const choice = rivals[seat](node);
    const { move } = players[seat].decide(view, movesOf(state), seat, luck);
    if (!state.drawing) {
      const made = move === FOLD ? at.FOLD : move <= CALL ? at.CALL : at.RAISE;
      if (made !== choice) found.push(`${seed} street ${view.street}: ${made} at the table, ${choice} in the drill`);
      advance(state, move);
      drill.play(node, made);
      continue;
    }
    const before = state.hands[seat].slice();
    let next = move;
    for (;;) {
      advance(state, next);
      if (next === DRAW || next === PAT) break;
      next = players[seat].decide(viewOf(state, seat), movesOf(state), seat, luck).move;
    }
    waiting.push({ seat, before, choice });
    if (waiting.length === 1) {
      drill.copy(node, undrawn);
      drill.play(node, choice);
      continue;
    }
    // The table deals when both have thrown; the drill at once.
    drill.copy(undrawn, node);
    let place = node.next;
    for (const each of waiting)
      for (const card of state.hands[each.seat]) if (!each.before.includes(card)) node.deal.deck[place++] = card;
    for (const each of waiting.splice(0)) {
      drill.play(node, each.choice);
      const after = seatOf(each.seat) === 0 ? node.hand0 : node.hand1;
      const cards = [0, 6, 12, 18].map((shift) => (after >> shift) & 63).join();
      const real = state.hands[each.seat].join();
      if (cards !== real)
        found.push(`${seed} draw ${view.street}: ${each.before.join()} becomes ${real}, in the drill ${cards}`);
    }
  }
  const won = state.stacks[state.button] - HAND.stack;
  if (found.length === 0) expect(drill.payoff(node) * HAND.smallBlind).toBe(won);
  return found;
}

test('the rivals of the drill do what the players at the table do', () => {
  const found: string[] = [];
  for (let i = 0; i < 200; i++) {
    const [one, other] = [i % 6, (i + 1 + (i % 5)) % 6];
    const pair = [cpus[one], i % 4 === 0 ? basic : cpus[other]] as const;
    const rivals = [cpuRival(profile(one)), i % 4 === 0 ? basicRival : cpuRival(profile(other))] as const;
    found.push(...differences(pair, rivals, `rivals ${i}`));
  }
  expect(found).toEqual([]);
});
