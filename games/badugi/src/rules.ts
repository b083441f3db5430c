/** What may be agreed before a match: rule presets, stakes, levels, prizes, as data. */
import type { OptionSpecs, OptionsOf } from '@baize/game';

export interface Rules {
  /** Bets and raises allowed per round, the big blind counting as one. */
  readonly caps: readonly [number, number, number, number];
  /** What an all-in raise of less than a full bet does: from half a bet on it is one; or it always counts as one. */
  readonly shortRaise: 'half' | 'counts';
  /** Whether the big blind is asked when the others have called all-in for no more than the blind. */
  readonly loneBlind: 'passes' | 'checks';
  /** What is owed when the big blind could not be posted in full. */
  readonly shortBlind: 'full' | 'posted';
  /** Who gets the chips that do not divide, from the left of the button. */
  readonly oddChips: 'each' | 'first';
  /** Whether the reshuffle may bring a player's own discards back. */
  readonly ownDiscards: 'never' | 'possible';
}

/** Each difference between the rule sets is one entry here (rulings B8, B10, B12, B14, B15, B17). */
export const RULES = {
  house: {
    caps: [5, 5, 5, 5],
    shortRaise: 'half',
    loneBlind: 'passes',
    shortBlind: 'full',
    oddChips: 'each',
    ownDiscards: 'never',
  },
  official: {
    caps: [4, 4, 4, 4],
    shortRaise: 'half',
    loneBlind: 'passes',
    shortBlind: 'full',
    oddChips: 'each',
    ownDiscards: 'never',
  },
  pokerkit: {
    caps: [5, 4, 4, 4],
    shortRaise: 'counts',
    loneBlind: 'checks',
    shortBlind: 'posted',
    oddChips: 'first',
    ownDiscards: 'possible',
  },
} as const satisfies Record<string, Rules>;

export type RuleSet = keyof typeof RULES;

/** What is played for in a hand. */
export interface Stakes {
  readonly ante: number;
  readonly small: number;
  readonly big: number;
  /** The size of a bet, by betting round. */
  readonly bets: readonly [number, number, number, number];
  /** After whom the round starts. */
  readonly first: readonly ['big blind' | 'button', 'button', 'button', 'button'];
}

export function stakesOf(ante: number, small: number, big: number): Stakes {
  return {
    ante,
    small,
    big,
    bets: [big, big, 2 * big, 2 * big],
    first: ['big blind', 'button', 'button', 'button'],
  };
}

/** Tournament levels in percent of the first blinds; past the end each level doubles. */
const LEVELS = [100, 150, 200, 250, 375, 500, 750, 1000, 1500, 2000, 3000, 4000, 6000, 8000] as const;

/** The percentage of a level, the first being 1. */
function levelPercent(level: number): number {
  const known = LEVELS[level - 1];
  return known ?? (LEVELS.at(-1) as number) * 2 ** Math.min(20, level - LEVELS.length);
}

/** The stakes of a tournament level. */
export function stakesAt(table: MatchRules, level: number): Stakes {
  const percent = levelPercent(level);
  const scaled = (chips: number): number => Math.floor((chips * percent) / 100);
  return stakesOf(scaled(table.ante), scaled(table.small), scaled(table.big));
}

/** Shares of the prize pool, by number of players, best place first. */
export function prizes(players: number): readonly number[] {
  if (players <= 3) return [1];
  return players <= 5 ? [0.65, 0.35] : [0.5, 0.3, 0.2];
}

export const optionSpecs = {
  rules: {
    kind: 'choice',
    choices: ['house', 'official', 'pokerkit'],
    default: 'house',
    label: 'Rule set',
    help: 'House: five bets a round. Official: four. Pokerkit: as the poker engine of that name plays, for comparing hands.',
  },
  match: {
    kind: 'choice',
    choices: ['hand', 'hands', 'tournament'],
    default: 'hand',
    atTable: 'tournament',
    label: 'Match',
    help: 'One hand, a cash table for a number of hands, or a tournament until one player has all chips.',
  },
  hands: { kind: 'number', default: 100, min: 1, max: 100_000, label: 'Hands at a cash table' },
  rebuy: {
    kind: 'choice',
    choices: ['always', 'ask'],
    default: 'always',
    atTable: 'ask',
    label: 'Without chips at a cash table',
    help: 'Always: everybody buys in again at once. Ask: each player buys in again or leaves the table.',
  },
  stack: { kind: 'number', default: 1500, min: 1, max: 10_000_000, label: 'Chips per player' },
  smallBlind: { kind: 'number', default: 10, min: 1, max: 1_000_000, label: 'Small blind' },
  bigBlind: {
    kind: 'number',
    default: 20,
    min: 1,
    max: 1_000_000,
    label: 'Big blind',
    help: 'Also the bet of the first two rounds; the last two play twice that.',
  },
  ante: { kind: 'number', default: 0, min: 0, max: 1_000_000, label: 'Ante' },
  levelHands: {
    kind: 'number',
    default: 10,
    min: 1,
    max: 1000,
    label: 'Hands per level',
    help: 'In a tournament the blinds rise after this many hands.',
  },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof optionSpecs>;

/** The rules and stakes agreed for a match; they never change. */
export interface MatchRules {
  readonly rules: RuleSet;
  readonly match: 'hand' | 'hands' | 'tournament';
  readonly hands: number;
  readonly rebuy: 'always' | 'ask';
  readonly stack: number;
  readonly small: number;
  readonly big: number;
  readonly ante: number;
  readonly levelHands: number;
  readonly caps: readonly number[];
}

export function matchRulesOf(options: Options): MatchRules {
  return {
    rules: options.rules,
    match: options.match,
    hands: options.match === 'hand' ? 1 : options.hands,
    rebuy: options.rebuy,
    stack: options.stack,
    small: options.smallBlind,
    big: options.bigBlind,
    ante: options.ante,
    levelHands: options.levelHands,
    caps: RULES[options.rules].caps,
  };
}

/** For one hand with given stacks, apart from any match. */
export const singleHand = (rules: RuleSet, small: number, big: number, ante: number): MatchRules => ({
  rules,
  match: 'hand',
  hands: 1,
  rebuy: 'always',
  stack: 0,
  small,
  big,
  ante,
  levelHands: 1,
  caps: RULES[rules].caps,
});

/** Gains are told in big blinds for 100 hands; a tournament pays prizes, not hands. */
export const stakes = ({ match, hands, bigBlind }: Options): { unit: string; worth: number } =>
  match === 'tournament'
    ? { unit: 'chips a game', worth: 1 }
    : { unit: 'bb/100', worth: 100 / bigBlind / (match === 'hand' ? 1 : hands) };

const LEAVING = ['leave', 'fold', 'check', 'stand pat', 'draw'];

/** Whoever had to give up pays blinds and folds every hand that is left. */
export const leaving = (legal: readonly string[]): string =>
  LEAVING.find((words) => legal.includes(words)) ?? legal[0] ?? '';
