import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { completionScript, shells } from './completion.ts';
import { baize } from './program.ts';
import { gamesList } from './tables.ts';

/** What bash would offer after these words. */
function offered(...typed: string[]): string[] {
  const script = completionScript(baize(), 'bash', gamesList());
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

test('every shell knows every command', () => {
  const names = baize().commands.map((command) => command.name());
  for (const shell of shells) {
    const script = completionScript(baize(), shell, gamesList());
    for (const name of names) expect(script).toContain(`'${name}'`);
  }
});
