/** The specified CPU strategy by its names, over the players in `bots`. */
import { playAs } from '../bots/cpu.ts';
import { CHART, CPU_PROFILES, categoryOf, type PositionCategory, type StrategyProfile } from '../bots/profiles.ts';
import { decideDiscards } from '../bots/postdraw.ts';
import { planOf, situationOf } from '../bots/situation.ts';
import type { GameState, Player } from './model.ts';
import { type Card, HandType, Rank, toCard } from './modelHand.ts';
import { sayMove } from './text.ts';

interface OpeningCriteria {
  readonly maxHighCard: Rank;
  readonly mustBeSmooth?: boolean;
  readonly action: 'fold' | 'call' | 'raise';
}

/** The opening chart by position and hand type. Where it says play, a first player in raises. */
export const OPENING_RANGES: Readonly<Record<PositionCategory, Readonly<Partial<Record<HandType, OpeningCriteria>>>>> =
  {
    early: rangeOf('early'),
    middle: rangeOf('middle'),
    late: rangeOf('late'),
  };

function rangeOf(position: PositionCategory): Partial<Record<HandType, OpeningCriteria>> {
  const range: Partial<Record<HandType, OpeningCriteria>> = {
    [HandType.TwoCard]: { maxHighCard: Rank.Ace, action: 'fold' },
  };
  for (const type of [HandType.Badugi, HandType.ThreeCard, HandType.TwoCard] as const) {
    const criteria = CHART[position][type];
    if (criteria !== undefined)
      range[type] = { maxHighCard: criteria.top + 1, mustBeSmooth: criteria.smooth, action: 'raise' };
  }
  return range;
}

/** The profile of a CPU, by the number in its id. */
export function getStrategyProfile(player: Player): StrategyProfile {
  const number = Number.parseInt(player.id.replace(/\D/g, ''), 10) || 1;
  return CPU_PROFILES[(number - 1) % CPU_PROFILES.length];
}

/** By how many act after: blinds and first seats early, cutoff and button late. */
export function getPositionCategory(gameState: GameState, player: Player): PositionCategory {
  const { players, dealerIndex } = gameState;
  const active = players.filter((each) => each === player || !each.hasFolded);
  const fromButton = (each: Player): number =>
    (players.indexOf(each) - dealerIndex - 1 + players.length) % players.length;
  const place = active.filter((each) => fromButton(each) < fromButton(player)).length;
  return categoryOf(place, active.length);
}

// oxlint-disable-next-line typescript/no-extraneous-class -- the specification names a class
export class CpuStrategy {
  /** 'Fold', 'Check', 'Call', 'Bet' or 'Raise'; 'Draw' when it is time to draw. */
  static decideAction(gameState: GameState): string {
    const cpu = current(gameState);
    const view = gameState.viewFor(cpu);
    if (view.drawing) return 'Draw';
    const moves = gameState.legalMoves();
    const decide = playAs(getStrategyProfile(cpu));
    const { move } = decide(view, moves, gameState.players.indexOf(cpu), gameState.luckFor(cpu));
    const words = sayMove(move);
    return `${words[0]?.toUpperCase()}${words.slice(1)}`;
  }

  /** The cards to throw: none to stand pat, by the same plan as the betting before it. */
  static decideDiscards(gameState: GameState): Card[] {
    const cpu = current(gameState);
    const view = gameState.viewFor(cpu);
    const situation = situationOf(view, gameState.players.indexOf(cpu));
    return decideDiscards(situation, getStrategyProfile(cpu), planOf(view, gameState.luckFor(cpu))).cards.map(toCard);
  }
}

function current(gameState: GameState): Player {
  const player = gameState.getCurrentPlayer();
  if (!player.isCpu) throw new Error('Current player is not CPU');
  return player;
}
