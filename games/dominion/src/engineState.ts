/** The state as the specification shows it, in names, and the way between it and the machine's state. */
import { type Random, copyRandom } from '@baize/game';
import type { Move } from './engineMoves.ts';
import { ACTIONS, type Card, CARD, CARDS, type CardName, type Edition, NAMES, nameOf, type RuleSet } from './facts.ts';
import { topFrame } from './legal.ts';
import { pilesOf } from './piles.ts';
import {
  ACTION_PHASE,
  BOUGHT,
  BUY_PHASE,
  copyFrame,
  bitsOf,
  countOf,
  type Frame,
  none,
  type Player,
  type State,
} from './state.ts';
import { ask } from './text.ts';
import { view } from './view.ts';

export type Phase = 'action' | 'buy' | 'cleanup';

export interface PlayerState {
  /** The top card is first. */
  readonly drawPile: readonly CardName[];
  readonly hand: readonly CardName[];
  /** The top card is last. */
  readonly discardPile: readonly CardName[];
  readonly inPlay: readonly CardName[];
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  /** Revealed from the deck and not yet put anywhere. */
  readonly revealed: readonly CardName[];
  readonly setAside: readonly CardName[];
  /** Turns begun. */
  readonly turns: number;
}

/** A choice that a card waits for. */
export interface Pending {
  readonly card: CardName;
  /** Who must choose: not always the current player. */
  readonly player: number;
  readonly prompt: string;
  readonly stack: readonly Frame[];
  /** Treasures trashed by the Thief being played. */
  readonly loot: readonly CardName[];
}

/** An answer that was the only one, and so was given by the engine. */
export interface Forced {
  readonly player: number;
  readonly move: Move;
}

export interface GameState {
  readonly players: readonly PlayerState[];
  readonly supply: Readonly<Partial<Record<CardName, number>>>;
  readonly trash: readonly CardName[];
  readonly currentPlayer: number;
  readonly phase: Phase;
  readonly turnNumber: number;
  readonly seed: string;
  readonly gameLog: readonly string[];
  readonly rules: RuleSet;
  readonly edition: Edition;
  /** D4: after the first buy of a turn no Treasure can be played. */
  readonly hasBought: boolean;
  /** What the first Silver of this turn adds. */
  readonly firstSilver: number;
  readonly pending: Pending | null;
  /** What the last move was followed by without a question; naming it now changes nothing. */
  readonly forced: readonly Forced[];
  readonly gameOver: boolean;
  /** The generator all later shuffles come from. */
  readonly chance: Readonly<Random>;
}

/** What the machine does not keep. */
export interface Around {
  readonly seed: string;
  readonly gameLog: readonly string[];
  readonly inCleanup: boolean;
  readonly forced?: readonly Forced[];
}

const namesOf = (cards: readonly Card[]): CardName[] => cards.map(nameOf);
const cardsOf = (names: readonly CardName[]): Card[] => names.map((name) => CARD[name]);
const namesOfCounts = (counts: readonly number[]): CardName[] =>
  counts.flatMap((count, card) => Array.from({ length: count }, () => nameOf(card)));

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}

function showPlayer(state: State, player: Player, isCurrent: boolean): PlayerState {
  return {
    drawPile: namesOf(player.deck.toReversed()),
    hand: namesOfCounts(player.hand),
    discardPile: namesOf(player.discard),
    inPlay: namesOf(player.inPlay),
    actions: isCurrent ? state.actions : 1,
    buys: isCurrent ? state.buys : 1,
    coins: isCurrent ? state.coins : 0,
    revealed: namesOf(player.seen),
    setAside: namesOf(player.aside),
    turns: player.turns,
  };
}

function showPending(state: State): Pending | null {
  if (state.asked < 0 || state.stack.length === 0) return null;
  return {
    card: nameOf(topFrame(state).card),
    player: state.asked,
    prompt: ask(view(state, state.asked)),
    stack: state.stack.map(copyFrame),
    loot: namesOf(state.loot),
  };
}

export function toGameState(state: State, around: Around): GameState {
  const supply: Partial<Record<CardName, number>> = {};
  state.supply.forEach((count, card) => {
    if (count >= 0) supply[nameOf(card)] = count;
  });
  return freeze({
    players: state.players.map((player, seat) => showPlayer(state, player, seat === state.current)),
    supply,
    trash: namesOf(state.trash),
    currentPlayer: state.current,
    phase: around.inCleanup ? 'cleanup' : state.phase === ACTION_PHASE ? 'action' : 'buy',
    turnNumber: state.players[state.current].turns,
    seed: around.seed,
    gameLog: [...around.gameLog],
    rules: state.rules,
    edition: state.edition,
    firstSilver: state.firstSilver,
    hasBought: state.phase === BOUGHT,
    pending: showPending(state),
    forced: around.forced ?? [],
    gameOver: state.asked < 0,
    chance: copyRandom(state.chance),
  });
}

function readPlayer(player: PlayerState, turns: number): Player {
  const hand = none();
  for (const name of player.hand) hand[CARD[name]]++;
  const deck = cardsOf(player.drawPile).toReversed();
  const [discard, inPlay, seen, aside] = [player.discardPile, player.inPlay, player.revealed, player.setAside].map(
    cardsOf,
  ) as [Card[], Card[], Card[], Card[]];
  const owned = hand.slice();
  for (const place of [deck, discard, inPlay, seen, aside]) for (const card of place) owned[card]++;
  return {
    hand,
    held: player.hand.length,
    heldActions: countOf(hand, ACTIONS),
    maybeHeld: bitsOf(hand),
    deck,
    discard,
    inPlay,
    seen,
    aside,
    owned,
    cards: owned.reduce((all, count) => all + count),
    turns,
    shuffles: 0,
  };
}

/** The machine's state of a shown one. What a caller changed in it by hand is taken as it stands. */
export function fromGameState(shown: GameState): State {
  const { currentPlayer, pending } = shown;
  const supply = Array.from({ length: CARDS }, (_, card) => shown.supply[NAMES[card]] ?? -1);
  const current = shown.players[currentPlayer];
  const players = shown.players.map((player, seat) =>
    readPlayer(player, seat === currentPlayer ? shown.turnNumber : player.turns),
  );
  const owner = {};
  return {
    rules: shown.rules,
    edition: shown.edition,
    players,
    supply,
    piles: pilesOf(supply, players),
    empty: supply.filter((count) => count === 0).length,
    trash: cardsOf(shown.trash),
    current: currentPlayer,
    phase: shown.phase === 'action' ? ACTION_PHASE : shown.hasBought ? BOUGHT : BUY_PHASE,
    actions: current.actions,
    buys: current.buys,
    coins: current.coins,
    firstSilver: shown.firstSilver,
    asked: shown.gameOver ? -1 : (pending?.player ?? currentPlayer),
    stack: pending === null ? [] : pending.stack.map(copyFrame),
    loot: pending === null ? [] : cardsOf(pending.loot),
    chance: copyRandom(shown.chance),
    luck: 0,
    events: null,
    owner,
    countsOwner: owner,
  };
}
