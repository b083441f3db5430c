/** Whole games of two independent engines, replayed through the boundary and compared step by step. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Action, legalActions } from '../src/actions.ts';
import { advance } from '../src/advance.ts';
import { CARDS, type Color, cardNumber, NOBLES, nobleNumber, type Tier, type Token, TOKENS } from '../src/facts.ts';
import { BUY, claimable, excess, type Move, moves } from '../src/moves.ts';
import { ranking } from '../src/ranking.ts';
import { CHOOSE_NOBLE, copy, GIVE_BACK, type State, setUp } from '../src/state.ts';
import { perform } from '../src/validate.ts';
import { playerId } from '../src/view.ts';

type Amounts = Partial<Record<Token, number>>;
interface TraceAction {
  readonly type: Exclude<Action['type'], 'SELECT_NOBLE'> | 'CHOOSE_NOBLE';
  readonly take?: Partial<Record<Color, number>>;
  readonly return?: Amounts;
  readonly payment?: Amounts;
  readonly card?: string;
  readonly tier?: Tier;
  readonly slot?: number;
  readonly refill?: string | null;
  readonly gold?: number;
  readonly noble?: string;
}
interface TraceStep {
  readonly p: number;
  readonly a: TraceAction;
  readonly legal: number;
  readonly bank: readonly number[];
  readonly tokens: readonly number[];
  readonly bonuses: readonly number[];
  readonly prestige: number;
  readonly reserved: readonly string[];
  readonly cards: number;
  readonly noble?: string;
  readonly mustReturn?: number;
  readonly pendingNobles?: readonly string[];
}
interface Trace {
  readonly engine: string;
  readonly seed: number;
  readonly players: number;
  readonly gemOrder: readonly Token[];
  readonly rules: { readonly return: string };
  readonly setup: {
    readonly bank: readonly number[];
    readonly tableau: Record<`tier${Tier}`, readonly string[]>;
    readonly deckDrawOrder: Record<`tier${Tier}`, readonly string[]>;
    readonly nobles: readonly string[];
  };
  readonly steps: readonly TraceStep[];
  readonly end: {
    readonly reason: string;
    /** `null`, or below zero, when no last round came. */
    readonly trigger: number | null;
    readonly scores: readonly number[];
    readonly cards: readonly number[];
    readonly ranks: readonly number[];
    readonly winners: readonly number[];
    readonly turns: number;
    readonly final: readonly {
      readonly tokens: readonly number[];
      readonly bonuses: readonly number[];
      readonly prestige: number;
      readonly purchased: readonly string[];
      readonly reserved: readonly string[];
      readonly nobles: readonly string[];
    }[];
  };
}

const ours = new URL('../testdata/games.jsonl.gz', import.meta.url).pathname;
const others = (process.env.SPLENDOR_TRACES ?? '').split(':').filter(Boolean);

function read(path: string): Trace[] {
  const bytes = readFileSync(path);
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Trace);
}

test.each([ours, ...others].map((path) => [basename(path), path]))('every game of %s replays exactly', (_, path) => {
  const traces = read(path);
  for (const trace of traces) replay(trace);
  if (path === ours) expect(traces.length).toBe(84);
});

function replay(trace: Trace): void {
  let state = layOut(trace);
  expect(inOrder(trace, state.bank), `${name(trace)}, setup`).toEqual(trace.setup.bank);
  trace.steps.forEach((step, number) => {
    const where = `${name(trace)}, step ${number} ${JSON.stringify(step.a)}`;
    same(where, { seat: state.turn, legal: legalCount(trace, step, state) }, { seat: step.p, legal: step.legal });
    const done = perform(state, actionOf(step));
    if (!done.ok) throw new Error(`${where}: refused, ${done.code}`);
    compareStep(trace, step, state, done.state, where);
    state = done.state;
  });
  compareEnd(trace, state);
}

/** Ten thousand steps: the matcher is called only to show a difference. */
function same(where: string, seen: object, told: object): void {
  if (!isDeepStrictEqual(seen, told)) expect(seen, where).toEqual(told);
}

const name = (trace: Trace): string => `${trace.engine} ${trace.seed}`;

function layOut(trace: Trace): State {
  const { tableau, deckDrawOrder, nobles } = trace.setup;
  const decks = (['tier1', 'tier2', 'tier3'] as const).map((tier) =>
    [...tableau[tier], ...deckDrawOrder[tier]].map(cardNumber).toReversed(),
  );
  return setUp({ rules: 'official', strictThree: false }, trace.players, decks, nobles.map(nobleNumber));
}

/** Our six numbers in the order of the trace. */
const inOrder = (trace: Trace, counts: readonly number[]): number[] =>
  trace.gemOrder.map((token) => counts[TOKENS.indexOf(token)]).slice(0, counts.length);

function actionOf({ p, a }: TraceStep): Action {
  const by = { playerId: playerId(p) };
  if (a.type === 'CHOOSE_NOBLE') return { type: 'SELECT_NOBLE', ...by, nobleId: a.noble! };
  const { card, type, ...rest } = a;
  return { type, ...by, ...(card === undefined ? {} : { cardId: card }), ...rest } as Action;
}

/** Counted in the grain of the trace. */
function legalCount(trace: Trace, { a }: TraceStep, state: State): number {
  const all = moves(state);
  if (a.type === 'CHOOSE_NOBLE' || a.type === 'RETURN_TOKENS_AFTER_OVERFLOW') return all.length;
  const actions = [...new Set(all.map((move) => move & 127))];
  if (trace.rules.return.startsWith('atomic'))
    return actions.reduce((count, action) => count + (action >= BUY ? 1 : returnsAfter(state, action)), 0);
  if (a.type === 'PASS') return legalActions(state).filter(({ type }) => type !== 'PASS').length;
  if (!a.type.startsWith('PURCHASE')) return actions.length;
  return legalActions(state).filter((action) => 'cardId' in action && 'payment' in action && action.cardId === a.card)
    .length;
}

function returnsAfter(state: State, action: Move): number {
  const after = copy(state);
  advance(after, action);
  return after.step === GIVE_BACK ? moves(after).length : 1;
}

function compareStep(trace: Trace, step: TraceStep, before: State, after: State, where: string): void {
  const { p, a } = step;
  const seen = {
    bank: inOrder(trace, after.bank),
    tokens: inOrder(trace, after.tokens[p]),
    bonuses: inOrder(trace, after.bonuses[p]),
    prestige: after.prestige[p],
    reserved: after.reserved[p].map((card) => CARDS[card].id),
    cards: after.bought[p].length,
    noble: after.visited[p].slice(before.visited[p].length).map((noble) => NOBLES[noble].id),
    mustReturn: after.step === GIVE_BACK ? excess(after.tokens[p]) : 0,
    pendingNobles: after.step === CHOOSE_NOBLE ? claimable(after).map((noble) => NOBLES[noble].id) : [],
  };
  const { bank, tokens, bonuses, prestige, reserved, cards } = step;
  same(where, seen, {
    bank,
    tokens,
    bonuses,
    prestige,
    reserved,
    cards,
    noble: step.noble === undefined ? [] : [step.noble],
    mustReturn: step.mustReturn ?? 0,
    pendingNobles: (step.pendingNobles ?? []).toSorted(),
  });
  if (a.refill !== undefined) {
    const slot = (a.tier! - 1) * 4 + a.slot!;
    const idAt = (card: number): string | null => (card < 0 ? null : CARDS[card].id);
    const moved = { card: idAt(before.slots[slot]), refill: idAt(after.slots[slot]) };
    same(where, moved, { card: a.card, refill: a.refill });
  }
  if (a.gold !== undefined) same(where, { gold: before.bank.at(-1)! > 0 ? 1 : 0 }, { gold: a.gold });
}

function compareEnd(trace: Trace, state: State): void {
  const { order, winners } = ranking(state);
  const better = (a: number, b: number): boolean =>
    state.prestige[a] > state.prestige[b] ||
    (state.prestige[a] === state.prestige[b] && state.bought[a].length < state.bought[b].length);
  const seen = {
    reason: state.ending,
    trigger: state.trigger < 0 ? null : state.trigger,
    scores: state.prestige,
    cards: state.bought.map((cards) => cards.length),
    ranks: state.prestige.map((_, seat) => order.filter((other) => better(other, seat)).length),
    winners: [...winners],
    turns: state.turns,
    final: state.prestige.map((prestige, seat) => ({
      tokens: inOrder(trace, state.tokens[seat]),
      bonuses: inOrder(trace, state.bonuses[seat]),
      prestige,
      purchased: state.bought[seat].map((card) => CARDS[card].id).toSorted(),
      reserved: state.reserved[seat].map((card) => CARDS[card].id),
      nobles: state.visited[seat].map((noble) => NOBLES[noble].id).toSorted(),
    })),
  };
  const { reason, trigger, scores, cards, ranks, turns, final } = trace.end;
  expect(seen, `${name(trace)}, end`).toEqual({
    reason,
    scores,
    cards,
    ranks,
    turns,
    trigger: trigger === null || trigger < 0 ? null : trigger,
    winners: trace.end.winners.toSorted((a, b) => a - b),
    final: final.map((board) => ({
      ...board,
      purchased: board.purchased.toSorted(),
      nobles: board.nobles.toSorted(),
    })),
  });
}
