/** The vocabulary that card effects are written in: each function makes one or more steps of a flat list. */
import { ALL, type Card, type CardName, type CardSet, only } from './facts.ts';

/** Where a card can go. */
export type Zone = 'discard' | 'trash' | 'deck' | 'hand' | 'aside' | 'play';

/** Where the cards of a choice lie. What is `looked` at only its owner sees; `loot` was trashed by the card being played. */
export type Source = 'hand' | 'supply' | 'revealed' | 'looked' | 'discard' | 'discarded' | 'loot' | 'deck';

export type Verb = 'discard' | 'trash' | 'topdeck' | 'gain' | 'play' | 'reveal' | 'set aside' | 'flip';

/** How many cards a choice is about: up to `n`, all that there are, down to a hand of `n`, one for each empty pile. */
export type Count = 'upTo' | 'any' | 'downTo' | 'emptyPiles';

/** Whether a choice may be declined: never, always, by the house rules or the second edition (D7), by the second edition. */
export type May = 'must' | 'may' | 'mayByRule' | 'mayInSecond';

export type Op =
  | 'plus'
  | 'draw'
  | 'drawPicked'
  | 'gainThis'
  | 'choice'
  | 'react'
  | 'each'
  | 'next'
  | 'whileUnder'
  | 'jump'
  | 'reveal'
  | 'look'
  | 'discardAside'
  | 'discardSeen'
  | 'dig'
  | 'trashThis'
  | 'discardTop'
  | 'firstSilver';

/** One shape for all steps, so that running them stays fast. */
export interface Step {
  readonly op: Op;
  /** How many, how much, or up to which price. */
  readonly n: number;
  readonly cards: CardSet;
  /** The only card of that set; -1 where there are several. */
  readonly sole: Card;
  readonly to: Zone;
  /** Where to go on, counted from here. */
  readonly jump: number;
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  /** Only if the last choice picked something. */
  readonly ifPicked: boolean;
  /** For `each`: whether it begins with oneself. */
  readonly self: boolean;
  readonly verb: Verb;
  readonly from: Source;
  readonly count: Count;
  readonly may: May;
  /** The price is counted from what the trashed card cost. */
  readonly dearer: boolean;
  /** The player of the card chooses, not the owner of the cards. */
  readonly byPlayer: boolean;
  /** The order of the picks matters: the first is the top card. */
  readonly order: boolean;
  /** Choosing nothing is proved by showing the hand. */
  readonly proves: boolean;
  /** Where a card that was not chosen goes at once; `null` leaves it to later steps. */
  readonly rest: 'deck' | 'hand' | null;
}
export type Steps = readonly Step[];

const soleOf = (cards: CardSet): Card => (cards.indexOf(true) === cards.lastIndexOf(true) ? cards.indexOf(true) : -1);

const PLAIN: Omit<Step, 'op' | 'sole'> = {
  n: 0,
  cards: ALL,
  to: 'discard',
  jump: 0,
  actions: 0,
  buys: 0,
  coins: 0,
  ifPicked: false,
  self: false,
  verb: 'discard',
  from: 'hand',
  count: 'upTo',
  may: 'must',
  dearer: false,
  byPlayer: false,
  order: false,
  proves: false,
  rest: null,
};

type More = Partial<Omit<Step, 'op' | 'sole'>>;

/** Field by field: objects made by spreading differ in shape inside the engine, and that slows every card down. */
function step(op: Op, more: More = {}): Step {
  const all = { ...PLAIN, ...more };
  return {
    op,
    n: all.n,
    cards: all.cards,
    sole: soleOf(all.cards),
    to: all.to,
    jump: all.jump,
    actions: all.actions,
    buys: all.buys,
    coins: all.coins,
    ifPicked: all.ifPicked,
    self: all.self,
    verb: all.verb,
    from: all.from,
    count: all.count,
    may: all.may,
    dearer: all.dearer,
    byPlayer: all.byPlayer,
    order: all.order,
    proves: all.proves,
    rest: all.rest,
  };
}

const choice = (more: More): Step => step('choice', more);

type Plus = Partial<Pick<Step, 'actions' | 'buys' | 'coins'>>;

export const plus = (more: Plus): Step => step('plus', more);
/** Only if the last choice picked something. */
export const plusIfPicked = (more: Plus): Step => step('plus', { ...more, ifPicked: true });
export const draw = (n: number): Step => step('draw', { n });
/** As many as were picked last. */
export const drawPicked = (): Step => step('drawPicked');
/** A named card from its pile, if one is left. */
export const gainA = (name: CardName, to: Zone): Step => step('gainThis', { cards: only(name), to });
/** A card of one's choice up to a price. */
export const gainUpTo = (price: number, to: Zone): Step =>
  choice({ verb: 'gain', from: 'supply', n: price, to, byPlayer: true });
/** A card so much dearer, at most, than the one just trashed. */
export const gainDearer = (by: number, cards: CardSet, to: Zone): Step =>
  choice({ verb: 'gain', from: 'supply', n: by, cards, to, dearer: true, byPlayer: true });

const VERBS = { discard: 'discard', trash: 'trash', deck: 'topdeck' } as const satisfies Partial<Record<Zone, Verb>>;
type PickedTo = keyof typeof VERBS;

/** One card of the hand, if there is one. */
export const oneFromHand = (to: PickedTo, cards: CardSet, may: May = 'must'): Step =>
  choice({ verb: VERBS[to], to, cards, n: 1, may });
/** So many cards of the hand at most, or none. */
export const upToFromHand = (n: number, to: PickedTo): Step => choice({ verb: VERBS[to], to, n, may: 'may' });
/** Any number of cards of the hand. */
export const anyFromHand = (to: PickedTo): Step => choice({ verb: VERBS[to], to, count: 'any', may: 'may' });
/** One of these from the hand onto the deck, or the hand is shown to hold none. */
export const topdeckOrShow = (cards: CardSet): Step =>
  choice({ verb: 'topdeck', to: 'deck', cards, n: 1, proves: true });
export const discardDownTo = (n: number): Step => choice({ count: 'downTo', n });
/** One card for each empty pile. */
export const discardPerEmptyPile = (): Step => choice({ count: 'emptyPiles' });
/** An Action of the hand is played twice. */
export const throne = (cards: CardSet): Step => choice({ verb: 'play', to: 'play', cards, n: 1, may: 'mayByRule' });
/** Every other player may reveal a Moat. Each attack begins with it. */
export const reactions = (): Step =>
  step('react', { verb: 'reveal', cards: only('Moat'), to: 'hand', n: 1, may: 'may' });

const each = (self: boolean, body: Steps): Steps => [
  step('each', { self, jump: body.length + 2 }),
  ...body,
  step('next', { jump: -body.length }),
];
/** For each other player in seat order, unless unaffected. */
export const others = (...body: Steps): Steps => each(false, body);
/** For oneself, then each other player. */
export const everyone = (...body: Steps): Steps => each(true, body);
/** While fewer cards than this are in hand and any can be drawn. */
export const whileHandUnder = (n: number, ...body: Steps): Steps => [
  step('whileUnder', { n, jump: body.length + 2 }),
  ...body,
  step('jump', { jump: -body.length - 1 }),
];

/** From the top of the deck, for all to see. */
export const reveal = (n: number): Step => step('reveal', { n });
/** The top cards of one's own deck, for oneself. */
export const look = (n: number): Step => step('look', { n });
/** The player of the card discards what was revealed or puts it back. */
export const discardOrKeep = (): Step => choice({ from: 'revealed', n: 1, may: 'may', byPlayer: true, rest: 'deck' });
/** What was looked at goes aside, if it is one of these and its owner likes, or else to hand. */
export const setAside = (cards: CardSet): Step =>
  choice({ verb: 'set aside', from: 'looked', to: 'aside', cards, n: 1, may: 'may', rest: 'hand' });
export const discardAside = (): Step => step('discardAside');
/** One of these among the revealed cards is trashed; the player of the card chooses it and may gain it later. */
export const trashAsLoot = (cards: CardSet): Step =>
  choice({ verb: 'trash', from: 'revealed', to: 'trash', cards, n: 1, byPlayer: true });
/** One of these among the revealed cards is trashed; its owner chooses it. */
export const trashRevealed = (cards: CardSet): Step =>
  choice({ verb: 'trash', from: 'revealed', to: 'trash', cards, n: 1 });
export const discardSeen = (): Step => step('discardSeen');
/** Any of the cards that this play trashed. */
export const gainLoot = (): Step => choice({ verb: 'gain', from: 'loot', count: 'any', may: 'may', byPlayer: true });
/** Reveal until this many of these are found; they go to hand, the rest is discarded. */
export const dig = (n: number, cards: CardSet): Step => step('dig', { n, cards });
export const mayFlipDeck = (): Step => choice({ verb: 'flip', from: 'deck', n: 1, may: 'may' });
export const trashThis = (): Step => step('trashThis');
/** Any of the cards looked at. */
export const anyLookedAt = (to: PickedTo): Step =>
  choice({ verb: VERBS[to], from: 'looked', to, count: 'any', may: 'may' });
/** What is left of the cards looked at goes back onto the deck in any order. */
export const putBack = (): Step => choice({ verb: 'topdeck', from: 'looked', to: 'deck', count: 'any', order: true });
/** A card of one's own discard pile, if one likes. */
export const mayFetch = (): Step => choice({ verb: 'topdeck', from: 'discard', to: 'deck', n: 1, may: 'may' });
/** The top card of the deck, for all to see. */
export const discardTop = (): Step => step('discardTop');
/** The card just discarded, if it is one of these. */
export const mayPlayDiscarded = (cards: CardSet): Step =>
  choice({ verb: 'play', from: 'discarded', to: 'play', cards, n: 1, may: 'may' });
/** So much more for the first Silver of the turn, unless one was played already. */
export const firstSilver = (coins: number): Step => step('firstSilver', { coins });
