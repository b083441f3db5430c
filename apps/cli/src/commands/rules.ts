/** `baize rules`: a game's rules and rulings in the terminal. */
import { wholeRules } from '@baize/game';
import type { Command } from 'commander';
import { packOf } from '../tables.ts';

export function addRulesCommand(program: Command): void {
  program
    .command('rules')
    .argument('<game>', 'which game; `baize games` lists them')
    .argument('[words...]', 'only what has these words, or a ruling by its number')
    .description('print the rules of a game, with its numbered rulings')
    .action(async (name: string, words: string[]) => console.log(rulesIn(wholeRules(await packOf(name)), words)));
}

/** Markdown as a terminal shows it, or the paragraphs and points in which all the words occur. */
export function rulesIn(text: string, words: readonly string[]): string {
  const plain = text
    .replaceAll(/\*\*([^*]+)\*\*/g, '$1')
    .replaceAll(/\*([^*\n]+)\*/g, '$1')
    .replaceAll('`', '');
  if (words.length === 0) return plain.replaceAll(/^#+ /gm, '').trim();
  const parts = plain.split(/\n\n|\n(?=[-#]|\d+\. )/).filter((part) => !part.startsWith('#'));
  const found = parts.filter((part) =>
    words.every((word) => new RegExp(`\\b${word.replace(/[^\w’-]/g, '')}`, 'i').test(part)),
  );
  return found.length === 0 ? 'Nothing found.' : found.map((part) => part.trim()).join('\n');
}
