/** Where the pieces of a move lie on the table. */
const keys: Readonly<Record<string, string>> = {
  'stand pat': 'P',
  draw: 'Enter',
  fold: 'F',
  check: 'C',
  call: 'C',
  bet: 'R',
  raise: 'R',
};

export function pieces(words: string): readonly string[] {
  const key = keys[words];
  if (key !== undefined) return [`button[data-cell][aria-keyshortcuts="${key}"]`];
  const [verb, card] = words.split(' ');
  return verb === 'discard' ? [`[data-card="${card}"]`] : [];
}
