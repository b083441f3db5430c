/** Every text of the Dominion table in one place. */
import { pluralOf } from '../src/text.ts';

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
const possessive = (name: string): string => (name === 'You' ? 'your' : `${name}’s`);
/** At the beginning of a sentence. */
const whose = (name: string): string => (name === 'You' ? 'Your' : possessive(name));
const is = (name: string): string => `${name} ${name === 'You' ? 'are' : 'is'}`;
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const counted = (card: string, count: number): string => (count === 1 ? card : `${count} ${pluralOf(card)}`);
/** Kinds of a card as one says them: "action, attack". */
const spoken = (look: string): string => look.toLowerCase().replace(' · ', ', ');

/** Why a card should leave the deck, by its name. */
const trashing: Readonly<Partial<Record<string, string>>> = {
  Curse: 'A Curse costs a point and takes the place of a card that works.',
  Estate: 'An Estate buys nothing as long as the game goes on.',
  Copper: 'A Copper is worth a single coin and takes the place of something better.',
};

/** What an attack did to a seat, and whose it was. */
export interface Suffered {
  readonly what: string;
  readonly from: string;
}

export const texts = {
  trashing,
  you: 'You',
  many,
  possessive,
  listed,
  counted,
  deciding: (name: string): string => `${is(name)} deciding`,
  attackOf: (name: string): string => `${whose(name)} attack.`,
  cards: (count: number): string => many(count, 'card'),
  cardsPlayed: (count: number): string => `${many(count, 'card')} played`,
  kindsOf: (count: number): string => many(count, 'kind'),
  coins: (count: number): string => many(count, 'coin'),
  /** Those left, of those made once some are spent. */
  coinsOf: (left: number, made: number): string =>
    left === made ? many(made, 'coin') : `${left} of ${many(made, 'coin')}`,
  buys: (count: number): string => many(count, 'buy'),
  buysLeft: (count: number): string => `${many(count, 'buy')} left`,
  means: 'Coins and buys',
  /** A step of another's turn, where a question would stand. */
  steps: {
    plays: (name: string, what: string): string => `${name} ${name === 'You' ? 'play' : 'plays'} ${what}`,
    buys: (name: string, card: string): string => `${name} ${name === 'You' ? 'buy' : 'buys'} ${card}`,
    treasures: (plays: readonly { readonly card: string; readonly times: number }[]): string =>
      listed(plays.map(({ card, times }) => counted(card, times))),
    times: (card: string, times: number): string => `${card} ${times === 2 ? 'twice' : `${times} times`}`,
    nth: (card: string, before: number): string =>
      before === 0 ? card : `${['a second', 'a third', 'a fourth'][before - 1] ?? 'another'} ${card}`,
    gains: (name: string, card: string): string => `${name} ${name === 'You' ? 'gain' : 'gains'} ${card}.`,
    safe: (name: string): string => `${is(name)} safe behind a Moat.`,
    from: (name: string, card: string): string => `${possessive(name)} ${card}`,
    suffered: {
      gained: (card: string, from: string): Suffered => ({ what: `Gained ${card}`, from: `from ${from}` }),
      trashed: (card: string, from: string): Suffered => ({ what: `Lost ${card}`, from: `to ${from}` }),
      topdecked: (card: string, from: string): Suffered => ({ what: `Put ${card} back`, from: `for ${from}` }),
      discarded: (count: number, from: string): Suffered => ({ what: `Discarded\u00a0${count}`, from: `for ${from}` }),
      safe: (from: string): Suffered => ({ what: 'Safe', from: `from ${from}` }),
      answering: (from: string): Suffered => ({ what: 'Answers', from }),
    },
    line: (step: number, next: string): string => `Step ${step}. ${is(next)} next.`,
  },
  points: (count: number): string => `${String(count).replace('-', '−')} point${Math.abs(count) === 1 ? '' : 's'}`,
  /** What a button does, by its key. */
  tips: {
    T: 'Ends the Actions of this turn: Treasures pay for what you buy.',
    E: 'Everything you hold and played is discarded, and you draw five new cards.',
  } as Readonly<Record<string, string>>,
  looks: {
    action: 'Action',
    attack: 'Action · Attack',
    reaction: 'Action · Reaction',
    treasure: 'Treasure',
    victory: 'Victory',
    curse: 'Curse',
  },
  looksBrief: {
    action: 'Action',
    attack: 'Attack',
    reaction: 'Reaction',
    treasure: 'Treasure',
    victory: 'Victory',
    curse: 'Curse',
  },
  kinds: { action: 'Actions', treasure: 'Treasures', victory: 'Victory', curse: 'Curses' },
  supply: 'Supply',
  kingdom: 'Kingdom',
  basics: 'Treasures, victory cards and Curses',
  hand: 'Your hand',
  play: 'Played cards',
  seats: 'Other players',
  prompt: 'What is asked',
  doIt: 'Do it',
  playTreasures: 'Play your treasures',
  lookingForHint: 'Looking for a good move. Play on if you like.',
  empty: 'Empty',
  trash: 'Trash',
  trashTop: (card: string): string => `top: ${card}`,
  trashNone: 'nothing yet',
  deck: 'Deck',
  discard: 'Discard',
  deckOf: (count: number): string => `Your deck: ${many(count, 'card')}. Show what you own`,
  discardOf: (count: number, top: string | null): string =>
    `Your discard pile: ${many(count, 'card')}${top === null ? '' : `, ${top} on top`}. Show what you own`,
  trashOf: (count: number): string => `Trash: ${many(count, 'card')}. Show them`,
  owned: 'What you own',
  ownedLine: 'All your cards, wherever they are. The order of your deck stays secret.',
  nothing: 'Nothing here yet.',
  close: 'Close',
  inHand: 'in hand',
  inDeck: 'deck',
  inDiscard: 'discard',
  handShort: 'hand',
  counters: {
    actions: (count: number): string => (count === 1 ? 'Action' : 'Actions'),
    buys: (count: number): string => (count === 1 ? 'Buy' : 'Buys'),
    coins: (count: number): string => (count === 1 ? 'Coin' : 'Coins'),
  },
  countersLeft: ({ actions, buys, coins }: Readonly<Record<'actions' | 'buys' | 'coins', number>>): string =>
    [many(actions, 'action'), many(buys, 'buy'), many(coins, 'coin')].join(', ').replaceAll(/(\d) /g, '$1\u00a0'),
  phases: ['Actions', 'Buy', 'Clean-up'] as const,
  provinces: 'Provinces left',
  provincesBrief: 'Provinces',
  emptyPiles: 'Empty piles',
  emptyBrief: 'Empty',
  /** As many empty piles end the game. */
  ofThree: 'of 3',
  turnOf: (turn: number): string => `Turn ${turn}`,
  lastTurn: (name: string): string => `${whose(name)} last turn`,
  nowPlaying: (name: string): string => `${is(name)} playing`,
  theirTurn: (name: string): string => `${whose(name)} turn`,
  notYet: 'No turn yet',
  took: 'Bought or gained',
  boughtFor: (coins: number): readonly [string, string] => ['Bought', `for ${coins}`],
  soFar: (coins: number): string => `${many(coins, 'coin')} so far`,
  playingNow: (turn: number): string => `Turn ${turn}, playing now`,
  playingFor: (coins: string): string => `Playing: ${coins}`,
  addsInHand: (coins: number): string => `+${coins} in hand`,
  nothingBought: 'bought nothing',
  bought: 'Bought',
  boughtNothing: 'Bought nothing',
  inOrder: 'Show in order',
  byKind: 'Show by kind',
  playedBy: (name: string): string => (name === 'You' ? 'You played' : `${name} played`),
  planning: {
    title: (name: string): string => `${name} is working out a plan for this kingdom`,
    now: 'Preparing',
    ready: 'Ready',
    line: 'It tries out shopping lists against each other before its first turn. Later turns are quick.',
    first: (name: string, begins: boolean): string =>
      `${name} is preparing, then plays${begins ? ' the first turn' : ''}`,
    /** `place`: my seat, if I have not played yet. */
    meanwhile: (place: number | null, players: number, brief: boolean): string => {
      const order = ['first', 'second', players === 3 ? 'last' : 'third', 'last'];
      const mine = place === null ? '' : `You play ${order[place]}.`;
      return brief ? mine : `${mine} Meanwhile, look at any card.`.trim();
    },
  },
  lands: 'Played cards land here',
  waitsHere: (name: string): string => `${name} ${name === 'You' ? 'have' : 'has'} played nothing yet`,
  next: 'Next card lands here',
  times: (count: number): string => `×${count}`,
  nth: (play: number): string => ['1st play', '2nd play', '3rd play', '4th play'][play - 1] ?? `${play}th play`,
  setAside: 'Set aside',
  revealed: (name: string): string => `${name} revealed`,
  drawn: (name: string): string => `${name} drew`,
  lookedAt: (name: string): string => `From ${possessive(name)} deck`,
  discardPile: (name: string): string => `${whose(name)} discard pile`,
  trashedNow: 'Trashed',
  discardedNow: 'You discarded',
  aimed: 'Aimed at you',
  reactionTag: 'Reaction',
  hits: {
    deciding: 'deciding',
    discarding: (count: number, held: number): string => `choosing ${count}\u00a0of\u00a0${held}`,
    waiting: 'still to come',
    safe: 'safe behind a Moat',
    untouched: 'nothing lost',
    hit: ({ what }: Suffered): string => what.charAt(0).toLowerCase() + what.slice(1),
  },
  /** Who won, once it is over. */
  over: (winners: readonly string[]): string =>
    `The game is over: ${winners.length > 1 ? `${listed(winners)} share the win` : winners[0] === 'You' ? 'you win' : `${winners[0]} wins`}`,
  standings: (seats: readonly { readonly name: string; readonly points: number }[]): string =>
    `${seats.map(({ name, points }) => `${name}\u00a0${String(points).replace('-', '−')}`).join(', ')}.`,
  moments: {
    attack: 'attacked',
    moat: 'Moat!',
    curse: 'gains a Curse',
    gain: (card: string): string => `+ ${card}`,
    trash: (card: string): string => `${card} trashed`,
    reveals: 'reveals',
  },
  pile: (name: string, look: string, cost: number, left: number, state: string): string =>
    `${name}, ${spoken(look)}, costs ${cost}, ${left === 0 ? 'none left' : `${left} left`}${state}`,
  inHandLabel: (name: string, look: string, state: string): string => `${name}, ${spoken(look)}${state}`,
  states: {
    buy: ', can be bought',
    reach: ', within reach with your treasures',
    gain: ', can be gained',
    play: ', can be played',
    choose: ', can be chosen',
    chosen: ', chosen',
  },
  tags: { discard: 'Discard', trash: 'Trash', topdeck: 'To deck', play: 'Play', gain: 'Gain' },
  leaves: (coins: number, cost: number): string => `${coins} − ${cost} leaves ${coins - cost}`,
  seatLabel: (name: string, detail: string, hand: number, deck: number, discard: number): string =>
    `${name}, ${detail}: ${hand} in hand, ${deck} in deck, ${discard} in discard`,
  help: {
    title: (name: string): string => `About ${name}`,
    pile: (left: number): string => (left === 0 ? 'None left in the supply' : `${left} left in the supply`),
    notInGame: 'Not in this supply',
    owned: (count: number): string => `you own ${count}`,
    cost: (cost: number): string => `Costs ${cost}`,
  },
  end: {
    points: 'Points',
    total: 'Total',
    winner: 'Winner',
    none: 'none',
    decks: 'Final decks',
    gardens: 'How Gardens counted',
    gardensLine: (name: string, cards: number, each: number): string =>
      `${name === 'You' ? 'You own' : `${name} owns`} ${cards} cards: ${cards} ÷ 10 rounds down to ${each} each.`,
    each: (points: number): string => (points < 0 ? 'takes 1 point each' : `${many(points, 'point')} each`),
    perTen: '1 point per 10 cards owned',
    owns: (cards: number): string => many(cards, 'card'),
    turns: (turns: number): string => many(turns, 'turn'),
    margin: (best: number, rival: string, points: number): string =>
      `${many(best, 'point')} to ${possessive(rival)} ${String(points).replace('-', '−')}.`,
    tieBreak: (points: number, winner: string, turns: number, rival: string, more: number): string =>
      `${many(points, 'point')} each, but ${winner === 'You' ? 'you' : winner} needed only ${many(turns, 'turn')} and ${rival === 'You' ? 'you' : rival} ${more}.`,
    over: (provinces: boolean, empty: number): string =>
      provinces ? 'The Provinces are gone.' : `${empty} piles are empty.`,
  },
  keys: [
    ['1 … 9', 'Play or choose a card in your hand'],
    ['T', 'Play all treasures, or go on to buying'],
    ['E', 'End your turn'],
    ['B', 'Next card to choose; Space takes it'],
    ['Arrows', 'Move from card to card'],
    ['Enter', 'Confirm'],
    ['Y N', 'Yes or no to a question'],
    ['Esc', 'Change your mind'],
    ['I', 'What the card says'],
  ],
  picker: {
    title: 'Kingdom',
    ways: { random: 'Random', preset: 'A set', hand: 'By hand', paste: 'Paste' },
    random: 'Ten cards drawn at random.',
    all: 'All 25 kingdom cards.',
    count: (count: number, wanted: number | null): string =>
      wanted === null ? many(count, 'card') : `${count} of ${wanted} cards`,
    paste: 'Card names with commas between them',
    unknown: (names: readonly string[]): string => `Not known: ${names.join(', ')}`,
    twice: (names: readonly string[]): string => `Named twice: ${names.join(', ')}`,
    full: (wanted: number): string => `${wanted} cards are chosen already.`,
    few: (missing: number): string => `${many(missing, 'card')} to go`,
    dice: 'Fill up by chance',
    clear: 'Clear',
    set: 'Set',
  },
} as const;
