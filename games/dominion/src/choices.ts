/** A choice made: what it means to the step that asked for it. */
import { flipDeck, fromHand, gain, gainFromTrash, playerAt } from './deeds.ts';
import { type Card, CARD, nameOf, RULES } from './facts.ts';
import { CHOOSE, DONE, type Move, stepOf, YES } from './moves.ts';
import { begin, keepSeen, pickFromHand, rob, showHand, stopPicking } from './picks.ts';
import type { Frame, State } from './state.ts';
import * as words from './words.ts';

const THRONE_ROOM = CARD['Throne Room'];

/** Applies a choice to the step that asked for it. */
export function choose(state: State, frame: Frame, move: Move): void {
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
      const facts = { seat: who, card: nameOf(seen), count: 1, by: seat } as const;
      state.events?.push(move === YES ? { type: 'discarded', ...facts } : { type: 'kept', ...facts });
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
