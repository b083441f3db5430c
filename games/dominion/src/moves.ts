/** Moves as small numbers, by the number of cards there are. */
import { type Card, CARDS } from './facts.ts';

/** `PLAY + card`, `BUY + card`, `CHOOSE + card`, or one of the others alone. */
export type Move = number;
export const PLAY = 0;
export const BUY = PLAY + CARDS;
export const CHOOSE = BUY + CARDS;
export const END_ACTIONS = CHOOSE + CARDS;
export const END_TURN = END_ACTIONS + 1;
export const PLAY_TREASURES = END_TURN + 1;
/** Choose no more, decline, or say that there is nothing to choose. */
export const DONE = PLAY_TREASURES + 1;
/** Put the deck into the discard pile. */
export const FLIP = DONE + 1;

/** The card that a move plays, buys or chooses; -1 where it names none. */
export const playedCard = (move: Move): Card => (move < BUY ? move - PLAY : -1);
export const boughtCard = (move: Move): Card => (move >= BUY && move < CHOOSE ? move - BUY : -1);
export const chosenCard = (move: Move): Card => (move >= CHOOSE && move < END_ACTIONS ? move - CHOOSE : -1);
