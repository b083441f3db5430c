import { describe, expect, test } from 'vitest';
import { type AnyGame, conform } from '../src/index.ts';
import { careless, endless, gossiping, leaky, mumbling, mutating, restless, unplayable } from './broken.ts';
import { kuhn, type State } from './kuhn.ts';

const suite = { games: 200, longest: 10, census: (state: State) => state.cards.toSorted((a, b) => a - b).join() };

describe('the conformance suite', () => {
  test('passes Kuhn poker', () => {
    expect(() => conform(kuhn, suite)).not.toThrow();
  });

  const broken: [string, AnyGame, RegExp][] = [
    ['leaks a hidden card in its view', leaky, /broken promise: a seat's view does not depend on what it cannot know/],
    ['tells a hidden card in its events', gossiping, /a seat's events do not depend on what it cannot know/],
    [
      'lists a move that does not play',
      unplayable,
      /broken promise: every listed move plays .*'bet' failed with no chips/,
    ],
    ['is not deterministic', restless, /broken promise: the same seed gives the same start/],
    ['mutates in play', mutating, /broken promise: play leaves the state it was given/],
    ['never ends', endless, /broken promise: games end .*still going after 10 moves/],
    ['loses a card', careless, /broken promise: nothing is lost and nothing is made/],
    ['says two moves alike', mumbling, /broken promise: moves have different words/],
  ];
  test.each(broken)('fails a game that %s, naming the promise', (_, game, message) => {
    expect(() => conform(game, suite)).toThrow(message);
  });
});
