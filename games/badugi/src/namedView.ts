/** A view with cards by name and rounds by word, for programs in other languages, and its schema. */
import { type NamedViews, schemaOf } from '@baize/game';
import { cardName, type CardNumber, RANKS, SUITS } from './cards.ts';
import { ACTIONS, type LastHand } from './state.ts';
import type { SeatView, View } from './view.ts';

const ROUNDS = ['first', 'second', 'third', 'fourth'] as const;

const names = (cards: readonly CardNumber[]): string[] => cards.map(cardName);
const bettingOf = (line: readonly number[]): object[] =>
  line.map((code) => ({ seat: code & 7, action: ACTIONS[(code >> 3) & 7], round: ROUNDS[code >> 6] }));

const playerOf = (player: SeatView, seat: number): object => ({
  seat,
  stack: player.stack,
  bet: player.bet,
  paid: player.paid,
  folded: player.folded,
  allIn: player.allIn,
  cards: player.cards,
  draws: player.drawHistory,
  lastAction: player.last,
  bought: player.bought,
  place: player.place === 0 ? null : player.place,
});

const lastOf = ({ hand, button, pots, shown, net, line, held }: LastHand): object => ({
  hand,
  button,
  pots,
  shown: shown.map((cards) => (cards === null ? null : names(cards))),
  net,
  betting: bettingOf(line),
  held: held.map(names),
});

function of(view: View): object {
  const { table, stakes, nextLevel } = view;
  return {
    you: view.seat,
    toDecide: view.turn,
    rules: table.rules,
    match: table.match,
    hands: table.hands,
    hand: view.hand,
    level: view.level,
    stakes: { ante: stakes.ante, small: stakes.small, big: stakes.big, bets: stakes.bets },
    handsToNextLevel: nextLevel === null ? null : nextLevel.inHands,
    button: view.button,
    phase: view.turn === null ? 'over' : view.buying ? 'buying in' : view.drawing ? 'drawing' : 'betting',
    round: ROUNDS[view.street],
    cards: names(view.cards),
    picked: names(view.picked),
    thrown: names(view.tossed),
    folded: names(view.left),
    players: view.seats.map(playerOf),
    pot: view.pot,
    pots: view.pots,
    currentBet: view.current,
    toCall: view.toCall,
    raiseTo: view.raiseTo === 0 ? null : view.raiseTo,
    raises: view.raises,
    cap: view.cap,
    betting: bettingOf(view.line),
    deck: view.deck,
    lastHand: view.lastHand === null ? null : lastOf(view.lastHand),
  };
}

const { about, count, flag, list, number, object, oneOf, orNull, ref, seat, view } = schemaOf;

const betting = list(object({ seat, action: oneOf(ACTIONS), round: oneOf(ROUNDS) }));
const cards = list(ref('card'));
const pot = { amount: count, seats: list(seat) };

export const named: NamedViews<View> = {
  of,
  schema: view(
    'Badugi',
    {
      you: about('The seat that looks; null for an onlooker.', orNull(seat)),
      toDecide: about('Who must decide; null when the match is over.', orNull(seat)),
      rules: oneOf(['house', 'official']),
      match: oneOf(['hand', 'hands', 'tournament']),
      hands: about('Hands to be played; of no meaning in a tournament.', count),
      hand: about('The number of this hand, from 1.', count),
      level: about('The level of a tournament, from 1.', count),
      stakes: object({
        ante: count,
        small: about('The small blind.', count),
        big: about('The big blind.', count),
        bets: about('The size of a bet in each of the four betting rounds.', list(count)),
      }),
      handsToNextLevel: about('Hands until the blinds rise; null outside a tournament.', orNull(count)),
      button: seat,
      phase: oneOf(['betting', 'drawing', 'buying in', 'over']),
      round: about('The betting round; the draw after it has the same name.', oneOf(ROUNDS)),
      cards: about('Your cards.', cards),
      picked: about('Of them, those picked to throw so far.', cards),
      thrown: about('What you threw in this hand.', cards),
      folded: about('The hand that you folded.', cards),
      players: list(ref('player')),
      pot: about('All chips in the middle and in front of the players.', count),
      pots: list(object(pot)),
      currentBet: about('What a seat must have in front of it to stay in.', count),
      toCall: about('What the seat to act must add to stay in.', count),
      raiseTo: about('What its bet becomes when it bets or raises; null where it may not.', orNull(count)),
      raises: about('Bets and raises made in this round.', count),
      cap: about('How many there may be.', count),
      betting: about('The betting of this hand so far.', betting),
      deck: count,
      lastHand: orNull(
        object({
          hand: count,
          button: seat,
          pots: list(object({ ...pot, winners: list(seat), shares: list(number) })),
          shown: about('Cards shown, by seat; null where none were.', list(orNull(cards))),
          net: about('Chips won or lost, by seat.', list(number)),
          betting,
          held: about('The last cards of each seat as far as you know them: your own.', list(cards)),
        }),
      ),
    },
    {
      card: { type: 'string', pattern: `^[${RANKS}][${SUITS}]$`, description: 'Rank and suit, such as Ah or Tc.' },
      player: object({
        seat,
        stack: count,
        bet: about('In front of the player in this round.', count),
        paid: about('In the whole hand.', count),
        folded: flag,
        allIn: flag,
        cards: about('How many cards the player holds.', count),
        draws: about('Cards drawn in each of the three draws; null until drawn.', list(orNull(count))),
        lastAction: about('In this betting round.', orNull(oneOf(ACTIONS))),
        bought: about('Chips brought to the table.', count),
        place: about('The place at which the player left a tournament.', orNull(count)),
      }),
    },
  ),
};
