/** Moat: the specification's named cases, and what a prompt tells the others. */
import { describe, expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { cards, contract, legal, MOAT, NO_MOAT, play, refusal, run, say, seatOf, table, throne } from './table.ts';
import { ATTACKS, CARD, EDITIONS } from '../src/facts.ts';

const MOATED = { hand: 'Moat, Estate, 3 Copper', deck: '2 Gold', discard: '' };
const attack = (card: 'Militia' | 'Witch' | 'Bureaucrat' | 'Spy' | 'Thief') =>
  run(table([{ hand: card, deck: '4 Copper' }, MOATED]), play(card));

describe('Moat', () => {
  test('UT-MOAT-1, AC 4.1: played for two cards', () => {
    const after = run(table([{ hand: 'Moat, Copper', deck: '2 Silver' }, {}]), play('Moat'));
    expect(seatOf(after, 0)).toMatchObject({ hand: cards('Copper, 2 Silver'), inPlay: ['Moat'] });
  });
  test('UT-MOAT-2: blocks Militia', () => {
    const after = run(attack('Militia'), MOAT);
    expect(after.pending).toBeNull();
    expect(seatOf(after, 1).hand).toHaveLength(5);
  });
  test('UT-MOAT-3: blocks Witch', () => {
    expect(seatOf(run(attack('Witch'), MOAT), 1).discardPile).toEqual([]);
  });
  test('UT-MOAT-4: blocks Bureaucrat', () => {
    const after = run(attack('Bureaucrat'), MOAT);
    expect(after.pending).toBeNull();
    expect(seatOf(after, 1).drawPile).toEqual(cards('2 Gold'));
  });
  test('UT-MOAT-5: blocks Spy', () => {
    const after = run(attack('Spy'), MOAT, { type: 'spy_decision', player: 0, decision: 'keep' });
    expect(after.pending).toBeNull();
    expect(seatOf(after, 1).drawPile).toEqual(cards('2 Gold'));
  });
  test('UT-MOAT-6: blocks Thief', () => {
    const after = run(attack('Thief'), MOAT);
    expect(after).toMatchObject({ pending: null, trash: [] });
  });
  test('AC 3.4, AC 4.2, AC 4.4: there are five attacks, it is offered against each and blocks each', () => {
    const attacks = EDITIONS.first.filter((name) => ATTACKS[CARD[name]]);
    expect(attacks).toEqual(['Bureaucrat', 'Militia', 'Spy', 'Thief', 'Witch']);
    for (const card of attacks) {
      const asked = attack(card as 'Militia');
      const prompt = `${card}: Player 0 attacks: reveal a Moat?`;
      expect(asked.pending).toMatchObject({ card, player: 1, prompt });
      expect(seatOf(run(asked, MOAT), 1)).toEqual(seatOf(asked, 1));
    }
  });
  test('IT-MOAT-1, AC 4.3: it stays in hand', () => {
    const after = run(attack('Witch'), MOAT);
    expect(seatOf(after, 1).hand).toContain('Moat');
    expect(after.gameLog.at(-2)).toBe('Player 1 reveals Moat: Witch is blocked.');
  });
  test('IT-MOAT-2, EC 4.1.3: the same Moat blocks one attack after another', () => {
    const state = table([{ hand: 'Festival, Witch, Militia', deck: '4 Copper' }, MOATED]);
    const after = run(state, play('Festival'), play('Witch'), MOAT, play('Militia'), MOAT);
    expect(seatOf(after, 1)).toMatchObject({ discardPile: [] });
    expect(seatOf(after, 1).hand).toHaveLength(5);
  });
  test('IT-MOAT-3, EC 4.1.4: Throne Room draws four with it', () => {
    const state = table([{ hand: 'Throne Room, Moat', deck: '5 Copper' }, {}]);
    expect(seatOf(run(state, play('Throne Room'), throne('Moat')), 0).hand).toEqual(cards('4 Copper'));
  });
  test('IT-MOAT-4, AC 4.5: it protects its owner alone', () => {
    const state = table([{ hand: 'Witch', deck: '2 Copper' }, { hand: 'Moat' }, { hand: 'Copper' }]);
    const after = run(state, play('Witch'), MOAT);
    expect(after.players.map((player) => player.discardPile)).toEqual([[], [], ['Curse']]);
  });
  test('EC 4.1.1: with a Moat in hand there is a prompt, and it may be declined', () => {
    const state = attack('Witch');
    expect(state.pending).toMatchObject({ player: 1, card: 'Witch' });
    expect(seatOf(state, 0).hand).toEqual([]); // D12: before the attacker's own benefit
    expect(seatOf(run(state, NO_MOAT), 1).discardPile).toEqual(['Curse']);
  });
  test('EC 4.1.2: without one there is nothing to reveal', () => {
    const none = table([{ hand: 'Militia' }, { hand: '4 Copper, Estate' }]);
    expect(refusal(run(none, play('Militia')), MOAT)).toBe('Militia waits for discard_to_hand_size');
  });
  test('EC 4.1.5: revealed, and played as an Action on its own turn', () => {
    const end = { type: 'end_phase' } as const;
    const after = run(attack('Witch'), MOAT, end, end, end, play('Moat'));
    expect(seatOf(after, 1)).toMatchObject({ inPlay: ['Moat'] });
    expect(seatOf(after, 1).hand).toHaveLength(6);
  });
});

describe('D11: a prompt tells nobody else what is in hand', () => {
  const militia = (hand: string, deck: string) =>
    contract(
      table([
        { hand: 'Militia', deck: '4 Copper' },
        { hand, deck, discard: '' },
      ]),
    );
  const HELD = ['Moat, 4 Copper', '5 Copper'] as const;
  test('who owns a Moat out of sight is asked, whether it is in hand or not', () => {
    const [withMoat, without] = [militia(HELD[0], 'Copper, 2 Gold'), militia(HELD[1], 'Moat, 2 Gold')].map((state) =>
      say(state, 'play Militia'),
    ) as [ReturnType<typeof contract>, ReturnType<typeof contract>];
    expect(legal(withMoat)).toEqual(['reveal Moat', 'pass']);
    expect(legal(without)).toEqual(['pass']);
    expect(game.view(withMoat, 0)).toEqual(game.view(without, 0));
    expect(game.view(withMoat, null)).toEqual(game.view(without, null));
  });
  test('who cannot have one is not asked', () => {
    expect(legal(say(militia('5 Copper', '2 Gold'), 'play Militia'))).toEqual(['discard Copper']);
  });
  test('declining looks the same as having none', () => {
    const [withMoat, without] = [militia(HELD[0], 'Copper, 2 Gold'), militia(HELD[1], 'Moat, 2 Gold')].map((state) =>
      say(state, 'play Militia', 'pass'),
    ) as [ReturnType<typeof contract>, ReturnType<typeof contract>];
    expect(game.view(withMoat, 0)).toEqual(game.view(without, 0));
  });
});
