/** What the terminal says and where it stands, as whole games showed it. */
import { tableOptions } from '@baize/game';
import { withoutColour } from '@baize/game/drawing';
import { screenOf } from '@baize/game/test/screen.ts';
import { expect, test } from 'vitest';
import { CARD, CURSE, ESTATE } from '../src/facts.ts';
import { game } from '../src/game.ts';
import type { View } from '../src/view.ts';
import { terminal } from '../terminal/index.ts';
import { summary, turnsOf } from '../terminal/story.ts';

const options = tableOptions(game) as Parameters<typeof game.start>[0];
const view: View = game.view(game.start({ ...options, preset: 'Interaction' }, 2, 'words'), 0);

const draw = (seen: View, words: readonly string[], columns: number, rows: number): string =>
  screenOf(terminal, { view: seen, words, name: (seat) => ['You', 'solid'][seat], columns, rows, chosen: 0 });

test('a full pile with a long name does not move the piles behind it at 80 × 24', () => {
  const lines = draw(view, ['end turn'], 80, 24).split('\n');
  const [fours, fives] = ['$4', '$5'].map((price) => lines.find((line) => line.startsWith(`│ ${price}`)) ?? '');
  expect(fives).toContain('Council Room 10');
  expect(fives.indexOf('Duchy')).toBe(fours.indexOf('Militia'));
  expect(fives.indexOf('Library')).toBe(fours.indexOf('Thief'));
});

test('what ending the turn leaves unused is what there is', () => {
  expect(draw({ ...view, coins: 0, buys: 1 }, ['end turn'], 80, 24)).toContain('end turn leaves 1 buy unused.');
  expect(draw({ ...view, coins: 2, buys: 1 }, ['end turn'], 80, 24)).toContain('leaves 2 coins and 1 buy unused.');
});

test('the bars of the deck are as long as their numbers, with curses too', () => {
  const owning = (curses: number): View => {
    const owned = view.players[0].owned.map((count, card) => (card === ESTATE ? 7 : card === CURSE ? curses : count));
    return { ...view, players: view.players.map((each, seat) => (seat === 0 ? { ...each, owned } : each)) };
  };
  for (const curses of [0, 3]) {
    const drawn = draw(owning(curses), ['end turn'], 120, 40);
    expect(drawn).toMatch(/treasures {2}7 ▆{7} /);
    expect(drawn).toMatch(/victory {4}7 ▆{7} /);
  }
  expect(draw(owning(3), ['end turn'], 120, 40)).toMatch(/curses {5}3 ▆{3} /);
});

test('a Moat that is shown twice is told once', () => {
  const turns = turnsOf([
    { type: 'turn', seat: 0, turn: 14 },
    { type: 'played', seat: 0, card: 'Spy', times: 1 },
    { type: 'drew', seat: 0, count: 1 },
    { type: 'revealed', seat: 1, cards: ['Moat'] },
    { type: 'played', seat: 0, card: 'Spy', times: 1 },
    { type: 'drew', seat: 0, count: 1 },
    { type: 'revealed', seat: 1, cards: ['Moat'] },
  ]);
  expect(summary(turns, (seat) => ['You', 'solid'][seat], 80).map(withoutColour)).toEqual([
    'You play 2 Spies and draw 2 cards. solid reveals Moat.',
  ]);
});

test('Thief takes from all others, on the card and in the sentence', () => {
  expect(view.supply[CARD.Thief]).toBeGreaterThan(0);
  expect(draw(view, ['play Thief', 'end turn'], 120, 40)).toContain('Take a Treasure from all others.');
});
