/** Choices: whether anybody has to be asked, what a pick does, and what follows when no more is picked. */
import type { Zone, Step } from './effects.ts';
import { type Card, CARD, COSTS, nameOf, RULES } from './facts.ts';
import { kindsOf, mayDecline, priceOf, remaining, stepOf } from './legal.ts';
import { chosenCard, DONE, type Move } from './moves.ts';
import {
  couldHold,
  flipDeck,
  fromHand,
  gain,
  gainFromTrash,
  outOfSight,
  playerAt,
  putOnDeck,
  toHand,
  trash,
} from './operations.ts';
import type { Frame, Player, State } from './state.ts';

const ASK = -2;
const NOTHING = -1;
const THRONE_ROOM = CARD['Throne Room'];

/** Runs a choice as far as it needs nobody. True when it waits for `state.asked`. */
export function offer(state: State, frame: Frame, step: Step): boolean {
  for (let next = nextPick(state, frame, step); next !== NOTHING; next = nextPick(state, frame, step)) {
    if (next === ASK) {
      state.asked = step.byPlayer ? frame.seat : frame.who;
      return true;
    }
    pick(state, frame, step, next);
  }
  finish(state, frame, step);
  return false;
}

/** Gaining is mandatory (D20): only with several piles is there a choice. */
function soleGain(state: State, frame: Frame, step: Step): Card {
  const { stocked } = state.piles;
  const price = priceOf(step, frame);
  let found = NOTHING;
  for (let i = 0; i < stocked.length; i++) {
    const card = stocked[i];
    if (COSTS[card] > price || !step.cards[card]) continue;
    if (found !== NOTHING) return ASK;
    found = card;
  }
  return found;
}

const soleOf = (cards: readonly Card[], may: boolean): Card =>
  cards.length === 0 ? NOTHING : cards.length > 1 || may ? ASK : cards[0];

/** `ASK`, `NOTHING` more to choose, or the card that has to be chosen: where all can see that, nobody is asked. */
function nextPick(state: State, frame: Frame, step: Step): Card {
  const player = playerAt(state, frame.who);
  const isFirst = frame.n === 0;
  switch (step.from) {
    case 'hand':
      if (remaining(step, frame, player.held, state.empty) <= 0 || !couldHold(player, step.cards)) return NOTHING;
      if (step.sole < 0 || mayDecline(state, step)) return ASK;
      return player.hand[step.sole] > 0 ? step.sole : NOTHING;
    case 'supply':
      return isFirst ? soleGain(state, frame, step) : NOTHING;
    case 'revealed':
      return isFirst ? soleOf(kindsOf(player.seen, step.cards), mayDecline(state, step)) : NOTHING;
    case 'looked':
      // D13: whether it asks must not tell the others what was drawn.
      if (step.rest === 'hand') return isFirst && outOfSight(player, step.cards) ? ASK : NOTHING;
      if (step.order) return player.seen.length - frame.n > 1 ? ASK : NOTHING;
      return player.seen.length > 0 ? ASK : NOTHING;
    case 'loot':
      return state.loot.length > 0 ? ASK : NOTHING;
    case 'discard':
      return isFirst && player.discard.length > 0 ? ASK : NOTHING;
    case 'discarded':
      return isFirst && frame.found >= 0 && step.cards[frame.found] ? ASK : NOTHING;
    case 'deck':
      return isFirst && player.deck.length > 0 ? ASK : NOTHING;
  }
}

/** Applies the choice that was made. */
export function choose(state: State, frame: Frame, move: Move): void {
  const step = stepOf(frame);
  if (step.op === 'react') {
    if (move === DONE) return;
    frame.shield |= 1 << frame.who;
    state.events?.push({ type: 'revealed', seat: frame.who, cards: ['Moat'], against: nameOf(frame.card) });
  } else if (move === DONE) finish(state, frame, step);
  else pick(state, frame, step, chosenCard(move));
}

function pick(state: State, frame: Frame, step: Step, card: Card): void {
  const player = playerAt(state, frame.who);
  frame.n++;
  frame.last = card;
  switch (step.verb) {
    case 'gain':
      if (step.from === 'supply') gain(state, frame.seat, card, step.to);
      else {
        state.loot.splice(state.loot.indexOf(card), 1);
        gainFromTrash(state, frame.seat, card);
      }
      return;
    case 'play':
      takeFrom(player, step, card);
      player.inPlay.push(card);
      if (step.from === 'hand') return enthrone(state, frame, card);
      state.events?.push({ type: 'played', seat: frame.seat, card: nameOf(card), times: 1 });
      return begin(state, card, frame.seat, 1, 2);
    case 'trash':
      takeFrom(player, step, card);
      frame.trashedCost = COSTS[card];
      trash(state, frame.who, card);
      if (step.from === 'revealed' && step.byPlayer) state.loot.push(card);
      return;
    case 'topdeck':
      return topdeck(state, frame, step, card);
    case 'discard': {
      takeFrom(player, step, card);
      player.discard.push(card);
      const by = step.from === 'revealed' ? { by: frame.seat } : {};
      state.events?.push({ type: 'discarded', seat: frame.who, card: nameOf(card), count: 1, ...by });
      return;
    }
    case 'set aside':
      takeFrom(player, step, card);
      player.aside.push(card);
      state.events?.push({ type: 'setAside', seat: frame.who, card: nameOf(card) });
      return;
    case 'flip':
      return flipDeck(state, frame.who);
    case 'reveal':
      throw new Error('a reaction is no pick');
  }
}

function takeFrom(player: Player, { from }: Step, card: Card): void {
  if (from === 'hand') return fromHand(player, card);
  const pile = from === 'revealed' || from === 'looked' ? player.seen : player.discard;
  pile.splice(pile.lastIndexOf(card), 1);
}

function topdeck(state: State, frame: Frame, step: Step, card: Card): void {
  const player = playerAt(state, frame.who);
  if (step.order) {
    // The first stay at the front, in the order of the picks: `finish` puts all of them back.
    player.seen.splice(player.seen.indexOf(card, frame.n - 1), 1);
    player.seen.splice(frame.n - 1, 0, card);
    return;
  }
  takeFrom(player, step, card);
  if (step.proves) {
    player.deck.push(card);
    state.events?.push({ type: 'topdecked', seat: frame.who, card: nameOf(card) });
  } else putOnDeck(state, frame.who, [card]);
}

/** D8: under the house rules a Throne Room on a Throne Room doubles how often one Action is played. */
function enthrone(state: State, frame: Frame, card: Card): void {
  const { seat, plays } = frame;
  const multiplies = card === THRONE_ROOM && RULES[state.rules].thronesMultiply;
  state.events?.push({ type: 'played', seat, card: nameOf(card), times: multiplies ? 1 : plays });
  if (multiplies) begin(state, card, seat, 1, 2 * plays);
  else begin(state, card, seat, plays, 2);
}

/** No more is picked: what was not chosen goes where it belongs, and the card goes on. */
function finish(state: State, frame: Frame, step: Step): void {
  const { who } = frame;
  const player = playerAt(state, who);
  if (step.proves && frame.n === 0) showHand(state, who);
  if (step.rest !== null && player.seen.length > 0) putRest(state, frame, step.rest);
  if (step.order && player.seen.length > 0) {
    putOnDeck(state, who, player.seen.toReversed());
    player.seen.length = 0;
  }
  if (step.from === 'loot') state.loot.length = 0;
  frame.picked = frame.n;
  frame.n = 0;
  frame.last = 0;
  frame.at++;
}

function putRest(state: State, frame: Frame, rest: Zone): void {
  const { who, seat } = frame;
  const player = playerAt(state, who);
  const card = player.seen[0];
  player.seen.length = 0;
  if (rest === 'hand') {
    toHand(player, card);
    state.events?.push({ type: 'drew', seat: who, count: 1, hidden: { to: [who], cards: [nameOf(card)] } });
  } else {
    player.deck.push(card);
    state.events?.push({ type: 'kept', seat: who, card: nameOf(card), count: 1, by: seat });
  }
}

function showHand(state: State, seat: number): void {
  if (state.events === null || playerAt(state, seat).held === 0) return;
  const cards = playerAt(state, seat).hand.flatMap((count, card) => Array.from({ length: count }, () => nameOf(card)));
  state.events.push({ type: 'revealed', seat, cards });
}

/** A card begins to be played this many times; `plays` is how often a Throne Room plays its Action. */
export function begin(state: State, card: Card, seat: number, times: number, plays: number): void {
  state.stack.push({
    card,
    at: 0,
    seat,
    who: seat,
    times,
    n: 0,
    last: 0,
    picked: 0,
    trashedCost: -1,
    plays,
    found: -1,
    shield: 0,
  });
}
