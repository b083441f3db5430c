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
    ['None of them', false],
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

/** Militia asks for two cards of a hand of five. */
function militia(pieces: readonly string[]): ReturnType<typeof pickPart> {
  const hand = Array.from({ length: CARD.Militia + 1 }, () => 0);
  for (const card of [CARD.Copper, CARD.Copper, CARD.Silver, CARD.Estate, CARD.Militia]) hand[card]++;
  const asked = {
    source: CARD.Militia,
    from: 'hand',
    verb: 'discard',
    player: 1,
    owner: 0,
    decline: null,
    keep: 3,
  } as unknown as Question;
  const question = { kind: 'pick', from: 'hand', verb: 'discard', among: new Map(), least: 2, most: 2, stop: null };
  const deciding = { question, pieces, pile: null, ready: pieces.length === 2 } as unknown as Deciding;
  return pickPart({ seat: 0, hand } as unknown as View, asked, deciding, () => 'Ada');
}

test('several cards are named as a list', () => {
  const asked = {
    source: CARD.Sentry,
    from: 'looked',
    verb: 'trash',
    order: false,
    player: 0,
    owner: 0,
  } as unknown as Question;
  const question = { kind: 'pick', from: 'shown', verb: 'trash', among: new Map(), least: 0, most: 3, stop: 'done' };
  const pieces = [CARD.Copper, CARD.Estate, CARD.Curse].map((card) => `${card}:0`);
  const deciding = { question, pieces, pile: null, ready: true } as unknown as Deciding;
  const { hint } = pickPart({ seat: 0 } as unknown as View, asked, deciding, () => 'Ada');
  expect(hint).toBe('Copper, Estate and Curse will leave the game. You may discard what is left.');
});

test('a discard says how many are missing, and then what is kept', () => {
  expect(militia([`${CARD.Estate}:0`])).toMatchObject({
    sentence: 'Militia: discard 2 cards',
    hint: 'Ada’s attack. You keep 3. Choose 1 more.',
    pips: { have: 1, of: 2 },
  });
  expect(militia([`${CARD.Estate}:0`, `${CARD.Militia}:0`]).hint).toBe('You keep Silver and 2 Coppers, worth 4 coins.');
  expect(militia([`${CARD.Silver}:0`, `${CARD.Copper}:0`]).hint).toBe(
    'You keep Militia, Copper and Estate, worth 1 coin.',
  );
});

/** What a card of mine asks for, of my hand or of the supply. */
function asking(
  card: number,
  asked: object,
  question: object,
  pieces: readonly string[] = [],
): ReturnType<typeof pickPart> {
  const whole = { source: card, player: 0, owner: 0, picked: 0, decline: null, ...asked } as unknown as Question;
  const deciding = {
    question: { kind: 'pick', from: 'hand', among: new Map(), least: 0, most: 1, stop: null, ...question },
    pieces,
    pile: null,
    ready: true,
  } as unknown as Deciding;
  return pickPart({ seat: 0 } as unknown as View, whole, deciding, () => 'Ada');
}

test('equal cards are counted', () => {
  const pieces = [`${CARD.Copper}:0`, `${CARD.Estate}:0`, `${CARD.Copper}:1`];
  const trash = { verb: 'trash', from: 'hand', limit: 4 };
  expect(asking(CARD.Chapel, trash, { verb: 'trash', most: 4 }, pieces).hint).toBe(
    '2 Coppers and Estate will leave the game.',
  );
});

test('a gain says where the card goes, and what is asked next', () => {
  const gain = { verb: 'gain', from: 'supply', kind: 'card', to: 'hand', price: 5 };
  expect(asking(CARD.Artisan, gain, { verb: 'gain', from: 'supply', least: 1 })).toMatchObject({
    sentence: 'Artisan: gain a card costing up to 5',
    hint: 'The card goes to your hand. You then put one onto your deck.',
  });
});

test('a button that declines says what is not done', () => {
  const trash = { verb: 'trash', from: 'hand', limit: 1, decline: 'pass' };
  const { buttons } = asking(CARD.Mine, trash, { verb: 'trash', stop: 'pass' });
  expect(buttons.map(({ text }) => text)).toEqual(['Trash nothing', 'Choose a treasure']);
});
