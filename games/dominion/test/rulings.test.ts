/** The rulings of docs/rules/dominion.md, each as a little script through the contract. */
import { readOptions } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { CARD, type CardName, nameOf } from '../src/facts.ts';
import { game, type Options } from '../src/game.ts';
import { pointsOf, winnersOf } from '../src/score.ts';
import type { State } from '../src/state.ts';
import { cards, contract, legal, playerOf, say, type Seat, type TableSetup, table } from './table.ts';

const set = (seats: readonly Seat[], more: TableSetup = {}): State => contract(table(seats, more));
const names = (list: readonly number[]): CardName[] => list.map(nameOf);
const hand = (state: State, seat: number): CardName[] =>
  playerOf(state, seat).hand.flatMap((count, card) => Array.from({ length: count }, () => nameOf(card)));
const discard = (state: State, seat: number): CardName[] => names(playerOf(state, seat).discard);
/** The top first. */
const deck = (state: State, seat: number): CardName[] => names(playerOf(state, seat).deck).toReversed();

const OFFICIAL = { rules: 'official' } as const;
const options = (more: Partial<Options>): Options => readOptionsOf(more);
function readOptionsOf(more: Partial<Options>): Options {
  const read = readOptions(game, more, 2);
  if (!read.ok) throw new Error(read.message);
  return read.options as Options;
}
const pile = (state: State, card: CardName): number => state.supply[CARD[card]];
const kingdomOf = (state: State): number =>
  state.supply.filter((count, card) => card > CARD.Curse && count >= 0).length;

describe('setting up', () => {
  test('D1: house takes all kingdom cards, official ten of them, by the seed, by name or as a set', () => {
    expect(kingdomOf(game.start(options({}), 2, 'a'))).toBe(25);
    const [one, other] = ['a', 'b'].map((seed) => game.start(options(OFFICIAL), 2, seed)) as [State, State];
    expect([kingdomOf(one), kingdomOf(other)]).toEqual([10, 10]);
    expect(one.supply).not.toEqual(other.supply);
    const preset = game.start(options({ ...OFFICIAL, preset: 'Interaction' }), 2, 'a');
    expect(pile(preset, 'Thief')).toBe(10);
    expect(pile(preset, 'Witch')).toBe(-1);
    expect(kingdomOf(game.start(options({ kingdom: ['Witch', 'Moat'] }), 2, 'a'))).toBe(2);
  });
  test.each([
    [OFFICIAL, 1, 'The official rules need at least 2 players.'],
    [{ ...OFFICIAL, kingdom: ['Moat'] }, 2, 'The official rules need exactly 10 kingdom cards.'],
    [{ ...OFFICIAL, victoryPileSize: 5 }, 2, 'The official rules fix the victory piles.'],
    [{ kingdom: ['Moat'], preset: 'Interaction' }, 2, 'Choose kingdom cards or a named set, not both.'],
  ])('D1: %j for %i players is refused', (wanted, seats, message) => {
    expect(readOptions(game, wanted, seats)).toEqual({ ok: false, code: 'BAD_OPTIONS', message });
  });
  test('D2: the piles of both rule sets', () => {
    const list = ['Copper', 'Silver', 'Gold', 'Estate', 'Province', 'Gardens', 'Moat'] as const;
    const piles = (seats: number, more: Partial<Options>): number[] => {
      const state = game.start(options(more), seats, 'a');
      return list.map((card) => pile(state, card));
    };
    const ten: CardName[] = cards('Gardens, Moat, Cellar, Chapel, Village, Smithy, Market, Mine, Witch, Thief');
    expect(piles(2, {})).toEqual([60, 40, 30, 12, 12, 10, 10]);
    expect(piles(2, { victoryPileSize: 5 })).toEqual([60, 40, 30, 5, 5, 10, 10]);
    expect(piles(2, { ...OFFICIAL, kingdom: ten })).toEqual([46, 40, 30, 8, 8, 8, 10]);
    expect(piles(4, { ...OFFICIAL, kingdom: ten })).toEqual([32, 40, 30, 12, 12, 12, 10]);
  });
  test('D3: ten Curses for each opponent, no pile alone', () => {
    expect([1, 2, 3, 4].map((seats) => pile(game.start(options({}), seats, 'a'), 'Curse'))).toEqual([-1, 10, 20, 30]);
    expect(game.start(options({}), 1, 'a').empty).toBe(0);
  });
});

describe('the turn', () => {
  test('D4: a Treasure ends the Actions, a buy ends the Treasures, the last buy ends the turn', () => {
    const state = set([{ hand: 'Village, Festival, 2 Copper', deck: '9 Copper' }, {}]);
    const played = say(state, 'play Festival', 'play Copper');
    expect(legal(played)).not.toContain('play Village');
    const bought = say(played, 'buy Silver');
    expect(legal(bought).filter((words) => words.startsWith('play'))).toEqual([]);
    expect(game.turn(bought)).toBe(0);
    expect(game.turn(say(bought, 'buy Copper'))).toBe(1);
    expect(legal(say(state, 'end actions'))).not.toContain('play Village');
  });
  test('D5: the cards in play lie on top of the unplayed hand', () => {
    const state = set([{ hand: 'Copper, Duchy, Curse', deck: '5 Silver', discard: '' }, {}]);
    const after = say(state, 'play treasures', 'end turn');
    expect(discard(after, 0)).toEqual(['Duchy', 'Curse', 'Copper']);
    expect(hand(after, 0)).toEqual(cards('5 Silver'));
  });
  test('D6: the game ends after the turn, not at the buy', () => {
    const state = set([{ hand: 'Market, 5 Gold', deck: '3 Estate' }, {}], { supply: { Province: 1 } });
    const bought = say(state, 'play Market', 'play treasures', 'buy Province');
    expect(game.turn(bought)).toBe(0);
    expect(game.result(bought)).toBeNull();
    const over = say(bought, 'end turn');
    expect(game.turn(over)).toBeNull();
    expect(game.result(over)?.how).toBe('The Provinces are gone. 9 points win.');
  });
  test('D6: the third empty pile may be emptied by an attack', () => {
    const state = set([{ hand: 'Witch', deck: '3 Estate' }, {}], { supply: { Curse: 1, Moat: 0, Cellar: 0 } });
    const attacked = say(state, 'play Witch');
    expect(game.turn(attacked)).toBe(0);
    const over = say(attacked, 'end turn');
    expect(game.result(over)?.how).toBe('3 piles are empty. 3 points win.');
    expect(game.result(over)?.winners).toEqual([0]);
  });
  test('D17: equal points: fewer turns; still equal, shared', () => {
    expect(winnersOf([20, 20], [18, 17])).toEqual([1]);
    expect(winnersOf([20, 20], [18, 18])).toEqual([0, 1]);
    expect(winnersOf([20, 21, 21], [18, 18, 17])).toEqual([2]);
    const state = set(
      [
        { hand: '', deck: '5 Estate', discard: '' },
        { hand: '5 Estate', deck: '', discard: '' },
      ],
      {
        supply: { Province: 0 },
      },
    );
    const result = game.result(say(state, 'end turn'));
    expect(result).toMatchObject({
      scores: [5, 5],
      winners: [1],
      how: 'The Provinces are gone. Fewer turns broke the tie.',
    });
  });
  test('D17: Gardens at 9, 10, 19 and 100 cards', () => {
    for (const [size, points] of [
      [9, 0],
      [10, 1],
      [19, 1],
      [100, 10],
    ] as const)
      expect(pointsOf(playerOf(set([{ hand: 'Gardens', deck: `${size - 1} Copper`, discard: '' }]), 0))).toBe(points);
  });
});

describe('Throne Room', () => {
  const thrones = { hand: '2 Throne Room, Smithy, Festival', deck: '12 Copper', discard: '' };
  test('D8: house: a second Throne Room plays one Action four times', () => {
    const after = say(set([thrones, {}]), 'play Throne Room', 'play Throne Room', 'play Smithy');
    expect(hand(after, 0)).toEqual(cards('12 Copper, Festival'));
    expect(legal(after)).not.toContain('play Festival');
  });
  test('D8: house: a third Throne Room makes it eight', () => {
    const state = set([{ hand: '3 Throne Room, Woodcutter' }, {}]);
    const after = say(state, 'play Throne Room', 'play Throne Room', 'play Throne Room', 'play Woodcutter');
    expect(after).toMatchObject({ coins: 16, buys: 9, actions: 0 });
  });
  test('D8: official: a second Throne Room plays two Actions twice each', () => {
    const after = say(
      set([thrones, {}], OFFICIAL),
      'play Throne Room',
      'play Throne Room',
      'play Smithy',
      'play Festival',
    );
    expect(hand(after, 0)).toEqual(cards('6 Copper'));
    expect(after).toMatchObject({ coins: 4, buys: 3, actions: 4 });
  });
  test('D7: official: with an Action in hand it cannot be declined', () => {
    expect(legal(say(set([thrones, {}], OFFICIAL), 'play Throne Room'))).toEqual([
      'play Festival',
      'play Smithy',
      'play Throne Room',
    ]);
    expect(legal(say(set([thrones, {}]), 'play Throne Room'))).toContain('pass');
  });
  test('D10: on Feast: two gains, one Feast in the trash, another Feast in play untouched', () => {
    const state = set([{ hand: 'Throne Room, Feast, Village', deck: '2 Copper' }, {}]);
    const after = say(state, 'play Village', 'play Throne Room', 'play Feast', 'gain Market', 'gain Duchy');
    expect(names(after.trash)).toEqual(['Feast']);
    expect(discard(after, 0)).toEqual(['Market', 'Duchy']);
  });
  test('D12: on Militia, a Moat shown to the second play only', () => {
    const state = set([{ hand: 'Throne Room, Militia' }, { hand: 'Moat, 4 Copper' }, { hand: '4 Gold' }]);
    const first = say(state, 'play Throne Room', 'play Militia', 'pass');
    expect(game.turn(first)).toBe(1);
    const second = say(first, 'discard Copper', 'discard Copper', 'discard Gold');
    expect(legal(second)).toEqual(['reveal Moat', 'pass']);
    const after = say(second, 'reveal Moat');
    expect(game.turn(after)).toBe(0);
    expect(after.coins).toBe(4);
    expect(hand(after, 1)).toEqual(['Copper', 'Copper', 'Moat']);
  });
  test('D12: on Witch, a Moat shown to the first play only: one Curse', () => {
    const state = set([
      { hand: 'Throne Room, Witch', deck: '4 Copper' },
      { hand: 'Moat', discard: '' },
    ]);
    const after = say(state, 'play Throne Room', 'play Witch', 'reveal Moat', 'pass');
    expect(discard(after, 1)).toEqual(['Curse']);
  });
  test('D9: house: Mine and Remodel with nothing to trash cannot be played, by Throne Room neither; official does nothing', () => {
    const poor = [{ hand: 'Throne Room, Mine, Estate' }, {}];
    expect(legal(set(poor))).not.toContain('play Mine');
    expect(legal(say(set(poor), 'play Throne Room'))).toEqual(['pass']);
    expect(legal(set([{ hand: 'Remodel' }, {}]))).not.toContain('play Remodel');
    const official = say(set([{ hand: 'Remodel', deck: '' }, {}], OFFICIAL), 'play Remodel');
    expect([game.turn(official), official.stack]).toEqual([0, []]);
    const mine = say(set(poor, OFFICIAL), 'play Mine', 'pass');
    expect(mine.stack).toEqual([]);
  });
  test('D9: a second play that finds nothing to trash does nothing', () => {
    const state = set([{ hand: 'Throne Room, Remodel, Estate' }, {}]);
    const after = say(state, 'play Throne Room', 'play Remodel', 'trash Estate', 'gain Silver');
    expect([after.stack, names(after.trash)]).toEqual([[], ['Estate']]);
  });
});

describe('reshuffles with cards out of the deck (D14)', () => {
  test('D14, D15: Adventurer does not shuffle in what it revealed', () => {
    const state = set([{ hand: 'Adventurer', deck: 'Estate, Duchy', discard: 'Copper, Province' }, {}]);
    const after = say(state, 'play Adventurer');
    expect(hand(after, 0)).toEqual(['Copper']);
    expect(discard(after, 0).slice(0, 2)).toEqual(['Estate', 'Duchy']);
    expect([discard(after, 0).length, deck(after, 0)]).toEqual([3, []]);
  });
  test('D14: Library does not shuffle in what it set aside', () => {
    const state = set([{ hand: 'Library, 4 Copper', deck: 'Village', discard: '2 Silver' }, {}]);
    const after = say(state, 'play Library', 'set aside Village');
    expect(hand(after, 0)).toEqual(cards('4 Copper, 2 Silver'));
    expect([discard(after, 0), deck(after, 0)]).toEqual([['Village'], []]);
  });
  test('D14: Spy shuffles the discard pile for its reveal, not the card just seen', () => {
    const state = set([
      { hand: 'Spy', deck: 'Copper', discard: 'Gold' },
      { deck: '', discard: 'Silver, Silver' },
    ]);
    const own = say(state, 'play Spy');
    expect(names(playerOf(own, 0).seen)).toEqual(['Gold']);
    const theirs = say(own, 'discard Gold');
    expect([names(playerOf(theirs, 1).seen), deck(theirs, 1)]).toEqual([['Silver'], ['Silver']]);
    expect(deck(say(theirs, 'keep Silver'), 1)).toEqual(cards('2 Silver'));
  });
  test('D14, D21: Thief reveals one card, shuffles, reveals the other; with one card in all, only that', () => {
    const state = set([{ hand: 'Thief' }, { deck: 'Copper', discard: 'Gold' }, { deck: 'Silver', discard: '' }]);
    const asked = say(state, 'play Thief');
    expect(legal(asked)).toEqual(['trash Copper', 'trash Gold']);
    const after = say(asked, 'trash Gold');
    expect(names(after.trash)).toEqual(['Gold', 'Silver']);
    expect([discard(after, 1), deck(after, 1)]).toEqual([['Copper'], []]);
    expect(legal(after)).toEqual(['gain Silver', 'gain Gold', 'done']);
  });
});

describe('attacks', () => {
  test('D21: Thief with three players: choices in seat order, then any of the Treasures', () => {
    const state = set([{ hand: 'Thief', discard: '' }, { deck: 'Silver, Copper' }, { deck: 'Gold, Estate' }], {});
    const before = { ...state, trash: [CARD.Gold] };
    const after = say(before, 'play Thief', 'trash Silver', 'gain Gold', 'done');
    expect(discard(after, 0)).toEqual(['Gold']);
    expect(names(after.trash)).toEqual(['Gold', 'Silver']);
    const both = say(before, 'play Thief', 'trash Copper', 'gain Copper', 'gain Gold');
    expect(discard(both, 0)).toEqual(['Copper', 'Gold']);
    expect(names(both.trash)).toEqual(['Gold']);
  });
  test('D22: Bureaucrat with no Silver left, and onto an empty deck', () => {
    const dry = say(
      set(
        [
          { hand: 'Bureaucrat', deck: '' },
          { hand: 'Estate', deck: '' },
        ],
        { supply: { Silver: 0 } },
      ),
      'play Bureaucrat',
    );
    expect([deck(dry, 0), game.turn(dry)]).toEqual([[], 1]);
    expect(deck(say(dry, 'topdeck Estate'), 1)).toEqual(['Estate']);
    const empty = say(set([{ hand: 'Bureaucrat', deck: '', discard: 'Gold' }, { hand: '' }]), 'play Bureaucrat');
    expect([deck(empty, 0), discard(empty, 0)]).toEqual([['Silver'], ['Gold']]);
  });
  test('D22: who has no Victory card shows the hand', () => {
    const state = set([{ hand: 'Bureaucrat' }, { hand: '2 Copper, Curse', deck: 'Estate' }]);
    state.events = [];
    const after = say(state, 'play Bureaucrat', 'reveal hand');
    expect(after.events?.at(-1)).toEqual({ type: 'revealed', seat: 1, cards: ['Copper', 'Copper', 'Curse'] });
  });
  test('D20: Witch with one Curse left and three players', () => {
    const state = set([{ hand: 'Witch', deck: '2 Copper' }, { discard: '' }, { discard: '' }], {
      supply: { Curse: 1 },
    });
    const after = say(state, 'play Witch');
    expect([discard(after, 1), discard(after, 2), pile(after, 'Curse')]).toEqual([['Curse'], [], 0]);
  });
  test('D20: Council Room is no attack, and draws what there is from an almost empty deck', () => {
    const state = set([
      { hand: 'Council Room', deck: 'Gold', discard: '2 Silver' },
      { hand: 'Moat', deck: '', discard: '' },
    ]);
    const after = say(state, 'play Council Room');
    expect([hand(after, 0), deck(after, 0), discard(after, 0)]).toEqual([['Silver', 'Silver', 'Gold'], [], []]);
    expect([hand(after, 1), after.buys]).toEqual([['Moat'], 2]);
  });
  test('D11, D13: what is asked of a player shows only what everybody can know', () => {
    const library = (drawn: CardName, below: CardName): State =>
      say(set([{ hand: 'Library, 5 Copper', deck: `${drawn}, ${below}, Gold`, discard: '' }, {}]), 'play Library');
    const [action, treasure] = [library('Village', 'Silver'), library('Silver', 'Village')];
    expect(legal(action)).toEqual(['set aside Village', 'keep Village']);
    expect(legal(treasure)).toEqual(['keep Silver']);
    expect(game.view(action, 1)).toEqual(game.view(treasure, 1));
    expect(game.view(action, 1).players[0]?.seen).toEqual([-1]);
    expect(game.view(action, 0).players[0]?.seen).toEqual([CARD.Village]);
  });
});

describe('small things', () => {
  test('D16: Chancellor turns the deck over', () => {
    const state = set([{ hand: 'Chancellor', deck: 'Gold, Silver, Copper', discard: 'Estate' }, {}]);
    const after = say(state, 'play Chancellor', 'flip deck');
    expect(discard(after, 0)).toEqual(['Estate', 'Gold', 'Silver', 'Copper']);
    expect(game.view(after, 1).players[0]?.top).toBe(CARD.Copper);
  });
  test('D18: a view has neither the order of a deck nor discards below the top', () => {
    const one = set([{ hand: 'Copper', deck: 'Gold, Silver', discard: 'Estate, Duchy, Curse' }, {}]);
    const other = set([{ hand: 'Copper', deck: 'Duchy, Gold', discard: 'Silver, Estate, Curse' }, {}]);
    for (const seat of [0, 1, null]) expect(game.view(one, seat)).toEqual(game.view(other, seat));
  });
  test('D19: cards are picked one at a time in any order', () => {
    const chapel = say(set([{ hand: 'Chapel, Copper, Silver, 2 Estate' }, {}]), 'play Chapel', 'trash Estate');
    expect(legal(chapel)).toEqual(['trash Copper', 'trash Silver', 'trash Estate', 'done']);
    expect(legal(say(chapel, 'trash Silver', 'trash Copper'))).toEqual(['trash Estate', 'done']);
    const militia = say(set([{ hand: 'Militia' }, { hand: '3 Copper, Silver, Gold' }]), 'play Militia');
    expect(legal(militia)).toEqual(['discard Copper', 'discard Silver', 'discard Gold']);
    expect(legal(say(militia, 'discard Gold'))).toEqual(['discard Copper', 'discard Silver']);
    const cellar = say(set([{ hand: 'Cellar, Copper, Estate' }, {}]), 'play Cellar', 'discard Estate');
    expect(legal(cellar)).toEqual(['discard Copper', 'done']);
  });
  test('D19: Thief gains what it trashed in any order', () => {
    const seats = [{ hand: 'Thief' }, { deck: 'Silver, Copper' }, { deck: 'Gold, Estate' }];
    const thief = say(set(seats), 'play Thief', 'trash Silver');
    expect(legal(say(thief, 'gain Gold'))).toEqual(['gain Silver', 'done']);
  });
  test('D20: a gain with one pile to choose from is made at once, with none it is not made', () => {
    const none = { Copper: 0, Silver: 0, Estate: 0, Curse: 0 };
    const state = (supply: TableSetup['supply']) =>
      say(
        set([{ hand: 'Workshop', discard: '' }, {}], {
          kingdom: ['Workshop', 'Market'],
          supply: { ...none, ...supply },
        }),
        'play Workshop',
      );
    expect(discard(state({}), 0)).toEqual(['Workshop']);
    expect(discard(state({ Workshop: 0 }), 0)).toEqual([]);
  });
  test('D20: a Curse is not a Victory card', () => {
    const asked = say(set([{ hand: 'Bureaucrat' }, { hand: 'Curse, Estate' }]), 'play Bureaucrat');
    expect(legal(asked)).toEqual(['topdeck Estate']);
  });
  test('D23: Cellar of nothing draws nothing', () => {
    const state = set([{ hand: 'Cellar, 2 Estate', deck: '3 Gold' }, {}]);
    const after = say(state, 'play Cellar', 'done');
    expect([hand(after, 0), after.actions]).toEqual([['Estate', 'Estate'], 1]);
    expect(say(set([{ hand: 'Cellar', deck: '3 Gold' }, {}]), 'play Cellar').stack).toEqual([]);
  });
  test('Cellar draws as many as it discards, across a reshuffle with its own discards', () => {
    const state = set([{ hand: 'Cellar, 2 Estate', deck: '', discard: '' }, {}]);
    const after = say(state, 'play Cellar', 'discard Estate', 'discard Estate');
    expect(hand(after, 0)).toEqual(['Estate', 'Estate']);
  });
  test('Remodel of the last hand card', () => {
    const after = say(set([{ hand: 'Remodel, Gold', discard: '' }, {}]), 'play Remodel', 'trash Gold', 'gain Province');
    expect([hand(after, 0), discard(after, 0)]).toEqual([[], ['Province']]);
  });
  test('Mine of Gold takes any Treasure, Gold too', () => {
    const asked = say(set([{ hand: 'Mine, Gold' }, {}]), 'play Mine', 'trash Gold');
    expect(legal(asked)).toEqual(['gain Copper', 'gain Silver', 'gain Gold']);
    expect(hand(say(asked, 'gain Gold'), 0)).toEqual(['Gold']);
  });
});
