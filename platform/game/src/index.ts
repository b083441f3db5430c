/** The contract of a game, and what follows from it for every game. */
export type { Advice, AdvisedOpening, AdvisedPlan, Advisor, Estimate } from './advice.ts';
export type { AnyBot, Bot, Choice, Decide, Guide } from './bot.ts';
export { type Catalogue, loadPack, noSuchGame } from './catalogue.ts';
export { type Conformance, conform } from './conformance.ts';
export { BaizeError, messageOf } from './error.ts';
export { eventFor, type GameEvent, type Hidden, type SeatEvent, type TableEvent, wholeEvent } from './events.ts';
export { forfeit, withoutResigned } from './forfeit.ts';
export type {
  AnyGame,
  Eventful,
  EventOf,
  Game,
  GameOptions,
  MoveOf,
  Result,
  Seat,
  Seen,
  StateOf,
  ViewOf,
} from './game.ts';
export {
  type OptionSpec,
  type OptionSpecs,
  type OptionsOf,
  type OptionsRead,
  readOptions,
  tableOptions,
} from './options.ts';
export {
  type Accent,
  adviserOf,
  type Criterion,
  type FieldContext,
  type GamePack,
  type JsonSchema,
  type Level,
  type NamedViews,
  type Presets,
  type Probe,
  quickBots,
  quickerBot,
  type Ruling,
  type Series,
  type Specified,
  type SpecifiedPhases,
  type TextError,
  usualBot,
  wholeRules,
  type Writing,
} from './pack.ts';
export { assemble, type Code, F64, I32, type Local, type Memory, memoryOf, Routine, type Value } from './assembler.ts';
export { f64, f64x2, i32, i32x4, i64, repeatWhile, select, v128 } from './instructions.ts';
export { kernelOver } from './kernel.ts';
export { type Packed, packWeights, unpackWeights } from './packedWeights.ts';
export { Perceptron, type Shape, weightCount } from './perceptron.ts';
export { perft } from './perft.ts';
export { schemaOf } from './schema.ts';
export type { HandKind, Holding, Scale, Study } from './study.ts';
export { type GameRecord, hear, plainWords, play, playWords, replay, winShares } from './play.ts';
export { type PlayedGame, playGame, type PlaySettings, Playthrough, recordGame } from './playGame.ts';
export {
  below,
  BotRandom,
  copyRandom,
  fork,
  next,
  pick,
  type Random,
  randomFor,
  seeded,
  shuffle,
  unit,
} from './random.ts';
export {
  type Answer,
  type Course,
  fits,
  follow,
  isSort,
  judge,
  type Ladder,
  leadWords,
  type Lesson,
  type LessonStep,
  type MoveStep,
  offered,
  type Puzzle,
  type PuzzleMining,
  type PuzzleSet,
  type PuzzleThemes,
  type Situation,
  type SortStep,
  type Sum,
  type Theme,
} from './learn.ts';
export { finish, type Progress, type Stage, type Stepwise } from './progress.ts';
export { evenLevel, levelsAmong, newRating, rated, ratedGame, type Rating } from './ratings.ts';
export { puzzleOfDay, puzzleState, solves } from './puzzles.ts';
export type { MoveGroup, Scene, TerminalTable } from './terminal.ts';
export type { Cost, SheetPart } from './sheet.ts';
export { asYou } from './you.ts';
