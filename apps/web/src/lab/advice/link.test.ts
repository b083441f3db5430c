import { catalogue } from '@baize/games';
import { readOptions, tableOptions } from '@baize/game';
import { expect, test } from 'vitest';
import { commandFor, labSetup, linkOf, questionIn } from './link.ts';

test('a question comes back from its link, and reads as a command', async () => {
  for (const { load } of catalogue) {
    const pack = await load();
    if (pack.advisor === undefined) continue;
    const usual = questionIn(pack, '');
    expect(usual).toEqual({ options: tableOptions(pack.game), seed: 'baize', problems: [] });
    const [kingdom] = Object.values(pack.presets ?? {});
    const [option] = Object.keys(pack.presets ?? {});
    const asked = { options: { rules: 'official', [option]: Object.values(kingdom)[0] }, seed: 'a b' };
    const { options, seed, problems } = questionIn(pack, `#${linkOf(pack, asked)}`);
    expect({ options, seed, problems }).toEqual({ ...asked, problems: [] });
    expect(readOptions(pack.game, options, 2).ok).toBe(true);
    expect(commandFor(pack, asked)).toMatch(/^baize advise \S+ --seed 'a b' --options /);
    expect(questionIn(pack, '#option.rules=nonsense').problems).toHaveLength(1);
    expect(labSetup(pack, asked, 'text').lists).toEqual([{ name: 'best', text: 'text' }]);
  }
});
