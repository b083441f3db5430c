/** Where the pieces of a move lie on the table. */
import { TOKENS } from './choice.ts';

export function pieces(words: string): readonly string[] {
  const [verb = '', ...what] = words.split(' ');
  if (verb === 'take' || verb === 'return')
    return TOKENS.filter((token) => what.includes(token)).map((token) => `[data-at="bank:${token}"]`);
  // not a move: what a lesson lights on the learner's board
  if (verb === 'own') return [`[data-at="bonus:0:${what[0]}"]`];
  if (verb === 'noble') return [`[data-at="noble:${what[0]}"]`];
  const card = what.find((word) => /^t[123]-\d\d$/.test(word));
  if (card !== undefined) return [`[data-card="${card}"]`];
  const tier = what.find((word) => /^[123]$/.test(word));
  return verb === 'reserve' && tier !== undefined ? [`[data-at="deck:${tier}"]`] : [];
}
