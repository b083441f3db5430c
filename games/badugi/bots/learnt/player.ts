/** The learnt player: looks its situation up in the table and chooses as often as the table says. */
import { type Choice, type Decide, type BotRandom, unit } from '@baize/game';
import { BET, CALL, CHECK, FOLD, RAISE } from '../../src/betting.ts';
import { type CardNumber, rankOf } from '../../src/cards.ts';
import { classOf, counting, handWords, sizeOfClass, topRank } from '../../src/hand.ts';
import type { View } from '../../src/view.ts';
import { nextPick } from '../cpu.ts';
import { dealtIn, type StrategyProfile } from '../profiles.ts';
import { oddsFor, sightOfView } from './odds.ts';
import { type Odds, shifted } from './shift.ts';
import * as at from './situation.ts';

/**
 * Plays by the table: heads-up from the first bet on, at larger tables from the first draw on. Where the table is silent it
 * does as `elsewhere` does. A profile shifts how often it folds, raises and snows.
 */
export function learntPlayer(
  table: Uint8Array,
  elsewhere: Decide<View, number>,
  profile?: StrategyProfile,
): Decide<View, number> {
  return (view, moves, seat, luck) => {
    const found = oddsFor(table, sightOfView(view, dealtIn(view).length), seat);
    if (found === null) return elsewhere(view, moves, seat, luck);
    const odds = profile === undefined ? found : shifted(found, profile, view.drawing);
    return view.drawing ? draw(view, odds, luck) : bet(view, moves, odds, luck);
  };
}

function bet(view: View, moves: readonly number[], odds: Odds, luck: BotRandom): Choice<number> {
  const free = !moves.includes(FOLD);
  const raise = moves.includes(RAISE) ? RAISE : moves.includes(BET) ? BET : null;
  const stay = moves.includes(CALL) ? CALL : CHECK;
  const [fold, , up] = odds;
  const roll = unit(luck);
  const hand = handWords(classOf(view.cards));
  if (!free && roll < fold) return { move: FOLD, why: `Folds a ${hand} here ${percent(fold)} of the time.` };
  if (raise !== null && roll >= 1 - up)
    return { move: raise, why: `${raise === BET ? 'Bets' : 'Raises'} a ${hand} here ${percent(up)} of the time.` };
  return { move: stay, why: `${stay === CHECK ? 'Checks' : 'Calls with'} a ${hand}, as it mostly does here.` };
}

function draw(view: View, odds: Odds, luck: BotRandom): Choice<number> {
  const held = classOf(view.cards);
  const legal = at.drawChoices(sizeOfClass(held));
  // One choice for the whole draw, though its cards are thrown one by one.
  const roll = unit(luck.lasting(`hand ${view.hand} draw ${view.street}`));
  const [natural, , breaks] = odds;
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

/** What a choice throws. */
export function discards(cards: readonly CardNumber[], choice: number): CardNumber[] {
  if (choice === at.PAT) return [];
  const kept = counting(cards);
  const top = choice === at.BREAK ? topRank(classOf(cards)) : -1;
  return cards.filter((card) => !kept.includes(card) || rankOf(card) === top);
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
