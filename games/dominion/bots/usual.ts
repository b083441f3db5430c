/** How Actions are played and what is trashed unless a strategy says otherwise. */
import { readStrategy } from './strategy.ts';

/**
 * What costs no Action first, what draws before what pays while more Actions are left, then the strongest. Where no
 * card gives extra Actions this is the order of the independent simulator that the match-ups come from.
 */
const usual = readStrategy(`
Province
play:
  Spy
  Festival
  Village
  Laboratory
  Market
  Cellar if hand Estate + hand Duchy + hand Province + hand Gardens + hand Curse > 0
  Throne Room if plays > hand Throne Room
  Council Room if actions > 1; Smithy if actions > 1; Witch if actions > 1; Moat if actions > 1
  Witch
  Council Room
  Militia
  Moneylender if hand Copper > 0
  Mine if hand Copper + hand Silver > 0
  Smithy
  Library
  Adventurer
  Woodcutter
  Remodel if hand Curse + hand Estate > 0 or horizon <= 6 and hand Gold > 0
  Feast
  Chancellor
  Chapel
  Bureaucrat
  Moat
  Workshop
  Thief
trash:
  Curse
  Estate if horizon > 4
  Copper if money > 5 and (money > 8 or treasure < 3 or treasure = 4)
  Estate if horizon > 2
`);

export const usualPlay = usual.play as NonNullable<typeof usual.play>;
export const usualTrash = usual.trash as NonNullable<typeof usual.trash>;
