/** Texts of puzzles, in one place, ready to be translated. */
import { count, signed } from '../counting.ts';
import { texts as page } from '../texts.ts';

const percent = (hope: number): string => `${Math.round(hope * 100)} %`;

export const texts = {
  title: 'Puzzles',
  line: 'One move is clearly best. Find it. A new one for each game every day.',
  today: 'Today',
  allPuzzles: 'All puzzles',
  ofToday: (date: string) => `Puzzle of the day, ${date}`,
  puzzle: 'Puzzle',
  yourMove: 'Your move',
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
  rating: 'Rating',
  hint: 'Hint',
  giveUp: 'Give up',
  right: 'Solved',
  wrong: 'Not the best',
  shown: 'The solution',
  another: (move: string) => `${move}: another move is better.`,
  worthLess: (move: string, worth: string, stake: 'win' | 'chips') =>
    stake === 'win'
      ? `${move} wins ${worth} of the time. Another move wins more often.`
      : `${move} is worth ${worth} chips on average. Another move is worth more.`,
  tryAgain: 'Try again',
  solution: 'Solution',
  analyse: 'Analyse',
  share: 'Share',
  shared: 'Copied',
  shareText: (date: string, theme: string, streak: number) =>
    `${page.brand}, ${date}: ${theme}, first try. ${count(streak, 'day', 'days')}.`,
  chance: 'Chance to win, in thousands of imagined games',
  chips: 'Chips won or lost on average, in thousands of imagined hands',
  amount: (hope: number, stake: 'win' | 'chips') =>
    stake === 'win' ? percent(hope) : signed(Math.round(hope * 10) / 10),
  change: (rating: number, by: number) => `Rating ${rating} (${signed(by)})`,
  unrated: 'Only the first try counts for the rating.',
  missing: 'There is no such puzzle.',
  missingLine: 'Choose one from the list.',
  weekLabel: 'The last seven days',
  week: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
};
