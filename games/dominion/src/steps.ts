/** The steps of a card, one at a time. */
import { offer } from './choices.ts';
import type { Step } from './effects.ts';
import { SILVER } from './facts.ts';
import {
  couldHold,
  dig,
  discardAside,
  discardSeen,
  discardTop,
  drawCards,
  gain,
  lookAt,
  playerAt,
  revealTop,
  seatAfter,
  trash,
} from './operations.ts';
import type { Frame, State } from './state.ts';

/** One step. True when it waits for a choice, which `state.asked` makes. */
export function run(state: State, frame: Frame, step: Step): boolean {
  const { seat, who } = frame;
  switch (step.op) {
    case 'plus':
      if (!step.ifPicked || frame.picked > 0) {
        state.actions += step.actions;
        state.buys += step.buys;
        state.coins += step.coins;
      }
      break;
    case 'draw':
      drawCards(state, who, step.n);
      break;
    case 'drawPicked':
      drawCards(state, who, frame.picked);
      break;
    case 'gainThis':
      if (state.supply[step.sole] > 0) gain(state, who, step.sole, step.to);
      break;
    case 'choice':
      return offer(state, frame, step);
    case 'react':
      return react(state, frame, step);
    case 'each':
      return enter(state, frame, step.self ? seat : seatAfter(state, seat), step.self, 1, step.jump);
    case 'next':
      return enter(state, frame, seatAfter(state, who), false, step.jump, 1);
    case 'whileUnder': {
      const player = playerAt(state, who);
      const goesOn = player.held < step.n && player.deck.length + player.discard.length > 0;
      frame.at += goesOn ? 1 : step.jump;
      return false;
    }
    case 'jump':
      frame.at += step.jump;
      return false;
    case 'reveal':
      revealTop(state, who, step.n);
      break;
    case 'look':
      lookAt(state, who, step.n);
      break;
    case 'discardAside':
      discardAside(state, who);
      break;
    case 'discardSeen':
      discardSeen(state, who);
      break;
    case 'dig':
      dig(state, who, step.n, step.cards);
      break;
    case 'discardTop':
      frame.found = discardTop(state, who);
      break;
    case 'firstSilver':
      // D28: a Merchant after the first Silver gives nothing.
      if (!playerAt(state, seat).inPlay.includes(SILVER)) state.firstSilver += step.coins;
      break;
    case 'trashThis': {
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

/** Goes into the part of a card that is about `who` (`inside` steps on), or the next seat, or past it when all are through. */
function enter(state: State, frame: Frame, who: number, self: boolean, inside: number, past: number): false {
  let next = who;
  while ((frame.shield >> next) & 1) next = seatAfter(state, next);
  frame.who = next;
  frame.at += next === frame.seat && !self ? past : inside;
  return false;
}

/** D12: each other player in seat order may reveal a Moat before the attack does anything. */
function react(state: State, frame: Frame, step: Step): boolean {
  for (let who = seatAfter(state, frame.who); who !== frame.seat; who = seatAfter(state, who)) {
    frame.who = who;
    if (!couldHold(playerAt(state, who), step.cards)) continue;
    state.asked = who;
    return true;
  }
  frame.who = frame.seat;
  frame.at++;
  return false;
}
