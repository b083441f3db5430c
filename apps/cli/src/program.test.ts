import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What is loaded with a file: packages by name, files of this app with all that is loaded with them. */
function loadedWith(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.href)) return seen;
  seen.add(file.href);
  for (const [, what = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type\b)[^;]*? from '([^']+)';$/gm,
  ))
    if (what.startsWith('.')) loadedWith(new URL(what, file), seen);
    else seen.add(what);
  return seen;
}

test('the help waits for no sockets, lab, models or server', () => {
  const loaded = loadedWith(new URL('program.ts', import.meta.url));
  expect(loaded.size).toBeGreaterThan(40);
  for (const heavy of ['ws', '@baize/client', '@baize/lab', '@baize/models', '@baize/app-server', '@baize/app-mcp'])
    expect([...loaded], heavy).not.toContain(heavy);
});
