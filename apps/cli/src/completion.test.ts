import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { completionScript, shells } from './completion.ts';
import { baize } from './program.ts';
import { gamesList, packOf } from './tables.ts';

const packs = await Promise.all(gamesList().map(packOf));

/** What bash would offer after these words. */
function offered(...typed: string[]): string[] {
  const script = completionScript(baize(), 'bash', packs);
  const words = ['baize', ...typed].map((word) => `'${word}'`).join(' ');
  const run = `${script}\nCOMP_WORDS=(${words}); COMP_CWORD=${typed.length}; _baize; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['--norc', '-c', run], { encoding: 'utf8' }).trim().split('\n');
}

test('bash offers commands, then games, then options', () => {
  expect(offered('pl')).toEqual(['play']);
  expect(offered('play', '').toSorted()).toEqual(gamesList().toSorted());
  expect(offered('play', 'splendor', '--opp')).toEqual(['--opponent']);
  expect(offered('completion', '')).toEqual([...shells]);
});

test('bash offers the bots, options and kingdoms of the game that was named', () => {
  expect(offered('play', 'dominion', '--opponent', 'ev')).toEqual(['evolved']);
  expect(offered('play', 'splendor', '--opponent', 'pl')).toContain('planner');
  expect(offered('simulate', 'dominion', '--kingdom', 'K')).toEqual(['K1', 'K2', 'K5']);
  expect(offered('play', 'dominion', '--options', 'rules=')).toEqual(['rules=house', 'rules=official']);
  expect(offered('play', 'badugi', '--kingdom', 'K')).toEqual(['']);
});

test('every shell knows every command', () => {
  const names = baize().commands.map((command) => command.name());
  for (const shell of shells) {
    const script = completionScript(baize(), shell, packs);
    for (const name of names) expect(script).toContain(`'${name}'`);
  }
});
