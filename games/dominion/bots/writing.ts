/** Strategies in an editor: what is wrong in a text, and which words may come next. */
import type { Writing } from '@baize/game';
import { CURSE, nameOf, NAMES } from '../src/facts.ts';
import { kingdomOf, type Options } from '../src/game.ts';
import { strategyTexts } from './strategies.ts';
import { numbers, sections, tokens } from './reading.ts';
import { mistakes, readStrategy } from './strategy.ts';

const values = [...NAMES, ...numbers, 'supply', 'hand', 'not'];
const signs = ['<', '<=', '=', '>=', '>'];
const joints = ['and', 'or'];

/** The word being typed, at the end of the line; a card's name may be two of them. */
const firsts = NAMES.flatMap((name) => (name.includes(' ') ? [name.split(' ')[0]] : []));
const typing = new RegExp(`(?:^|[^a-z])((?:${firsts.join('|')}) +[a-z]*|[a-z]+)$`, 'i');

export const writing: Writing = {
  examples: strategyTexts,

  errors: (text) =>
    mistakes(text).map(({ line, column, expected, found }) => ({
      line,
      column,
      length: Math.max(1, found.length),
      message: `expected ${expected}, found ${found === '' ? 'the end' : `'${found}'`}`,
    })),

  warnings(text, options: Options) {
    const kingdom = kingdomOf(options);
    if (kingdom === null || mistakes(text).length > 0) return [];
    const bought = readStrategy(text).buy.flatMap(({ card }) => (card > CURSE ? [nameOf(card)] : []));
    const absent = [...new Set(bought)].filter((name) => !kingdom.includes(name));
    if (absent.length === 0) return [];
    return [`Not in this kingdom, and so never bought: ${absent.join(', ')}.`];
  },

  next(before) {
    const line = before.slice(before.lastIndexOf('\n') + 1);
    if (line.includes('#') || /^\s*(about|ending)\s*:/i.test(line)) return { typed: '', words: [] };
    const typed = typing.exec(line)?.[1] ?? '';
    const lead = line.slice(0, line.length - typed.length);
    const start = typed.toLowerCase();
    const words = fitting(lead).filter((word) => word.toLowerCase().startsWith(start));
    return { typed, words: words.some((word) => word.toLowerCase() === start) ? [] : words };
  },
};

/** What may stand after this beginning of a line. */
function fitting(lead: string): readonly string[] {
  const rule = tokens(lead.slice(lead.lastIndexOf(';') + 1), 1);
  const last = rule.at(-1);
  if (last === undefined)
    return lead.includes(';')
      ? NAMES
      : [...NAMES, ...sections.map((section) => `${section}:`), 'about:', 'ending: careful'];
  if (last.text === ':' || last.text === 'supply' || last.text === 'hand') return NAMES;
  const value = last.card !== null || /^\d/.test(last.text) || numbers.some((name) => name === last.text);
  if (!rule.some(({ text }) => text === 'if')) return last.card !== null ? ['if', 'until'] : value ? ['if'] : [];
  if (last.text === ')') return joints;
  if (!value) return values;
  const clause = rule.slice(rule.findLastIndex(({ text }) => text === 'if' || joints.includes(text)));
  return clause.some(({ text }) => signs.includes(text)) ? joints : signs;
}
