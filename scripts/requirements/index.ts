/** Every requirement of the five documents, by part; what has no id in its document has one here. */
import { architecture } from './architecture.ts';
import { cpuDocument, successCriteria } from './badugi.ts';
import { acceptance, cards, edgeCases, userInterface } from './baseSet.ts';
import { bigMoney } from './bigMoney.ts';
import type { Requirement } from './requirement.ts';
import { scenarios, sections } from './splendor.ts';

export const requirements: Readonly<Record<string, readonly Requirement[]>> = {
  'Dominion: architecture': architecture,
  'Dominion: cards': cards,
  'Dominion: edge cases': edgeCases,
  'Dominion: acceptance criteria': acceptance,
  'Dominion: user interface': userInterface,
  'Dominion: Big Money': bigMoney,
  'Badugi: success criteria': successCriteria,
  'Badugi: the CPU document': cpuDocument,
  'Splendor: sections 1 to 9': sections,
  'Splendor: scenarios': scenarios,
};
