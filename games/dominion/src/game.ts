/** Dominion as a game of the contract. */
import type { Game, OptionSpecs, OptionsOf, Seat } from '@baize/game';
import { advance } from './advance.ts';
import { type CardName, DEFAULT_VICTORY_PILE, EDITIONS, KINGDOM, RULES } from './facts.ts';
import { moves } from './legal.ts';
import type { Move } from './moves.ts';
import { PRESET_NAMES, PRESETS } from './presets.ts';
import { result } from './score.ts';
import { newState } from './deal.ts';
import { copy, type State } from './state.ts';
import { ask, say, show, tell } from './text.ts';
import { imagine, type View, view } from './view.ts';

const NO_PRESET = 'none';

export const options = {
  rules: {
    kind: 'choice',
    label: 'Rule set',
    help: 'House has every kingdom card in the supply; official is the published game with ten of them.',
    choices: ['house', 'official'],
    default: 'house',
    atTable: 'official',
  },
  edition: {
    kind: 'choice',
    label: 'Edition',
    help: 'Decides the kingdom cards. In the second edition, the effects of Throne Room, Mine and Moneylender are optional.',
    choices: ['first', 'second', 'both'],
    default: 'first',
  },
  preset: {
    kind: 'choice',
    label: 'Set of ten',
    help: 'A named kingdom of the edition. With none, the official rules draw ten cards and the house rules take all.',
    choices: [NO_PRESET, ...PRESET_NAMES],
    default: NO_PRESET,
  },
  kingdom: {
    kind: 'list',
    label: 'Kingdom cards',
    help: 'Exactly these kingdom cards; none leaves it to the set and the rules.',
    from: KINGDOM,
    default: [],
  },
  victoryPileSize: {
    kind: 'number',
    label: 'Victory piles',
    help: 'Estates, Duchies and Provinces under the house rules; in the official rules they follow from the number of players.',
    min: 1,
    max: 30,
    default: DEFAULT_VICTORY_PILE,
  },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof options>;

/** The kingdom that these options fix; `null` leaves it to the rules and the seed. */
export const kingdomOf = (chosen: Options): readonly CardName[] | null =>
  chosen.kingdom.length > 0
    ? chosen.kingdom
    : chosen.preset === NO_PRESET
      ? null
      : (PRESETS[chosen.edition][chosen.preset] ?? null);

function refuse(chosen: Options, seats: number): string | null {
  const rule = RULES[chosen.rules];
  if (seats < rule.fewest) return `The ${chosen.rules} rules need at least ${rule.fewest} players.`;
  if (chosen.kingdom.length > 0 && chosen.preset !== NO_PRESET) return 'Choose kingdom cards or a named set, not both.';
  const named = chosen.edition === 'both' ? 'editions' : `${chosen.edition} edition`;
  if (chosen.preset !== NO_PRESET && PRESETS[chosen.edition][chosen.preset] === undefined)
    return `There is no set '${chosen.preset}' in the ${named}: choose ${Object.keys(PRESETS[chosen.edition]).join(', ')}.`;
  const stranger = chosen.kingdom.find((name) => !EDITIONS[chosen.edition].includes(name));
  if (stranger !== undefined) return `${stranger} is not in the ${named}: choose another edition or card.`;
  if (rule.kingdomSize !== null && chosen.kingdom.length > 0 && chosen.kingdom.length !== rule.kingdomSize)
    return `The ${chosen.rules} rules need exactly ${rule.kingdomSize} kingdom cards.`;
  if (rule.victoryPile(seats, 0) !== 0 && chosen.victoryPileSize !== DEFAULT_VICTORY_PILE)
    return `The ${chosen.rules} rules fix the victory piles.`;
  return null;
}

export const game: Game<State, Move, View, Options> = {
  name: 'dominion',
  title: 'Dominion',
  rules: 1,
  seats: [1, 4],
  options,
  refuse,
  start: (chosen, seats, seed) => newState({ ...chosen, kingdom: kingdomOf(chosen) }, seats, seed),
  turn: (state): Seat | null => (state.asked < 0 ? null : state.asked),
  moves,
  advance,
  copy,
  result,
  view,
  imagine,
  say,
  ask,
  show,
  tell,
};
