/** Texts of puzzles, in one place, ready to be translated. */
import { chanceWithin, count, signed } from '../counting.ts';
import { texts as page } from '../texts.ts';

const percent = (hope: number): string => `${Math.round(hope * 100)}\u00a0%`;

export const texts = {
  title: 'Puzzles',
  line: 'One move is clearly best. Find it. A new one for each game every day.',
  today: 'Today',
  allPuzzles: 'All puzzles',
  ofToday: 'Puzzle of the day',
  puzzle: 'Puzzle',
  on: (game: string, date: string) => `${game}, ${date}`,
  rated: (rating: number) => `Rated ${rating}`,
  solve: 'Solve',
  solved: 'Solved',
  all: (n: number) => count(n, 'puzzle', 'puzzles'),
  done: (n: number) => `${n} solved`,
  one: (theme: string, rating: number, tried: 'solved' | 'failed' | undefined) =>
    `${theme}, rated ${rating}${tried === undefined ? '' : `, ${tried}`}`,
  next: 'Next puzzle',
  streak: 'Streak',
  days: (n: number) => count(n, 'day', 'days'),
  dayWord: (n: number) => (n === 1 ? 'day' : 'days'),
  rating: 'Rating',
  hint: 'Hint',
  giveUp: 'Give up',
  right: 'Solved',
  rightFirst: 'Solved, first try',
  wrong: 'Not the best',
  shown: 'The solution',
  bestMove: (move: string) => `The best move: ${move}.`,
  another: (move: string) => `Another move is better than “${move}”.`,
  worthLess: (move: string, worth: string, unit: string | null) =>
    unit === null ? `“${move}” wins ${worth} of the time.` : `“${move}” is worth ${worth} ${unit} on average.`,
  hopeless: (move: string) => `“${move}” hardly ever wins.`,
  tryAgain: 'Try again',
  solution: 'Solution',
  analyse: 'Analyse the position',
  share: 'Share',
  shared: 'Copied',
  shareText: (date: string, theme: string, streak: number) =>
    `${page.brand}, ${date}: ${theme}, first try. ${count(streak, 'day', 'days')}.`,
  chance: 'Wins over thousands of games',
  chipsUnit: 'chips',
  worth: (unit: string) => `Average result (${unit}) over thousands of games`,
  within: (hope: number, error: number, stake: 'win' | 'chips') =>
    stake === 'win' ? chanceWithin(hope, error) : `± ${(error * 1.96).toFixed(1)}`,
  amount: (hope: number, stake: 'win' | 'chips') =>
    stake === 'win' ? percent(hope) : signed(Math.round(hope * 10) / 10),
  yourRating: 'Your rating',
  by: signed,
  inARow: (n: number) => (n === 0 ? 'No streak yet' : n === 1 ? 'First day' : `${n} days in a row`),
  openToday: 'Today is open',
  tomorrow: 'See you tomorrow',
  takeBack: 'Take back',
  second: 'Second try',
  tryAnother: 'Try another answer',
  settled: 'Further tries no longer count.',
  unrated: 'unchanged',
  missing: 'There is no such puzzle.',
  missingLine: 'Choose one from the list.',
  weekLabel: 'The last seven days',
  week: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
};
