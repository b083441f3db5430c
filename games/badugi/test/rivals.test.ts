import { BotRandom, seeded, type Seat } from '@baize/game';
import { expect, test } from 'vitest';
import { basic } from '../bots/basic.ts';
import { cpus } from '../bots/cpu.ts';
import { nodeOfView } from '../bots/learnt/atTable.ts';
import * as choices from '../bots/learnt/choices.ts';
import { INPUTS, writeInputs } from '../bots/learnt/inputs.ts';
import { begin, headsUpDrill, Node, payoff, play, ROLLS } from '../bots/learnt/drill.ts';
import { specified } from '../bots/learnt/index.ts';
import { planOf } from '../bots/situation.ts';
import { HAND } from '../measure.ts';
import { CALL, DRAW, FOLD, PAT } from '../src/betting.ts';
import { matchRulesOf } from '../src/rules.ts';
import { advance, movesOf, open } from '../src/advance.ts';
import { viewOf } from '../src/view.ts';

const players = [...cpus, basic];
const names = [...cpus.map(({ name }) => name), 'basic'];

/** What the place to decide knows of a hand in play. */
const known = (node: Node): object => {
  const { players: n, turn, live, street, drawing, bets, checked, leads, led, ledBets, opener } = node;
  const betting = drawing ? {} : { current: node.current, pot: node.pot, callers: node.callers };
  const [paid, shown] = [node.paid.slice(0, n), node.shown.slice(0, n)];
  const situation = n === 2 ? headsUpDrill.situation(node) : 0;
  expect(situation).toBeLessThan(headsUpDrill.situations);
  const inputs = new Uint8Array(INPUTS);
  writeInputs(node, inputs);
  return {
    n,
    turn,
    live,
    street,
    drawing,
    bets,
    checked,
    leads,
    led,
    ledBets,
    opener,
    paid,
    shown,
    raised: node.raised.slice(0, n),
    inputs,
    situation,
    ...betting,
  };
};

/** Plays one hand at the table and the same in the drill, and says where they part. */
function differences(cast: readonly number[], seed: string): string[] {
  const seats = cast.length;
  const state = open(matchRulesOf({ ...HAND, stack: 10_000 }), seats, seeded(seed));
  const placeOf = (seat: Seat): number => (seat - state.button - 1 + 2 * seats) % seats;
  const node = new Node();
  for (let seat = 0; seat < seats; seat++)
    for (let i = 0; i < 4; i++) node.deal.deck[4 * placeOf(seat) + i] = state.hands[seat][i];
  begin(node, seats);
  const found: string[] = [];
  let thrown: { seat: Seat; before: number[]; choice: number }[] = [];
  for (let decision = 0; state.turn >= 0; decision++) {
    const seat = state.turn;
    const random = new BotRandom(`${seed} seat ${seat}`, String(decision));
    const view = viewOf(state, seat);
    const { snow, raise } = planOf(view, random);
    const seen = nodeOfView(view, seat);
    // What the drill deals at once the table deals when all have thrown: it catches up then.
    if (thrown.length === 0) expect(known(seen)).toEqual(known(node));
    seen.deal.rolls[seen.turn * ROLLS + view.street] = snow;
    seen.deal.rolls[seen.turn * ROLLS + 4 + view.street] = raise;
    const choice = specified[names[cast[seat]]](seen, random);
    const decide = (): number => players[cast[seat]].decide(viewOf(state, seat), movesOf(state), seat, random).move;
    let move = decide();
    if (!state.drawing) {
      const made = move === FOLD ? choices.FOLD : move <= CALL ? choices.CALL : choices.RAISE;
      if (made !== choice) found.push(`${seed} street ${view.street}: ${made} at the table, ${choice} in the drill`);
      advance(state, move);
      play(node, made);
      continue;
    }
    thrown.push({ seat, before: state.hands[seat].slice(), choice });
    for (; move !== DRAW && move !== PAT; move = decide()) advance(state, move);
    advance(state, move);
    if (state.drawing) continue;
    let next = node.next;
    for (const each of thrown)
      for (const card of state.hands[each.seat]) if (!each.before.includes(card)) node.deal.deck[next++] = card;
    for (const each of thrown) {
      play(node, each.choice);
      const hand = node.hands[placeOf(each.seat)];
      const cards = [0, 6, 12, 18].map((shift) => (hand >> shift) & 63).join();
      const real = state.hands[each.seat].join();
      if (cards !== real) found.push(`${seed} draw ${view.street}: ${real} at the table, ${cards} in the drill`);
    }
    thrown = [];
  }
  if (found.length === 0)
    for (let seat = 0; seat < seats; seat++) {
      const won = payoff(node, placeOf(seat)) * HAND.smallBlind;
      // Chips that do not divide go to one of those who share.
      expect(Math.abs(state.stacks[seat] - 10_000 - won)).toBeLessThan(seats);
    }
  return found;
}

test.each([2, 3, 4, 6, 7])('the rivals of the drill do what the players at a table of %i do', (seats) => {
  const found: string[] = [];
  for (let i = 0; i < 120; i++)
    found.push(
      ...differences(
        Array.from({ length: seats }, (_, seat) => (i * 3 + seat * 2 + (i >> 3)) % players.length),
        `rivals ${seats} ${i}`,
      ),
    );
  expect(found).toEqual([]);
});
