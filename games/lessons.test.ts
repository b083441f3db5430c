/** Every step of every lesson is played: the right answer, every wrong one that is offered, and what follows. */
import {
  type Answer,
  follow,
  hear,
  isSort,
  judge,
  type Lesson,
  type LessonStep,
  type MoveStep,
  offered,
} from '@baize/game';
import { describe, expect, it } from 'vitest';
import { taughtGames } from './index.ts';

const sentences = (text: string): number => text.split(/[.?!](?: |$)/).filter((part) => part !== '').length;
const words = (text: string): number => text.split(' ').length;

/** A title is a few words without a full stop; what is drawn adds up. */
function checkAnswer({ title, text, working }: Answer): void {
  expect(title, title).toMatch(/^[A-Z].{1,38}[^.]$/);
  if (text !== undefined) expect(text, text).toMatch(/^[A-Z].*\.$/);
  if (working?.kind === 'sum' && working.parts.at(-1)?.sign === '=') {
    const signed = working.parts.map(({ sign, count }) => (sign === '−' || sign === '=' ? -count : count));
    expect(
      signed.reduce((sum, count) => sum + count, 0),
      title,
    ).toBe(0);
  }
}

/** Seconds that a lesson takes read aloud, a move after each step included. */
const READING = 60 / 150;
const MOVING = 3;
/** The words of a move without its verb. */
const piecesOf = (words: string): string[] => words.split(' ').slice(1);
const gestureOf = (step: LessonStep): number => (isSort(step) ? step.sort.length : step.accept[0].split(', ').length);
const secondsOf = ({ steps, keep }: Lesson): number =>
  [...steps.flatMap(({ text, right }) => [text, right.title, right.text ?? '']), ...keep].reduce(
    (sum, text) => sum + words(text),
    0,
  ) *
    READING +
  steps.reduce((sum, step) => sum + gestureOf(step), 0) * MOVING;

for (const entry of taughtGames)
  describe(`lessons of ${entry.title}`, async () => {
    const { game } = await entry.load();
    const { lessons } = await entry.learn.course();

    const play = (state: ReturnType<typeof game.copy>, words: string): void => {
      const move = hear(game, state, words);
      expect(move, `'${words}' is legal`).not.toBeNull();
      game.advance(state, move);
    };

    it('are six to eight, with different names', () => {
      expect(lessons.length).toBeGreaterThanOrEqual(6);
      expect(lessons.length).toBeLessThanOrEqual(8);
      expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    });

    it('take at most a minute each, read aloud', () => {
      for (const lesson of lessons) expect(secondsOf(lesson), lesson.title).toBeLessThanOrEqual(60);
    });

    for (const lesson of lessons)
      it(`${lesson.title}: every step plays`, () => {
        let state: ReturnType<typeof game.copy> = null;
        for (const step of lesson.steps) {
          expect(step.text.length, step.text).toBeLessThanOrEqual(150);
          expect(sentences(step.text), step.text).toBeLessThanOrEqual(2);
          checkAnswer(step.right);
          if (isSort(step)) {
            expect(step.shuffled.toSorted((a, b) => a - b)).toEqual(step.sort.map((_, i) => i));
            expect(step.shuffled).not.toEqual(step.shuffled.toSorted((a, b) => a - b));
            checkAnswer(step.wrong);
            continue;
          }
          state = step.position?.() ?? state;
          expect(game.turn(state), step.text).toBe(0);
          check(step, game.copy(state));
          for (const words of step.accept[0].split(', ')) play(state, words);
          expect(
            follow(game, state, step.after ?? [], () => {}),
            step.text,
          ).toEqual([]);
        }
      });

    /** Everything that can be tried in one move is answered, every answer can be had, and the right answer is right. */
    function check(step: MoveStep, state: ReturnType<typeof game.copy>): void {
      for (const gesture of step.accept.filter((each) => !each.includes('*')))
        expect(judge(step, gesture.split(', ')), gesture).toEqual({ right: true, says: step.right });
      const legal = game.moves(state).map((move: unknown) => game.say(move, state));
      const open = offered(step, legal);
      expect(open, step.text).toContain(step.accept[0].split(', ')[0]);
      for (const answer of [step.otherwise, ...step.replies]) checkAnswer(answer);
      expect(step.replies.length, step.text).toBeGreaterThan(0);
      // what is right must be among what is lit
      const lit = step.lit?.flatMap(piecesOf);
      if (lit !== undefined)
        expect(lit, step.text).toEqual(expect.arrayContaining(piecesOf(step.accept[0].split(', ')[0])));
      for (const reply of step.replies) {
        expect(
          offered({ ...step, accept: [], replies: [reply] }, legal),
          `${step.text}: somebody can ${reply.words}`,
        ).not.toEqual([]);
      }
    }
  });
