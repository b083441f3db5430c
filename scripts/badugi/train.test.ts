import { HEADS_UP_ROW, headsUpDrill as drill, pack, rivals, tableRival, toText } from '@baize/badugi/learnt';
import { contest, mean, Regrets, train } from '@baize/lab';
import { expect, test } from 'vitest';

/** What the table learnt against a station in this many rounds wins from it, in bb/100. */
function wins(rounds: number): number {
  const known = new Regrets(drill.situations, drill.width);
  train(drill, known, rounds, 'toy', { share: 1, meet: () => rivals.station, adversary: null });
  const table = toText(pack(known.sum, HEADS_UP_ROW));
  return 50 * mean(contest(drill, tableRival(table, drill), rivals.station, 8000, 'toy'));
}

test('a short training gets better, and its table can be shipped', () => {
  expect(wins(3000)).toBeGreaterThan(wins(20) + 30);
});
