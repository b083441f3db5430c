/** What the log tells as one. */
import { describe, expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import type { CardName } from '../src/facts.ts';
import { fold } from './fold.ts';

const play = (card: CardName, times = 1): Event => ({ type: 'played', seat: 0, card, times });
const draw = (...cards: CardName[]): Event => ({ type: 'drew', seat: 0, count: cards.length, cards });

describe('the log of Dominion', () => {
  test('tells equal plays in a row as one, with all they drew', () => {
    const [village, drew, ...rest] = fold([
      play('Village'),
      draw('Gold'),
      play('Village'),
      draw('Estate'),
      play('Village'),
      draw('Gold'),
      play('Smithy'),
    ]);
    expect(village).toMatchObject({ plays: ['Village', 'Village', 'Village'] });
    expect(drew).toMatchObject({ count: 3, cards: ['Gold', 'Estate', 'Gold'] });
    expect(rest).toEqual([null, null, null, null, play('Smithy')]);
  });

  test('gives a turn its heading with the first line below it', () => {
    const turn = { type: 'turn', seat: 1, turn: 2 } as const;
    const bought = { type: 'bought', seat: 0, card: 'Province' } as const;
    expect(fold([bought, turn])).toEqual([bought, null]);
    expect(fold([bought, turn, play('Copper')])).toEqual([bought, turn, play('Copper')]);
  });

  test('tells treasures in a row as one', () => {
    const events = [play('Gold', 2), play('Copper'), { type: 'bought', seat: 0, card: 'Province' } as const];
    expect(fold(events)).toEqual([{ ...play('Gold', 2), plays: ['Gold', 'Gold', 'Copper'] }, null, events[2]]);
  });

  test('tells what somebody discards or trashes in a row as one', () => {
    const lose = (type: 'discarded' | 'trashed', seat: number, card: CardName): Event =>
      type === 'discarded' ? { type, seat, card, count: 1 } : { type, seat, card };
    const [first, , other, trashed, ...rest] = fold([
      lose('discarded', 1, 'Estate'),
      lose('discarded', 1, 'Copper'),
      lose('discarded', 2, 'Estate'),
      lose('trashed', 2, 'Curse'),
      lose('trashed', 2, 'Curse'),
    ]);
    expect(first).toMatchObject({ seat: 1, losses: ['Estate', 'Copper'] });
    expect(other).toEqual(lose('discarded', 2, 'Estate'));
    expect(trashed).toMatchObject({ losses: ['Curse', 'Curse'] });
    expect(rest).toEqual([null]);
  });

  test('leaves plays apart of which more is told than draws', () => {
    const attack = (seat: number): Event => ({ type: 'gained', seat, card: 'Curse', to: 'discard' });
    const events = [play('Witch'), draw('Gold', 'Gold'), attack(1), play('Witch'), draw('Gold'), attack(1)];
    expect(fold(events)).toEqual(events);
  });

  test('leaves plays under Throne Room, and those of others, apart', () => {
    const events: Event[] = [play('Smithy', 2), play('Smithy'), { type: 'played', seat: 1, card: 'Smithy', times: 1 }];
    expect(fold(events)).toEqual(events);
  });
});
