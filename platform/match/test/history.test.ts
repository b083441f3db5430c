/** Undo and looking back in a long match: the same states as replaying from the start, without doing so. */
import { below, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { type Entry, type Header, Match, propose } from '../src/index.ts';
import { asked, game, pack } from './sums.ts';

const header: Header = {
  id: 'testmatch001',
  game: 'sums',
  rules: 1,
  options: {},
  seats: ['Ann', 'Bob'].map((name) => ({ kind: 'person', name })),
  seed: 's',
  seedGiven: false,
  open: false,
  clock: null,
  created: 0,
};

/** A match of this many entries, undos among them, by chance. */
function randomMatch(seed: string, length: number): { match: Match; entries: Entry[]; copies: Match[] } {
  const random = seeded(seed);
  const match = new Match(pack, header);
  const entries: Entry[] = [];
  const copies: Match[] = [];
  while (entries.length < length) {
    const { version } = match;
    const undo = below(random, 100) < 45;
    const seat = undo ? below(random, 2) : (match.turn ?? 0);
    const proposal = undo
      ? propose(match, seat, { do: 'undo', version })
      : propose(match, seat, { do: 'move', version, words: [`add ${1 + below(random, 3)}`] });
    if ('code' in proposal) continue;
    const entry = { ...proposal.action, at: version };
    const agreed: Entry = { do: 'agree', seat: 1 - seat, at: version };
    for (const each of match.last !== null && undo && entry.do === 'undo' && !entry.free ? [entry, agreed] : [entry]) {
      match.apply(each, each.do === 'move' ? proposal.after : undefined);
      entries.push(each);
    }
    if (entries.length % 7 === 0) copies.push(match.copy());
  }
  return { match, entries, copies };
}

/** The state after the commands that stand, from the start. */
function fromTheStart(match: Match): unknown {
  const state = game.start({}, 2, 's');
  for (const { words } of match.played) for (const said of words) game.advance(state, Number(said.slice(4)));
  return state;
}

test('after any moves and undos the state is that of the commands that stand', () => {
  for (let round = 0; round < 40; round++) {
    const { match, entries, copies } = randomMatch(`undo ${round}`, 150);
    expect(match.state).toEqual(fromTheStart(match));
    expect(match.made).toBe(match.played.length);
    expect(Match.from(pack, header, entries).state).toEqual(match.state);
    for (const copy of copies) {
      for (const entry of entries.slice(copy.version)) copy.apply(entry);
      expect(copy.state).toEqual(match.state);
      expect(copy.played.map(({ words }) => words)).toEqual(match.played.map(({ words }) => words));
    }
  }
});

test('a log full of undos is replayed in linear time', () => {
  const entries: Entry[] = [];
  const match = new Match(pack, header);
  const move = (): void => {
    entries.push({ do: 'move', seat: match.turn ?? 0, words: ['add 1'], at: 0 });
    match.apply(entries[entries.length - 1]);
  };
  for (let i = 0; i < 2000; i++) move();
  for (let i = 0; i < 1000; i++) {
    entries.push({ do: 'undo', seat: 1 - (match.turn ?? 0), free: true, at: 0 });
    match.apply(entries[entries.length - 1]);
    if (i % 2 === 0) move();
  }
  asked.advances = 0;
  Match.from(pack, header, entries);
  // From the start it would be two million.
  expect(asked.advances).toBeLessThan(20 * entries.length);
});
