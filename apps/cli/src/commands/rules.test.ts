import { wholeRules } from '@baize/game';
import { catalogue } from '@baize/games';
import { expect, it } from 'vitest';
import { rulesIn } from './rules.ts';

it('prints rules without marks, and finds points by their words or number', async () => {
  for (const { load, title } of catalogue) {
    const text = wholeRules(await load());
    expect(rulesIn(text, [])).toContain('RULINGS');
    expect(rulesIn(text, [])).toMatch(new RegExp(`^${title.toUpperCase()}\n`));
    expect(rulesIn(text, [])).not.toMatch(/\*\*|^#/m);
    expect(rulesIn(text, ['nosuchword'])).toBe('Nothing found.');
  }
  const splendor = wholeRules(await catalogue[2].load());
  expect(rulesIn(splendor, ['S4'])).toMatch(/^- S4 Two of a colour/);
  expect(rulesIn(splendor, ['two', 'colour']).split('\n').length).toBeGreaterThan(1);
});
