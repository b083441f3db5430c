/**
 * Dominion in words: moves, questions, the table and events.
 *
 * On one's turn: `play CARD` · `play treasures` · `end actions` · `buy CARD` · `end turn`.
 * Asked by a card: `discard CARD` · `trash CARD` · `topdeck CARD` · `gain CARD` · `play CARD` (Throne Room, Vassal) ·
 * `keep CARD` · `set aside CARD` · `reveal Moat` · `flip deck` · `reveal hand` (no Victory card to put back) ·
 * `done` (no more) · `pass` (declined, or nothing to choose).
 * Several cards are chosen one at a time, in any order, and `done` ends it.
 */
import type { Seat } from '@baize/game';
import type { Event } from './events.ts';
import { type Card, CARD, CARDS, COSTS, nameOf, NAMES } from './facts.ts';
import { BUY, CHOOSE, END_ACTIONS, END_TURN, type Move, PLAY_TREASURES } from './moves.ts';
import { type Question, questionOf, sayChoice } from './question.ts';
import { pointsOf } from './score.ts';
import { ACTION_PHASE, type State } from './state.ts';
import type { View } from './view.ts';

/** Made once: a server says them with every move. */
const PLAYS = NAMES.map((name) => `play ${name}`);
const BUYS = NAMES.map((name) => `buy ${name}`);

export function say(move: Move, state: State): string {
  if (move < BUY) return PLAYS[move];
  if (move < CHOOSE) return BUYS[move - BUY];
  if (move === PLAY_TREASURES) return 'play treasures';
  if (move === END_ACTIONS) return 'end actions';
  if (move === END_TURN) return 'end turn';
  return sayChoice(move, state);
}

/** `Laboratories`, `Thieves`, `Gardens`. */
export function pluralOf(name: string): string {
  if (name.endsWith('f')) return `${name.slice(0, -1)}ves`;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return name.endsWith('s') ? name : `${name}${/[cs]h$/.test(name) ? 'es' : 's'}`;
}

const many = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const PUT = { trash: 'trash', discard: 'discard', topdeck: 'put onto your deck' } as const;

/** What the card that asks wants to know, without its name. */
function questionText(view: View, asked: Question, name: (seat: Seat) => string): string {
  const { verb, from, owner, player, kind, max, picked, among } = asked;
  const seen = view.players[owner].seen[0];
  const card = seen === undefined || seen < 0 ? 'the card drawn' : nameOf(seen);
  switch (verb) {
    case 'play':
      if (from === 'discarded') return `play ${nameOf(among[0])}, which was discarded?`;
      return `choose an Action to play ${asked.plays > 2 ? `${asked.plays} times` : 'twice'}`;
    case 'reveal':
      return `${name(player)} attacks: reveal a Moat?`;
    case 'gain':
      if (from === 'loot') return 'gain any of the trashed Treasures';
      return `gain a ${kind} costing up to $${asked.price}`;
    case 'set aside':
      return `keep ${card} or set it aside?`;
    case 'flip':
      return 'put your deck into your discard pile?';
    default:
      if (from === 'looked' && asked.order) return 'which of the cards looked at goes back on top?';
      if (from === 'looked') return `${verb} any of the cards looked at${looked(among)}`;
      if (from === 'discard') return 'put a card of your discard pile onto your deck?';
      if (from === 'revealed' && asked.min === 0)
        return `${owner === player ? 'you' : name(owner)} revealed ${card}: discard it or keep it on the deck?`;
      if (from === 'revealed') return `which ${kind} of ${owner === view.asked ? 'yours' : name(owner)} is trashed?`;
      if (asked.decline === 'reveal hand' || kind === 'Victory card')
        return 'put a Victory card onto your deck, or reveal a hand without one';
      if (asked.keep !== null || (asked.min > 0 && verb === 'discard'))
        return `discard ${many(max, picked > 0 ? 'more card' : 'card')}`;
      if (asked.decline === 'done' && verb === 'discard') return `discard any number of cards, ${picked} so far`;
      if (asked.decline === 'done') return `${verb} up to ${many(asked.limit, picked > 0 ? 'more card' : 'card')}`;
      return `${PUT[verb]} a ${kind}`.replace(/^put onto your deck (.*)$/, 'put $1 onto your deck');
  }
}

/** `: Copper, Silver`, where the viewer sees them. */
const looked = (cards: readonly Card[]): string => (cards.length === 0 ? '' : `: ${cards.map(nameOf).join(', ')}`);

export function ask(view: View, name: (seat: Seat) => string = (seat) => `Player ${seat}`): string {
  if (view.asked < 0) return 'The game is over.';
  const you = view.seat === view.asked;
  const question = questionOf(view);
  if (question !== null) {
    const asked = `${nameOf(question.source)}: ${questionText(view, question, name)}`;
    const whole = /[.?]$/.test(asked) ? asked : `${asked}.`;
    return you ? whole : `${name(view.asked)} must answer. ${whole}`;
  }
  const means = `${many(view.buys, 'buy')}, $${view.coins}`;
  const can =
    view.phase === ACTION_PHASE
      ? `play, buy or end your turn (${many(view.actions, 'action')}, ${means})`
      : view.phase === 1
        ? `play Treasures, buy or end your turn (${means})`
        : `buy or end your turn (${means})`;
  return you ? `Your turn: ${can}.` : `${name(view.current)} is to move (${means}).`;
}

/** `2 Copper, Silver`; in the order of the card table. */
export function listCounts(counts: readonly number[]): string {
  const parts: string[] = [];
  for (let card = 0; card < CARDS; card++) {
    const count = counts[card];
    if (count > 0) parts.push(count === 1 ? nameOf(card) : `${count} ${nameOf(card)}`);
  }
  return parts.join(', ') || 'none';
}

export function countsOf(cards: readonly Card[]): number[] {
  const counts = Array.from({ length: CARDS }, () => 0);
  for (const card of cards) if (card >= 0) counts[card]++;
  return counts;
}

/** `Copper2 Silver`: language models pay for every comma. */
function brief(counts: readonly number[]): string {
  const parts = counts.flatMap((count, card) => (count > 0 ? [`${nameOf(card)}${count === 1 ? '' : count}`] : []));
  return parts.join(' ') || 'none';
}

/** By price, piles of ten without their number: `$3 Silver38 Village`. */
function listSupply(supply: readonly number[]): string {
  const byPrice = new Map<number, string[]>();
  supply.forEach((count, card) => {
    if (count < 0) return;
    const price = COSTS[card];
    byPrice.set(price, [...(byPrice.get(price) ?? []), `${nameOf(card)}${count === 10 ? '' : count}`]);
  });
  return [...byPrice.keys()]
    .toSorted((a, b) => a - b)
    .map((price) => `$${price} ${(byPrice.get(price) as string[]).join(' ')}`)
    .join(' ');
}

/** Where the turn stands, shorter than the question. */
function standing(view: View): string {
  if (view.stack.length > 0 || view.asked < 0) return ask(view);
  const actions = view.actions === 0 ? '' : `${many(view.actions, 'action')}, `;
  const means = `${actions}${many(view.buys, 'buy')}, $${view.coins}`;
  return `${view.seat === view.current ? 'Your turn' : `Player ${view.current}`}: ${means}`;
}

/** What a model has to know to read `show`. */
export const notation = `Copper3 is three Coppers. A supply pile without a number holds 10. "discard 5 (Copper)": Copper is on top. \
VP are points so far. "play treasures" plays all Treasures in hand. A turn ends with its last buy.`;

export function show(view: View): string {
  const lines = [`Round ${view.players[view.current]?.turns}. ${standing(view)}`];
  const over = view.asked < 0;
  if (view.hand !== null) lines.push(`Hand: ${brief(view.hand)}`);
  view.players.forEach((player, seat) => {
    const own = seat === view.seat;
    const parts = [
      ...(own ? [] : [`hand ${player.held}`]),
      `deck ${player.deck}`,
      `discard ${player.discard}${player.top < 0 ? '' : ` (${nameOf(player.top)})`}`,
      `${pointsOf(player)} VP`,
    ];
    if (player.inPlay.length > 0) parts.push(`in play ${brief(countsOf(player.inPlay))}`);
    if (player.aside.length > 0) parts.push(`set aside ${brief(countsOf(player.aside))}`);
    lines.push(`${own ? 'You' : `Player ${seat}`}: ${parts.join(' ')}`);
    if (own || over) lines.push(`Owned: ${brief(player.owned)}`);
  });
  lines.push(`Supply, 10 unless said: ${listSupply(view.supply)}`);
  if (view.trash.length > 0) lines.push(`Trash: ${brief(countsOf(view.trash))}`);
  return lines.join('\n');
}

/** An event in a sentence, from what its viewer may see of it. */
export function tell(event: Event, name: (seat: Seat) => string): string {
  const who = event.seat === undefined ? '' : name(event.seat);
  switch (event.type) {
    case 'turn':
      return `${who}, turn ${event.turn}.`;
    case 'played':
      if (event.times === 1) return `${who} plays ${event.card}.`;
      return CARD[event.card] < CARD.Estate
        ? `${who} plays ${event.times} ${pluralOf(event.card)}.`
        : `${who} plays ${event.card} ${event.times} times.`;
    case 'bought':
      return `${who} buys ${event.card}.`;
    case 'gained': {
      // the purchase has been told
      if (event.bought === true)
        return `${event.card} goes to the ${event.to === 'discard' ? 'discard pile' : event.to}.`;
      const to = event.to === 'discard' ? '' : ` to the ${event.to}`;
      return `${who} gains ${event.card}${event.stolen === true ? ' from the trash' : ''}${to}.`;
    }
    case 'trashed':
      return `${event.card} of ${who} is trashed.`;
    case 'drew':
      return `${who} draws ${event.cards?.join(', ') ?? many(event.count, 'card')}.`;
    case 'looked':
      return `${who} looks at ${event.cards?.join(', ') ?? many(event.count, 'card')}.`;
    case 'putBack':
      return `${who} puts ${event.cards?.join(', then ') ?? many(event.count, 'card')} onto the deck.`;
    case 'shuffled':
      return `${who} shuffles.`;
    case 'discarded':
      return `${who} discards ${event.card ?? many(event.count, 'card')}.`;
    case 'kept':
      return `${who} puts ${event.card} back.`;
    case 'topdecked':
      return `${who} puts ${event.card} onto the deck.`;
    case 'setAside':
      return `${who} sets ${event.card} aside.`;
    case 'flipped':
      return `${who} puts the deck (${many(event.count, 'card')}) into the discard pile.`;
    case 'revealed': {
      const blocked = event.against === undefined ? '' : `: ${event.against} is blocked`;
      return `${who} reveals ${event.cards.join(', ')}${blocked}.`;
    }
    case 'ended':
      return 'The game ends.';
  }
}
