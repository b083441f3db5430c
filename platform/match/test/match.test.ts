import { replay } from '@baize/game';
import { kuhnPack, type State } from '@baize/game/test/kuhn.ts';
import { describe, expect, test } from 'vitest';
import {
  botToMove,
  botTurn,
  type Command,
  decideHere,
  type DecisionRequest,
  type Entry,
  type Header,
  hint,
  Match,
  propose,
  recordOf,
  snapshotFor,
  tellAll,
} from '../src/index.ts';

const seat = (name: string | null) => ({ kind: 'person' as const, name });
const header = (more: Partial<Header> = {}): Header => ({
  id: 'testmatch001',
  game: 'kuhn',
  rules: 1,
  options: {},
  seats: [seat('Ann'), seat('Bob')],
  seed: 'test-seed-001',
  seedGiven: false,
  open: false,
  clock: null,
  created: 1000,
  ...more,
});
const table = (more?: Partial<Header>): Match => new Match(kuhnPack, header(more));

let now = 1000;
/** Does it, or throws the code of the objection. */
function act(
  match: Match,
  who: number,
  command: { do: Command['do']; words?: string[]; version?: number; place?: number; bot?: string; name?: string },
): Entry {
  const proposal = propose(match, who, { version: match.version, ...command } as Command);
  if ('code' in proposal) throw new Error(proposal.code);
  const entry: Entry = { ...proposal.action, at: (now += 10) };
  match.apply(entry, proposal.after);
  return entry;
}
const move = (match: Match, who: number, ...words: string[]): Entry => act(match, who, { do: 'move', words });

describe('playing', () => {
  test('a match begins when its last seat is taken', () => {
    const match = table({ seats: [seat('Ann'), seat(null)] });
    expect(match.status).toBe('open');
    expect(snapshotFor(match, 0, 0)).toMatchObject({ view: null, ask: 'Waiting for one more player.', legal: [] });
    expect(() => move(match, 0, 'bet')).toThrow('NOT_STARTED');
    match.apply({ do: 'join', seat: 1, name: 'Bob', kind: 'model', token: 'hash', at: 5 });
    expect(match.status).toBe('playing');
    expect(match.seats[1]).toMatchObject({ name: 'Bob', kind: 'model', token: 'hash' });
    expect(tellAll(match, match.recent, null).map(({ text }) => text)).toEqual(['Bob sits down.', 'The match begins.']);
  });

  test('every entry makes a version, and the same entries the same match', () => {
    const match = table();
    const entries = [move(match, 0, 'pass'), move(match, 1, 'bet'), move(match, 0, 'bet')];
    expect(match).toMatchObject({ version: 3, status: 'over', turn: null });
    const versions: number[] = [];
    const again = Match.from(kuhnPack, header(), entries, (each) => versions.push(each.version));
    expect(versions).toEqual([1, 2, 3]);
    expect(again.state).toEqual(match.state);
    expect(again.result).toEqual(match.result);
    expect(replay(kuhnPack.game, recordOf(match))).toEqual(match.state);
  });

  test.each([
    ['out of turn', 1, { words: ['bet'] }, 'NOT_YOUR_TURN'],
    ['an unknown move', 0, { words: ['fold'] }, 'ILLEGAL_MOVE'],
    ['an old version', 0, { words: ['bet'], version: -1 }, 'STALE_VERSION'],
    ['a future version', 0, { words: ['bet'], version: 1 }, 'STALE_VERSION'],
    ['__proto__ as a move', 0, { words: ['__proto__'] }, 'ILLEGAL_MOVE'],
    ['words that go on in the turn of another', 0, { words: ['bet', 'bet'] }, 'ILLEGAL_MOVE'],
  ])('%s changes nothing', (_, who, command, code) => {
    const match = table();
    const before = JSON.stringify([match.state, match.version]);
    expect(() => act(match, who, { do: 'move', ...command })).toThrow(code);
    expect(JSON.stringify([match.state, match.version])).toBe(before);
  });

  test('a refusal tells the legal moves to whose turn it is, and to nobody else', () => {
    const match = table();
    const said = { do: 'move' as const, version: 0, words: ['fold'] };
    expect(propose(match, 0, said)).toEqual({
      code: 'ILLEGAL_MOVE',
      message: "'fold' is not legal here.",
      legal: ['pass', 'bet'],
    });
    expect(propose(match, 1, said)).toEqual({ code: 'NOT_YOUR_TURN', message: "It is Ann's turn." });
  });
});

describe('what a seat sees', () => {
  test('its own card and moves, and nobody else does', () => {
    const match = table();
    const { cards } = match.state as State;
    expect(snapshotFor(match, 0, 0)).toMatchObject({ view: { card: cards[0] }, legal: ['pass', 'bet'], turn: 0 });
    expect(snapshotFor(match, 1, 0)).toMatchObject({ view: { card: cards[1] }, legal: [], turn: 0 });
    expect(snapshotFor(match, null, 0)).toMatchObject({ you: null, view: { card: null }, legal: [] });
  });
});

describe('leaving', () => {
  test('between two, who resigns gives the other the match', () => {
    const match = table();
    act(match, 1, { do: 'resign' });
    expect(match.result).toMatchObject({ winners: [0], payoffs: [1, 0], how: 'Bob resigned.' });
    expect(() => move(match, 0, 'bet')).toThrow('MATCH_OVER');
    expect(() => act(match, 1, { do: 'resign' })).toThrow('MATCH_OVER');
  });

  test('a clock is charged to who thinks, and its end can be seen coming', () => {
    const match = table({ clock: { initial: 5000, increment: 100 } });
    now = 2000;
    move(match, 0, 'pass');
    expect(match.clock?.left).toEqual([5000 - 1010 + 100, 5000]);
    expect(match.clock?.deadline()).toBe(2010 + 5000);
    expect(snapshotFor(match, 0, 3010).clock).toEqual({ left: [4090, 4000], running: 1, at: 3010 });
    match.apply({ do: 'flag', seat: 1, at: 7010 });
    expect(match.result).toMatchObject({ winners: [0], how: 'Bob ran out of time.' });
  });
});

describe('taking back', () => {
  test('at once, when nothing was seen and nobody has acted since', () => {
    const match = table();
    const before = JSON.stringify(match.state);
    move(match, 0, 'bet');
    expect(act(match, 0, { do: 'undo' })).toMatchObject({ free: true });
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match).toMatchObject({ version: 2, turn: 0, rated: true, offer: null });
  });

  test('by consent, when somebody has acted since; then the match is no longer rated', () => {
    const match = table();
    const entries = [move(match, 0, 'pass'), move(match, 1, 'bet'), act(match, 0, { do: 'undo' })];
    expect(match.offer).toEqual({ kind: 'undo', by: 0, waiting: [1] });
    expect(match.turn).toBe(0);
    expect(() => act(match, 0, { do: 'agree' })).toThrow('NO_OFFER');
    entries.push(act(match, 1, { do: 'agree' }));
    expect(match).toMatchObject({ turn: 0, played: [], rated: false, offer: null });
    expect(Match.from(kuhnPack, header(), entries).state).toEqual(match.state);
  });

  test('not against the will of the other, and a move ends the asking', () => {
    const match = table();
    move(match, 0, 'pass');
    move(match, 1, 'bet');
    act(match, 0, { do: 'undo' });
    act(match, 1, { do: 'decline' });
    expect(match).toMatchObject({ offer: null, version: 4, rated: true });
    act(match, 0, { do: 'undo' });
    move(match, 0, 'pass');
    expect(match).toMatchObject({ offer: null, status: 'over' });
  });

  test('only what one has played', () => {
    const match = table();
    expect(() => act(match, 0, { do: 'undo' })).toThrow('NO_UNDO');
  });
});

describe('a rematch', () => {
  test('is due when everybody wants it', () => {
    const match = table();
    expect(() => act(match, 0, { do: 'rematch' })).toThrow('NOT_OVER');
    move(match, 0, 'bet');
    move(match, 1, 'pass');
    act(match, 0, { do: 'rematch' });
    expect(match.rematchDue).toBe(false);
    act(match, 1, { do: 'agree' });
    expect(match.rematchDue).toBe(true);
    match.apply({ do: 'next', match: 'testmatch002', at: now });
    expect(match).toMatchObject({ rematchDue: false, next: 'testmatch002' });
    expect(() => act(match, 0, { do: 'rematch' })).toThrow('NO_OFFER');
  });
});

describe('bots', () => {
  const bot = (name: string) => ({ kind: 'bot' as const, bot: name, name });
  const decide = async (request: DecisionRequest) => decideHere(kuhnPack, request);
  async function playTurn(match: Match, who: number): Promise<void> {
    const { action, after } = await botTurn(match, who, decide);
    match.apply({ ...action, at: (now += 10) }, after);
  }

  test('play the same match again from the same seed', async () => {
    const lines = await Promise.all(
      [1, 2].map(async () => {
        const match = table({ seats: [bot('fair'), bot('fair')] });
        for (let who = botToMove(match); who !== null; who = botToMove(match)) await playTurn(match, who);
        return match.played.flatMap(({ words }) => words).join();
      }),
    );
    expect(lines[0]).toBe(lines[1]);
    expect(lines[0]).not.toBe('');
  });

  test('agree to everything, and to a rematch', async () => {
    const match = table({ seats: [seat('Ann'), bot('timid')] });
    move(match, 0, 'bet');
    expect(botToMove(match)).toBe(1);
    await playTurn(match, 1);
    act(match, 0, { do: 'rematch' });
    expect(match.rematchDue).toBe(true);
  });

  test('give a hint from the view of the seat alone', async () => {
    const match = table();
    expect(await hint(match, 0, 'timid', decide)).toEqual({ words: 'pass', why: 'Passing is free.' });
  });
});

describe('waiting for others', () => {
  test('an empty place can be given to a bot, by somebody who sits there', () => {
    const match = table({ seats: [seat('Ann'), seat(null)] });
    expect(() => act(match, 0, { do: 'fill', place: 0 })).toThrow('SEAT_TAKEN');
    expect(() => act(match, 0, { do: 'fill', place: 5 })).toThrow('SEAT_TAKEN');
    expect(() => act(match, 0, { do: 'fill', place: 1, bot: 'nobody' })).toThrow('NO_SUCH_BOT');
    const entry = act(match, 0, { do: 'fill', place: 1, name: 'Fern' });
    expect(match.status).toBe('playing');
    expect(match.seats[1]).toMatchObject({ name: 'Fern', kind: 'bot', bot: kuhnPack.bots.at(-1)?.name, token: null });
    expect(Match.from(kuhnPack, match.header, [entry]).seats).toEqual(match.seats);
    expect(tellAll(match, match.recent, null).map(({ text }) => text)).toEqual([
      'Fern sits down.',
      'The match begins.',
    ]);
    expect(() => act(match, 0, { do: 'fill', place: 1 })).toThrow('SEAT_TAKEN');
  });

  test('whoever is waited for can be claimed against, nobody else, and not where a clock runs', () => {
    const match = table();
    expect(() => act(match, 0, { do: 'claim' })).toThrow('NO_CLAIM');
    const timed = table({ clock: { initial: 1000, increment: 0 } });
    expect(() => act(timed, 1, { do: 'claim' })).toThrow('NO_CLAIM');
    act(match, 1, { do: 'claim' });
    expect(match.result).toMatchObject({ winners: [1], how: 'Ann left the table.' });
    expect(tellAll(match, match.recent, null).map(({ text }) => text)).toEqual(['Ann was away too long.']);
  });
});
