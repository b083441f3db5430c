/** Badugi: the game, its players and what else its package offers. */
import type { GamePack } from '@baize/game';
import { guide } from '../bots/guide.ts';
import { bots, sparring } from '../bots/index.ts';
import { probe } from '../bots/probe.ts';
import { study } from '../bots/study.ts';
import { accents, board } from './board.ts';
import { game } from './game.ts';
import { wordsOf } from './namedMoves.ts';
import { named } from './namedView.ts';
import { rulesText } from './rulesText.ts';
import { rulings } from './rulings.ts';
import { leaving, stakes } from './rules.ts';
import { specified } from './specified.ts';
import { notation } from './text.ts';
import { placesOf } from './view.ts';
import { costOf, sheet } from './sheet.ts';

export { CPU_PROFILES, type PositionCategory, type StrategyProfile } from '../bots/profiles.ts';
export {
  advise,
  chanceKeeping,
  chanceToComplete,
  outsOf,
  potOddsOf,
  recommendedDiscards,
  sharedOf,
  whyNot,
} from './advice.ts';
export { cardFrom, cardName, cardNames, rankOf, rankWord, ranksWord, suitOf, suitWord } from './cards.ts';
export { game } from './game.ts';
export {
  classOf,
  classOfRanks,
  counting,
  type HandClass,
  handText,
  handWords,
  ranksHighToLow,
  sizeOfClass,
  topRank,
} from './hand.ts';
export { type HandAction, type HandHistory, handsOf, historiesOf } from './history.ts';
export {
  type BreakabilityScore,
  type Card,
  HandEvaluator,
  HandRank,
  HandType,
  Rank,
  Suit,
  toCard,
  toNumber,
} from './modelHand.ts';
export { GamePhase, GameState, type Player } from './model.ts';
export { fromPhh, toPhh } from './phh.ts';
export { toPokerStars } from './pokerstars.ts';
export type { Options, RuleSet, Stakes, MatchRules } from './rules.ts';
export type { LastHand, State } from './state.ts';
export { type Count, type Statistics, statisticsOf } from './statistics.ts';
export { CpuStrategy, getPositionCategory, getStrategyProfile, OPENING_RANGES } from './strategy.ts';
export { placesOf, type SeatView, type View } from './view.ts';

export const pack: GamePack<typeof game> = {
  game,
  bots,
  sparring,
  rulesText,
  rulings,
  board,
  sheet,
  costOf,
  terminal: async () => (await import('../terminal/index.ts')).terminal,
  places: placesOf,
  accents,
  usualSeats: 7,
  probe,
  guide,
  study,
  stakes,
  leaving,
  specified,
  named,
  models: { notation, options: { match: 'hands', hands: 20 } },
  wordsOf,
};
