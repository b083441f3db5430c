/** Where the pieces of a move lie on the table. */
import { NAMES } from '../src/facts.ts';

const buttons: Readonly<Record<string, string>> = {
  'play treasures': 'T',
  'end turn': 'E',
  'end actions': 'E',
  pass: 'N',
};

export function pieces(words: string): readonly string[] {
  const key = buttons[words];
  if (key !== undefined) return [`button[aria-keyshortcuts="${key}"]`];
  const [verb = '', ...rest] = words.split(' ');
  const card = NAMES.findIndex((name) => name === rest.join(' '));
  if (card < 0) return [];
  return [verb === 'buy' || verb === 'gain' ? `[data-at="pile:${card}"]` : `[data-at="hand:${card}"]`];
}
