/** What the nobles are called at a table; the rules know them by number. */
const NAMES: Readonly<Record<string, string>> = {
  'n-01': 'Navigator',
  'n-02': 'Justice',
  'n-03': 'Gardener',
  'n-04': 'Vintner',
  'n-05': 'Captain',
  'n-06': 'Astronomer',
  'n-07': 'Cartographer',
  'n-08': 'Duchess',
  'n-09': 'Weaver',
  'n-10': 'Sculptor',
};

export const nobleName = (id: string): string => NAMES[id] ?? id;
