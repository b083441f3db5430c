/** Decisions by a network: what it is asked about it decides, the rest is habit. */
import type { Edition, RuleSet } from '../../src/facts.ts';
import type { Move } from '../../src/moves.ts';
import type { TableSituation } from '../situation.ts';
import { INPUTS, writeInputs } from './inputs.ts';
import type { Judge } from './network.ts';
import { type CardQuestion, questionAt } from './question.ts';

/** Which game it is. */
export interface Variant {
  readonly rules: RuleSet;
  readonly edition: Edition;
}

const bytes = new Uint8Array(INPUTS);

/** The table as bytes, good until the next is read. */
export function readTable(table: TableSituation, { ask }: CardQuestion, kind: Variant): Uint8Array {
  writeInputs(bytes, table, ask, kind.rules === 'official', kind.edition === 'first');
  return bytes;
}

/** What a network makes of a question, the likeliest first. */
export function ranking(network: Judge, table: TableSituation, asked: CardQuestion, kind: Variant): number[] {
  network.read(readTable(table, asked, kind));
  const worth = new Map(asked.choices.map((choice) => [choice, network.worth(asked.head, choice)]));
  return asked.choices.toSorted((a, b) => (worth.get(b) as number) - (worth.get(a) as number));
}

/** The move of the network, or of habit. */
export function networkMove(network: Judge, table: TableSituation, moves: readonly Move[], kind: Variant): Move {
  const asked = questionAt(table, moves);
  if (typeof asked === 'number') return asked;
  const { choices } = asked;
  return asked.moveOf(choices.length === 1 ? choices[0] : ranking(network, table, asked, kind)[0]);
}
