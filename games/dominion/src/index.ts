/** Dominion: the base set in both editions, exact and fast. */
import type { GamePack } from '@baize/game';
import { beginner, casual, newcomer, regular, solid } from '../bots/amateurs.ts';
import { bigMoney } from '../bots/bigMoney.ts';
import { aggressive, balanced, defensive } from '../bots/personalities.ts';
import { book } from '../bots/book.ts';
import { evolved } from '../bots/evolved.ts';
import { expert } from '../bots/expert.ts';
import { guide } from '../bots/guide.ts';
import { searchGuide } from '../bots/lookahead.ts';
import { readBot } from '../bots/player.ts';
import { probe } from '../bots/probe.ts';
import { kingdoms, strategies } from '../bots/strategies.ts';
import { tuned } from '../bots/tuned.ts';
import { writing } from '../bots/writing.ts';
import { accents, board, cardList } from './board.ts';
import { game } from './game.ts';
import { wordsOf } from './namedMoves.ts';
import { named } from './namedView.ts';
import { PRESETS } from './presets.ts';
import { rulesText } from './rulesText.ts';
import { rulings } from './rulings.ts';
import { specified } from './specified.ts';
import { notation } from './text.ts';
import { costOf, sheet } from './sheet.ts';

export const pack: GamePack<typeof game> = {
  game,
  bots: [newcomer, beginner, casual, bigMoney, regular, solid, book, expert],
  levels: [
    {
      name: 'search',
      about: 'Plays as the expert does, and looks four turns ahead wherever there is a choice to think about.',
      stars: 5,
      slowStart: true,
      sparring: true,
      spec: 'search:240',
      guide: searchGuide,
    },
  ],
  rulesText,
  rulings,
  board,
  sheet,
  costOf,
  terminal: async () => (await import('../terminal/index.ts')).terminal,
  advisor: async () => (await import('../advice/advisor.ts')).advisor,
  cards: cardList,
  accents,
  sparring: [evolved, defensive, aggressive, tuned, balanced, ...strategies],
  readBot,
  wordsOf,
  writing,
  presets: { kingdom: { ...PRESETS.both, ...kingdoms } },
  probe,
  guide,
  specified,
  named,
  models: { notation },
  criteria: {
    'big-money': async (games, seed, random) =>
      (await import('../bots/criteria.ts')).bigMoneyCriteria(games, seed, random),
  },
};

export { type AIDecision, AIFactory, type AIStrategy, RulesBasedAI } from '../bots/ai.ts';
export { GameEngine, type GameOptions, type GameResult, type Validity, type Victory } from './engine.ts';
export type { Move, MoveType } from './engineMoves.ts';
export type { GameState, Pending, Phase, PlayerState } from './engineState.ts';
export { type Card, CARD, type CardFact, type CardName, describeCard, FACTS, nameOf } from './facts.ts';
export { game, type Options } from './game.ts';
export * as move from './moves.ts';
export { pointsOf, type Score, type ScoreLine, scoreOf, showScore } from './score.ts';
export type { State } from './state.ts';
export { countsOf } from './text.ts';
export type { PlayerView, View } from './view.ts';
