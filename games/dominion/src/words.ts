/** The vocabulary that card texts are written in: each word makes one or more steps of a flat list. */
import { ALL, type Card, type CardName, type CardSet, only } from './facts.ts';

/** Where a card can go. */
export const DISCARD = 0;
export const TRASH = 1;
export const DECK = 2;
export const HAND = 3;
export type Place = number;

export const PLUS = 0;
export const DRAW = 1;
export const DRAW_PICKED = 2;
export const GAIN_THIS = 3;
export const GAIN = 4;
export const PICK = 5;
export const PICK_DOWN = 6;
export const THRONE = 7;
export const REACT = 8;
export const EACH = 9;
export const NEXT = 10;
export const WHILE_UNDER = 11;
export const JUMP = 12;
export const REVEAL = 13;
export const LOOK = 14;
export const SPY = 15;
export const ASIDE = 16;
export const DISCARD_ASIDE = 17;
export const ROB = 18;
export const DISCARD_SEEN = 19;
export const LOOT = 20;
export const DIG = 21;
export const FLIP = 22;
export const TRASH_THIS = 23;

export const MUST = 0;
export const MAY = 1;
/** D7: may be declined where the rules let Throne Room and Moneylender be declined. */
export const MAY_BY_RULE = 2;

/** One shape for all steps, so that the machine stays fast. */
export interface Step {
  readonly op: number;
  /** How many, or how much. */
  readonly n: number;
  readonly cards: CardSet;
  /** The only card of that set; -1 where there are several. */
  readonly sole: Card;
  readonly to: Place;
  readonly may: number;
  /** Where to go on, counted from here. */
  readonly jump: number;
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
}
export type Steps = readonly Step[];

const soleOf = (cards: CardSet): Card => (cards.indexOf(true) === cards.lastIndexOf(true) ? cards.indexOf(true) : -1);

const step = (op: number, more: Partial<Omit<Step, 'op' | 'sole'>> = {}): Step => ({
  op,
  n: more.n ?? 0,
  cards: more.cards ?? ALL,
  sole: soleOf(more.cards ?? ALL),
  to: more.to ?? DISCARD,
  may: more.may ?? MUST,
  jump: more.jump ?? 0,
  actions: more.actions ?? 0,
  buys: more.buys ?? 0,
  coins: more.coins ?? 0,
});

type Plus = Partial<Pick<Step, 'actions' | 'buys' | 'coins'>>;

export const plus = (more: Plus): Step => step(PLUS, more);
/** Only if the last picking picked something. */
export const plusIfPicked = (more: Plus): Step => step(PLUS, { ...more, n: 1 });
export const draw = (n: number): Step => step(DRAW, { n });
/** As many as were picked last. */
export const drawPicked = (): Step => step(DRAW_PICKED);
/** A named card from its pile, if one is left. */
export const gainA = (name: CardName, to: Place): Step => step(GAIN_THIS, { cards: only(name), to });
/** A card of one's choice up to a price. */
export const gainUpTo = (price: number): Step => step(GAIN, { n: price, jump: 0 });
/** A card so much dearer, at most, than the one just trashed. */
export const gainDearer = (by: number, cards: CardSet, to: Place): Step => step(GAIN, { n: by, cards, to, jump: 1 });
/** So many cards of the hand at most, or none. */
export const upToFromHand = (n: number, to: Place): Step => step(PICK, { n, to, may: MAY });
/** One card of the hand, if there is one. */
export const oneFromHand = (to: Place, cards: CardSet, may: number = MUST): Step =>
  step(PICK, { n: 1, cards, to, may });
export const discardDownTo = (n: number): Step => step(PICK_DOWN, { n });
export const throne = (cards: CardSet): Step => step(THRONE, { cards, may: MAY_BY_RULE });
/** Every other player may reveal a Moat. The machine begins each attack with it. */
export const reactions = (): Step => step(REACT, { cards: only('Moat') });

const each = (self: number, body: Steps): Steps => [
  step(EACH, { n: self, jump: body.length + 2 }),
  ...body,
  step(NEXT, { jump: -body.length }),
];
/** For each other player in seat order, unless unaffected. */
export const others = (...body: Steps): Steps => each(0, body);
/** For oneself, then each other player. */
export const everyone = (...body: Steps): Steps => each(1, body);
/** While fewer cards than this are in hand and any can be drawn. */
export const whileHandUnder = (n: number, ...body: Steps): Steps => [
  step(WHILE_UNDER, { n, jump: body.length + 2 }),
  ...body,
  step(JUMP, { jump: -body.length - 1 }),
];

/** From the top of the deck, for all to see. */
export const reveal = (n: number): Step => step(REVEAL, { n });
/** The top card of one's own deck, for oneself. */
export const look = (): Step => step(LOOK);
/** The player of the card discards what was revealed or puts it back. */
export const discardOrKeep = (): Step => step(SPY);
/** What was looked at goes aside, if it is one of these and its owner likes, or else to hand. */
export const setAside = (cards: CardSet): Step => step(ASIDE, { cards });
export const discardAside = (): Step => step(DISCARD_ASIDE);
/** One of these among the revealed cards is trashed. */
export const trashSeen = (cards: CardSet): Step => step(ROB, { cards, to: TRASH });
export const discardSeen = (): Step => step(DISCARD_SEEN);
/** Any of the cards that this play trashed. */
export const gainLoot = (): Step => step(LOOT);
/** Reveal until so many of these are found; they go to hand, the rest is discarded. */
export const dig = (n: number, cards: CardSet): Step => step(DIG, { n, cards });
export const mayFlipDeck = (): Step => step(FLIP);
export const trashThis = (): Step => step(TRASH_THIS);
