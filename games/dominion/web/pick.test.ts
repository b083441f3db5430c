import { expect, test } from 'vitest';
import { CARD } from '../src/facts.ts';
import type { Question } from '../src/question.ts';
import type { View } from '../src/view.ts';
import type { Deciding } from './deciding.ts';
import { pickPart } from './pick.ts';

/** Harbinger asks for one card of the discard pile, or none. */
function harbinger(pieces: readonly string[]): { done: string[]; part: ReturnType<typeof pickPart> } {
  const done: string[] = [];
  const asked = {
    source: CARD.Harbinger,
    from: 'discard',
    player: 0,
    owner: 0,
    decline: 'pass',
  } as unknown as Question;
  const deciding = {
    question: { kind: 'pick', from: 'shown', verb: 'topdeck', among: new Map(), least: 0, most: 1, stop: 'pass' },
    pieces,
    pile: null,
    ready: true,
    confirm: () => done.push('confirmed'),
    missing: () => done.push('missing'),
    clear: () => done.push('cleared'),
    say: (words: readonly string[]) => done.push(...words),
  } as unknown as Deciding;
  return { done, part: pickPart({ seat: 0 } as View, asked, deciding, () => 'Ada') };
}

test('a choice that may be declined is declined by its own button only', () => {
  const { done, part } = harbinger([]);
  expect(part.buttons.map(({ text, off = false }) => [text, off])).toEqual([
    ['Nothing', false],
    ['Choose a card', true],
  ]);
  for (const { run } of part.buttons) run();
  expect(done).toEqual(['pass', 'missing']);
});

test('with a card chosen it is confirmed', () => {
  const { done, part } = harbinger([`${CARD.Copper}:0`]);
  expect(part.buttons.at(-1)?.text).toBe('Put Copper on the deck');
  part.buttons.at(-1)?.run();
  expect(done).toEqual(['confirmed']);
});
