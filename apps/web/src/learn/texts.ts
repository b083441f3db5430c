/** Texts of lessons, in one place, ready to be translated. */
import { count, spelt } from '../counting.ts';
import { texts as page } from '../texts.ts';

export const texts = {
  title: 'Learn by playing.',
  line: 'Short lessons on the real table. Stop anywhere, come back later.',
  newTo: page.start.newTo,
  next: (lesson: string) => `Next: ${lesson}`,
  allDone: (lessons: number) => `All ${spelt(lessons)} done. Now try the puzzles.`,
  course: (lessons: number, minutes: number) => `${count(lessons, 'lesson', 'lessons')}, ${minutes} min`,
  of: (done: number, all: number) => (done === all ? 'Done' : `${done} of ${all}`),
  start: 'Start',
  goOn: 'Continue',
  playBots: 'Play against bots',
  rules: 'Rules',
  lesson: (n: number, title: string) => `Lesson ${n}: ${title}`,
  lessonOf: (game: string, n: number) => `${game}, lesson ${n}`,
  allLessons: 'All lessons',
  stepOf: (n: number, all: number) => `${n} of ${all}`,
  stepBack: 'Step back',
  leave: 'Leave the lesson',
  hint: 'Hint',
  showMe: 'Show me',
  onwards: 'Go on',
  tryAgain: 'Try again',
  check: 'Check',
  notYet: 'Not yet',
  right: 'Right',
  helper: 'Hint',
  done: (n: number, steps: number, slips: number) =>
    `Lesson ${n} done. ${capital(spelt(steps))} ${steps === 1 ? 'step' : 'steps'}, ${slips === 0 ? 'no slip' : count(slips, 'slip', 'slips')}.`,
  nextLesson: (title: string) => `Next: ${title}`,
  firstGame: 'Play a first game',
  strongest: 'Strongest',
  weakest: 'Weakest',
  sortKeys: 'Arrows choose, Space lifts, arrows move it, Enter checks.',
  lifted: (label: string) => `${label}, lifted.`,
  dropped: (label: string, place: number, all: number) => `${label}, ${place} of ${all}.`,
  up: 'Up',
  down: 'Down',
  missing: 'There is no such lesson.',
  missingLine: 'Choose one from the list.',
  coach: 'Lesson',
  you: 'You',
  rival: 'Basil',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
