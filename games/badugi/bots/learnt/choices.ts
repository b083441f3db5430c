/** The choices of a decision in the drill: three of betting, three of drawing. */

export const FOLD = 0;
/** Calls, or checks where nothing is owed. */
export const CALL = 1;
/** Raises, or bets where nobody has. */
export const RAISE = 2;

/** Throws the cards that do not count. */
export const NATURAL = 0;
/** Stands pat without a badugi: a snow. */
export const PAT = 1;
/** Throws the highest card that counts as well. */
export const BREAK = 2;

export const WIDTH = 3;

/** Bets a round can have at most, the big blind included. */
export const CAP = 5;

/** Which choices a draw has, as bits: a badugi stands pat or breaks; anything else draws, snows, or throws one card more. */
export function drawChoices(size: number): number {
  if (size === 4) return (1 << NATURAL) | (1 << BREAK);
  return size === 3 ? (1 << NATURAL) | (1 << PAT) | (1 << BREAK) : (1 << NATURAL) | (1 << PAT);
}
