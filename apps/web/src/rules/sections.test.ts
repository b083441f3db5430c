import { catalogue } from '@baize/games';
import { describe, expect, it } from 'vitest';
import { search, sectionsOf } from './sections.ts';

for (const { title, load } of catalogue)
  describe(`rules of ${title}`, async () => {
    const pack = await load();
    const sections = sectionsOf(pack, 'Aim');
    const rulings = pack.rulings ?? [];

    it('have sections with names of their own and numbered rulings', () => {
      expect(sections.length).toBeGreaterThan(4);
      const ids = [...sections.map(({ id }) => id), ...rulings.map(({ number }) => number.toLowerCase())];
      expect(new Set(ids).size).toBe(ids.length);
      for (const { text } of sections) expect(text).not.toBe('');
      expect(rulings.length).toBeGreaterThan(6);
    });

    it('have rulings on parts that exist', () => {
      const titles = sections.map(({ title: part }) => part);
      for (const { part } of rulings) expect(titles).toContain(part);
    });

    it('are found by their words', () => {
      expect(search(sections, rulings, '')).toEqual([]);
      expect(search(sections, rulings, 'no such words anywhere')).toEqual([]);
      const [{ number, title: about, text }] = rulings;
      const [first, second] = text.split(' ');
      expect(search(sections, rulings, `${first} ${second}`).map(({ title: found }) => found)).toContain(
        `${number} ${about}`,
      );
    });

    it('are found as plain text, in whole words', () => {
      for (const { around } of search(sections, rulings, 'a')) {
        expect(around).not.toMatch(/[|*`#\n]|^- | ,/);
        const [whole] = around.replaceAll(/^… | …$/g, '').split(' ', 1);
        const texts = [...sections, ...rulings].map(({ text }) => ` ${text.replaceAll(/[^\w]+/g, ' ')} `);
        expect(
          texts.some((text) => text.includes(` ${whole.replaceAll(/[^\w]+/g, ' ').trim()} `)),
          around,
        ).toBe(true);
      }
    });
  });
