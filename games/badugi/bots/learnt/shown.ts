/** What draws tell about a player, from the code that the drill keeps them in. */

/** Three draws, -1 for those not yet taken, in one number: one more than each in base six, the first highest, as `keyOf` has it. */
export const drawCodeOf = (first: number, second: number, third: number): number =>
  (first + 1) * 216 + (second + 1) * 36 + (third + 1) * 6;

/** A draw of the code, from 0; -1 when it has not been taken. */
export const drawIn = (shown: number, draw: number): number =>
  (Math.floor(shown / (draw === 0 ? 216 : draw === 1 ? 36 : 6)) % 6) - 1;

function latest(shown: number): number {
  const third = drawIn(shown, 2);
  if (third >= 0) return third;
  const second = drawIn(shown, 1);
  return second >= 0 ? second : drawIn(shown, 0);
}

const CODES = 6 ** 4;
const LATEST = Int8Array.from({ length: CODES }, (_, shown) => latest(shown));

/** Cards of the latest draw; -1 before the first. */
export const latestDraw = (shown: number): number => LATEST[shown];

/** How many kinds of history `historyKind` tells apart, by draws taken. */
export const HISTORIES = [1, 4, 6, 6] as const;

/** After one draw: how many cards, up to three. After more: pat twice, pat after one or more, one after one (or a break) or more, two. */
function history(shown: number): number {
  const draws = [0, 1, 2].map((draw) => drawIn(shown, draw)).filter((count) => count >= 0);
  const [last = 0, before = 0] = draws.toReversed();
  if (draws.length < 2) return Math.min(3, last);
  if (last === 0) return Math.min(2, before);
  return last > 1 ? 5 : before <= 1 ? 3 : 4;
}

const HISTORY = Uint8Array.from({ length: CODES }, (_, shown) => history(shown));
export const historyKind = (shown: number): number => HISTORY[shown];
