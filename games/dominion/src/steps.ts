/** The steps of a card, one at a time: what each does, and whom it asks. */
import {
  couldHold,
  dig,
  discardSeen,
  drawCards,
  gain,
  outOfSight,
  playerAt,
  revealTop,
  seatAfter,
  takeTop,
  trash,
} from './deeds.ts';
import { ACTIONS, nameOf } from './facts.ts';
import { gainable, kindsOf, mayDecline } from './moves.ts';
import { keepSeen, pickFromHand, rob, showHand, stopPicking } from './picks.ts';
import type { Frame, State } from './state.ts';
import * as words from './words.ts';

/** One step. True when it waits for a choice, which `state.asked` makes. */
export function run(state: State, frame: Frame, step: words.Step): boolean {
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
      if (state.supply[step.sole] > 0) gain(state, who, step.sole, step.to);
      break;
    case words.GAIN: {
      const piles = gainable(state, frame, step);
      if (piles.length > 1) return ask(state, seat);
      if (piles.length === 1) gain(state, seat, piles[0], step.to);
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
      const treasures = kindsOf(playerAt(state, who).seen, step.cards);
      if (treasures.length > 1) return ask(state, seat);
      if (treasures.length === 1) rob(state, who, treasures[0]);
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
    if (mayDecline(state, step) || step.sole < 0) return true;
    // One kind of card and no choice: what happens shows everything there is to know.
    if (player.hand[step.sole] > 0) pickFromHand(state, frame, step, step.sole);
  } else if (frame.n === 0 && step.to === words.DECK) showHand(state, frame.who);
  stopPicking(frame);
  return false;
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
