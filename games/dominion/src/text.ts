/**
 * Dominion in words: moves, questions, the table and events.
 *
 * On one's turn: `play CARD` · `play treasures` · `end actions` · `buy CARD` · `end turn`.
 * Asked by a card: `discard CARD` · `trash CARD` · `topdeck CARD` · `gain CARD` · `play CARD` (Throne Room) ·
 * `keep CARD` · `set aside CARD` · `reveal Moat` · `flip deck` · `reveal hand` (no Victory card to put back) ·
 * `done` (no more) · `pass` (declined, or nothing to choose).
 * Several cards are chosen one at a time, in the order of the card table, and `done` ends it.
 */
import type { Seat } from '@baize/game';
import type { Event } from './events.ts';
import { ALL, type Card, CARD, CARDS, COSTS, nameOf } from './facts.ts';
import { BUY, CHOOSE, DONE, END_ACTIONS, END_TURN, type Move, NO, PLAY_TREASURES, stepOf, YES } from './moves.ts';
import { pointsOf } from './score.ts';
import { ACTION_PHASE, type Frame, type State } from './state.ts';
import type { View } from './view.ts';
import * as words from './words.ts';

const MINE = CARD.Mine;
const MONEYLENDER = CARD.Moneylender;
const VERBS: readonly string[] = ['discard', 'trash', 'topdeck', 'gain'];

/** `seen` is the card that was revealed or looked at, where there is one. */
function sayChoice(move: Move, frame: Frame, seen: Card | undefined): string {
  const step = stepOf(frame);
  const seenName = seen === undefined || seen < 0 ? 'card' : nameOf(seen);
  switch (step.op) {
    case words.PICK:
      if (move === DONE) return step.to === words.DECK ? 'reveal hand' : step.n > 1 ? 'done' : 'pass';
      return `${VERBS[step.to]} ${nameOf(move - CHOOSE)}`;
    case words.PICK_DOWN:
      return `discard ${nameOf(move - CHOOSE)}`;
    case words.THRONE:
      return move === DONE ? 'pass' : `play ${nameOf(move - CHOOSE)}`;
    case words.REACT:
      return move === YES ? 'reveal Moat' : 'pass';
    case words.ROB:
      return `trash ${nameOf(move - CHOOSE)}`;
    case words.SPY:
      return `${move === YES ? 'discard' : 'keep'} ${seenName}`;
    case words.ASIDE:
      return `${move === NO ? 'keep' : 'set aside'} ${seenName}`;
    case words.FLIP:
      return move === YES ? 'flip deck' : 'pass';
    default:
      return move === DONE ? 'done' : `gain ${nameOf(move - CHOOSE)}`;
  }
}

export function say(move: Move, state: State): string {
  if (move < BUY) return `play ${nameOf(move)}`;
  if (move < CHOOSE) return `buy ${nameOf(move - BUY)}`;
  if (move === PLAY_TREASURES) return 'play treasures';
  if (move === END_ACTIONS) return 'end actions';
  if (move === END_TURN) return 'end turn';
  const frame = state.stack.at(-1) as Frame;
  return sayChoice(move, frame, state.players[frame.who]?.seen[0]);
}

const many = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What the card that asks wants to know, without its name. */
function question(view: View, frame: Frame, name: (seat: Seat) => string): string {
  const step = stepOf(frame);
  const seen = view.players[frame.who]?.seen[0];
  const card = seen === undefined || seen < 0 ? 'the card drawn' : nameOf(seen);
  switch (step.op) {
    case words.PICK:
      if (step.n === 1000) return `discard any number of cards, ${frame.n} so far`;
      if (step.n > 1)
        return `trash up to ${many(step.n - frame.n, 'more card')}`.replace(
          'more card',
          frame.n > 0 ? 'more card' : 'card',
        );
      if (step.to === words.DECK) return 'put a Victory card onto your deck, or reveal a hand without one';
      return `trash a ${['card', 'Treasure', 'Copper'][frame.card === MINE ? 1 : frame.card === MONEYLENDER ? 2 : 0]}`;
    case words.PICK_DOWN: {
      const count = (view.players[frame.who]?.held ?? 0) - step.n;
      return `discard ${count}${frame.n > 0 ? ' more' : ''} card${count === 1 ? '' : 's'}`;
    }
    case words.THRONE:
      return `choose an Action to play ${frame.limit > 2 ? `${frame.limit} times` : 'twice'}`;
    case words.REACT:
      return `${name(frame.seat)} attacks: reveal a Moat?`;
    case words.GAIN: {
      const price = step.n + (step.jump === 1 ? frame.limit : 0);
      return `gain a ${step.cards === ALL ? 'card' : 'Treasure'} costing up to $${price}`;
    }
    case words.ROB:
      return `which Treasure of ${name(frame.who)} is trashed?`;
    case words.LOOT:
      return 'gain any of the trashed Treasures';
    case words.SPY:
      return `${frame.who === frame.seat ? 'you' : name(frame.who)} revealed ${card}: discard it or keep it on the deck?`;
    case words.ASIDE:
      return `keep ${card} or set it aside?`;
    default:
      return 'put your deck into your discard pile?';
  }
}

export function ask(view: View, name: (seat: Seat) => string = (seat) => `Player ${seat}`): string {
  if (view.asked < 0) return 'The game is over.';
  const you = view.seat === view.asked;
  const frame = view.stack.at(-1);
  if (frame !== undefined) {
    const asked = `${nameOf(frame.card)}: ${question(view, frame, name)}`;
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

export function show(view: View): string {
  const lines = [`Round ${view.players[view.current]?.turns}. ${standing(view)}`];
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
    if (own) lines.push(`Owned: ${brief(player.owned)}`);
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
      return `${who} plays ${event.card}${event.times > 1 ? ` ${event.times} times` : ''}.`;
    case 'bought':
      return `${who} buys ${event.card}.`;
    case 'gained': {
      const to = event.to === 'discard' ? '' : ` to the ${event.to}`;
      return `${who} gains ${event.card}${event.stolen === true ? ' from the trash' : ''}${to}.`;
    }
    case 'trashed':
      return `${event.card} of ${who} is trashed.`;
    case 'drew':
      return `${who} draws ${event.cards?.join(', ') ?? many(event.count, 'card')}.`;
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
