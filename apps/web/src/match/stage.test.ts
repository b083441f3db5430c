import type { LoggedEvent, Snapshot } from '@baize/protocol';
import { setSettings } from '@baize/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cutWhere, Stage } from './stage.ts';

const snapshot = (version: number): Snapshot => ({
  version,
  you: 0,
  status: 'playing',
  turn: 0,
  view: { version },
  ask: '',
  legal: [],
  clock: null,
  result: null,
  offer: null,
  mayUndo: false,
});
const happening = (version: number, type = 'took'): LoggedEvent => ({
  version,
  event: { type },
  text: `${type} ${version}`,
});

const moves = (count: number): LoggedEvent[] => Array.from({ length: count }, (_, i) => happening(i + 2));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  setSettings({ speed: 'normal' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first table is shown at once, later moves one after another', () => {
  const told: string[] = [];
  const stage = new Stage((happenings) => told.push(...happenings.map(({ text }) => text)));
  stage.feed(snapshot(1), [happening(1)]);
  expect(stage.getSnapshot()).toMatchObject({ snapshot: { version: 1 }, step: null, busy: false });
  stage.feed(snapshot(3), [happening(1), happening(2), happening(2, 'refilled'), happening(3)]);
  expect(stage.getSnapshot()).toMatchObject({ snapshot: { version: 1 }, step: { id: 1 }, busy: true });
  expect(stage.getSnapshot()?.step?.events.map(({ type }) => type)).toEqual(['took', 'refilled']);
  stage.played(1);
  expect(stage.getSnapshot()).toMatchObject({ snapshot: { version: 1 }, step: null, busy: true });
  vi.runAllTimers();
  stage.played(2);
  expect(stage.getSnapshot()).toMatchObject({ snapshot: { version: 3 }, step: null, busy: false });
  expect(stage.getSnapshot()?.log.map(({ version }) => version)).toEqual([1, 2, 2, 3]);
  expect(told).toEqual(['took 2', 'refilled 2', 'took 3']);
});

test('what comes while a move plays waits its turn', () => {
  const stage = new Stage();
  stage.feed(snapshot(1), []);
  stage.feed(snapshot(2), [happening(2)]);
  stage.feed(snapshot(3), [happening(2), happening(3)]);
  stage.played(1);
  expect(stage.getSnapshot()).toMatchObject({ snapshot: { version: 2 }, busy: true });
  vi.runAllTimers();
  stage.played(1);
  expect(stage.getSnapshot()?.step?.id).toBe(2);
  stage.played(2);
  expect(stage.getSnapshot()).toMatchObject({ snapshot: { version: 3 }, busy: false });
});

test('an update without moves, such as an offer, replaces the table that is to be shown', () => {
  const stage = new Stage();
  stage.feed(snapshot(1), []);
  stage.feed(snapshot(2), [happening(2)]);
  stage.feed({ ...snapshot(3), ask: 'offered' }, [happening(2), happening(3, 'table:offered')]);
  stage.played(1);
  expect(stage.getSnapshot()).toMatchObject({ snapshot: { version: 3, ask: 'offered' }, busy: false });
});

test.each([
  ['a move taken back', () => [happening(2, 'table:undone')]],
  ['too much to catch up on', () => moves(2100)],
])('%s jumps to the table as it is', (_, events) => {
  const stage = new Stage();
  stage.feed(snapshot(1), []);
  stage.feed(snapshot(3000), events());
  expect(stage.getSnapshot()).toMatchObject({ snapshot: { version: 3000 }, step: null, busy: false });
  expect(stage.getSnapshot()?.log).toHaveLength(events().length);
});

test('whole rounds of bots are shown move by move, but not while somebody’s clock runs', () => {
  const stage = new Stage();
  stage.feed(snapshot(1), []);
  stage.feed(snapshot(50), moves(40));
  expect(stage.getSnapshot()).toMatchObject({ snapshot: { version: 1 }, step: { id: 1 }, busy: true });
  stage.reset();
  stage.feed(snapshot(1), []);
  stage.feed({ ...snapshot(50), clock: { running: 0, left: [60_000, 60_000], at: 0 } }, moves(40));
  expect(stage.getSnapshot()).toMatchObject({ snapshot: { version: 50 }, step: null, busy: false });
});

test('at the speed "instant" nothing plays', () => {
  setSettings({ speed: 'instant' });
  const stage = new Stage();
  stage.feed(snapshot(1), []);
  stage.feed(snapshot(2), [happening(2)]);
  expect(stage.getSnapshot()).toMatchObject({ snapshot: { version: 2 }, step: null });
});

test('a turn in parts grows the log part by part, and shows its table at the end', () => {
  const stage = new Stage();
  stage.cutBy(cutWhere(({ type }) => type === 'played' || type === 'bought'));
  stage.feed(snapshot(1), []);
  stage.feed(
    snapshot(2),
    ['played', 'drew', 'played', 'bought', 'turn'].map((type) => happening(2, type)),
  );
  const seen: string[][] = [];
  for (let id = 1; id <= 3; id++) {
    seen.push(stage.getSnapshot()?.step?.events.map(({ type }) => type) ?? []);
    expect(stage.getSnapshot()).toMatchObject({ snapshot: { version: 1 }, busy: true });
    stage.played(id);
    vi.runAllTimers();
  }
  expect(seen).toEqual([['played', 'drew'], ['played'], ['bought', 'turn']]);
  expect(stage.getSnapshot()).toMatchObject({ snapshot: { version: 2 }, busy: false });
});

test('step by step nothing goes on until it is called for, and the rest can be skipped', () => {
  setSettings({ speed: 'step' });
  const stage = new Stage();
  stage.feed(snapshot(1), []);
  stage.feed(snapshot(4), [happening(2), happening(3), happening(4)]);
  stage.played(1);
  vi.runAllTimers();
  expect(stage.getSnapshot()).toMatchObject({ step: null, busy: true, waiting: true });
  stage.next();
  expect(stage.getSnapshot()).toMatchObject({ step: { id: 2 }, waiting: false });
  stage.skip();
  expect(stage.getSnapshot()).toMatchObject({ snapshot: { version: 4 }, step: null, busy: false, waiting: false });
  expect(stage.getSnapshot()?.log).toHaveLength(3);
});

test('nothing is told before the table has shown it, event by event where it says so', () => {
  const told: string[] = [];
  const stage = new Stage((happenings) => told.push(...happenings.map(({ text }) => text)));
  stage.feed(snapshot(1), []);
  stage.feed(
    snapshot(2),
    ['took', 'ended', 'dealt'].map((type) => happening(2, type)),
  );
  expect(told).toEqual([]);
  stage.seen(1, 2);
  expect(told).toEqual(['took 2', 'ended 2']);
  expect(stage.getSnapshot()?.told.map(({ text }) => text)).toEqual(['took 2', 'ended 2']);
  expect(stage.getSnapshot()?.log).toEqual([]);
  stage.played(1);
  expect(told).toEqual(['took 2', 'ended 2', 'dealt 2']);
  expect(stage.getSnapshot()).toMatchObject({ log: { length: 3 }, told: { length: 3 } });
});

test('what is skipped is told as well, and nothing twice', () => {
  const told: string[] = [];
  const stage = new Stage((happenings) => told.push(...happenings.map(({ text }) => text)));
  stage.feed(snapshot(1), []);
  stage.feed(snapshot(2), [happening(2, 'took'), happening(2, 'ended')]);
  stage.seen(1, 1);
  stage.feed(snapshot(3), [happening(3)]);
  stage.skip();
  expect(told).toEqual(['took 2', 'ended 2', 'took 3']);
  stage.feed(snapshot(4), [happening(4)]);
  stage.feed(snapshot(5), [happening(5)]);
  stage.played(2);
  stage.skip();
  expect(told.slice(3)).toEqual(['took 4', 'took 5']);
});

test('what the table stops at is played at the speed "instant" too, and whatever comes meanwhile waits', () => {
  setSettings({ speed: 'instant' });
  const stage = new Stage();
  stage.holdAt(({ type }) => type === 'ended');
  stage.feed(snapshot(1), []);
  stage.feed(snapshot(2), [happening(2, 'ended'), happening(2, 'dealt')]);
  stage.feed(snapshot(20), [happening(2, 'ended'), ...Array.from({ length: 18 }, (_, i) => happening(i + 3))]);
  expect(stage.getSnapshot()).toMatchObject({ snapshot: { version: 1 }, step: { id: 1 }, busy: true });
  stage.played(1);
  expect(stage.getSnapshot()).toMatchObject({ snapshot: { version: 20 }, step: null, busy: false });
});

test('what the table itself says between two moves stays in the log', () => {
  const stage = new Stage();
  stage.feed(snapshot(1), []);
  stage.feed(snapshot(4), [happening(2), happening(3, 'table:resigned'), happening(4)]);
  stage.feed(snapshot(5), [happening(4), happening(5, 'table:offered')]);
  stage.played(1);
  vi.runAllTimers();
  stage.played(2);
  expect(stage.getSnapshot()?.log.map(({ version }) => version)).toEqual([2, 3, 4, 5]);
  expect(stage.getSnapshot()?.snapshot.version).toBe(5);
});

test('clocks run from when their table was heard of, not from when it is shown', () => {
  const stage = new Stage();
  stage.feed(snapshot(1), []);
  const heard = performance.now();
  stage.feed(snapshot(2), [happening(2)]);
  vi.advanceTimersByTime(5000);
  stage.played(1);
  expect(stage.getSnapshot()?.at).toBe(heard);
});
