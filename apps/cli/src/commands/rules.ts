/** `baize rules`: a game's rules and rulings in the terminal. */
import { wholeRules } from '@baize/game';
import type { Command } from 'commander';
import { packOf } from '../tables.ts';
import { withoutMarks, wrap } from '../text.ts';

export function addRulesCommand(program: Command): void {
  program
    .command('rules')
    .argument('<game>', 'the game; `baize games` lists them')
    .argument('[words...]', 'show only sections with these words, or a ruling by its number')
    .description('print the rules of a game, with its numbered rulings')
    .action(async (name: string, words: string[]) => {
      const width = Math.min(process.stdout.columns ?? 100, 110);
      for (const line of rulesIn(wholeRules(await packOf(name)), words).split('\n'))
        console.log(wrap(line, width).join('\n'));
    });
}

/** Markdown as a terminal shows it, or the paragraphs and points in which all the words occur. */
export function rulesIn(text: string, words: readonly string[]): string {
  const plain = withoutMarks(text).trim();
  if (words.length === 0) return plain;
  const parts = plain.split(/\n\n|\n(?=[-#]|\d+\. )/);
  const found = parts.filter((part) =>
    words.every((word) => new RegExp(`\\b${word.replace(/[^\w’-]/g, '')}`, 'i').test(part)),
  );
  return found.length === 0 ? 'Nothing found.' : found.map((part) => part.trim()).join('\n');
}
