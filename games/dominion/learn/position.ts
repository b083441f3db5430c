/** Tables of Dominion laid out by hand, for lessons: two players, the official rules, every card accounted for. */
import { ACTIONS, CARD, type CardName, ESTATE, COPPER } from '../src/facts.ts';
import { advance } from '../src/advance.ts';
import { moves } from '../src/legal.ts';
import { pilesOf } from '../src/piles.ts';
import { newState } from '../src/deal.ts';
import { ACTION_PHASE, bitsOf, BUY_PHASE, none, type Player, type State } from '../src/state.ts';
import { say } from '../src/text.ts';

/** `Copper 3, Estate 2`; the deck's top first. */
type List = string;

interface Side {
  readonly hand?: List;
  readonly deck?: List;
  readonly discard?: List;
  readonly inPlay?: List;
}

interface Layout {
  readonly me?: Side;
  readonly rival?: Side;
  readonly turn?: number;
  readonly coins?: number;
  readonly buys?: number;
  /** Cards left in these piles. */
  readonly left?: Partial<Record<CardName, number>>;
  /** Words of moves that Basil makes first: then it is his turn. */
  readonly basil?: readonly string[];
}

const KINGDOM: readonly CardName[] = [
  ...(['Cellar', 'Chapel', 'Moat', 'Village', 'Woodcutter', 'Militia', 'Smithy', 'Market', 'Witch'] as const),
  'Remodel',
];

const START = 'Copper 4, Estate 1';
const REST = 'Copper 3, Estate 2';

function cardsIn(list: List): number[] {
  return list.split(', ').flatMap((part) => {
    const [, name, count] = /^(.*?)(?: (\d+))?$/.exec(part) ?? [];
    if (!name) return [];
    return Array.from({ length: Number(count ?? 1) }, () => CARD[name as CardName]);
  });
}

function fill(player: Player, { hand = START, deck = REST, discard = '', inPlay = '' }: Side): void {
  const held = cardsIn(hand);
  player.hand = none();
  for (const card of held) player.hand[card] += 1;
  player.held = held.length;
  player.heldActions = held.filter((card) => ACTIONS[card]).length;
  player.maybeHeld = bitsOf(player.hand);
  player.deck = cardsIn(deck).toReversed();
  player.discard = cardsIn(discard);
  player.inPlay = cardsIn(inPlay);
  const all = [...held, ...player.deck, ...player.discard, ...player.inPlay];
  player.owned = none();
  for (const card of all) player.owned[card] += 1;
  player.cards = all.length;
}

export function position(layout: Layout = {}): State {
  const { me = {}, rival = {}, turn = 1, coins, buys = 1, left = {}, basil } = layout;
  const state = newState({ rules: 'official', edition: 'first', kingdom: KINGDOM, victoryPileSize: 12 }, 2, 'lesson');
  [me, rival].forEach((side, seat) => {
    fill(state.players[seat], side);
    state.players[seat].turns = seat === 0 || basil !== undefined ? turn : turn - 1;
    // what they own beyond the cards they began with came from the piles
    state.players[seat].owned.forEach((count, card) => {
      const given = card === COPPER ? 7 : card === ESTATE ? 3 : 0;
      state.supply[card] -= Math.max(0, count - given);
    });
  });
  for (const [name, count] of Object.entries(left)) state.supply[CARD[name as CardName]] = count;
  state.piles = pilesOf(state.supply, state.players);
  state.empty = state.supply.filter((count) => count === 0).length;
  state.phase = coins === undefined ? ACTION_PHASE : BUY_PHASE;
  state.coins = coins ?? 0;
  state.buys = buys;
  if (basil !== undefined) {
    state.current = 1;
    state.asked = 1;
    for (const words of basil) {
      const move = moves(state).find((each) => say(each, state) === words);
      if (move === undefined) throw new Error(`Basil cannot ${words}.`);
      advance(state, move);
    }
  }
  return state;
}
