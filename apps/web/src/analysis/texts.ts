/** Texts of the analysis board. */
import { signed } from '../counting.ts';

export const texts = {
  title: 'Analysis',
  best: 'Best moves',
  unit: { win: 'chance, 95\u00a0% interval', chips: 'chips, 95\u00a0% interval' },
  games: (n: number, done: boolean, paused: boolean) =>
    `${n.toLocaleString('en')} games imagined${done ? '' : paused ? ', paused' : ', still deepening'}.`,
  held: (n: number) => `The order has held for ${n.toLocaleString('en')}.`,
  before: (amount: string) => `It was ${amount} before this deeper look.`,
  chance: 'Chance to win',
  table: 'Table',
  pause: 'Pause',
  goOn: 'Go on',
  cancel: 'Cancel',
  tryIt: 'Try it',
  tag: 'Trying',
  inGame: 'In the game',
  switches: 'S switches',
  stays: (played: string | null) =>
    `${played === null ? 'Trying a variation.' : `In the game: ${played}.`} The game itself stays as it is.`,
  variations: 'Variations',
  arrows: 'arrow keys step and change line',
  theGame: 'The game',
  nth: (n: number) => `Try ${n}`,
  now: 'What to do now',
  oftenUnit: (units: string | null) => (units === null ? 'how often, chance' : `how often, worth in ${units}`),
  spot: 'is what this spot is worth to you',
  counted: (scale: { readonly unit: string; readonly units: string } | null) =>
    `${scale === null ? '' : `${scale.unit}: ${scale.units}, from this decision on. `}The others are taken to play like the strongest bot.`,
  close: (one: string, other: string) => ` ${one} and ${other} are still close.`,
  percent: (share: number) => `${Math.round(100 * share)}\u00a0%`,
  often: (share: number) => (share < 0.005 ? 'never' : share > 0.995 ? 'always' : `${Math.round(100 * share)}\u00a0%`),
  follows: (title: string) => `Then, ${title}`,
  after: (move: string) => `after: ${move}`,
  mayHold: (name: string) => `What ${name} may hold`,
  reading: 'Working out what the others may hold…',
  beatsYou: (share: string) => `${share} beat you`,
  youBeat: (share: string) => `${share} you beat`,
  better: (share: number) =>
    share > 0.95 ? 'beats you' : share > 0.5 ? 'mostly beats you' : share < 0.05 ? 'you beat it' : 'you mostly beat it',
  looking: 'Looking…',
  next: 'then',
  trying: 'You try a variation. The game itself stays as it is.',
  eyes: 'Look through',
  all: 'All cards',
  unknown: 'What this seat cannot see is unknown. Chances are averages over what it may be.',
  openLine: 'All cards are shown. Chances are still those of the player to move, who does not see them.',
  other: (name: string) => `${name} is to move. Look through that seat to see the best moves.`,
  over: 'The game is over here.',
  one: 'There is only one move.',
  amount: (hope: number, stake: 'win' | 'chips') =>
    stake === 'win' ? `${(hope * 100).toFixed(1)}\u00a0%` : signed(hope.toFixed(1)),
  within: (error: number, stake: 'win' | 'chips') =>
    `± ${stake === 'win' ? (error * 196).toFixed(1) : (error * 1.96).toFixed(1)}`,
  step: 'Step back',
  missing: 'There is no such position.',
  missingLine: 'It may have been removed.',
};

/** Setting up a position. */
export const setUpTexts = {
  title: 'Set up a position',
  line: 'Opens the analysis board, where you make everybody’s moves, take them back and see what they are worth.',
  fromStart: 'From the first move',
  game: 'Game',
  players: 'Players',
  seed: 'Seed',
  seedLine: 'The same seed deals the same cards.',
  random: 'random',
  dice: 'Roll a seed',
  open: 'Open the board',
  fromRecord: 'From a record',
  record: 'Record',
  recordLine: 'Paste a record, as a replay or a review saves it. The board opens after its last move.',
  openRecord: 'Open the record',
  wrong: 'This is not a record of a game that can be played here.',
};
