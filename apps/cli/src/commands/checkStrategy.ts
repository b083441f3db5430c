/** `baize check-strategy`: a player's acceptance criteria beside what it does. */
import { BaizeError, type Criterion } from '@baize/game';
import { randomBot } from '@baize/bots';
import { catalogue } from '@baize/games';
import type { Command } from 'commander';
import { wholeNumber } from '../lab.ts';

export function addCheckStrategyCommand(program: Command): void {
  program
    .command('check-strategy')
    .argument('<strategy>', 'a player with acceptance criteria')
    .description("measure a specified player's acceptance criteria; fails if one that should hold does not")
    .option('--games <n>', 'how many of each kind; the specification asks for 50 to 100', '2000')
    .option('--seed <text>', 'the same seed gives the same figures', 'baize')
    .option('--json', 'as JSON')
    .action(async (name: string, given: { games: string; seed: string; json?: boolean }) => {
      const packs = await Promise.all(catalogue.map(async ({ load }) => load()));
      const checks = new Map(packs.flatMap(({ criteria }) => Object.entries(criteria ?? {})));
      const check = checks.get(name);
      if (check === undefined)
        throw new BaizeError(
          'USAGE',
          `There are no criteria for '${name}'. There are: ${[...checks.keys()].join(', ')}.`,
        );
      const criteria = await check(wholeNumber('--games', given.games), given.seed, randomBot);
      console.log(given.json ? JSON.stringify(criteria, null, 2) : await tableOf(criteria));
      const broken = criteria.filter((each) => !each.passed && each.reported === undefined);
      if (broken.length > 0) throw new BaizeError('FAILED', `Not met: ${broken.map((each) => each.id).join(', ')}.`);
    });
}

async function tableOf(criteria: readonly Criterion[]): Promise<string> {
  const { aligned, percent, shareInterval } = await import('@baize/lab');
  const rows = criteria.map(({ id, text, target, met, of, measured, passed, reported }) => [
    `${id} ${text}`,
    target,
    measured ?? percent(met / of),
    measured === undefined ? shareInterval(met, of).map(percent).join(' to ') : '',
    passed ? 'met' : reported === undefined ? 'NOT MET' : 'reported',
  ]);
  const notes = criteria.flatMap(({ id, passed, reported }) =>
    passed || reported === undefined ? [] : [`${id}: ${reported}.`],
  );
  return [aligned(['criterion', 'target', 'measured', '95 % interval', 'verdict'], rows), '', ...notes].join('\n');
}
