/** How Actions are played and what is trashed unless a strategy says otherwise. */
import { ACTIONS, CARD, COSTS, NAMES } from '../src/facts.ts';
import { SMOOTH } from '../src/traits.ts';
import { type Line, readStrategy } from './strategy.ts';

const read = (text: string): readonly Line[] => readStrategy(`Province\nplay:\n${text}`).play as readonly Line[];

/** The lines as written, and every Action they do not name: what gives its Action back first, the others last, the dearest before the cheap. */
function played(text: string): readonly Line[] {
  const written = read(text);
  const others = NAMES.filter((_, card) => ACTIONS[card] && !written.some((line) => line.card === card))
    .toSorted((a, b) => COSTS[CARD[b]] - COSTS[CARD[a]])
    .flatMap((name) => read(name));
  const gives = ({ card }: Line): boolean => SMOOTH[card];
  return [...others.filter(gives), ...written, ...others.filter((line) => !gives(line))];
}

/**
 * What costs no Action first, what draws before what pays while more Actions are left, then the strongest. Where no
 * card gives extra Actions this is the order of the independent simulator that the match-ups come from.
 */
export const usualPlay = played(`
  Village if plays > 1 or hand Library = 0
  Spy
  Sentry
  Merchant
  Harbinger
  Poacher if empty = 0
  Festival
  Throne Room if hand Laboratory + hand Market > 0 and plays = hand Throne Room + hand Laboratory + hand Market
  Laboratory
  Market
  Poacher
  Cellar if hand Estate + hand Duchy + hand Province + hand Gardens + hand Curse > 0
  Throne Room if hand Witch + hand Council Room + hand Smithy + hand Militia + hand Library + hand Adventurer > 0
  Throne Room if hand Festival + hand Village + hand Laboratory + hand Market + hand Spy + hand Moat + hand Bureaucrat > 0
  Throne Room if hand Bandit + hand Sentry + hand Merchant + hand Poacher + hand Harbinger + hand Vassal + hand Artisan > 0
  Throne Room if hand Woodcutter + hand Chancellor + hand Workshop + hand Thief + hand Mine + hand Feast > 0
  Throne Room if plays > hand Throne Room and hand Remodel + hand Chapel + hand Moneylender < plays - hand Throne Room
  Council Room if actions > 1; Smithy if actions > 1; Witch if actions > 1; Moat if actions > 1
  Library if actions > 1 and coins + treasure < 8
  Witch if supply Curse > 0
  Chapel if turn <= 8 and hand Estate + hand Curse + hand Copper >= 3
  Council Room
  Bandit
  Militia
  Artisan if horizon > 3
  Moneylender if hand Copper > 0
  Mine if hand Copper + hand Silver > 0
  Witch
  Smithy
  Library
  Adventurer
  Vassal
  Woodcutter
  Remodel if hand Curse + hand Estate > 0 or horizon <= 6 and hand Gold > 0
  Feast
  Chancellor
  Chapel
  Bureaucrat
  Moat
  Workshop
  Thief
  Artisan
  Village
`);

/** What a Throne Room plays twice, the best first. */
export const thronePlay = played(`
  Witch if supply Curse > 0
  Council Room; Smithy; Witch
  Laboratory; Library if plays < 4; Adventurer; Festival; Militia; Market
  Sentry; Bandit; Poacher if empty = 0; Merchant; Artisan
  Moat; Mine if hand Copper + hand Silver > 1; Bureaucrat
  Moneylender if hand Copper > 1
  Village; Spy; Harbinger; Vassal; Poacher; Woodcutter; Chancellor; Feast; Workshop; Thief
  Remodel if hand Curse + hand Estate > 1
  Cellar; Mine; Moneylender; Remodel; Chapel
`);

export const usualTrash = readStrategy(`
Province
trash:
  Curse
  Estate if horizon > 4
  Copper if money > 5 and (money > 8 or treasure < 3 or treasure = 4)
  Estate if horizon > 2
`).trash as readonly Line[];
