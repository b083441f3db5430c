/** Workshop and Feast: the specification's named cases. */
import { describe, expect, test } from 'vitest';
import { FACTS } from '../src/facts.ts';
import { cards, END, engine, gain, play, refusal, run, seatOf, table, throne } from './table.ts';

describe('Workshop', () => {
  const workshop = (more = {}) => run(table([{ hand: 'Workshop, Copper, Estate' }, {}], more), play('Workshop'));
  test('UT-WORKSHOP-1: every card from $0 to $4 and no other', () => {
    const offered = engine.getValidMoves(workshop()).map((move) => move.card);
    expect(offered).toEqual(
      FACTS.filter((fact) => fact.cost <= 4 && (fact.edition ?? 'first') === 'first').map((fact) => fact.name),
    );
  });
  test('UT-WORKSHOP-2, EC 2.1.1: dearer than $4 is refused', () => {
    expect(refusal(workshop(), gain('Market'))).toBe('Card too expensive');
  });
  test('UT-WORKSHOP-3, EC 2.1.3: an empty pile gives nothing', () => {
    expect(refusal(workshop({ supply: { Smithy: 0 } }), gain('Smithy'))).toBe('Supply exhausted');
  });
  test('EC 2.1.2: a card that is not in the game cannot be gained', () => {
    expect(refusal(workshop({ kingdom: ['Workshop'] }), gain('Smithy'))).toBe('Card not available');
  });
  test('EC 2.1.4: Victory cards can be gained', () => {
    expect(seatOf(run(workshop(), gain('Estate')), 0).discardPile).toEqual(['Estate']);
    expect(seatOf(run(workshop(), gain('Gardens')), 0).discardPile).toEqual(['Gardens']);
    const feast = run(table([{ hand: 'Feast' }, {}]), play('Feast'), gain('Duchy'));
    expect(seatOf(feast, 0).discardPile).toEqual(['Duchy']);
  });
  test('EC 2.1.5: Workshop gains Workshop', () => {
    expect(seatOf(run(workshop(), gain('Workshop')), 0).discardPile).toEqual(['Workshop']);
  });
  test('AC 2.1, AC 2.2, AC 2.3: no buy is used, the card is discarded, its pile shrinks', () => {
    const after = run(workshop(), { type: 'gain_card', card: 'Smithy', destination: 'discard' });
    expect(seatOf(after, 0)).toMatchObject({ buys: 1, coins: 0, discardPile: ['Smithy'] });
    expect(after.supply.Smithy).toBe(9);
    expect(refusal(workshop(), { type: 'gain_card', card: 'Smithy', destination: 'hand' })).toBe(
      'Workshop gains to the discard',
    );
  });
  test('IT-WORKSHOP-1, AC 2.5: Throne Room gains two', () => {
    const state = run(table([{ hand: 'Throne Room, Workshop' }, {}]), play('Throne Room'), throne('Workshop'));
    expect(seatOf(run(state, gain('Smithy'), gain('Silver')), 0).discardPile).toEqual(['Smithy', 'Silver']);
  });
  test('IT-WORKSHOP-2: a gained Workshop works on the next turn', () => {
    const state = table([{ hand: 'Workshop, 4 Copper', deck: '', discard: '' }]);
    const next = run(state, play('Workshop'), gain('Workshop'), END, END, END);
    const hand = seatOf(next, 0).hand.filter((card) => card === 'Workshop');
    expect(hand.length).toBeGreaterThan(0);
    expect(seatOf(run(next, play('Workshop'), gain('Silver')), 0).discardPile).toContain('Silver');
  });
});

describe('Feast', () => {
  const feast = () => run(table([{ hand: 'Feast, Copper, Estate' }, {}]), play('Feast'));
  test('UT-FEAST-1, EC 2.2.1: it trashes itself as it is played', () => {
    expect(feast().trash).toEqual(['Feast']);
    expect(seatOf(feast(), 0).inPlay).toEqual([]);
  });
  test('UT-FEAST-2: a card up to $5', () => {
    const offered = engine.getValidMoves(feast()).map((move) => move.card);
    expect(offered).toEqual(
      FACTS.filter((fact) => fact.cost <= 5 && (fact.edition ?? 'first') === 'first').map((fact) => fact.name),
    );
    expect(seatOf(run(feast(), gain('Market')), 0).discardPile).toEqual(['Market']);
  });
  test('UT-FEAST-3, EC 2.2.2, AC 2.5: Throne Room gains two and trashes one (D10)', () => {
    const state = run(table([{ hand: 'Throne Room, Feast, Feast' }, {}]), play('Throne Room'), throne('Feast'));
    const after = run(state, gain('Duchy'), gain('Market'));
    expect(after.trash).toEqual(['Feast']);
    expect(seatOf(after, 0)).toMatchObject({
      discardPile: ['Duchy', 'Market'],
      inPlay: ['Throne Room'],
      hand: ['Feast'],
    });
  });
  test('EC 2.2.3: a Province is too dear', () => {
    expect(refusal(feast(), gain('Province'))).toBe('Card too expensive');
  });
  test('IT-FEAST-1, EC 2.2.4: after the turn it is in the trash, not in the deck', () => {
    const after = run(feast(), gain('Duchy'), END, END, END);
    const { hand, drawPile, discardPile } = seatOf(after, 0);
    expect([...hand, ...drawPile, ...discardPile]).not.toContain('Feast');
    expect(after.trash).toEqual(['Feast']);
  });
  test('IT-FEAST-2: Feasts into Duchies early', () => {
    let state = table([{ hand: '2 Feast, 3 Copper', deck: '5 Copper', discard: '' }]);
    state = run(state, play('Feast'), gain('Duchy'), END, END, END);
    expect(engine.calculateScore(state, 0)).toBe(3);
    while (!seatOf(state, 0).hand.includes('Feast')) state = run(state, END, END, END);
    state = run(state, play('Feast'), gain('Duchy'));
    expect(engine.calculateScore(state, 0)).toBe(6);
    expect(state.trash).toEqual(cards('2 Feast'));
  });
});
