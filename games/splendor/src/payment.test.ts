import { below, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { CARDS, COST, GOLD } from './facts.ts';
import { owed, packedLeastGold, spareGold } from './payment.ts';

test('counting all colours at once comes to what counting them one by one does', () => {
  const chance = seeded('lanes');
  for (let i = 0; i < 20_000; i++) {
    const bonuses = Array.from({ length: GOLD }, () => below(chance, i % 2 === 0 ? 5 : 19));
    const tokens = Array.from({ length: GOLD + 1 }, () => below(chance, 8));
    const card = below(chance, CARDS.length);
    let missing = 0;
    let packed = 0;
    for (let color = 0; color < GOLD; color++) {
      missing += Math.max(0, COST[card * GOLD + color] - bonuses[color] - tokens[color]);
      packed += Math.min(owed(bonuses, card, color), tokens[color]) * 8 ** color;
    }
    expect(spareGold(bonuses, tokens, card)).toBe(tokens[GOLD] - missing);
    expect(packedLeastGold(bonuses, tokens, card)).toBe(packed);
  }
});
