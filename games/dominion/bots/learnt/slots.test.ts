import { expect, test } from 'vitest';
import { CARD, NAMES } from '../../src/facts.ts';
import { TRAITS } from '../../src/traits.ts';
import { network } from '../expert.ts';
import { SLOT, SLOTS, similarSlot } from './slots.ts';

test('the shipped network has a slot for every card it learnt with', () => {
  expect(() => network()).not.toThrow();
  expect(new Set(SLOT.slice(0, NAMES.length)).size).toBe(SLOTS);
  expect(SLOT[NAMES.length]).toBe(SLOTS);
});

test('a card that came later is read as the most similar learnt one', () => {
  const given = { ...TRAITS[CARD.Village], coins: 1 };
  expect(similarSlot({ kind: 'action', cost: 5, traits: given })).toBe(SLOT[CARD.Village]);
  expect(similarSlot({ kind: 'action-attack', cost: 5, traits: { ...TRAITS[CARD.Witch], coins: 1 } })).toBe(
    SLOT[CARD.Witch],
  );
  expect(similarSlot({ kind: 'treasure', cost: 5, traits: TRAITS[CARD.Gold] })).toBe(SLOT[CARD.Gold]);
});
