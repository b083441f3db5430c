/** From the table to the drill and back: a view or an imagined state as a node, and a choice as a move. */
import { type Random, type Seat, unit } from '@baize/game';
import { BET, CALL as CALL_MOVE, CHECK, FOLD as FOLD_MOVE, RAISE as RAISE_MOVE } from '../../src/betting.ts';
import { type CardNumber, rankOf } from '../../src/cards.ts';
import { classOf, counting, topRank } from '../../src/hand.ts';
import type { State } from '../../src/state.ts';
import type { View } from '../../src/view.ts';
import { BREAK, FOLD, PAT, RAISE } from './choices.ts';
import { Node, ROLLS, setTone } from './drill.ts';
import { drawCodeOf } from './shown.ts';

/** What of a view or a state makes a node; lists by seat. */
interface Sight {
  readonly street: number;
  readonly drawing: boolean;
  readonly button: Seat;
  readonly raises: number;
  readonly current: number;
  readonly line: readonly number[];
  readonly folded: readonly boolean[];
  readonly paid: readonly number[];
  readonly bets: readonly number[];
  /** Seat times three plus draw; -1 until drawn. */
  readonly draws: readonly number[];
  readonly cards: readonly CardNumber[];
  /** Half a small bet, which is what the drill counts in. */
  readonly unit: number;
}

const sightOfState = (state: State, seat: Seat): Sight => ({
  street: state.street,
  drawing: state.drawing,
  button: state.button,
  raises: state.raises,
  current: state.current,
  line: state.line,
  folded: state.folded,
  paid: state.paid,
  bets: state.bets,
  draws: state.draws,
  cards: state.hands[seat],
  unit: state.stakes.bets[0] / 2,
});

const sightOfView = (view: View): Sight => ({
  street: view.street,
  drawing: view.drawing,
  button: view.button,
  raises: view.raises,
  current: view.current,
  line: view.line,
  folded: view.seats.map(({ folded }) => folded),
  paid: view.seats.map(({ paid }) => paid),
  bets: view.seats.map(({ bet }) => bet),
  draws: view.seats.flatMap(({ drawHistory }) => drawHistory.map((count) => count ?? -1)),
  cards: view.cards,
  unit: view.stakes.bets[0] / 2,
});

const actionOf = (code: number): number => FOLD_MOVE + ((code >> 3) & 7);

/** Writes what the seat sees into the node; the cards of others stay unknown. */
function write(node: Node, sight: Sight, seat: Seat): void {
  const { street, line, folded, paid, bets, draws, unit: small } = sight;
  const seats = folded.length;
  const placeOf: number[] = [];
  let players = 0;
  let pot = 0;
  node.live = 0;
  for (let step = 1; step <= seats; step++) {
    const each = (sight.button + step) % seats;
    if (folded[each] && !line.some((code) => (code & 7) === each)) continue;
    placeOf[each] = players;
    node.paid[players] = paid[each] / small;
    node.shown[players] = drawCodeOf(draws[3 * each], draws[3 * each + 1], draws[3 * each + 2]) + 1;
    node.raised[players] = 0;
    if (!folded[each]) node.live |= 1 << players;
    pot += paid[each] - bets[each];
    players++;
  }
  const me = placeOf[seat];
  node.players = players;
  node.street = street;
  node.drawing = sight.drawing;
  node.turn = me;
  node.classes[me] = classOf(sight.cards);
  node.bets = sight.drawing ? (street === 0 ? 1 : 0) : sight.raises;
  node.current = Math.max(node.paid[me], (paid[seat] - bets[seat] + sight.current) / small);
  node.pot = pot / small;
  node.over = false;
  recall(node, line, placeOf);
}

/** What the betting so far tells. */
function recall(node: Node, line: readonly number[], placeOf: readonly number[]): void {
  node.acted = 0;
  node.checked = 0;
  node.callers = 0;
  node.opener = -1;
  node.leads = -1;
  node.led = -1;
  node.ledBets = node.street === 1 ? 1 : 0;
  for (const code of line) {
    const place = placeOf[code & 7];
    const action = actionOf(code);
    const now = code >> 6 === node.street;
    if (now) node.acted = (action >= BET ? 0 : node.acted) | (1 << place);
    if (action >= BET) {
      node.raised[place] += 1 << (3 * (code >> 6));
      if (node.opener < 0 && code >> 6 === 0) node.opener = place;
      if (now) {
        node.leads = place;
        node.callers = 0;
        // When a round is over the table no longer counts its bets; the drill does until the draw is.
        if (node.drawing) node.bets++;
        setTone(node, place, action === BET ? 2 : 3);
      } else if (code >> 6 === node.street - 1) {
        node.led = place;
        node.ledBets++;
      }
    } else if (now && action !== FOLD_MOVE) {
      if (node.leads < 0) node.checked = 1;
      const tone = node.shown[place] % 6;
      if (action === CALL_MOVE) {
        node.callers++;
        if (tone === 0) setTone(node, place, 1);
      } else if (tone === 1) setTone(node, place, 0);
    }
  }
}

const shared = new Node();

/** The view as a node, good until the next is asked for. `rolls` makes the plans of the seat. */
export function nodeOfView(view: View, seat: Seat, rolls?: Random): Node {
  write(shared, sightOfView(view), seat);
  if (rolls !== undefined) for (let i = 0; i < ROLLS; i++) shared.deal.rolls[shared.turn * ROLLS + i] = unit(rolls);
  return shared;
}

/** An imagined state as the seat to act sees it. */
export function nodeOfState(state: State, rolls: Random): Node {
  write(shared, sightOfState(state, state.turn), state.turn);
  for (let i = 0; i < ROLLS; i++) shared.deal.rolls[shared.turn * ROLLS + i] = unit(rolls);
  return shared;
}

/** What a choice of the draw throws, ascending. */
export function discards(cards: readonly CardNumber[], choice: number): CardNumber[] {
  if (choice === PAT) return [];
  const kept = counting(cards);
  const top = choice === BREAK ? topRank(classOf(cards)) : -1;
  return cards.filter((card) => !kept.includes(card) || rankOf(card) === top);
}

/** The move that makes a choice of betting; where a raise is not to be had it calls, and where folding is not offered it checks. */
export function betOf(moves: readonly number[], choice: number): number {
  const raise = moves.includes(RAISE_MOVE) ? RAISE_MOVE : moves.includes(BET) ? BET : null;
  if (choice === RAISE && raise !== null) return raise;
  if (choice === FOLD && moves.includes(FOLD_MOVE)) return FOLD_MOVE;
  return moves.includes(CALL_MOVE) ? CALL_MOVE : CHECK;
}
