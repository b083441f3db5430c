/** What a seat may know, and a full state that looks like it. */
import { type Random, fork, next, type Seat, shuffle } from '@baize/game';
import { ACTIONS, type Card, CARDS, type Edition, type RuleSet } from './facts.ts';
import { stepOf, topFrame } from './legal.ts';
import { pilesOf } from './piles.ts';
import { copyFrame, bitsOf, countOf, type Frame, none, type Player, type State, sum } from './state.ts';

/** A player as everybody sees them. */
export interface PlayerView {
  /** Cards in hand. */
  readonly held: number;
  /** Cards in the deck. */
  readonly deck: number;
  /** Cards in the discard pile. */
  readonly discard: number;
  /** Its top card; -1 when it is empty. */
  readonly top: Card;
  readonly inPlay: readonly Card[];
  /** Off the deck and not yet put anywhere; -1 for a card that only its owner sees. */
  readonly seen: readonly Card[];
  readonly aside: readonly Card[];
  /** How many of each card they own. Gains and trashes are public, so everybody can know it. */
  readonly owned: readonly number[];
  readonly cards: number;
  readonly turns: number;
  readonly shuffles: number;
}

export interface View {
  readonly seat: Seat | null;
  readonly rules: RuleSet;
  readonly edition: Edition;
  readonly players: readonly PlayerView[];
  /** How many of each card the viewer holds; `null` for an onlooker. */
  readonly hand: readonly number[] | null;
  /** The viewer's own discard pile, the top last, while a card lets them look through it. */
  readonly pile: readonly Card[] | null;
  /** How many of each card are left; -1 where the card is not in the game. */
  readonly supply: readonly number[];
  /** How many piles are empty. */
  readonly empty: number;
  readonly trash: readonly Card[];
  /** Whose turn it is. */
  readonly current: Seat;
  /** 0 Actions may be played, 1 Treasures may, 2 only buys are left. */
  readonly phase: number;
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  /** What the first Silver of this turn adds. */
  readonly firstSilver: number;
  /** Who must decide; -1 when the game is over. */
  readonly asked: number;
  /** Cards being played, the innermost last. */
  readonly stack: readonly Frame[];
  /** Treasures trashed by the Thief being played. */
  readonly loot: readonly Card[];
}

const NONE: readonly Card[] = [];

/** What lies off the deck is public unless its owner alone looks at it. */
function seenBy(state: State, { seen }: Player, isOwn: boolean): readonly Card[] {
  if (seen.length === 0) return NONE;
  return isOwn || stepOf(topFrame(state)).from !== 'looked' ? seen : seen.map(() => -1);
}

/** A discard pile is looked through only while a card lets its owner do so (D27). */
function pileSeenBy(state: State, seat: Seat | null): readonly Card[] | null {
  if (seat === null || state.asked !== seat || state.stack.length === 0) return null;
  return stepOf(topFrame(state)).from === 'discard' ? state.players[seat].discard : null;
}

function viewPlayer(state: State, player: Player, isOwn: boolean): PlayerView {
  const { discard } = player;
  return {
    held: player.held,
    deck: player.deck.length,
    discard: discard.length,
    top: discard.length === 0 ? -1 : discard[discard.length - 1],
    inPlay: player.inPlay,
    seen: seenBy(state, player, isOwn),
    aside: player.aside,
    owned: player.owned,
    cards: player.cards,
    turns: player.turns,
    shuffles: player.shuffles,
  };
}

/** Two at a literal's length: Big Money mirrors are 4 % faster than with `map`, and 15 % than with `push`, which makes room for 17. */
function viewPlayers(state: State, seat: Seat | null): readonly PlayerView[] {
  const { players } = state;
  return players.length === 2
    ? [viewPlayer(state, players[0], seat === 0), viewPlayer(state, players[1], seat === 1)]
    : players.map((player, i) => viewPlayer(state, player, i === seat));
}

export function view(state: State, seat: Seat | null): View {
  return {
    seat,
    rules: state.rules,
    edition: state.edition,
    players: viewPlayers(state, seat),
    hand: seat === null ? null : state.players[seat].hand,
    pile: pileSeenBy(state, seat),
    supply: state.supply,
    empty: state.empty,
    trash: state.trash,
    current: state.current,
    phase: state.phase,
    actions: state.actions,
    buys: state.buys,
    coins: state.coins,
    firstSilver: state.firstSilver,
    asked: state.asked,
    stack: state.stack,
    loot: state.loot,
  };
}

function imaginePlayer(view: View, seat: Seat, chance: Random): Player {
  const shown = view.players[seat];
  const unknown = shown.owned.slice();
  const known = [...shown.inPlay, ...shown.aside, ...shown.seen, shown.top];
  for (const card of known) if (card >= 0) unknown[card]--;
  const hand = none();
  if (view.seat === seat && view.hand !== null)
    for (let card = 0; card < CARDS; card++) {
      hand[card] = view.hand[card];
      unknown[card] -= hand[card];
    }
  const pile = view.seat === seat ? view.pile : null;
  // The top card has been counted.
  for (const card of pile?.slice(0, -1) ?? []) unknown[card]--;
  const pool: Card[] = [];
  for (let card = 0; card < CARDS; card++) for (let i = unknown[card]; i > 0; i--) pool.push(card);
  shuffle(chance, pool);
  for (let held = sum(hand); held < shown.held; held++) hand[pool.pop() as Card]++;
  const seen = shown.seen.map((card) => (card < 0 ? (pool.pop() as Card) : card));
  const deck = pool.splice(0, shown.deck);
  if (pile !== null) pool.push(...pile);
  else if (shown.top >= 0) pool.push(shown.top);
  return {
    hand,
    held: shown.held,
    heldActions: countOf(hand, ACTIONS),
    maybeHeld: bitsOf(hand),
    deck,
    discard: pool,
    inPlay: shown.inPlay.slice(),
    seen,
    aside: shown.aside.slice(),
    owned: shown.owned.slice(),
    cards: shown.cards,
    turns: shown.turns,
    shuffles: shown.shuffles,
  };
}

export function imagine(view: View, chance: Random): State {
  const owner = {};
  return {
    rules: view.rules,
    edition: view.edition,
    players: view.players.map((_, seat) => imaginePlayer(view, seat, chance)),
    supply: view.supply.slice(),
    piles: pilesOf(view.supply, view.players),
    empty: view.empty,
    trash: view.trash.slice(),
    current: view.current,
    phase: view.phase,
    actions: view.actions,
    buys: view.buys,
    coins: view.coins,
    firstSilver: view.firstSilver,
    asked: view.asked,
    stack: view.stack.map(copyFrame),
    loot: view.loot.slice(),
    chance: fork(chance),
    luck: next(chance) | 1,
    events: null,
    owner,
    countsOwner: owner,
  };
}
