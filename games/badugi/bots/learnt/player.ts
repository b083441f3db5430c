/** The learnt player: looks its situation up in the table and chooses as often as the table says. */
import { type Choice, type Decide, type Luck, type Seat, unit } from '@baize/game';
import { BET, CALL, CHECK, FOLD, RAISE } from '../../src/betting.ts';
import { type CardNumber, rankOf } from '../../src/cards.ts';
import { classOf, counting, handWords, sizeOfClass, topRank } from '../../src/hand.ts';
import type { View } from '../../src/view.ts';
import { nextPick } from '../cpu.ts';
import { unpack } from './packing.ts';
import * as at from './situation.ts';

/** Plays heads-up by the table; against more players, or where training never came, as `elsewhere` does. */
export function learntPlayer(table: Uint8Array, elsewhere: Decide<View, number>): Decide<View, number> {
  return (view, moves, seat, luck) => {
    const other = onlyOther(view, seat);
    const odds = other === null ? null : unpack(table, situationOf(view, seat, other));
    if (odds === null) return elsewhere(view, moves, seat, luck);
    return view.drawing ? draw(view, odds, luck) : bet(view, moves, odds, luck);
  };
}

/** The one opponent left in the hand, or `null` when there are more. */
function onlyOther(view: View, seat: Seat): Seat | null {
  let other: Seat | null = null;
  for (let i = 0; i < view.seats.length; i++) {
    if (i === seat || view.seats[i]?.folded) continue;
    if (other !== null) return null;
    other = i;
  }
  return other;
}

function situationOf(view: View, seat: Seat, other: Seat): number {
  const hand = at.bucketOf(classOf(view.cards));
  const draws = view.seats[other]?.drawHistory ?? [];
  const latest = draws.findLastIndex((count) => count !== null);
  const theirs = latest < 0 ? 0 : at.drawKind(draws[latest] ?? 0, draws[latest - 1] ?? -1);
  const led = at.leader(leaderOf(view, view.drawing ? view.street : view.street - 1), seat);
  if (view.drawing) return at.drawSituation(view.street + 1, view.button === seat ? 1 : 0, hand, theirs, led);
  const mine = view.seats[seat]?.drawHistory[view.street - 1] ?? 0;
  const before = view.seats.reduce((sum, each) => sum + each.paid - each.bet, 0);
  const rich = at.rich(view.street, before / (view.stakes.bets[0] / 2));
  return at.bettingSituation(view.street, view.raises, checked(view), hand, mine, theirs, led, rich);
}

/** Who bet or raised last in a round; -1 for nobody. */
function leaderOf(view: View, street: number): Seat {
  const code = view.line.findLast((each) => each >> 6 === street && deed(each) >= BET);
  return code === undefined ? -1 : code & 7;
}

const deed = (code: number): number => FOLD + ((code >> 3) & 7);

/** Whether the round was opened with a check, or before the first draw with a mere call. */
function checked(view: View): number {
  const first = view.line.find((each) => each >> 6 === view.street && deed(each) !== FOLD);
  return first !== undefined && (deed(first) === CHECK || (view.street === 0 && deed(first) === CALL)) ? 1 : 0;
}

function bet(view: View, moves: readonly number[], odds: readonly number[], luck: Luck): Choice<number> {
  const free = !moves.includes(FOLD);
  const raise = moves.includes(RAISE) ? RAISE : moves.includes(BET) ? BET : null;
  const stay = moves.includes(CALL) ? CALL : CHECK;
  const [fold = 0, , up = 0] = odds;
  const roll = unit(luck);
  const hand = handWords(classOf(view.cards));
  if (!free && roll < fold) return { move: FOLD, why: `Folds a ${hand} here ${percent(fold)} of the time.` };
  if (raise !== null && roll >= 1 - up)
    return { move: raise, why: `${raise === BET ? 'Bets' : 'Raises'} a ${hand} here ${percent(up)} of the time.` };
  return { move: stay, why: `${stay === CHECK ? 'Checks' : 'Calls with'} a ${hand}, as it mostly does here.` };
}

function draw(view: View, odds: readonly number[], luck: Luck): Choice<number> {
  const held = classOf(view.cards);
  const legal = at.drawChoices(sizeOfClass(held));
  // One choice for the whole draw, though its cards are thrown one by one.
  const roll = unit(luck.lasting(`hand ${view.hand} draw ${view.street}`));
  const [natural = 0, , breaks = 0] = odds;
  const choice = roll < natural ? at.NATURAL : roll >= 1 - breaks ? at.BREAK : at.PAT;
  const thrown = discards(view.cards, (legal & (1 << choice)) === 0 ? at.NATURAL : choice);
  const hand = handWords(held);
  const why =
    choice === at.PAT
      ? `Stands pat on a ${hand}: a snow.`
      : choice === at.BREAK
        ? `Breaks a ${hand} for a better one.`
        : thrown.length === 0
          ? `Stands pat with a ${hand}.`
          : `Draws ${thrown.length} to a ${hand}.`;
  return { move: nextPick(view, thrown), why };
}

function discards(cards: readonly CardNumber[], choice: number): CardNumber[] {
  if (choice === at.PAT) return [];
  const kept = counting(cards);
  const top = choice === at.BREAK ? topRank(classOf(cards)) : -1;
  return cards.filter((card) => !kept.includes(card) || rankOf(card) === top);
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
