/** Plays a move, then runs the steps of the cards being played until somebody has to choose. */
import { STEPS } from './cards.ts';
import { begin, choose } from './choices.ts';
import { cleanUp, fromHand, gain, playerAt, seatAfter, topOfDiscard } from './operations.ts';
import { type Card, COINS, COSTS, nameOf, PROVINCE, SILVER, TREASURES } from './facts.ts';
import { BUY, CHOOSE, END_ACTIONS, END_TURN, type Move, PLAY_TREASURES } from './moves.ts';
import { stepOf, topFrame } from './legal.ts';
import { ACTION_PHASE, BOUGHT, BUY_PHASE, type State } from './state.ts';
import { run } from './steps.ts';

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
    const frame = topFrame(state);
    const told = state.events !== null && stepOf(frame).from === 'discarded' ? state.events.length : -1;
    choose(state, frame, move);
    settle(state);
    if (told >= 0) tellUncovered(state, told);
  }
}

/** What a card played from the discard pile leaves on top of it, once its steps have run: they may have covered or shuffled it. */
function tellUncovered(state: State, told: number): void {
  const played = state.events?.[told];
  if (played?.type === 'played') state.events?.splice(told, 1, { ...played, ...topOfDiscard(state, played.seat) });
}

function playCard(state: State, card: Card): void {
  const player = playerAt(state, state.current);
  fromHand(player, card);
  player.inPlay.push(card);
  state.events?.push({ type: 'played', seat: state.current, card: nameOf(card), times: 1 });
  if (TREASURES[card]) {
    state.phase = BUY_PHASE;
    state.coins += COINS[card];
    if (card === SILVER) playFirstSilver(state);
    return;
  }
  state.actions--;
  begin(state, card, state.current, 1, 2);
  settle(state);
}

function playTreasures(state: State): void {
  const player = playerAt(state, state.current);
  const { hand, inPlay } = player;
  state.phase = BUY_PHASE;
  let coins = 0;
  const { treasures } = state.piles;
  for (let t = 0; t < treasures.length; t++) {
    const card = treasures[t];
    const count = hand[card];
    if (count === 0) continue;
    hand[card] = 0;
    player.held -= count;
    coins += count * COINS[card];
    for (let i = 0; i < count; i++) inPlay.push(card);
    state.events?.push({ type: 'played', seat: state.current, card: nameOf(card), times: count });
  }
  state.coins += coins;
  if (state.firstSilver > 0 && inPlay.includes(SILVER)) playFirstSilver(state);
}

/** D28: what Merchants give, once. */
function playFirstSilver(state: State): void {
  state.coins += state.firstSilver;
  state.firstSilver = 0;
}

function buy(state: State, card: Card): void {
  state.phase = BOUGHT;
  state.buys--;
  state.coins -= COSTS[card];
  state.events?.push({ type: 'bought', seat: state.current, card: nameOf(card) });
  gain(state, state.current, card, 'discard', true);
}

export const isOver = (state: State): boolean => state.supply[PROVINCE] === 0 || state.empty >= 3;

/** D6: the end of the game is looked at here and nowhere else. */
function endTurn(state: State): void {
  const ended = state.current;
  cleanUp(state, ended);
  state.phase = ACTION_PHASE;
  state.actions = 1;
  state.buys = 1;
  state.coins = 0;
  state.firstSilver = 0;
  if (isOver(state)) {
    state.asked = -1;
    state.events?.push({ type: 'ended', ...topOfDiscard(state, ended) });
    return;
  }
  const seat = seatAfter(state, ended);
  state.current = seat;
  state.asked = seat;
  const turn = ++playerAt(state, seat).turns;
  state.events?.push({ type: 'turn', seat, turn, ...topOfDiscard(state, ended) });
}

/** Runs until somebody has to choose, or the last card is done and the turn goes on. */
function settle(state: State): void {
  const { stack } = state;
  while (stack.length > 0) {
    const frame = stack[stack.length - 1];
    const steps = STEPS[frame.card];
    if (frame.at >= steps.length) {
      if (--frame.times === 0) stack.pop();
      else {
        frame.at = 0;
        frame.who = frame.seat;
        frame.picked = 0;
        frame.trashedCost = -1;
        frame.shield = 0;
      }
    } else if (run(state, frame, steps[frame.at])) return;
  }
  state.asked = state.current;
}
