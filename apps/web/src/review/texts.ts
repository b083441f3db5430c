/** Texts of the review. */
import { capital, lowerFirst } from '../counting.ts';
import { chances } from '../replay/texts.ts';

const mistakes = (n: number): string => `${n}\u00a0${n === 1 ? 'mistake' : 'mistakes'}`;
/** Not moves: one move may take several. */
const counted = (n: number): string => `${n}\u00a0${n === 1 ? 'decision' : 'decisions'}`;

export const texts = {
  title: 'Review',
  accuracy: 'accuracy',
  jump: 'Mistakes',
  mistakes: (n: number, decisions: number) => `${mistakes(n)} in ${counted(decisions)}`,
  looked: (decisions: number) => `${counted(decisions)} looked at`,
  soFar: ' so far',
  foundSoFar: (n: number) => `${mistakes(n)} so far`,
  notYet: 'not judged yet',
  lost: (chips: number) => (chips < 0.05 ? '0.0' : `−${chips.toFixed(1)}`),
  aMove: 'chips a move',
  list: 'Mistakes, costliest first',
  own: (name: string | null) => (name === null ? 'Your mistakes' : `Mistakes of ${name}`) + ', costliest first',
  count: (n: number, done: boolean) => `${mistakes(n)}${done ? '' : ' so far'}, costliest first`,
  nth: (when: string | null, n: number, all: number, done: boolean) =>
    `${when === null ? '' : `${when}. `}Mistake ${n} of ${all} by cost${done ? '' : ', so far'}`,
  previous: 'Previous mistake',
  following: 'Next mistake',
  none: (least: string) => `No move cost more than ${least}.`,
  noneSo: 'Nothing found so far.',
  played: 'Played',
  better: 'Better',
  tryIt: 'Try it',
  show: 'Show the answer',
  found: 'You found it.',
  foundThere: (when: string, move: string) => `${when}. You found it: ${lowerFirst(move)}`,
  same: 'That is the move that was played.',
  another: 'Another idea. Looking at what it is worth…',
  unweighed: 'Another idea, which the bot would not consider.',
  worth: (amount: string, below: string | null, good: boolean) =>
    `${good ? 'Good: ' : ''}${amount}, ${below === null ? 'level with the best' : `${below} below the best`}.`,
  trying: 'What would you do here?',
  atLeast: (amount: string) => `The move of the game: ${amount}. At least one is better.`,
  find: 'Find a better move',
  again: (when: string | null) => `${when ?? 'The position'} again: choose on the table, as in the game.`,
  judged: 'Your choice is judged at once, and nothing here changes the game that was played.',
  stop: 'Stop trying',
  showMe: 'Show me',
  moveOf: (when: string | null, name: string | null) => {
    const whose = name === null ? 'your move' : `${name}’s move`;
    return when === null ? capital(whose) : `${when}, ${whose}`;
  },
  wasBetter: (move: string) => `Better: ${lowerFirst(move)}.`,
  previousShort: 'Previous',
  followingShort: 'Next',
  board: 'Analysis board',
  leaveBoard: 'Back to the review',
  replay: 'Replay',
  line: (story: string) => `Review: ${story}`,
  basis: 'Estimated from simulated games that use only what each player could see.',
  working: (share: number) => `Looking at every decision, ${Math.round(share * 100)}\u00a0%`,
  round: (move: number) => `Move ${move}`,
  branches: 'Tried before',
  chance: (name: string | null, stake: 'win' | 'chips') =>
    name === null
      ? stake === 'win'
        ? 'Your chance to win'
        : 'Your chips, won or lost'
      : stake === 'win'
        ? `${name}: chance to win`
        : `${name}: chips won or lost`,
  now: (amount: string) => `at this move ${amount}`,
  goOn: 'Show how it goes on',
  goOnShort: 'How it goes on',
  solved: (n: number, all: number) => `${n} of ${all} put right`,
  copyBranch: 'Share',
  copied: 'Link copied',
  save: 'Save the game with its variations',
  openFile: 'Open a file',
  fileTitle: 'A game with its variations',
  fileLine: 'Choose a file that somebody saved from a review, or any record of a game.',
  fileWrong: 'This file is not a record of a game that can be played here.',
  playOn: 'Bots move on',
  percent: (hope: number) => `${Math.round(hope * 100)}\u00a0%`,
  points: (cost: number) => `−${Math.round(cost * 100)}`,
  chips: chances.exactChips,
  chipCost: (cost: number) => `−${cost.toFixed(1)}`,
};
