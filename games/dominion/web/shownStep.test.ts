/** How far an attack is with everybody it is aimed at. */
import { expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import { type Card, CARD, type CardName } from '../src/facts.ts';
import { game } from '../src/game.ts';
import { toHand } from '../src/operations.ts';
import type { State } from '../src/state.ts';
import { targetsOf } from './shownStep.ts';

const kingdom: CardName[] = [
  'Cellar',
  'Chapel',
  'Festival',
  'Market',
  'Militia',
  'Mine',
  'Moat',
  'Smithy',
  'Village',
  'Witch',
];

function hold(state: State, seat: number, card: Card): void {
  const player = state.players[seat];
  if (player === undefined) return;
  toHand(player, card);
  player.owned[card] = 1;
  player.cards++;
}

function say(state: State, words: string): Event[] {
  const move = game.moves(state).find((each) => game.say(each, state) === words);
  if (move === undefined) throw new Error(`"${words}" is not legal`);
  const events: Event[] = [];
  state.events = events;
  game.advance(state, move);
  return events;
}

test('whom the attack was seen to hit is through, though the table still asks for a Moat', () => {
  const options = { rules: 'official', preset: 'none', kingdom, victoryPileSize: 12, edition: 'first' } as const;
  const state = game.start(options, 3, 'witch');
  hold(state, 0, CARD.Witch);
  hold(state, 1, CARD.Moat);
  const played = say(state, 'play Witch');
  const before = game.view(game.copy(state), null);
  const [frame] = before.stack;
  const step = say(state, 'pass');
  const told = (count: number): (string | null)[] => {
    const seen = step.slice(0, count);
    const turn = { seat: 0, turn: 1, played: [CARD.Witch], took: [], events: [...played, ...seen] };
    const attacked = { view: before, last: [turn, null, null], seen, name: String };
    return frame === undefined ? [] : targetsOf(attacked, frame).map(({ status }) => status);
  };
  expect(told(0)).toEqual(['deciding', 'still to come']);
  expect(told(step.findIndex(({ type }) => type === 'gained') + 1)).toEqual([null, 'still to come']);
  expect(told(step.length)).toEqual([null, null]);
});
