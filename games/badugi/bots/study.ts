/** What an analysis of a hand can say beyond the worth of answers: how often each is given, and what the others may hold. */
import { type HandKind, type Holding, type Seat, seeded, type Study } from '@baize/game';
import { advance, movesOf, open } from '../src/advance.ts';
import { DRAW, FOLD, PAT } from '../src/betting.ts';
import type { Move } from '../src/game.ts';
import { classOf, type HandClass, sizeOfClass, topRank } from '../src/hand.ts';
import { ACTIONS, type State } from '../src/state.ts';
import { runsOf } from '../src/text.ts';
import type { View } from '../src/view.ts';
import { moveOf } from './guide.ts';
import { nodeOfState } from './learnt/atTable.ts';
import { HandWeights } from './learnt/bayes.ts';
import { learntOdds } from './learnt/tables.ts';

const DRAW_NAMES = ['at the first draw', 'at the second draw', 'at the last draw'] as const;
const COUNTS = ['none', 'one', 'two', 'three', 'four'] as const;

export const study: Study<State, Move, View> = {
  often(state) {
    const moves = movesOf(state);
    if (moves.length < 2 || state.buying || state.picked.length > 0) return null;
    const odds = learntOdds(nodeOfState(state, seeded('often')));
    if (odds === null) return null;
    const sums = new Map<Move, number>();
    for (let choice = 0; choice < odds.length; choice++) {
      const move = moveOf(state, moves, choice);
      sums.set(move, (sums.get(move) ?? 0) + odds[choice]);
    }
    return Array.from(sums, ([move, often]) => ({ move, often }));
  },
  next: (state) => (state.drawing && !state.buying && state.picked.length === 0 ? DRAW_NAMES[state.street] : null),
  scale: ({ seats, stakes }, seat) => ({
    from: seats[seat].stack - seats[seat].bought,
    size: stakes.big,
    unit: 'bb',
    units: 'big blinds',
  }),
  *holdings(view, seat) {
    const all: Holding[] = [];
    if (view.cards.length < 4) return all;
    const mine = classOf(view.cards);
    for (let step = 1; step < view.seats.length; step++) {
      const other = (seat + step) % view.seats.length;
      if (view.seats[other].folded) continue;
      const chances = yield* chancesOf(view, other);
      all.push({ seat: other, shown: shownBy(view, other), kinds: kindsOf(view, other, chances, mine) });
    }
    return all;
  },
};

/** How likely each class is in the hands of this seat, from all that the viewer has seen. */
function* chancesOf(view: View, seat: Seat): Generator<undefined, Float64Array> {
  const weights = new HandWeights([...view.cards, ...view.tossed]);
  const { drawHistory } = view.seats[seat];
  let draws = 0;
  const deal = (street: number): void => {
    for (; draws < street; draws++) weights.dealt(drawHistory[draws] ?? 0);
  };
  for (const { state, did } of decisions(view)) {
    deal(state.street);
    if (state.turn !== seat) continue;
    if (state.drawing) weights.draw(state, did);
    else weights.bet(state, did);
    yield;
  }
  deal(view.street);
  return weights.byClass();
}

/** The hand once more, as everybody saw it: before each decision the table, with cards that are nobody's, and what was done. */
export function* decisions(view: View): Generator<{ readonly state: State; readonly did: number }> {
  const { table, seats, button, stakes, line } = view;
  const stacks = seats.map(({ stack, paid }) => stack + paid);
  const state = open(table, seats.length, seeded('again'), { stacks, button, stakes });
  for (let at = 0; state.turn >= 0 && state.hand === 1; ) {
    if (state.drawing) {
      const did = seats[state.turn].drawHistory[state.street];
      if (did === null || did === undefined) return;
      yield { state, did };
      for (const card of state.hands[state.turn].slice(0, did)) advance(state, card);
      advance(state, did === 0 ? PAT : DRAW);
    } else {
      const code = line[at++];
      if (code === undefined) return;
      const did = FOLD + ((code >> 3) & 7);
      if ((code & 7) !== state.turn || !movesOf(state).includes(did)) throw new Error(`not what seat ${code & 7} did`);
      yield { state, did };
      advance(state, did);
    }
  }
}

/** `drew two, stood pat, bets`. */
function shownBy({ seats, line, street, drawing }: View, seat: Seat): string {
  const draws = seats[seat].drawHistory.flatMap((count) =>
    count === null ? [] : [count === 0 ? 'stood pat' : `drew ${COUNTS[count]}`],
  );
  const last = drawing ? undefined : line.findLast((code) => (code & 7) === seat && code >> 6 === street);
  const said = last === undefined ? [] : [`${ACTIONS[(last >> 3) & 7]}s`];
  return [...runsOf(draws), ...said].join(', ') || 'has not acted yet';
}

interface Kind {
  readonly name: string;
  readonly has: (hand: HandClass) => boolean;
}

const EIGHT = 7;
const TEN = 9;
const upTo =
  (size: number, low: number, high: number) =>
  (hand: HandClass): boolean =>
    sizeOfClass(hand) === size && topRank(hand) >= low && topRank(hand) <= high;

const BADUGIS: readonly Kind[] = [
  { name: 'Badugi, 8 or lower', has: upTo(4, 0, EIGHT) },
  { name: 'Badugi, 9 or 10', has: upTo(4, EIGHT + 1, TEN) },
  { name: 'Badugi, J to K', has: upTo(4, TEN + 1, 12) },
];
/** While cards can still be drawn, what is drawn to matters. */
const DRAWING: readonly Kind[] = [
  { name: 'Three cards, 8 or lower', has: upTo(3, 0, EIGHT) },
  { name: 'Three cards, 9 or higher', has: upTo(3, EIGHT + 1, 12) },
  { name: 'Two cards or one', has: (hand) => sizeOfClass(hand) < 3 },
];
const none = (snow: boolean): Kind => ({
  name: snow ? 'No badugi, a snow' : 'No badugi',
  has: (hand) => sizeOfClass(hand) < 4,
});

function kindsOf({ street, seats }: View, seat: Seat, chances: Float64Array, mine: HandClass): HandKind[] {
  const last = seats[seat].drawHistory.findLast((count) => count !== null);
  const kinds = [...BADUGIS, ...(street === 3 || last === 0 ? [none(last === 0)] : DRAWING)];
  return kinds.map(({ name, has }) => {
    let share = 0;
    let better = 0;
    for (let hand = 0; hand < chances.length; hand++) {
      if (!has(hand)) continue;
      share += chances[hand];
      better += hand < mine ? chances[hand] : hand === mine ? chances[hand] / 2 : 0;
    }
    return { name, share, better: share === 0 ? 0 : better / share };
  });
}
