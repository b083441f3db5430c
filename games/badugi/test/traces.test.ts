/** Hands of an independent engine, replayed: the legal set at every decision, and the chips at the end. */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { seeded } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { BET, CALL, CHECK, DRAW, FOLD, PAT, RAISE, raiseTo, toCall } from '../src/betting.ts';
import { cardFrom } from '../src/cards.ts';
import { RULES, type RuleSet, singleHand, stakesOf } from '../src/rules.ts';
import type { State } from '../src/state.ts';
import { advance, movesOf, open } from '../src/advance.ts';

interface TraceEvent {
  t: string;
  p: number;
  n: number;
  legal?: { fold: boolean; call: number; raiseTo: number | null };
  pot?: number;
  stack?: number;
  bet?: number;
  discard?: string[];
  cards?: string[];
}
interface Trace {
  id: string;
  players: number;
  button: number;
  ante: number;
  smallBlind: number;
  bigBlind: number;
  cap: number[];
  startingStacks: number[];
  hole: string[][];
  events: TraceEvent[];
  finalStacks: number[];
  neutral: boolean;
}

const ACTION: Readonly<Record<string, number>> = { fold: FOLD, check: CHECK, call: CALL, bet: BET, raise: RAISE };

function read(path: string | URL): Trace[] {
  const bytes = readFileSync(path);
  const text = bytes[0] === 0x1f ? gunzipSync(bytes).toString() : bytes.toString();
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Trace);
}

function start(trace: Trace, rules: RuleSet): State {
  const rigged: number[] = [];
  for (let round = 0; round < 4; round++)
    for (let step = 1; step <= trace.players; step++)
      rigged.push(cardFrom(trace.hole[(trace.button + step) % trace.players]?.[round]));
  for (const event of trace.events) if (event.t === 'deal') rigged.push(...(event.cards ?? []).map(cardFrom));
  const { ante, smallBlind: small, bigBlind: big, cap } = trace;
  // Their cap counts raises; ours counts bets, the big blind being the first of the first round.
  const caps = cap.map((raises, round) => (round === 0 ? raises + 1 : raises));
  const opening = { stacks: trace.startingStacks, button: trace.button, rigged, stakes: stakesOf(ante, small, big) };
  return open({ ...singleHand(rules, small, big, ante), caps }, trace.players, seeded(trace.id), opening);
}

function replay(trace: Trace, rules: RuleSet): void {
  const state = start(trace, rules);
  trace.events.forEach((event, i) => {
    const where = `${trace.id} event ${i}`;
    if (event.t === 'deal' || event.t === 'reshuffle') return;
    expect(`${where} seat ${state.turn}`).toBe(`${where} seat ${event.p}`);
    if (event.t === 'draw') {
      expect(state.drawing, where).toBe(true);
      const discards = (event.discard ?? []).map(cardFrom).toSorted((a, b) => a - b);
      for (const card of discards) {
        expect(movesOf(state), where).toContain(card);
        advance(state, card);
      }
      advance(state, discards.length === 0 ? PAT : DRAW);
      return;
    }
    const moves = movesOf(state);
    const legal = {
      fold: moves.includes(FOLD),
      call: toCall(state, event.p),
      raiseTo: raiseTo(state, event.p) || null,
    };
    expect({ where, ...legal }).toEqual({ where, ...event.legal });
    const pot = state.paid.reduce((sum, chips) => sum + chips, 0);
    expect([where, pot, state.stacks[event.p], state.bets[event.p]]).toEqual([
      where,
      event.pot,
      event.stack,
      event.bet,
    ]);
    const move = ACTION[event.t];
    expect(moves, where).toContain(move);
    advance(state, move);
  });
  expect([trace.id, state.turn, state.stacks]).toEqual([trace.id, -1, trace.finalStacks]);
}

const own = read(new URL('../testdata/badugi-hands.jsonl.gz', import.meta.url));
const more = (process.env['BADUGI_TRACES'] ?? '').split(':').filter((path) => path !== '');

describe('hands of an independent engine', () => {
  test('all 160 replay under pokerkit', () => {
    expect(own).toHaveLength(160);
    for (const trace of own) {
      expect(trace.cap.map((raises, round) => (round === 0 ? raises + 1 : raises))).toEqual(RULES.pokerkit.caps);
      replay(trace, 'pokerkit');
    }
  });

  test('those that no house rule touches replay under house', () => {
    const neutral = own.filter((trace) => trace.neutral);
    expect(neutral).toHaveLength(112);
    for (const trace of neutral) replay(trace, 'house');
  });

  for (const path of more)
    test(`BADUGI_TRACES: ${path}`, () => {
      expect(existsSync(path)).toBe(true);
      for (const trace of read(path)) {
        replay(trace, 'pokerkit');
        if (trace.neutral) replay(trace, 'house');
      }
    });
});
