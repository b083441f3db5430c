/** `baize advise`: what wins with given options, found out by playing. */
import { setImmediate as breathe } from 'node:timers/promises';
import { type Advice, BaizeError, type Estimate } from '@baize/game';
import type { Command } from 'commander';
import { type GivenOptions, optionsOf, typedOptions, withOptionFlags } from '../optionFlags.ts';
import { showProgress } from '../progress.ts';
import { packOf } from '../tables.ts';
import { wrap } from '../text.ts';

interface Given extends GivenOptions {
  readonly seed: string;
  readonly effort: string;
  readonly json?: boolean;
}

export function addAdviseCommand(program: Command): void {
  const command = program
    .command('advise')
    .argument('<game>', 'a game with many set-ups, such as kingdoms')
    .description('explain a kingdom: the best list, what each card adds, plans and openings');
  withOptionFlags(command)
    .option('--seed <text>', 'the same seed gives the same games', 'baize')
    .option('--effort <n>', 'more or fewer games than usual, from 0.01 to 100', '1')
    .option('--json', 'as JSON')
    .action(async (name: string, given: Given) => {
      const pack = await packOf(name);
      const advisor = await pack.advisor?.();
      if (advisor === undefined) throw new BaizeError('USAGE', `${pack.game.title} has no advisor.`);
      const effort = Number(given.effort);
      if (!(effort >= 0.01 && effort <= 100))
        throw new BaizeError('USAGE', `--effort takes a number from 0.01 to 100, not '${given.effort}'.`);
      const options = optionsOf(pack, typedOptions(given), 2);
      const found = await ask(advisor.advise(options, given.seed, effort));
      if (found.progress < 1) console.error('Stopped early: this is what was found so far.');
      const width = Math.min(process.stdout.columns ?? 100, 110);
      console.log(given.json ? JSON.stringify(found, null, 2) : adviceText(found, given.seed, width));
    });
}

/** The last of what is found; Ctrl-C ends it with what there is. */
async function ask(work: Iterable<Advice>): Promise<Advice> {
  let stopped = false;
  const stop = (): void => {
    stopped = true;
  };
  process.once('SIGINT', stop);
  const shown = showProgress(0);
  try {
    let found: Advice | null = null;
    for (const each of work) {
      found = each;
      if (each.progress > 0) shown.update(each.games, Math.round(each.games / each.progress));
      await breathe();
      if (stopped) break;
    }
    if (found === null) throw new BaizeError('FAILED', 'Nothing was found.');
    return found;
  } finally {
    shown.stop();
    process.off('SIGINT', stop);
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const within = (estimate: Estimate): string => `± ${(estimate.within * 100).toFixed(1)}`;
const points = (share: number): string => `${share < 0.5 ? '−' : '+'}${Math.abs(share * 100 - 50).toFixed(1)}`;

export function adviceText(advice: Advice, seed: string, width: number): string {
  const { title, line, pieces, list, against, worth, plans, openings, games } = advice;
  const longest = Math.max(4, ...pieces.map(({ name }) => name.length));
  const part = (heading: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`\n${heading}`, ...lines.map((each) => `  ${each}`)];
  return [
    title,
    ...wrap(line, width),
    ...wrap(pieces.map(({ name, price }) => `${name} (${price})`).join(', '), width),
    ...part(
      'The best list: take the first line you can',
      list.map(({ piece, when }, i) => `${String(i + 1).padStart(2)}  ${piece.padEnd(longest)}  ${when}`),
    ),
    ...(against === null ? [] : [`Wins ${percent(against.share)} ${within(against)} against ${against.name}.`]),
    ...part(
      'What each adds: the best list with it against the best list without it',
      worth.map(
        (each) =>
          `${each.piece.padEnd(longest)}  ${points(each.share).padStart(5)} ${within(each)}  with it ${percent(each.share)}, without it ${percent(1 - each.share)}`,
      ),
    ),
    ...part(
      'Plans against each other',
      plans.map(({ name, about, share, rounds }) =>
        share === null || rounds === null
          ? `${name.padEnd(longest + 11)}  none: ${about}`
          : `${name.padEnd(longest + 11)}  ${percent(share.share)} ${within(share)}  ${rounds.toFixed(0)} turns  ${about}`,
      ),
    ),
    ...openings.flatMap(({ deal, odds, lines }) =>
      part(
        `First two turns with ${deal} (${odds})`,
        lines.map((each) => `${each.buys.join(' + ').padEnd(2 * longest + 3)}  ${percent(each.share)} ${within(each)}`),
      ),
    ),
    `\nFrom ${games.toLocaleString('en')} games, seed ${seed}.`,
  ].join('\n');
}
