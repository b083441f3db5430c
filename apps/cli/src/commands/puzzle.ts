/** `baize puzzle`: a position in which one move is clearly best, in the terminal. */
import { createInterface } from 'node:readline/promises';
import { findGame } from '@baize/games';
import {
  BaizeError,
  type GamePack,
  plainWords,
  type Puzzle,
  puzzleOfDay,
  type PuzzleSet,
  puzzleState,
  type PuzzleThemes,
} from '@baize/game';
import type { Command } from 'commander';
import { packOf } from '../tables.ts';

export function addPuzzleCommand(program: Command): void {
  program
    .command('puzzle')
    .argument('<game>', 'the game; `baize games` lists them')
    .argument('[id]', 'the id of a puzzle; today’s by default')
    .option('--theme <name>', 'a random puzzle with this theme')
    .option('--solution', 'show the answer immediately')
    .description('solve a puzzle: find the one move that is clearly best')
    .action(async (name: string, id: string | undefined, given: { theme?: string; solution?: boolean }) => {
      const pack = await packOf(name);
      const found = await findGame(pack.game.name)?.learn?.puzzles();
      if (found === undefined) throw new BaizeError('FAILED', `${pack.game.title} has no puzzles.`);
      const puzzle = chosen(found.set, found.themes, id, given.theme);
      const task = taskOf(pack, found.set, found.themes, puzzle);
      console.log(task.text);
      if (given.solution === true) return console.log(answerTo(task, found.set, task.puzzle.lines[0].words));
      const lines = createInterface({ input: process.stdin, output: process.stdout });
      try {
        console.log(answerTo(task, found.set, await lines.question('\nYour move, by number or in words: ')));
      } finally {
        lines.close();
      }
    });
}

function chosen(set: PuzzleSet, { themes }: PuzzleThemes, id: string | undefined, theme: string | undefined): Puzzle {
  if (theme !== undefined && themes[theme] === undefined)
    throw new BaizeError('FAILED', `There is no theme '${theme}'. There are ${Object.keys(themes).join(', ')}.`);
  const of = set.puzzles.filter((each) => each.theme === theme);
  const puzzle =
    id !== undefined
      ? set.puzzles.find((each) => each.id === id)
      : theme !== undefined
        ? of[Math.floor(Math.random() * of.length)]
        : puzzleOfDay(set, new Date().toLocaleDateString('sv'));
  if (puzzle === undefined) throw new BaizeError('FAILED', 'There is no such puzzle.');
  return puzzle;
}

interface Task {
  readonly puzzle: Puzzle;
  readonly text: string;
  readonly legal: readonly string[];
  readonly theme: PuzzleThemes['themes'][string];
}

/** The table as the mover sees it, the question and the legal moves. */
export function taskOf(pack: GamePack, set: PuzzleSet, { themes }: PuzzleThemes, puzzle: Puzzle): Task {
  const { game } = pack;
  const state = puzzleState(game, set, puzzle);
  const view: unknown = game.view(state, puzzle.seat);
  const name = (seat: number): string =>
    seat === puzzle.seat ? 'You' : (set.games[puzzle.game].seats[seat]?.name ?? '');
  const legal = game.moves(state).map((move: unknown) => game.say(move, state));
  const theme = themes[puzzle.theme];
  const text = [
    `${game.title} puzzle ${puzzle.id}, rated ${puzzle.rating}`,
    pack.board?.(view, name) ?? game.show(view),
    theme.ask,
    legal.map((words: string, i: number) => `${String(i + 1).padStart(3)}  ${words}`).join('\n'),
  ].join('\n\n');
  return { puzzle, text, legal, theme };
}

/** Whether it was the best move, what each is worth, and why. */
export function answerTo({ puzzle, legal, theme }: Task, { stake }: PuzzleSet, said: string): string {
  const words = plainWords(/^\d+$/.test(said.trim()) ? (legal[Number(said) - 1] ?? '') : said);
  if (!legal.some((each) => plainWords(each) === words)) return `'${said.trim()}' is not among the moves.`;
  const [best] = puzzle.lines;
  const worth = (hope: number): string =>
    stake === 'win' ? `${Math.round(hope * 100)} %` : `${hope.toFixed(1)} chips`;
  return [
    plainWords(best.words) === words ? 'Solved.' : `Not the best: ${best.words}.`,
    theme.why,
    ...puzzle.lines.map((line) => `${worth(line.hope).padStart(12)}  ${line.words}`),
  ].join('\n');
}
