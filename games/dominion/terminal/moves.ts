/** The moves of Dominion as a terminal numbers them: by what they do and what they cost. */
import type { MoveGroup } from '@baize/game';
import { type Card, CARD, COINS, COSTS, NAMES, nameOf } from '../src/facts.ts';
import { questionOf } from '../src/question.ts';
import { scoreOf } from '../src/score.ts';
import type { View } from '../src/view.ts';
import { inHandOrder, shortText, textOf } from './cards.ts';

export interface Option {
  /** Its place among the words. */
  readonly at: number;
  readonly words: string;
  /** `play`, `buy`, `discard` …; what ends or declines is `other`. */
  readonly verb: string;
  /** -1 where the move is about no card. */
  readonly card: Card;
}

const VERBS = ['play', 'buy', 'gain', 'discard', 'trash', 'topdeck', 'keep', 'set aside', 'reveal'] as const;

function optionOf(words: string, at: number): Option {
  if (words === 'play treasures') return { at, words, verb: 'treasures', card: -1 };
  const verb = VERBS.find((each) => words.startsWith(`${each} `));
  const name = verb === undefined ? undefined : NAMES.find((each) => words === `${verb} ${each}`);
  if (verb === undefined || name === undefined) return { at, words, verb: 'other', card: -1 };
  const card = CARD[name];
  return { at, words, verb: verb === 'play' && COINS[card] > 0 ? 'treasure' : verb, card };
}

export const optionsOf = (words: readonly string[]): Option[] => words.map(optionOf);

/** Plays before buys before what ends the turn; buys and gains by price, then by name. */
const RANK: Readonly<Record<string, number>> = { play: 0, treasures: 1, treasure: 2, other: 9 };
const priced = (verb: string): boolean => verb === 'buy' || verb === 'gain';

export function arrange(words: readonly string[]): string[] {
  const rank = (option: Option): number => RANK[option.verb] ?? 5;
  return optionsOf(words)
    .toSorted((a, b) => {
      const by = rank(a) - rank(b);
      if (by !== 0 || a.card < 0 || b.card < 0 || a.verb !== b.verb) return by || a.at - b.at;
      if (!priced(a.verb)) return inHandOrder(a.card, b.card);
      return COSTS[a.card] - COSTS[b.card] || (nameOf(a.card) < nameOf(b.card) ? -1 : 1);
    })
    .map((option) => option.words);
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a move is called under the name of its group. */
function labelOf({ verb, words, card }: Option): string {
  if (verb === 'treasures') return 'all Treasures';
  return card < 0 || verb === 'keep' ? capital(words) : nameOf(card);
}

function groupOf(option: Option): string {
  if (priced(option.verb)) return `${capital(option.verb)} for $${COSTS[option.card]}`;
  if (option.verb === 'treasures' || option.verb === 'treasure') return 'Treasures';
  return option.verb === 'other' || option.verb === 'keep' ? 'Other' : capital(option.verb);
}

/** In the order of the words, which is that of `arrange`. */
export function groups(words: readonly string[]): MoveGroup[] {
  const found = new Map<string, { at: number; text: string }[]>();
  for (const option of optionsOf(words)) {
    const label = groupOf(option);
    const moves = found.get(label) ?? [];
    moves.push({ at: option.at, text: labelOf(option) });
    found.set(label, moves);
  }
  return [...found].map(([label, moves]) => ({ label, moves }));
}

/** `1 coin`, `−3 points`: with a minus sign that is as wide as a plus. */
export const many = (count: number, noun: string): string =>
  `${String(count).replace('-', '−')} ${noun}${Math.abs(count) === 1 ? '' : 's'}`;

const coinsHeld = (view: View): number =>
  (view.hand ?? []).reduce((sum, count, card) => sum + count * COINS[card], 0) +
  (view.hand?.[CARD.Silver] ? view.firstSilver : 0);

/** Where a card goes that is chosen. */
const FATES: Readonly<Record<string, string>> = {
  trash: 'goes to the trash',
  discard: 'is discarded',
  topdeck: 'goes on top of the deck',
  'set aside': 'is set aside',
};

/** What ends or declines a choice. */
const ENDS: Readonly<Record<string, string>> = {
  'end actions': 'goes on to Treasures and buys.',
  done: 'ends the choice.',
  pass: 'declines.',
  'flip deck': 'puts your whole deck into your discard pile.',
};

/** What a card does: the text, or fewer words where even its first sentence has no room. */
function doing(view: View, card: Card, room: number): string {
  const text = textOf(card, view.edition);
  return text.split('. ')[0].length < room ? `${text}.` : `${shortText(card, view.edition).join(' ').trim()}.`;
}

/** What fits behind `12 Council Room does: ` in eighty columns. */
const ROOM = 58;

/** What a move would do, in a line. */
export function consequence(view: View, option: Option): string {
  const { verb, card, words } = option;
  const text = card < 0 ? '' : ` ${doing(view, card, ROOM)}`;
  if (verb === 'buy') {
    const left = `leaves ${many(view.coins - COSTS[card], 'coin')} and ${many(view.buys - 1, 'buy')}`;
    return `costs ${COSTS[card]}: ${left}.${text}`;
  }
  if (verb === 'treasures') return `gives ${many(coinsHeld(view), 'coin')}, ${view.coins + coinsHeld(view)} in all.`;
  if (verb === 'treasure') {
    const coins = COINS[card] + (card === CARD.Silver ? view.firstSilver : 0);
    return `gives ${many(coins, 'coin')}, ${view.coins + coins} in all.`;
  }
  if (words === 'end turn')
    return `leaves ${view.coins === 0 ? '' : `${many(view.coins, 'coin')} and `}${many(view.buys, 'buy')} unused.`;
  if (card < 0) return ENDS[words] ?? '';
  if (verb === 'reveal') return 'protects you from this attack.';
  if (verb === 'keep') return questionOf(view)?.verb === 'set aside' ? 'goes into your hand.' : 'stays where it is.';
  if (verb === 'play') return `does:${text}`;
  const fate = FATES[verb];
  return fate === undefined ? `costs $${COSTS[card]}.${text}` : `costs $${COSTS[card]} and ${fate}.`;
}

/** The same in few words; a name that is typed already is not told again. */
export function briefly(view: View, option: Option, typed: string, room: number): string {
  const { verb, card } = option;
  if (card < 0 || verb === 'treasure') return consequence(view, option);
  if (verb === 'reveal' || verb === 'keep') return `${nameOf(card)} ${consequence(view, option)}`;
  if (verb === 'play' || verb === 'gain') {
    const name = typed.toLowerCase().includes(nameOf(card).toLowerCase()) ? '' : `${nameOf(card)}: `;
    return `${name}${doing(view, card, room - name.length)}`;
  }
  if (verb !== 'buy') return `${verb} ${nameOf(card)}`;
  return `${nameOf(card)} for ${COSTS[card]}, leaves ${many(view.coins - COSTS[card], 'coin')}, ${many(view.buys - 1, 'buy')}`;
}

const meant = (typed: string): Card => {
  const text = typed
    .toLowerCase()
    .replace(/^(play|buy|gain|discard|trash|topdeck|reveal|keep|set aside) +/, '')
    .trim();
  if (text === '') return -1;
  const exact = NAMES.findIndex((name) => name.toLowerCase() === text);
  return exact >= 0 ? exact : NAMES.findIndex((name) => name.toLowerCase().startsWith(text));
};

/** What is said only when a card asks for it. */
const ANSWER = /^(gain|discard|trash|topdeck|reveal|keep|set aside|flip|done|pass)\b/i;
const TURN = /^(play|buy|end)\b/i;

/** Why a card cannot be bought or played now. */
export function whyNot(view: View, typed: string): string | null {
  const card = meant(typed);
  const hand = view.hand;
  if (hand === null || view.seat !== view.asked) return null;
  const answers = ANSWER.exec(typed)?.[1].toLowerCase();
  if (view.stack.length > 0)
    return card < 0 && answers === undefined && !TURN.test(typed)
      ? null
      : `${nameOf(view.stack[view.stack.length - 1].card)} asks something else.`;
  if (answers !== undefined) return `No card asks you to ${answers} now.`;
  if (card < 0) return null;
  const name = nameOf(card);
  const plays = /^play\b/i.test(typed);
  if (plays || (!/^buy\b/i.test(typed) && hand[card] > 0 && COINS[card] === 0)) {
    if (hand[card] === 0) return `You hold no ${name}.`;
    if (COINS[card] > 0) return 'Treasures cannot be played after a purchase.';
    if (scoreOf({ owned: view.players[view.current].owned, cards: 0 }).lines.some((line) => line.card === name))
      return `${name} cannot be played.`;
    return view.phase > 0 ? 'Actions cannot be played after Treasures or purchases.' : 'You have no actions left.';
  }
  const left = view.supply[card] ?? -1;
  if (left < 0) return `${name} is not in this game.`;
  if (left === 0) return `The ${name} pile is empty.`;
  if (view.buys === 0) return 'You have no buys left.';
  if (COSTS[card] > view.coins) return `${name} costs ${COSTS[card]}, you have ${view.coins}.`;
  return null;
}
