/** The cards of the second edition: a script of play for every ruling, and Throne Room on each of them. */
import { eventFor, seeded } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { CARD, type CardName, nameOf } from '../src/facts.ts';
import { game } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { contract, legal, playerOf, say, type Seat, type TableSetup, table } from './table.ts';

const set = (seats: readonly Seat[], more: TableSetup = {}): State =>
  contract(table(seats, { edition: 'second', ...more }));
const deck = (state: State, seat = 0): CardName[] => playerOf(state, seat).deck.toReversed().map(nameOf);
const discard = (state: State, seat = 0): CardName[] => playerOf(state, seat).discard.map(nameOf);
const inPlay = (state: State): CardName[] => playerOf(state, 0).inPlay.map(nameOf);
const hand = (state: State, seat = 0): string =>
  playerOf(state, seat)
    .hand.flatMap((count, card) => (count > 0 ? [`${count} ${nameOf(card)}`] : []))
    .join(', ');
const trashed = (state: State): CardName[] => state.trash.map(nameOf);
/** What a seat is told of these words. */
function told(state: State, seat: number, ...words: readonly string[]): string[] {
  const now = game.copy(state);
  now.events = [];
  const after = say(now, ...words);
  return (after.events ?? []).map((event) => game.tell(eventFor(event, seat), (who) => `P${who}`));
}

describe('Artisan', () => {
  const artisan = (more: Seat = {}, at: TableSetup = {}): State =>
    say(set([{ hand: 'Artisan, Estate, Copper', deck: 'Gold', ...more }, {}], at), 'play Artisan');
  test('D26: gains up to 5 to the hand, coins do not raise the limit, then puts a card back', () => {
    const asked = artisan({}, { coins: 3 });
    expect(legal(asked)).toContain('gain Duchy');
    expect(legal(asked)).not.toContain('gain Gold');
    const gained = say(asked, 'gain Laboratory');
    expect(hand(gained)).toBe('1 Copper, 1 Estate, 1 Laboratory');
    expect(legal(gained)).toEqual(['topdeck Copper', 'topdeck Estate', 'topdeck Laboratory']);
    expect(deck(say(gained, 'topdeck Estate'))).toEqual(['Estate', 'Gold']);
  });
  test('D26: the gained card may be the one put back', () => {
    const after = say(artisan(), 'gain Duchy', 'topdeck Duchy');
    expect(deck(after)).toEqual(['Duchy', 'Gold']);
    expect(hand(after)).toBe('1 Copper, 1 Estate');
  });
  test('D26: with nothing to gain a card is put back all the same, with an empty hand none', () => {
    const start = game.start(
      { rules: 'house', edition: 'second', preset: 'none', kingdom: ['Artisan'], victoryPileSize: 12 },
      2,
      'a',
    );
    const empty = Object.fromEntries(
      start.supply.flatMap((left, card) => (left > 0 && card !== CARD.Artisan ? [[nameOf(card), 0]] : [])),
    );
    const none = { kingdom: ['Artisan'] as const, supply: { ...empty, Artisan: 3, Province: 1, Gold: 1 } };
    expect(legal(artisan({}, none))).toEqual(['topdeck Copper', 'topdeck Estate']);
    expect(artisan({ hand: 'Artisan' }, none).stack).toEqual([]);
  });
  test('nobody else is told which card went back', () => {
    const gained = say(artisan(), 'gain Silver');
    expect(told(gained, 0, 'topdeck Estate')).toEqual(['P0 puts Estate onto the deck.']);
    expect(told(gained, 1, 'topdeck Estate')).toEqual(['P0 puts 1 card onto the deck.']);
  });
  test('Throne Room: both gains and both put-backs', () => {
    const after = say(
      set([{ hand: 'Throne Room, Artisan, Estate', deck: 'Gold' }, {}]),
      'play Throne Room',
      'play Artisan',
      'gain Silver',
      'topdeck Estate',
      'gain Duchy',
      'topdeck Silver',
    );
    expect(deck(after)).toEqual(['Silver', 'Estate', 'Gold']);
    expect(hand(after)).toBe('1 Duchy');
  });
});

describe('Bandit', () => {
  const bandit = (other: Seat, at: TableSetup = {}): State =>
    say(set([{ hand: 'Bandit', discard: '' }, other], at), 'play Bandit');
  test('D32: the Gold comes first, also when nobody is hurt', () => {
    const after = bandit({ deck: 'Copper, Estate', discard: '' });
    expect(discard(after)).toEqual(['Gold']);
    expect(trashed(after)).toEqual([]);
    expect(discard(after, 1)).toEqual(['Copper', 'Estate']);
  });
  test('D32: nothing is gained from an empty pile', () =>
    expect(discard(bandit({ deck: 'Copper, Estate' }, { supply: { Gold: 0 } }))).toEqual([]));
  test('D32: one such Treasure is trashed at once, the rest discarded', () => {
    const after = bandit({ deck: 'Copper, Silver', discard: '' });
    expect(trashed(after)).toEqual(['Silver']);
    expect(discard(after, 1)).toEqual(['Copper']);
  });
  test('D32: with two, whoever revealed them chooses', () => {
    const asked = bandit({ deck: 'Gold, Silver', discard: '' });
    expect(game.turn(asked)).toBe(1);
    expect(legal(asked)).toEqual(['trash Silver', 'trash Gold']);
    const after = say(asked, 'trash Silver');
    expect(trashed(after)).toEqual(['Silver']);
    expect(discard(after, 1)).toEqual(['Gold']);
    expect(after.loot).toEqual([]);
    expect(game.turn(after)).toBe(0);
  });
  test('D32: with one card left only that one is revealed', () => {
    const after = bandit({ hand: '5 Copper', deck: 'Gold', discard: '' });
    expect(trashed(after)).toEqual(['Gold']);
    expect(discard(after, 1)).toEqual([]);
  });
  test('Moat and the order of seats are as for every attack', () => {
    const seats = [{ hand: 'Bandit' }, { hand: 'Moat', deck: 'Gold, Silver' }, { deck: 'Gold, Silver' }];
    const asked = say(set(seats), 'play Bandit');
    expect(game.turn(asked)).toBe(1);
    const after = say(asked, 'reveal Moat', 'trash Gold');
    expect(trashed(after)).toEqual(['Gold']);
    expect(deck(after, 1)).toEqual(['Gold', 'Silver']);
  });
  test('Throne Room: two Golds, two rounds of it', () => {
    const after = say(
      set([
        { hand: 'Throne Room, Bandit', discard: '' },
        { deck: 'Silver, Copper, Gold, Estate', discard: '' },
      ]),
      'play Throne Room',
      'play Bandit',
    );
    expect(discard(after)).toEqual(['Gold', 'Gold']);
    expect(trashed(after)).toEqual(['Silver', 'Gold']);
  });
});

describe('Harbinger', () => {
  const harbinger = (more: Seat): State => say(set([{ hand: 'Harbinger', ...more }, {}]), 'play Harbinger');
  test('D27: a card of the discard pile may go onto the deck; the order of the pile stays', () => {
    const asked = harbinger({ deck: 'Copper', discard: 'Gold, Estate, Silver, Duchy' });
    expect(legal(asked)).toEqual(['topdeck Silver', 'topdeck Gold', 'topdeck Estate', 'topdeck Duchy', 'pass']);
    const after = say(asked, 'topdeck Estate');
    expect(deck(after)).toEqual(['Estate']);
    expect(discard(after)).toEqual(['Gold', 'Silver', 'Duchy']);
    expect(discard(say(asked, 'pass'))).toEqual(['Gold', 'Estate', 'Silver', 'Duchy']);
  });
  test('D27: the draw comes first and may shuffle the pile away: then nothing is asked', () => {
    const after = harbinger({ deck: '', discard: 'Gold, Estate' });
    expect(after.stack).toEqual([]);
    expect(playerOf(after, 0).held).toBe(1);
  });
  test('D27: nobody else learns which card was chosen, or what lies in the pile', () => {
    const asked = harbinger({ deck: 'Copper', discard: 'Gold, Estate, Duchy' });
    expect(told(asked, 0, 'topdeck Gold')).toEqual(['P0 puts Gold onto the deck.']);
    expect(told(asked, 1, 'topdeck Gold')).toEqual(['P0 puts 1 card onto the deck.']);
    expect(game.view(asked, 0).pile?.map(nameOf)).toEqual(['Gold', 'Estate', 'Duchy']);
    for (const seat of [1, null]) expect(game.view(asked, seat).pile).toBeNull();
    expect(game.view(say(asked, 'pass'), 0).pile).toBeNull();
    for (let i = 0; i < 20; i++)
      expect(discard(game.imagine(game.view(asked, 0), seeded(`pile ${i}`)))).toEqual(['Gold', 'Estate', 'Duchy']);
  });
  test('Throne Room: the second play draws what the first put back', () => {
    const asked = say(
      set([{ hand: 'Throne Room, Harbinger', deck: '2 Copper', discard: 'Gold, Duchy' }, {}]),
      'play Throne Room',
      'play Harbinger',
      'topdeck Gold',
    );
    expect(hand(asked)).toBe('1 Copper, 1 Gold');
    expect(legal(asked)).toEqual(['topdeck Duchy', 'pass']);
  });
});

describe('Merchant', () => {
  const buying = (text: string, ...words: readonly string[]): State =>
    say(set([{ hand: text, deck: '5 Estate' }, {}], { actions: 3 }), ...words);
  test('D28: the first Silver gives one more, later ones do not', () => {
    const one = buying('Merchant, 2 Silver, Copper', 'play Merchant', 'play Silver');
    expect(one.coins).toBe(3);
    expect(say(one, 'play Silver').coins).toBe(5);
    expect(buying('Merchant, 2 Silver, Copper', 'play Merchant', 'play treasures').coins).toBe(6);
    expect(buying('Merchant, Gold, Copper', 'play Merchant', 'play treasures').coins).toBe(4);
  });
  test('D28: each Merchant counts, twice under Throne Room', () => {
    expect(buying('2 Merchant, Silver', 'play Merchant', 'play Merchant', 'play treasures').coins).toBe(4);
    expect(buying('Throne Room, Merchant, Silver', 'play Throne Room', 'play Merchant', 'play Silver').coins).toBe(4);
  });
  test('D28: the next turn knows nothing of it', () => {
    const seats = [
      { hand: 'Merchant, Copper', deck: '6 Estate' },
      { hand: '2 Silver, 3 Copper', deck: '5 Estate' },
    ];
    expect(say(set(seats), 'play Merchant', 'end turn', 'play treasures').coins).toBe(7);
  });
  test('D28: a Merchant after a Silver gives nothing', () => {
    const state = set([{ hand: 'Merchant, Silver', deck: 'Estate', inPlay: 'Silver' }, {}]);
    expect(say(state, 'play Merchant', 'play Silver').coins).toBe(2);
  });
});

describe('Poacher', () => {
  const poacher = (text: string, supply: TableSetup['supply'] = {}): State =>
    say(set([{ hand: `Poacher, ${text}`, deck: 'Gold, Silver' }, {}], { supply }), 'play Poacher');
  test('D29: with no empty pile nothing is asked', () => {
    const after = poacher('2 Copper');
    expect(after).toMatchObject({ actions: 1, coins: 1, stack: [] });
    expect(hand(after)).toBe('2 Copper, 1 Gold');
  });
  test('D29: one card for each empty pile, Curses and basic cards too, in any order', () => {
    const asked = poacher('Copper, Estate', { Curse: 0, Estate: 0 });
    expect(game.ask(game.view(asked, 0))).toBe('Poacher: discard 2 cards.');
    const after = say(asked, 'discard Gold', 'discard Copper');
    expect(hand(after)).toBe('1 Estate');
    expect(after.stack).toEqual([]);
  });
  test('D29: a hand that is too small is discarded whole', () => {
    const asked = say(
      set([{ hand: 'Poacher', deck: 'Gold', discard: '' }, {}], { supply: { Curse: 0, Estate: 0 } }),
      'play Poacher',
    );
    const after = say(asked, 'discard Gold');
    expect(playerOf(after, 0).held).toBe(0);
    expect(after.stack).toEqual([]);
  });
  test('Throne Room: draws and discards twice', () => {
    const after = say(
      set([{ hand: 'Throne Room, Poacher, Estate', deck: 'Gold, Silver' }, {}], { supply: { Curse: 0 } }),
      'play Throne Room',
      'play Poacher',
      'discard Estate',
      'discard Silver',
    );
    expect(hand(after)).toBe('1 Gold');
    expect(after).toMatchObject({ coins: 2, actions: 2 });
  });
});

describe('Sentry', () => {
  const sentry = (more: Seat): State => say(set([{ hand: 'Sentry', ...more }, {}]), 'play Sentry');
  test('D30: one trashed, one discarded', () => {
    const asked = sentry({ deck: 'Copper, Curse, Estate, Gold', discard: '' });
    expect(legal(asked)).toEqual(['trash Estate', 'trash Curse', 'done']);
    const after = say(asked, 'trash Curse', 'done', 'discard Estate');
    expect(trashed(after)).toEqual(['Curse']);
    expect(discard(after)).toEqual(['Estate']);
    expect(deck(after)).toEqual(['Gold']);
    expect(after.stack).toEqual([]);
  });
  test('D30: both trashed, both discarded, one of them kept', () => {
    const asked = sentry({ deck: 'Copper, Curse, Estate, Gold', discard: '' });
    expect(trashed(say(asked, 'trash Estate', 'trash Curse'))).toEqual(['Estate', 'Curse']);
    expect(discard(say(asked, 'done', 'discard Curse', 'discard Estate'))).toEqual(['Curse', 'Estate']);
    expect(deck(say(asked, 'trash Curse', 'done', 'done'))).toEqual(['Estate', 'Gold']);
  });
  test('D30: what is kept goes back in the order chosen', () => {
    const asked = sentry({ deck: 'Copper, Silver, Gold, Estate' });
    const order = say(asked, 'done', 'done');
    expect(legal(order)).toEqual(['topdeck Silver', 'topdeck Gold']);
    expect(deck(say(order, 'topdeck Gold'))).toEqual(['Gold', 'Silver', 'Estate']);
    expect(deck(say(order, 'topdeck Silver'))).toEqual(['Silver', 'Gold', 'Estate']);
  });
  test('D30: a single card left is handled alone, none is no matter', () => {
    const one = sentry({ deck: 'Copper, Gold', discard: '' });
    expect(legal(one)).toEqual(['trash Gold', 'done']);
    expect(deck(say(one, 'done', 'done'))).toEqual(['Gold']);
    expect(sentry({ deck: 'Copper', discard: '' }).stack).toEqual([]);
  });
  test('D30: only its player sees the cards and where they go', () => {
    const asked = sentry({ deck: 'Copper, Silver, Gold, Estate' });
    expect(game.view(asked, 0).players[0].seen.map(nameOf)).toEqual(['Silver', 'Gold']);
    for (const seat of [1, null]) expect(game.view(asked, seat).players[0].seen).toEqual([-1, -1]);
    const order = say(asked, 'done', 'done');
    expect(told(order, 0, 'topdeck Gold')).toEqual(['P0 puts Gold, then Silver onto the deck.']);
    expect(told(order, 1, 'topdeck Gold')).toEqual(['P0 puts 2 cards onto the deck.']);
    const equal = say(sentry({ deck: 'Copper, Silver, Silver, Estate' }), 'done', 'done');
    expect(legal(equal)).toEqual(['topdeck Silver']);
  });
  test('Throne Room: the first play ends before the second looks', () => {
    const second = say(
      set([{ hand: 'Throne Room, Sentry', deck: 'Copper, Curse, Estate, Copper, Gold, Silver' }, {}]),
      'play Throne Room',
      'play Sentry',
      'trash Estate',
      'trash Curse',
    );
    expect(hand(second)).toBe('2 Copper');
    expect(legal(second)).toEqual(['trash Silver', 'trash Gold', 'done']);
  });
});

describe('Vassal', () => {
  const vassal = (more: Seat, at: TableSetup = {}): State =>
    say(set([{ hand: 'Vassal, Copper', discard: '', ...more }, {}], at), 'play Vassal');
  test('D31: an Action so played uses up no Action, goes into play and is discarded in clean-up', () => {
    const asked = vassal({ deck: 'Village, 8 Gold' });
    expect(legal(asked)).toEqual(['play Village', 'pass']);
    const after = say(asked, 'play Village');
    expect(after).toMatchObject({ coins: 2, actions: 2 });
    expect(inPlay(after)).toEqual(['Vassal', 'Village']);
    expect(discard(after)).toEqual([]);
    expect(discard(say(after, 'end turn'))).toContain('Village');
  });
  test('D31: declined or no Action, it stays in the discard pile', () => {
    expect(discard(say(vassal({ deck: 'Village, Gold' }), 'pass'))).toEqual(['Village']);
    const gold = vassal({ deck: 'Gold' });
    expect(discard(gold)).toEqual(['Gold']);
    expect(gold.stack).toEqual([]);
    expect(vassal({ deck: '' })).toMatchObject({ coins: 2, stack: [] });
  });
  test('D31: the discarded card is public', () => {
    const state = set([{ hand: 'Vassal', deck: 'Gold', discard: '' }, {}]);
    expect(told(state, 1, 'play Vassal')).toContain('P0 discards Gold.');
  });
  test('D31: playing it uncovers the card below, and everybody is told', () => {
    const asked = vassal({ deck: 'Village, 8 Gold', discard: 'Estate, Silver' });
    asked.events = [];
    game.advance(asked, game.moves(asked)[0]);
    expect(asked.events).toContainEqual({ type: 'played', seat: 0, card: 'Village', times: 1, top: 'Silver' });
  });
  test('D31: a Vassal may play a Throne Room or another Vassal', () => {
    const throne = say(vassal({ hand: 'Vassal, Smithy', deck: 'Throne Room, 8 Copper' }), 'play Throne Room');
    expect(legal(throne)).toEqual(['play Smithy', 'pass']);
    expect(playerOf(say(throne, 'play Smithy'), 0).held).toBe(6);
    const again = say(vassal({ deck: 'Vassal, Market, Gold' }), 'play Vassal', 'play Market');
    expect(again).toMatchObject({ coins: 5, buys: 2 });
    expect(inPlay(again)).toEqual(['Vassal', 'Vassal', 'Market']);
  });
  test('D9: under the house rules a Remodel cannot be played with nothing to trash', () => {
    const state = (hand_: string): State => vassal({ hand: hand_, deck: 'Remodel' });
    expect(legal(state('Vassal'))).toEqual(['pass']);
    expect(legal(state('Vassal, Copper'))).toEqual(['play Remodel', 'pass']);
  });
  test('Throne Room: two cards, one after the other', () => {
    const after = say(
      set([{ hand: 'Throne Room, Vassal', deck: 'Market, Copper, Festival, Copper', discard: '' }, {}]),
      'play Throne Room',
      'play Vassal',
      'play Market',
      'pass',
    );
    expect(after).toMatchObject({ coins: 5 });
  });
});

describe('changed wordings', () => {
  const official = (edition: 'first' | 'second' | 'both', text: string): TableSetup & { seats: Seat[] } => ({
    edition,
    rules: 'official',
    kingdom: [
      'Cellar',
      'Gardens',
      'Market',
      'Militia',
      'Mine',
      'Moat',
      'Moneylender',
      'Remodel',
      'Throne Room',
      'Village',
    ],
    seats: [{ hand: text, deck: '5 Copper' }, {}],
  });
  test.each([
    ['Throne Room', 'Throne Room, Village', 'play Village'],
    ['Mine', 'Mine, Copper', 'trash Copper'],
    ['Moneylender', 'Moneylender, Copper', 'trash Copper'],
  ])('D25: %s may be declined in the second edition only', (card, text, choice) => {
    for (const edition of ['second', 'both'] as const) {
      const { seats, ...more } = official(edition, text);
      expect(legal(say(set(seats, more), `play ${card}`))).toEqual([choice, 'pass']);
    }
    const { seats, ...more } = official('first', text);
    const first = say(set(seats, more), `play ${card}`);
    expect(first.stack.length === 0 || !legal(first).includes('pass')).toBe(true);
  });
  test('D25: a declined Mine gains nothing', () => {
    const { seats, ...more } = official('second', 'Mine, Copper');
    const after = say(set(seats, more), 'play Mine', 'pass');
    expect(after.stack).toEqual([]);
    expect(hand(after)).toBe('1 Copper');
  });
});

describe('editions', () => {
  const refused = (options: object): string | null =>
    game.refuse(
      { rules: 'official', edition: 'first', preset: 'none', kingdom: [], victoryPileSize: 12, ...options },
      2,
    );
  const kingdom = (options: object, seed = 'k'): CardName[] =>
    game
      .start(
        { rules: 'official', edition: 'first', preset: 'none', kingdom: [], victoryPileSize: 12, ...options },
        2,
        seed,
      )
      .supply.flatMap((left, card) => (left >= 0 && card > CARD.Curse ? [nameOf(card)] : []));
  test('a set is the one of the edition, and there must be one', () => {
    expect(kingdom({ preset: 'First Game' })).toContain('Woodcutter');
    expect(kingdom({ preset: 'First Game', edition: 'second' })).toContain('Merchant');
    expect(refused({ preset: 'Deck Top' })).toContain("no set 'Deck Top' in the first edition");
    expect(refused({ preset: 'Deck Top', edition: 'second' })).toBeNull();
    expect(refused({ preset: 'Interaction', edition: 'second' })).toContain('Silver & Gold');
  });
  test('chosen cards must be of the edition', () => {
    const chosen = official10('Sentry');
    expect(refused({ kingdom: chosen })).toBe('Sentry is not in the first edition: choose another edition or card.');
    expect(refused({ kingdom: chosen, edition: 'second' })).toBeNull();
    expect(refused({ kingdom: official10('Thief'), edition: 'both' })).toBeNull();
  });
  test('random kingdoms and house kingdoms are of the edition', () => {
    const drawn = new Set(Array.from({ length: 200 }, (_, i) => kingdom({ edition: 'second' }, `${i}`)).flat());
    expect(drawn.size).toBe(26);
    for (const gone of ['Adventurer', 'Chancellor', 'Feast', 'Spy', 'Thief', 'Woodcutter'] as const)
      expect(drawn.has(gone)).toBe(false);
    const house = { rules: 'house' };
    const [first, second, both] = ['first', 'second', 'both'].map((edition) => kingdom({ ...house, edition }));
    expect([first.length, second.length]).toEqual([25, 26]);
    expect(both).toEqual(expect.arrayContaining([...first, ...second]));
  });
});

const official10 = (last: CardName): CardName[] => [
  'Cellar',
  'Chapel',
  'Gardens',
  'Market',
  'Militia',
  'Moat',
  'Remodel',
  'Smithy',
  'Village',
  last,
];
