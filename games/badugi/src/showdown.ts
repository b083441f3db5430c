/** The end of a hand: who shows, which pots go to whom, and what is told of it. */
import type { Seat } from '@baize/game';
import { BET, FOLD, nextIn, RAISE } from './betting.ts';
import type { CardNumber } from './cards.ts';
import { classOf, handWordsAmong } from './hand.ts';
import { potsOf, returnUncalled, sharesOf } from './pots.ts';
import type { LastHand, State } from './state.ts';

/** Showdown or last player standing: pots are awarded, and the hand becomes the last one. */
export function settle(state: State, showdown: boolean): void {
  const { seats, folded, paid } = state;
  returnUncalled(state);
  const held: CardNumber[][] = [];
  const shown: (CardNumber[] | null)[] = [];
  const classes: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const live = !folded[seat];
    held.push(live ? state.hands[seat] : state.left[seat]);
    shown.push(live && showdown ? state.hands[seat] : null);
    classes.push(live && showdown ? classOf(state.hands[seat]) : 0);
  }
  const words = showdown && state.events !== null ? wordsOf(classes, folded) : null;
  if (words !== null) tellShown(state, words);
  const pots = potsOf(paid, folded).map((pot) => award(state, pot.amount, pot.seats, classes));
  const net: number[] = [];
  for (let seat = 0; seat < seats; seat++) net.push(0 - paid[seat]);
  for (const pot of pots)
    for (let i = 0; i < pot.winners.length; i++) {
      const seat = pot.winners[i];
      net[seat] += pot.shares[i];
      state.stacks[seat] += pot.shares[i];
    }
  // Main pot first in the record; side pots first in the telling, as at a table.
  for (let i = pots.length - 1; i >= 0; i--) tellWon(state, pots, i, words);
  state.last = { hand: state.hand, button: state.button, pots, shown, net, draws: state.draws, line: state.line, held };
  state.events?.push({ type: 'ended', hand: state.hand, stacks: state.stacks.slice(), net });
}

/** The hands that are shown, by seat, in words that tell them apart. */
function wordsOf(classes: readonly number[], folded: readonly boolean[]): string[] {
  const shown = classes.filter((_, seat) => !folded[seat]);
  return classes.map((hand, seat) => (folded[seat] ? '' : handWordsAmong(hand, shown)));
}

function award(
  state: State,
  amount: number,
  seats: readonly Seat[],
  classes: readonly number[],
): LastHand['pots'][number] {
  let best = Number.POSITIVE_INFINITY;
  for (const seat of seats) best = Math.min(best, classes[seat]);
  const winners = seats.filter((seat) => classes[seat] === best);
  return { amount, seats, winners, shares: winners.length === 1 ? [amount] : sharesOf(state, amount, winners) };
}

/** B18: the last to bet or raise shows first, then clockwise; all hands still in are shown. */
function tellShown(state: State, words: readonly string[]): void {
  if (state.events === null) return;
  let first = nextIn(state, state.button);
  for (const code of state.line) {
    const action = ((code >> 3) & 7) + FOLD;
    if (code >> 6 === 3 && (action === BET || action === RAISE)) first = code & 7;
  }
  for (let step = 0; step < state.seats; step++) {
    const seat = (first + step) % state.seats;
    if (state.folded[seat]) continue;
    const cards = state.hands[seat];
    state.events.push({ type: 'revealed', seat, cards, hand: words[seat] });
  }
}

function tellWon(state: State, pots: LastHand['pots'], index: number, words: readonly string[] | null): void {
  if (state.events === null) return;
  const pot = pots[index];
  pot.winners.forEach((seat, i) =>
    state.events?.push({
      type: 'won',
      seat,
      amount: pot.shares[i],
      pot: index,
      ...(pots.length > 1 ? { pots: pots.length } : {}),
      of: pot.amount,
      ...(words === null ? {} : { hand: words[seat] }),
    }),
  );
}
