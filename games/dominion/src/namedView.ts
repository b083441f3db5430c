/** A view with cards by name and phases by word, for programs in other languages, and its schema. */
import { type NamedViews, schemaOf } from '@baize/game';
import { type Card, COSTS, nameOf, NAMES } from './facts.ts';
import type { Frame } from './state.ts';
import type { PlayerView, View } from './view.ts';

const PHASES = ['action', 'treasure', 'buy'] as const;

const name = (card: Card): string | null => (card < 0 ? null : nameOf(card));
/** A card that the viewer may not see is "?". */
const names = (cards: readonly Card[]): string[] => cards.map((card) => name(card) ?? '?');
const spread = (counts: readonly number[]): string[] =>
  counts.flatMap((count, card) => Array.from({ length: Math.max(0, count) }, () => nameOf(card)));
const counted = (counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(counts.flatMap((count, card) => (count > 0 ? [[nameOf(card), count]] : [])));

const playerOf = (player: PlayerView, seat: number): object => ({
  seat,
  hand: player.held,
  deck: player.deck,
  discard: player.discard,
  discardTop: name(player.top),
  inPlay: names(player.inPlay),
  revealed: names(player.seen),
  setAside: names(player.aside),
  owned: counted(player.owned),
  cards: player.cards,
  turns: player.turns,
  shuffles: player.shuffles,
});

const frameOf = ({ card, seat, who, n, trashedCost, plays }: Frame): object => ({
  card: nameOf(card),
  by: seat,
  about: who,
  picked: n,
  trashedCost: trashedCost < 0 ? null : trashedCost,
  plays,
});

function of(view: View): object {
  return {
    you: view.seat,
    toDecide: view.asked < 0 ? null : view.asked,
    rules: view.rules,
    edition: view.edition,
    turn: view.current,
    phase: PHASES[view.phase],
    actions: view.actions,
    buys: view.buys,
    coins: view.coins,
    firstSilver: view.firstSilver,
    hand: view.hand === null ? null : spread(view.hand),
    discardPile: view.pile === null ? null : names(view.pile),
    players: view.players.map(playerOf),
    supply: view.supply.flatMap((left, card) => (left < 0 ? [] : [{ card: nameOf(card), cost: COSTS[card], left }])),
    emptyPiles: view.empty,
    trash: names(view.trash),
    playing: view.stack.map(frameOf),
    stolen: names(view.loot),
  };
}

const { about, count, list, object, oneOf, orNull, record, ref, seat, view, whole } = schemaOf;

export const named: NamedViews<View> = {
  of,
  schema: view(
    'Dominion',
    {
      you: about('The seat that looks; null for an onlooker.', orNull(seat)),
      toDecide: about('Who must decide; null when the game is over.', orNull(seat)),
      rules: oneOf(['house', 'official']),
      edition: oneOf(['first', 'second', 'both']),
      turn: about('Whose turn it is.', seat),
      phase: about('What may be played: Actions, Treasures, or nothing any more but buys.', oneOf(PHASES)),
      actions: count,
      buys: count,
      coins: count,
      firstSilver: about('Coins that the first Silver of this turn adds.', count),
      hand: about('Your cards; null for an onlooker.', orNull(list(ref('card')))),
      discardPile: about(
        'Your discard pile, the top last, while a card lets you look through it.',
        orNull(list(ref('card'))),
      ),
      players: list(ref('player')),
      supply: list(object({ card: ref('card'), cost: count, left: count })),
      emptyPiles: count,
      trash: list(ref('card')),
      playing: about(
        'Cards being played, the innermost last: who plays them, whom their step is about, how many cards it has picked.',
        list(
          object({ card: ref('card'), by: seat, about: seat, picked: count, trashedCost: orNull(count), plays: whole }),
        ),
      ),
      stolen: about('Treasures trashed by the Thief being played.', list(ref('card'))),
    },
    {
      card: oneOf(NAMES),
      player: object({
        seat,
        hand: about('How many cards are in hand; of the deck and the discard pile likewise.', count),
        deck: count,
        discard: count,
        discardTop: orNull(ref('card')),
        inPlay: list(ref('card')),
        revealed: about(
          'Off the deck and not yet put anywhere; "?" for a card that only its owner sees.',
          list(oneOf([...NAMES, '?'])),
        ),
        setAside: list(ref('card')),
        owned: about('How many of each card they own.', record(count)),
        cards: count,
        turns: count,
        shuffles: count,
      }),
    },
  ),
};
