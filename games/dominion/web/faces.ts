/**
 * What stands on the cards: short texts for piles and hand, full ones with rulings for the help. `(2)` is a coin, `*bold*` a
 * value. A card without an entry here shows its line of facts.
 */
import { type CardName, FACTS } from '../src/facts.ts';

interface Face {
  /** On a pile: two lines of about 17 letters. */
  readonly short: string;
  /** On a card in hand: three lines. */
  readonly text: string;
  /** All of it, for the help. */
  readonly full: string;
  /** What people ask about it. */
  readonly notes?: readonly string[];
}

/** Where the line of facts would not do. */
const WRITTEN: Readonly<Partial<Record<CardName, Face>>> = {
  Copper: { short: '*+*(1)', text: 'Worth (1)', full: 'A treasure worth (1).' },
  Silver: { short: '*+*(2)', text: 'Worth (2)', full: 'A treasure worth (2).' },
  Gold: { short: '*+*(3)', text: 'Worth (3)', full: 'A treasure worth (3).' },
  Estate: { short: '*1 point*', text: '*1 point*', full: 'Worth *1 point* at the end.' },
  Duchy: { short: '*3 points*', text: '*3 points*', full: 'Worth *3 points* at the end.' },
  Province: {
    short: '*6 points*',
    text: '*6 points*',
    full: 'Worth *6 points* at the end. The game ends with the turn in which the last one goes.',
  },
  Curse: { short: '*−1 point*', text: '*−1 point*', full: 'Takes *1 point* away at the end.' },
  Cellar: {
    short: '*+1 Action*|Swap cards',
    text: '*+1 Action*|Discard any, draw as many',
    full: '*+1 Action.* Discard any number of cards, then draw as many.',
    notes: [
      'You choose all of them before you draw.',
      'If your deck runs out, what you just discarded is shuffled in.',
    ],
  },
  Chapel: {
    short: 'Trash up to *4*|from your hand',
    text: 'Trash up to *4* cards from your hand',
    full: 'Trash up to *4 cards* from your hand: they leave the game.',
  },
  Moat: {
    short: '*+2 Cards*|Blocks attacks',
    text: '*+2 Cards*|Reveal: attacks miss you',
    full: '*+2 Cards.* When somebody plays an attack you may reveal this from your hand: it does not touch you.',
    notes: ['You keep it and can reveal it against every attack.', 'You answer before the attack does anything.'],
  },
  Chancellor: {
    short: '*+*(2) You may|discard the deck',
    text: '*+*(2) You may|discard the deck',
    full: '*+*(2)*.* You may put your deck into your discard pile.',
    notes: ['Your next draw then shuffles everything: new cards come sooner.'],
  },
  Workshop: {
    short: 'Gain a card|up to (4)',
    text: 'Gain a card costing up to (4)',
    full: 'Gain a card costing up to (4). It goes to your discard pile; your coins are not used.',
  },
  Bureaucrat: {
    short: 'Silver on deck;|others delayed',
    text: 'Silver onto your deck; others put back a victory',
    full: 'Gain a Silver onto your deck. Each other player puts a victory card from hand onto their deck, or shows a hand without one.',
  },
  Feast: {
    short: 'Trash this, gain|up to (5)',
    text: 'Trash this; gain a card up to (5)',
    full: 'Trash this card. Gain a card costing up to (5).',
    notes: ['Played twice by a Throne Room it gains twice, though it is trashed once.'],
  },
  Gardens: {
    short: '*1 point* per 10|cards you own',
    text: '*1 point* per 10 cards you own',
    full: 'Worth *1 point* for every 10 cards you own at the end, rounded down.',
  },
  Militia: {
    short: '*+*(2)|Others keep *3*',
    text: '*+*(2)|Others discard down to *3*',
    full: '*+*(2)*.* Each other player discards down to *3 cards* in hand.',
    notes: ['A player with three or fewer cards discards nothing.'],
  },
  Moneylender: {
    short: 'Trash a Copper|for *+*(3)',
    text: 'Trash a Copper for *+*(3)',
    full: 'Trash a Copper from your hand. If you do, *+*(3)*.*',
  },
  Remodel: {
    short: 'Trash one, gain|up to (2) more',
    text: 'Trash a card, gain one up to (2) dearer',
    full: 'Trash a card from your hand. Gain a card costing up to (2) more than it.',
  },
  Spy: {
    short: '*+1* Card, Action|Peek at decks',
    text: '*+1 Card +1 Action*|Peek at every deck top',
    full: '*+1 Card, +1 Action.* Everybody, you too, reveals the top card of their deck; you decide whether it is discarded or stays.',
  },
  Thief: {
    short: 'Take treasures|off other decks',
    text: 'Take treasures off others’ decks',
    full: 'Each other player reveals the top *2 cards* of their deck. You choose one revealed treasure of each to be trashed, the rest is discarded. Then you may gain any of the trashed ones.',
  },
  'Throne Room': {
    short: 'Play an action|card *twice*',
    text: 'Play an action from your hand *twice*',
    full: 'Choose an action card in your hand and play it *twice*.',
    notes: ['It costs no further action.', 'The first play is done completely before the second begins.'],
  },
  'Council Room': {
    short: '*+4 Cards +1 Buy*|Others draw *1*',
    text: '*+4 Cards +1 Buy*|Others draw one',
    full: '*+4 Cards, +1 Buy.* Each other player draws a card.',
    notes: ['No attack: a Moat does not stop it.'],
  },
  Festival: {
    short: '*+2 Actions*|*+1 Buy +*(2)',
    text: '*+2 Actions*|*+1 Buy +*(2)',
    full: '*+2 Actions, +1 Buy, +*(2)*.*',
  },
  Library: {
    short: 'Draw up to *7*;|skip actions',
    text: 'Draw up to *7*; may skip actions',
    full: 'Draw until you hold *7 cards*. You may set aside action cards as you draw them; they are discarded afterwards.',
  },
  Market: {
    short: '*+1* Card, Action,|Buy and (1)',
    text: '*+1* Card, Action, Buy and (1)',
    full: '*+1 Card, +1 Action, +1 Buy, +*(1)*.*',
  },
  Mine: {
    short: 'Upgrade one|Treasure by (3)',
    text: 'Trade a treasure for one (3) dearer',
    full: 'Trash a treasure from your hand. Gain a treasure costing up to (3) more, *to your hand*: you can play it this turn.',
  },
  Witch: {
    short: '*+2 Cards*|Curse for others',
    text: '*+2 Cards*|Others gain a Curse',
    full: '*+2 Cards.* Each other player gains a Curse.',
    notes: ['When the Curses run out, those later in turn order gain none.'],
  },
  Adventurer: {
    short: 'Dig for *2*|treasures',
    text: 'Dig for *2* treasures into hand',
    full: 'Reveal cards from your deck until *2 treasures* show; take them into your hand and discard the rest.',
  },
  Artisan: {
    short: 'Gain up to (5)|to your hand',
    text: 'Gain a card up to (5) to hand, put one back',
    full: 'Gain a card costing up to (5) *to your hand*. Then put a card of your hand onto your deck.',
    notes: [
      'Coins do not raise the limit.',
      'The card you gained may be the one you put back.',
      'With nothing to gain you still put a card back.',
    ],
  },
  Bandit: {
    short: 'Gain a *Gold*|Rob the others',
    text: 'Gain a *Gold*|Others may lose a treasure',
    full: 'Gain a *Gold*. Each other player reveals the top *2 cards* of their deck, trashes one revealed treasure other than Copper and discards the rest.',
    notes: ['You gain the Gold even if nobody is hurt.', 'With two such treasures, their owner chooses.'],
  },
  Harbinger: {
    short: '*+1* Card, Action|Fetch a discard',
    text: '*+1 Card +1 Action*|Fetch a discard',
    full: '*+1 Card, +1 Action.* Look through your discard pile; you may put a card of it onto your deck.',
    notes: [
      'You draw first: if that shuffles, your discard pile is empty.',
      'Nobody else learns which card you chose.',
    ],
  },
  Merchant: {
    short: '*+1* Card, Action|First Silver *+*(1)',
    text: '*+1 Card +1 Action*|First Silver *+*(1)',
    full: '*+1 Card, +1 Action.* The first Silver you play this turn gives *+*(1).',
    notes: ['Each Merchant adds (1) to that one Silver; later Silvers give nothing extra.'],
  },
  Poacher: {
    short: '*+1* Card, Action|*+*(1), discards',
    text: '*+1* Card, Action|*+*(1); discard *1*|per empty pile',
    full: '*+1 Card, +1 Action, +*(1). Discard a card for each empty pile of the supply.',
    notes: ['Every pile counts, Curses and basic cards too.'],
  },
  Sentry: {
    short: '*+1* Card, Action|Sort two cards',
    text: '*+1 Card +1 Action*|Sort 2 of your deck',
    full: '*+1 Card, +1 Action.* Look at the top *2 cards* of your deck. Trash and discard any of them, put the rest back in any order.',
    notes: ['You see both before you decide: first what is trashed, then what is discarded, then the order.'],
  },
  Vassal: {
    short: '*+*(2)|May play a card',
    text: '*+*(2)|Discard a card, play it if an action',
    full: '*+*(2). Discard the top card of your deck. If it is an action, you may play it.',
    notes: ['Played this way, a card costs no action and is discarded in clean-up.'],
  },
};

/** `+1 Buy, +$2` gives `*+1 Buy*` and `*+*(2)`. */
const bold = (plus: string): string => (plus.startsWith('+$') ? `*+*(${plus.slice(2)})` : `*${plus}*`);

/** From a card's line of facts: one line for each thing that a plain card gives, any other text as it is. */
export function faceFrom(text: string): Face {
  const parts = text.split(', ');
  if (parts.every((part) => /^\+\S+( \w+)?$/.test(part))) {
    const lines = parts.map(bold);
    const half = Math.ceil(lines.length / 2);
    const short = [lines.slice(0, half), lines.slice(half)].filter((line) => line.length > 0);
    return {
      short: short.map((line) => line.join(' ')).join('|'),
      text: lines.join('|'),
      full: `*${text.replaceAll(/\$(\d+)/g, '*($1)*')}.*`,
    };
  }
  const coins = text.replaceAll(/\$(\d+)/g, '($1)');
  return { short: coins, text: coins, full: `${coins}.` };
}

/** A text of several lines in one: a full stop stands before those that begin anew. */
export const inOneLine = (text: string): string => text.replaceAll(/\|(?=[A-Z*(])/g, '. ').replaceAll('|', ' ');

export const FACES = Object.fromEntries(
  FACTS.map(({ name, text }) => [name, WRITTEN[name] ?? faceFrom(text)]),
) as Readonly<Record<CardName, Face>>;
