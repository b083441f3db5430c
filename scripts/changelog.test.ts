import { expect, test } from 'vitest';
import { released, sectionOf } from './changelog.ts';

const before = `# Changelog

Words.

## Unreleased

### Games
- New.

## 0.9.0 (2026-01-02)
- Old.
`;

test('a release takes what is unreleased, and leaves the rest', () => {
  const after = released(before, '1.0.0', '2026-11-16');
  expect(after).toContain(
    '## Unreleased\n\n## 1.0.0 (2026-11-16)\n\n### Games\n- New.\n\n## 0.9.0 (2026-01-02)\n- Old.\n',
  );
  expect(sectionOf(after, 'Unreleased')).toBe('');
  expect(sectionOf(after, '1.0.0 ')).toBe('### Games\n- New.');
  expect(sectionOf(after, '2.0.0 ')).toBeNull();
});

test('without news there is no release', () => {
  expect(() => released(released(before, '1.0.0', '2026-11-16'), '1.0.1', '2026-11-17')).toThrow('nothing under');
});
