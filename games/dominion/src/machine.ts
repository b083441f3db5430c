/** The machine: plays a move, then runs the steps of the cards being played until somebody has to choose. */
import { STEPS } from './cards.ts';
import {
  cleanUp,
  couldHold,
  dig,
  discardSeen,
  drawCards,
  flipDeck,
  fromHand,
  gain,
  gainFromTrash,
  outOfSight,
  playerAt,
  revealTop,
  seatAfter,
  takeTop,
  toHand,
  trash,
} from './deeds.ts';
import { ACTIONS, type Card, CARD, COPPER, COSTS, GOLD, nameOf, PROVINCE, RULES, TREASURES } from './facts.ts';
import {
  BUY,
  CHOOSE,
  DONE,
  END_ACTIONS,
  END_TURN,
  gainable,
  mayDecline,
  type Move,
  PLAY_TREASURES,
  setOfCards,
  stepOf,
  topFrame,
  YES,
} from './moves.ts';
import { ACTION_PHASE, BOUGHT, BUY_PHASE, type Frame, type Player, type State } from './state.ts';
import * as words from './words.ts';

const THRONE_ROOM = CARD['Throne Room'];
const lowest = (cards: number): Card => 31 - Math.clz32(cards & -cards);
const isOne = (cards: number): boolean => (cards & (cards - 1)) === 0;

/** Plays in place. The turn ends by itself when no buys are left: everybody can see that. */
export function advance(state: State, move: Move): void {
  apply(state, move);
  if (state.buys === 0 && state.stack.length === 0) endTurn(state);
}

/** `advance` without the end of the turn, for `GameEngine`, which shows the clean-up. */
export function apply(state: State, move: Move): void {
  if (move < BUY) playCard(state, move);
  else if (move < CHOOSE) buy(state, move - BUY);
  else if (move === PLAY_TREASURES) playTreasures(state);
  else if (move === END_ACTIONS) state.phase = BUY_PHASE;
  else if (move === END_TURN) endTurn(state);
  else {
    choose(state, topFrame(state), move);
    settle(state);
  }
}

function playCard(state: State, card: Card): void {
  const player = playerAt(state, state.current);
  fromHand(player, card);
  player.inPlay.push(card);
  state.events?.push({ type: 'played', seat: state.current, card: nameOf(card), times: 1 });
  if (card <= GOLD) {
    state.phase = BUY_PHASE;
    state.coins += card + 1;
    return;
  }
  state.actions--;
  begin(state, card, state.current, 1, -1);
  settle(state);
}

function playTreasures(state: State): void {
  const player = playerAt(state, state.current);
  const { hand, inPlay } = player;
  state.phase = BUY_PHASE;
  let coins = 0;
  for (let card = COPPER; card <= GOLD; card++) {
    const count = hand[card] as number;
    if (count === 0) continue;
    hand[card] = 0;
    player.held -= count;
    coins += count * (card + 1);
    for (let i = 0; i < count; i++) inPlay.push(card);
    state.events?.push({ type: 'played', seat: state.current, card: nameOf(card), times: count });
  }
  player.holds &= ~TREASURES;
  state.coins += coins;
}

function buy(state: State, card: Card): void {
  state.phase = BOUGHT;
  state.buys--;
  state.coins -= COSTS[card] as number;
  state.events?.push({ type: 'bought', seat: state.current, card: nameOf(card) });
  gain(state, state.current, card, words.DISCARD);
}

export const isOver = (state: State): boolean => state.supply[PROVINCE] === 0 || state.empty >= 3;

/** D6: the end of the game is looked at here and nowhere else. */
function endTurn(state: State): void {
  cleanUp(state, state.current);
  state.phase = ACTION_PHASE;
  state.actions = 1;
  state.buys = 1;
  state.coins = 0;
  if (isOver(state)) {
    state.asked = -1;
    state.events?.push({ type: 'ended' });
    return;
  }
  state.current = seatAfter(state, state.current);
  const player = playerAt(state, state.current);
  player.turns++;
  state.asked = state.current;
  state.events?.push({ type: 'turn', seat: state.current, turn: player.turns });
}

function begin(state: State, card: Card, seat: number, times: number, limit: number): void {
  state.stack.push({ card, at: 0, seat, who: seat, times, n: 0, last: 0, picked: 0, limit, shield: 0 });
}

/** Runs until somebody has to choose, or the last card is done and the turn goes on. */
function settle(state: State): void {
  const { stack } = state;
  while (stack.length > 0) {
    const frame = stack[stack.length - 1] as Frame;
    const steps = STEPS[frame.card] as words.Steps;
    if (frame.at >= steps.length) {
      if (--frame.times === 0) stack.pop();
      else {
        frame.at = 0;
        frame.who = frame.seat;
        frame.picked = 0;
        frame.limit = -1;
        frame.shield = 0;
      }
    } else if (run(state, frame, steps[frame.at] as words.Step)) return;
  }
  state.asked = state.current;
}

/** One step. True when it waits for a choice, which `state.asked` makes. */
function run(state: State, frame: Frame, step: words.Step): boolean {
  const { seat, who } = frame;
  switch (step.op) {
    case words.PLUS:
      if (step.n === 0 || frame.picked > 0) {
        state.actions += step.actions;
        state.buys += step.buys;
        state.coins += step.coins;
      }
      break;
    case words.DRAW:
      drawCards(state, who, step.n);
      break;
    case words.DRAW_PICKED:
      drawCards(state, who, frame.picked);
      break;
    case words.GAIN_THIS:
      if (state.stocked & step.cards) gain(state, who, lowest(step.cards), step.to);
      break;
    case words.GAIN: {
      const piles = gainable(state, frame, step);
      if (piles === 0) break;
      if (!isOne(piles)) return ask(state, seat);
      gain(state, seat, lowest(piles), step.to);
      break;
    }
    case words.PICK:
      if (pickGoesOn(state, frame, step)) return ask(state, who);
      break;
    case words.PICK_DOWN:
      if (playerAt(state, who).held > step.n) return ask(state, who);
      stopPicking(frame);
      break;
    case words.THRONE:
      if (couldHold(playerAt(state, who), ACTIONS)) return ask(state, seat);
      break;
    case words.REACT:
      return react(state, frame, step);
    case words.EACH:
      return enter(state, frame, step.n === 1 ? seat : seatAfter(state, seat), step.n === 1, 1, step.jump);
    case words.NEXT:
      return enter(state, frame, seatAfter(state, who), false, step.jump, 1);
    case words.WHILE_UNDER: {
      const player = playerAt(state, who);
      const goesOn = player.held < step.n && player.deck.length + player.discard.length > 0;
      frame.at += goesOn ? 1 : step.jump;
      return false;
    }
    case words.JUMP:
      frame.at += step.jump;
      return false;
    case words.REVEAL:
      revealTop(state, who, step.n);
      break;
    case words.LOOK:
      playerAt(state, who).seen.push(takeTop(state, who));
      break;
    case words.SPY:
      if (playerAt(state, who).seen.length > 0) return ask(state, seat);
      break;
    case words.ASIDE:
      // D13: the prompt must not tell the others that an Action was drawn.
      if (outOfSight(playerAt(state, who), step.cards)) return ask(state, who);
      keepSeen(state, who);
      break;
    case words.DISCARD_ASIDE: {
      const player = playerAt(state, who);
      for (const card of player.aside) {
        player.discard.push(card);
        state.events?.push({ type: 'discarded', seat: who, card: nameOf(card), count: 1 });
      }
      player.aside.length = 0;
      break;
    }
    case words.ROB: {
      const treasures = setOfCards(playerAt(state, who).seen) & step.cards;
      if (treasures === 0) break;
      if (!isOne(treasures)) return ask(state, seat);
      rob(state, who, lowest(treasures));
      break;
    }
    case words.DISCARD_SEEN:
      discardSeen(state, who);
      break;
    case words.LOOT:
      if (state.loot.length > 0) return ask(state, seat);
      break;
    case words.DIG:
      dig(state, who, step.n, step.cards);
      break;
    case words.FLIP:
      if (playerAt(state, who).deck.length > 0) return ask(state, who);
      break;
    case words.TRASH_THIS: {
      // D10: played again by Throne Room it is no longer there.
      const { inPlay } = playerAt(state, seat);
      const at = inPlay.lastIndexOf(frame.card);
      if (at >= 0) {
        inPlay.splice(at, 1);
        trash(state, seat, frame.card);
      }
      break;
    }
  }
  frame.at++;
  return false;
}

function ask(state: State, seat: number): true {
  state.asked = seat;
  return true;
}

/** Goes into the part of a card that is about `who` (`inside` steps on), or the next seat, or past it when all are through. */
function enter(state: State, frame: Frame, who: number, self: boolean, inside: number, past: number): false {
  let next = who;
  while ((frame.shield >> next) & 1) next = seatAfter(state, next);
  frame.who = next;
  frame.at += next === frame.seat && !self ? past : inside;
  return false;
}

function pickGoesOn(state: State, frame: Frame, step: words.Step): boolean {
  const player = playerAt(state, frame.who);
  if (frame.n < step.n && couldHold(player, step.cards)) {
    if (mayDecline(state, step) || !isOne(step.cards)) return true;
    // One kind of card and no choice: what happens shows everything there is to know.
    if (player.holds & step.cards) pickFromHand(state, frame, step, lowest(step.cards));
  } else if (frame.n === 0 && step.to === words.DECK) showHand(state, frame.who);
  stopPicking(frame);
  return false;
}

function stopPicking(frame: Frame): void {
  frame.picked = frame.n;
  frame.n = 0;
  frame.last = 0;
}

function pickFromHand(state: State, frame: Frame, step: words.Step, card: Card): void {
  const { who } = frame;
  const player: Player = playerAt(state, who);
  frame.n++;
  frame.last = card;
  fromHand(player, card);
  if (step.to === words.TRASH) {
    frame.limit = COSTS[card] as number;
    trash(state, who, card);
  } else if (step.to === words.DECK) {
    player.deck.push(card);
    state.events?.push({ type: 'topdecked', seat: who, card: nameOf(card) });
  } else {
    player.discard.push(card);
    state.events?.push({ type: 'discarded', seat: who, card: nameOf(card), count: 1 });
  }
}

/** D12: each other player in seat order may reveal a Moat before the attack does anything. */
function react(state: State, frame: Frame, step: words.Step): boolean {
  for (let who = seatAfter(state, frame.who); who !== frame.seat; who = seatAfter(state, who)) {
    frame.who = who;
    if (couldHold(playerAt(state, who), step.cards)) return ask(state, who);
  }
  frame.who = frame.seat;
  frame.at++;
  return false;
}

function keepSeen(state: State, seat: number): void {
  const player = playerAt(state, seat);
  const card = player.seen.pop() as Card;
  toHand(player, card);
  state.events?.push({ type: 'drew', seat, count: 1, hidden: { to: [seat], cards: [nameOf(card)] } });
}

function rob(state: State, seat: number, card: Card): void {
  const { seen } = playerAt(state, seat);
  seen.splice(seen.indexOf(card), 1);
  trash(state, seat, card);
  state.loot.push(card);
}

/** Applies a choice to the step that asked for it. */
function choose(state: State, frame: Frame, move: Move): void {
  const step = stepOf(frame);
  const { seat, who } = frame;
  const player = playerAt(state, who);
  const card = move - CHOOSE;
  switch (step.op) {
    case words.PICK:
      if (move === DONE) {
        if (step.to === words.DECK) showHand(state, who);
        stopPicking(frame);
        frame.at++;
      } else pickFromHand(state, frame, step, card);
      return;
    case words.PICK_DOWN:
      pickFromHand(state, frame, step, card);
      return;
    case words.THRONE:
      frame.at++;
      if (move !== DONE) enthrone(state, frame, card);
      return;
    case words.REACT:
      if (move === YES) {
        frame.shield |= 1 << who;
        state.events?.push({ type: 'revealed', seat: who, cards: ['Moat'], against: nameOf(frame.card) });
      }
      return;
    case words.GAIN:
      gain(state, seat, card, step.to);
      break;
    case words.SPY: {
      const seen = player.seen.pop() as Card;
      (move === YES ? player.discard : player.deck).push(seen);
      const type = move === YES ? 'discarded' : 'kept';
      state.events?.push({ type, seat: who, card: nameOf(seen), count: 1, by: seat });
      break;
    }
    case words.ASIDE:
      if (move === YES) {
        const seen = player.seen.pop() as Card;
        player.aside.push(seen);
        state.events?.push({ type: 'setAside', seat: who, card: nameOf(seen) });
      } else keepSeen(state, who);
      break;
    case words.ROB:
      rob(state, who, card);
      break;
    case words.LOOT:
      if (move !== DONE) {
        frame.last = card;
        state.loot.splice(state.loot.indexOf(card), 1);
        gainFromTrash(state, seat, card);
        if (state.loot.length > 0) return;
      }
      state.loot.length = 0;
      frame.last = 0;
      break;
    case words.FLIP:
      if (move === YES) flipDeck(state, who);
      break;
  }
  frame.at++;
}

function showHand(state: State, seat: number): void {
  if (state.events === null || playerAt(state, seat).held === 0) return;
  const cards = playerAt(state, seat).hand.flatMap((count, card) => Array.from({ length: count }, () => nameOf(card)));
  state.events.push({ type: 'revealed', seat, cards });
}

/** D8: under the house rules a Throne Room on a Throne Room doubles how often one Action is played. */
function enthrone(state: State, frame: Frame, card: Card): void {
  const { seat } = frame;
  const player = playerAt(state, seat);
  const times = Math.max(2, frame.limit);
  const multiplies = card === THRONE_ROOM && RULES[state.rules].thronesMultiply;
  fromHand(player, card);
  player.inPlay.push(card);
  state.events?.push({ type: 'played', seat, card: nameOf(card), times: multiplies ? 1 : times });
  if (multiplies) begin(state, card, seat, 1, 2 * times);
  else begin(state, card, seat, times, -1);
}
