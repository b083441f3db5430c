/** Militia, Witch, Bureaucrat, Spy, Thief: the specification's named cases. */
import { describe, expect, test } from 'vitest';
import { BotRandom } from '@baize/game';
import { bigMoney } from '../bots/bigMoney.ts';
import { game } from '../src/game.ts';
import { cards, contract, engine, MOAT, play, refusal, run, seatOf, table, throne } from './table.ts';
import type { Move } from '../src/engineMoves.ts';

const discard = (text: string): Move => ({ type: 'discard_to_hand_size', cards: cards(text), target_size: 3 });
const topdeck = (card: 'Estate' | 'Duchy' | 'Province'): Move => ({ type: 'reveal_and_topdeck', card });
const spy = (player: number, decision: 'discard' | 'keep'): Move => ({ type: 'spy_decision', player, decision });

describe('Militia', () => {
  const militia = (...hands: string[]) =>
    run(table([{ hand: 'Militia, Copper, Estate' }, ...hands.map((hand) => ({ hand }))]), play('Militia'));
  const five = 'Copper, Silver, Estate, Duchy, Province';
  test('UT-MILITIA-1: +$2', () => {
    expect(seatOf(militia(five), 0).coins).toBe(2);
  });
  test('UT-MILITIA-2, EC 3.1.2: the opponent discards down to three, exactly', () => {
    const state = militia(five);
    expect(state.pending).toMatchObject({ card: 'Militia', player: 1, prompt: 'Militia: discard 2 cards.' });
    expect(refusal(state, discard('Copper'))).toBe('Must discard exactly 2 cards');
    expect(refusal(state, discard('Copper, Silver, Estate'))).toBe('Must discard exactly 2 cards');
    const after = run(state, discard('Copper, Estate'));
    expect(seatOf(after, 1)).toMatchObject({
      hand: ['Silver', 'Duchy', 'Province'],
      discardPile: ['Copper', 'Estate'],
    });
    expect(after.pending).toBeNull();
  });
  test('UT-MILITIA-3, EC 3.1.1: three cards or fewer stay', () => {
    expect(militia('3 Copper').pending).toBeNull();
    expect(militia('').pending).toBeNull();
  });
  test('EC 3.1.4, AC 3.3: every opponent discards, in seat order', () => {
    const first = militia('4 Copper, Estate', '3 Silver, Estate', '2 Gold');
    expect(first.pending?.player).toBe(1);
    const second = run(first, discard('2 Copper'));
    expect(second.pending?.player).toBe(2);
    const after = run(second, discard('Silver'));
    expect(after.pending).toBeNull();
    expect(after.players.map((player) => player.hand.length)).toEqual([2, 3, 3, 2]);
  });
  test('the one who must decide is not the current player', () => {
    const state = militia(five);
    expect(state.currentPlayer).toBe(0);
    expect(engine.executeMove(state, discard('Copper, Estate'), 0)).toEqual({
      success: false,
      error: 'Player 1 must decide',
    });
    expect(engine.getValidMoves(state, 0)).toEqual([]);
    expect(engine.getValidMoves(state, 1)).toHaveLength(10);
    expect(engine.executeMove(state, discard('Copper, Estate'), 1).success).toBe(true);
  });
  test('EC 3.1.5: a bot discards what is worth least', () => {
    const state = contract(militia('Copper, Silver, Estate, Duchy, Province'));
    const said: string[] = [];
    while (game.turn(state) === 1) {
      const { move } = bigMoney.decide(game.view(state, 1), game.moves(state), 1, new BotRandom('victim'));
      said.push(game.say(move, state));
      game.advance(state, move);
    }
    expect(said).toHaveLength(2);
    for (const words of said) expect(words).toMatch(/Estate|Duchy|Province/); // no coin among them
  });
  test('IT-MILITIA-1, EC 3.1.3: a Moat stops it', () => {
    const after = run(militia('Moat, 4 Copper'), MOAT);
    expect(seatOf(after, 1).hand).toHaveLength(5);
    expect(seatOf(after, 0).coins).toBe(2);
  });
  test('IT-MILITIA-2: played twice it gives $4 and hands of three', () => {
    const state = table([{ hand: 'Throne Room, Militia' }, { hand: five }]);
    const after = run(state, play('Throne Room'), throne('Militia'), discard('Copper, Estate'));
    expect(after.pending).toBeNull();
    expect(seatOf(after, 0).coins).toBe(4);
    expect(seatOf(after, 1).hand).toHaveLength(3);
  });
});

describe('Witch', () => {
  const witch = (seats: number, supply = {}) =>
    run(
      table([{ hand: 'Witch', deck: '5 Copper' }, ...Array.from({ length: seats - 1 }, () => ({}))], { supply }),
      play('Witch'),
    );
  test('UT-WITCH-1: two cards', () => {
    expect(seatOf(witch(2), 0).hand).toEqual(cards('2 Copper'));
  });
  test('UT-WITCH-2, EC 3.2.4: the opponent gains a Curse to the discard pile', () => {
    const after = witch(2);
    expect(seatOf(after, 1).discardPile).toEqual(['Curse']);
    expect(after.supply.Curse).toBe(9);
    expect(engine.calculateScore(after, 1)).toBe(2);
  });
  test('UT-WITCH-3, EC 3.2.1: no Curses left, none gained', () => {
    const after = witch(2, { Curse: 0 });
    expect(seatOf(after, 1).discardPile).toEqual([]);
    expect(seatOf(after, 0).hand).toHaveLength(2);
  });
  test('EC 3.2.3: the last Curse goes to the next seat', () => {
    const after = witch(3, { Curse: 1 });
    expect(after.players.map((player) => player.discardPile)).toEqual([[], ['Curse'], []]);
    expect(after.supply.Curse).toBe(0);
  });
  test('the Curse pile holds ten for each opponent', () => {
    expect([2, 3, 4].map((seats) => engine.initializeGame(seats).supply.Curse)).toEqual([10, 20, 30]);
  });
  test('IT-WITCH-1, EC 3.2.2: a Moat stops it', () => {
    const state = run(table([{ hand: 'Witch', deck: '2 Copper' }, { hand: 'Moat' }]), play('Witch'));
    const after = run(state, MOAT);
    expect(seatOf(after, 1).discardPile).toEqual([]);
    expect(seatOf(after, 0).hand).toHaveLength(2);
  });
  test('IT-WITCH-2: Throne Room draws four and curses twice', () => {
    const state = table([{ hand: 'Throne Room, Witch', deck: '6 Copper' }, {}]);
    const after = run(state, play('Throne Room'), throne('Witch'));
    expect(seatOf(after, 0).hand).toEqual(cards('4 Copper'));
    expect(seatOf(after, 1).discardPile).toEqual(cards('2 Curse'));
  });
});

describe('Bureaucrat', () => {
  const bureaucrat = (hand: string, supply = {}) =>
    run(
      table(
        [
          { hand: 'Bureaucrat, Copper', deck: 'Gold' },
          { hand, deck: 'Gold' },
        ],
        { supply },
      ),
      play('Bureaucrat'),
    );
  test('UT-BUREAUCRAT-1: a Silver onto the deck', () => {
    const after = bureaucrat('5 Copper');
    expect(seatOf(after, 0).drawPile).toEqual(['Silver', 'Gold']);
    expect(after.supply.Silver).toBe(39);
  });
  test('UT-BUREAUCRAT-2: the opponent puts a Victory card onto the deck', () => {
    const after = run(bureaucrat('Copper, Silver, Estate'), topdeck('Estate'));
    expect(seatOf(after, 1)).toMatchObject({ hand: ['Copper', 'Silver'], drawPile: ['Estate', 'Gold'] });
  });
  test('UT-BUREAUCRAT-3, EC 3.3.2: without one the hand is shown and nothing moves', () => {
    const after = bureaucrat('Copper, Silver, Curse');
    expect(after.pending).toBeNull();
    expect(seatOf(after, 1)).toMatchObject({ hand: ['Copper', 'Silver', 'Curse'], drawPile: ['Gold'] });
    expect(after.gameLog.at(-1)).toBe('Player 1 reveals Copper, Silver, Curse.');
  });
  test('EC 3.3.1: no Silver left, the attack goes on', () => {
    const state = bureaucrat('Estate, Duchy', { Silver: 0 });
    expect(seatOf(state, 0).drawPile).toEqual(['Gold']);
    expect(state.pending).toMatchObject({ card: 'Bureaucrat', player: 1 });
  });
  test('EC 3.3.3: of several the victim chooses', () => {
    const state = bureaucrat('Copper, Estate, Duchy');
    expect(engine.getValidMoves(state).map((move) => move.card)).toEqual(['Estate', 'Duchy']);
    expect(refusal(state, { type: 'reveal_and_topdeck', card: 'Copper' })).toBe('Must reveal a Victory card');
    expect(seatOf(run(state, topdeck('Duchy')), 1).drawPile[0]).toBe('Duchy');
  });
  test('IT-BUREAUCRAT-1, EC 3.3.4: a Moat stops it', () => {
    const after = run(bureaucrat('Moat, Estate'), MOAT);
    expect(after.pending).toBeNull();
    expect(seatOf(after, 1).drawPile).toEqual(['Gold']);
    expect(seatOf(after, 0).drawPile[0]).toBe('Silver');
  });
  test('IT-BUREAUCRAT-2: Throne Room: two Silvers, two Victory cards', () => {
    const state = table([
      { hand: 'Throne Room, Bureaucrat', deck: '' },
      { hand: '3 Estate', deck: '' },
    ]);
    const after = run(state, play('Throne Room'), throne('Bureaucrat'), topdeck('Estate'), topdeck('Estate'));
    expect(seatOf(after, 0).drawPile).toEqual(cards('2 Silver'));
    expect(seatOf(after, 1)).toMatchObject({ hand: ['Estate'], drawPile: cards('2 Estate') });
  });
});

describe('Spy', () => {
  const spied = () =>
    run(
      table([{ hand: 'Spy', deck: 'Silver, Copper, Gold' }, { deck: 'Estate, Gold' }, { deck: 'Gold, Estate' }]),
      play('Spy'),
    );
  test('UT-SPY-1: a card and an action', () => {
    expect(seatOf(spied(), 0)).toMatchObject({ hand: ['Silver'], actions: 1, revealed: ['Copper'] });
  });
  test('UT-SPY-2, UT-SPY-3, EC 3.4.4: all reveal, the spy decides for everybody, oneself first', () => {
    const first = spied();
    expect(first.pending).toMatchObject({
      player: 0,
      prompt: 'Spy: you revealed Copper: discard it or keep it on the deck?',
    });
    expect(refusal(first, spy(1, 'keep'))).toBe('Player 0 revealed the card');
    const second = run(first, spy(0, 'discard'));
    expect(second.pending?.player).toBe(0);
    expect(seatOf(second, 1).revealed).toEqual(['Estate']);
    const third = run(second, { type: 'spy_decision', player: 1, card: 'Estate', decision: 'keep' });
    const after = run(third, spy(2, 'discard'));
    expect(after.players.map((player) => player.discardPile)).toEqual([['Copper'], [], ['Gold']]);
    expect(after.players.map((player) => player.drawPile)).toEqual([['Gold'], ['Estate', 'Gold'], ['Estate']]);
  });
  test('EC 3.4.1: an empty deck is shuffled first', () => {
    const state = table([
      { hand: 'Spy', deck: '2 Copper' },
      { deck: '', discard: 'Gold' },
    ]);
    const after = run(state, play('Spy'), spy(0, 'keep'));
    expect(seatOf(after, 1)).toMatchObject({ revealed: ['Gold'], discardPile: [] });
  });
  test('EC 3.4.2: who has no card to reveal reveals none', () => {
    const state = table([
      { hand: 'Spy', deck: '2 Copper' },
      { deck: '', discard: '' },
    ]);
    expect(run(state, play('Spy'), spy(0, 'keep')).pending).toBeNull();
  });
  test('IT-SPY-1, EC 3.4.3: a Moat keeps the deck hidden', () => {
    const state = run(
      table([
        { hand: 'Spy', deck: '2 Copper' },
        { hand: 'Moat', deck: 'Gold' },
      ]),
      play('Spy'),
    );
    const after = run(state, MOAT, spy(0, 'keep'));
    expect(after.pending).toBeNull();
    expect(seatOf(after, 1).drawPile).toEqual(['Gold']);
  });
  test('IT-SPY-2: Throne Room: two cards, two actions, two rounds of reveals', () => {
    const state = table([{ hand: 'Throne Room, Spy', deck: '5 Copper' }, { deck: 'Gold, Silver' }]);
    const after = run(
      state,
      play('Throne Room'),
      throne('Spy'),
      spy(0, 'keep'),
      spy(1, 'discard'),
      spy(0, 'keep'),
      spy(1, 'discard'),
    );
    expect(seatOf(after, 0)).toMatchObject({ hand: cards('2 Copper'), actions: 2 });
    expect(seatOf(after, 1).discardPile).toEqual(['Gold', 'Silver']);
  });
});

describe('Thief', () => {
  const thief = (deck: string, more: { hand?: string } = {}) =>
    run(table([{ hand: 'Thief' }, { deck, ...more }]), play('Thief'));
  const rob = (card: 'Copper' | 'Silver' | 'Gold'): Move => ({ type: 'select_treasure_to_trash', player: 1, card });
  test('UT-THIEF-1, UT-THIEF-2, EC 3.5.3: two cards, and the thief chooses between two Treasures', () => {
    const state = thief('Silver, Copper, Gold');
    expect(seatOf(state, 1).revealed).toEqual(['Silver', 'Copper']);
    expect(engine.getValidMoves(state).map((move) => move.card)).toEqual(['Copper', 'Silver']);
    expect(refusal(state, rob('Gold'))).toBe('Card was not revealed');
    const after = run(state, rob('Silver'));
    expect(after.trash).toEqual(['Silver']);
    expect(seatOf(after, 1)).toMatchObject({ revealed: [], discardPile: ['Copper'], drawPile: ['Gold'] });
  });
  test('UT-THIEF-3: the thief gains what was trashed', () => {
    const after = run(thief('Silver, Copper'), rob('Silver'), { type: 'gain_trashed_card', card: 'Silver' });
    expect(after.trash).toEqual([]);
    expect(seatOf(after, 0).discardPile).toEqual(['Silver']);
    expect(after.pending).toBeNull();
  });
  test('UT-THIEF-4, EC 3.5.1: no Treasure: both are discarded', () => {
    const after = thief('Estate, Duchy, Gold');
    expect(after).toMatchObject({ pending: null, trash: [] });
    expect(seatOf(after, 1).discardPile).toEqual(['Estate', 'Duchy']);
  });
  test('EC 3.5.2: a single Treasure is trashed without a question', () => {
    const after = thief('Estate, Gold');
    expect(after.trash).toEqual(['Gold']);
    expect(after.pending?.prompt).toBe('Thief: gain any of the trashed Treasures.');
    expect(seatOf(after, 1).discardPile).toEqual(['Estate']);
  });
  test('EC 3.5.4: the thief may leave it', () => {
    const after = run(thief('Estate, Copper'), { type: 'gain_trashed_card' });
    expect(after).toMatchObject({ pending: null, trash: ['Copper'] });
    expect(refusal(thief('Estate, Copper'), { type: 'gain_trashed_card', card: 'Gold' })).toBe(
      'Card was not trashed by this Thief',
    );
  });
  test('IT-THIEF-1, EC 3.5.5: a Moat keeps the deck closed', () => {
    const after = run(thief('Gold, Gold', { hand: 'Moat' }), MOAT);
    expect(after).toMatchObject({ pending: null, trash: [] });
    expect(seatOf(after, 1).drawPile).toEqual(cards('2 Gold'));
  });
  test('IT-THIEF-2: Throne Room reveals four and trashes two', () => {
    const state = table([{ hand: 'Throne Room, Thief' }, { deck: 'Gold, Estate, Silver, Copper' }]);
    const first = run(state, play('Throne Room'), throne('Thief'), { type: 'gain_trashed_card', card: 'Gold' });
    const after = run(first, rob('Silver'), { type: 'gain_trashed_card', card: 'Silver' });
    expect(seatOf(after, 0).discardPile).toEqual(['Gold', 'Silver']);
    expect(seatOf(after, 1).discardPile).toEqual(['Estate', 'Copper']);
  });
});
