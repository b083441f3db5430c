import { describe, expect, test } from 'vitest';
import { type Conformance, conform } from '../src/index.ts';
import { broken } from './broken.ts';
import { type Event, kuhn, type State } from './kuhn.ts';

const suite: Conformance<State> = {
  games: 200,
  longest: 10,
  census: (state) => state.cards.toSorted((a, b) => a - b).join(),
  mayReveal: (event: Event, _before, _move, after) =>
    event.type === 'revealed' &&
    ['pp', 'bb', 'pbb'].includes(after.line) &&
    event.cards.join() === after.cards.slice(0, 2).join(),
};

describe('the conformance suite', () => {
  test('passes Kuhn poker', () => {
    expect(() => conform(kuhn, suite)).not.toThrow();
  });

  const games: [keyof typeof broken, string][] = [
    ['showsEverything', 'a seat sees only what it was told'],
    ['forgetsTheEnd', "a seat's view does not depend on what it cannot know"],
    ['leavesTraces', 'a spare state is made new'],
    ['showsFoldedHands', 'a seat sees only what it was told'],
    ['gossips', "a seat's events do not depend on what it cannot know"],
    ['revealsSecrets', 'revealed events hold only what was shown to all'],
    ['revealsTooMuch', 'revealed events hold only what was shown to all'],
    ['revealsInSecret', 'revealed events hold only what was shown to all'],
    ['speechless', 'every event has words'],
    ['unplayable', 'every listed move plays'],
    ['restless', 'the same seed gives the same start'],
    ['mutating', 'play leaves the state it was given'],
    ['forgetsOnCopying', 'a copy is the same'],
    ['touches', 'looking at a state does not change it'],
    ['keepsNotes', 'looking at a state does not change it'],
    ['endless', 'games end'],
    ['stuck', 'moves are empty exactly at the end'],
    ['undecided', 'there is a result exactly at the end'],
    ['noWinners', 'a result has scores and payoffs for every seat, and winners'],
    ['careless', 'nothing is lost and nothing is made'],
    ['mumbling', 'moves have different words'],
    ['untidy', 'words are tidy'],
    ['notPlain', 'a state is plain JSON'],
    ['remembers', 'a state continues from its JSON, with or without events'],
    ['anonymous', 'a view says whose it is'],
    ['winks', 'texts come from what a view says in JSON'],
    ['mixesUpTurns', "a seat's turn does not depend on what it cannot know"],
    ['hidesMoves', "a seat's list of moves does not depend on what it cannot know"],
    ['changesResults', "a seat's result does not depend on what it cannot know"],
    ['tiresOut', 'a record replays to the same state'],
  ];
  test.each(games)('fails %s: %s', (name, promise) => {
    expect(() => conform(broken[name], suite)).toThrow(`broken promise: ${promise} (`);
  });

  test('every broken game is tried', () => {
    expect(games.map(([name]) => name).toSorted()).toEqual(Object.keys(broken).toSorted());
  });

  test('without a word from the rules, a revealed event may hold no more than others', () => {
    const silent = { games: 200, longest: 10 };
    expect(() => conform(broken.revealsSecrets, silent)).toThrow(
      "a seat's events do not depend on what it cannot know",
    );
  });

  test('what the rules vouch for may be told by an event of any type, and nothing else', () => {
    const vouched = (of: string): typeof suite => ({
      ...suite,
      mayReveal: (event, ...rest) => event.type === of || suite.mayReveal?.(event, ...rest) === true,
    });
    expect(() => conform(broken.gossips, vouched('passed'))).not.toThrow();
    expect(() => conform(broken.gossips, vouched('bet'))).toThrow("a seat's events do not depend");
  });

  test('options that the suite offers must be accepted', () => {
    expect(() => conform(kuhn, { ...suite, options: () => ({ jokers: 2 }) })).toThrow(
      'broken promise: options that are offered are accepted',
    );
  });

  test('the end of a game is looked at even where most moves are not', () => {
    for (const name of ['showsFoldedHands', 'forgetsTheEnd'] as const)
      expect(() => conform(broken[name], { ...suite, every: 1000 })).toThrow('broken promise: a seat');
  });
});
