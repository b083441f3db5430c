/**
 * Every terminal table in random games, at every size: the frame fits the window, no move is out of sight, the prompt stands last,
 * nothing touches the frame, no key is offered that does nothing, and one of a thing is not called several.
 */
import { type AnyGame, eventFor, type GameEvent, randomFor, pick, tableOptions } from '@baize/game';
import { spansOf, widthOf, withoutColour } from '@baize/game/drawing';
import { loadGame } from '@baize/games';
import { expect, test } from 'vitest';
import { loadDrawing } from '../src/drawings.ts';
import { firstPlayer } from '../src/player.ts';
import { Projector } from '../src/projector.ts';
import { Reel } from '../src/reel.ts';

const sizes = [
  [60, 20],
  [70, 22],
  [80, 24],
  [100, 30],
  [120, 40],
  [200, 60],
] as const;

/** The numbers that a screen offers to type: brass or inverse, singly or as a range over cards one can see. */
function offered(lines: readonly string[]): Set<number> {
  const found = new Set<number>();
  const text = lines.map(withoutColour).join('\n');
  const visible = (number: number): boolean => new RegExp(`(?<!\\d)r?${number}(?!\\d)`).test(text);
  const typed = lines.flatMap(spansOf).filter(({ code }) => code === '93' || code === '30;43');
  for (const span of typed)
    for (const [, first = '', last = first] of span.text.matchAll(/(\d+)(?:–(\d+))?/g)) {
      const decks = text.includes(`${span.text} deck I–III`);
      const range = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
      for (const number of range) if (decks || visible(number)) found.add(number);
    }
  return found;
}

const severalOfOne = /(?<![\w.,])[−-]?1 (?:coins|points|pts|cards|tokens|moves|draws|buys|actions|bets)\b/;

/** What is wrong with a screen, in a few words; empty where nothing is. */
function faults(lines: readonly string[], columns: number, rows: number, words: readonly string[]): string[] {
  const numbers = offered(lines);
  const plain = lines.map(withoutColour);
  return [
    ...words.flatMap((each, at) => (numbers.has(at + 1) ? [] : [`hidden: ${at + 1} ${each}`])),
    ...(lines.length === rows && lines.every((line) => widthOf(line) === columns) ? [] : ['wrong size']),
    ...(/^. >/.test(plain.at(-2) ?? '') ? [] : ['no prompt at the bottom']),
    ...plain.flatMap((line) => (columns < 120 && /[^ ─]│$/.test(line) ? [`touches the frame: ${line}`] : [])),
    ...(words.length === 0 && /h hint|u undo|Enter confirms/.test(plain.join('\n'))
      ? ['keys that do nothing now']
      : []),
    ...plain.flatMap((line) => (severalOfOne.test(line) ? [`several of one: ${line}`] : [])),
  ];
}

const names = ['Ada', 'Odo', 'Fern', 'Marlow', 'Sable', 'Juniper', 'Clover'];

interface Setting {
  readonly game: string;
  readonly options: Record<string, unknown>;
  readonly seats: number;
}

const settings: Setting[] = [
  { game: 'dominion', options: {}, seats: 3 },
  { game: 'dominion', options: { edition: 'both' }, seats: 4 },
  { game: 'dominion', options: { rules: 'house' }, seats: 2 },
  { game: 'splendor', options: {}, seats: 2 },
  { game: 'splendor', options: {}, seats: 4 },
  { game: 'badugi', options: { match: 'hands', hands: 4 }, seats: 6 },
  { game: 'badugi', options: { match: 'tournament', stack: 200 }, seats: 7 },
  { game: 'badugi', options: { match: 'hands', hands: 12, stack: 60, rebuy: 'ask' }, seats: 3 },
  { game: 'badugi', options: { match: 'hands', hands: 3 }, seats: 2 },
];

test.each(settings)(
  'a replay draws $game with $seats as its players see it',
  async ({ game: name, options, seats }) => {
    const pack = await loadGame(name);
    await loadDrawing(pack);
    const reel = new Reel(pack, { ...tableOptions(pack.game), ...options }, names.slice(0, seats), 'reel');
    for (let move = 0; move < 120 && !reel.over; move++) {
      const moves: readonly unknown[] = pack.game.moves(reel.last);
      reel.add(pack.game.say(pick(randomFor('reel', 0, move), moves), reel.last));
    }
    for (const [columns, rows] of sizes)
      for (const viewer of [null, 0, 1])
        for (const step of [0, 7, 31, reel.length]) {
          const size = { columns, rows };
          const projector = new Projector(
            reel,
            'a record',
            firstPlayer(viewer, false, step),
            () => size,
            () => undefined,
          );
          const lines = projector.frame().lines.map(withoutColour);
          const screen = lines.join('\n');
          expect(lines.length === rows && lines.every((line) => widthOf(line) === columns), screen).toBe(true);
          expect(lines.at(-2)).toContain(`move ${Math.min(step, reel.length)} of ${reel.length}`);
          expect(screen).not.toMatch(/u undo|h hint|_ *│$/m);
          if (viewer === null) expect(screen).not.toMatch(/\bYour?\b/);
          else expect(screen).not.toMatch(new RegExp(`${names[viewer]} (?:plays|bets|took)`));
        }
  },
);

test.each(settings)('$game with $seats at the table: $options', async ({ game: name, options, seats }) => {
  const pack = await loadGame(name);
  const table = await pack.terminal?.();
  if (table === undefined) throw new Error('no terminal table');
  const game: AnyGame = pack.game;
  for (const seed of ['a', 'b']) {
    const state = game.start({ ...tableOptions(game), ...options }, seats, seed);
    const events: GameEvent[] = [];
    for (let move = 0; move < 500; move++) {
      const turn = game.turn(state);
      const me = 0;
      const mine = turn === me;
      const view = game.view(state, me);
      const said: string[] = turn === null ? [] : game.moves(state).map((each: unknown) => game.say(each, state));
      const words: readonly string[] = mine ? table.arrange(view, said) : [];
      if (mine) expect(words.toSorted()).toEqual(said.toSorted());
      if ((mine && move % 3 === 0) || (mine && words.length > 40) || turn === null || move % 31 === 0)
        for (const [columns, rows] of sizes) {
          const lines = table.draw({
            view,
            words,
            events,
            name: (seat) => (seat === me ? 'You' : `Somebody${seat}`),
            columns,
            rows,
            typed: '',
            chosen: words.length > 0 ? move % words.length : null,
            note: '',
            status: mine ? 'Your turn' : 'Somebody is thinking…',
            clock: null,
            chat: null,
          });
          const wrong = faults(lines, columns, rows, words);
          if (wrong.length > 0)
            expect.fail(
              `${columns}×${rows}, move ${move}, ${wrong.join(', ')}:\n${lines.map(withoutColour).join('\n')}`,
            );
        }
      if (turn === null) break;
      const moves = game.moves(state);
      state.events = [];
      game.advance(state, pick(randomFor(seed, turn, move), moves));
      events.push(...(state.events as GameEvent[]).map((event) => eventFor(event, me)));
      state.events = null;
    }
  }
});
