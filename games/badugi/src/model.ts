/** A table by its specified names: a thin front over the rules. */
import { BaizeError, BotRandom, type Random, seeded } from '@baize/game';
import { rehearse } from '../bots/rehearsal.ts';
import { BET, CALL, CHECK, DRAW, FOLD, PAT, RAISE } from './betting.ts';
import { type Card, toCard, toNumber } from './modelHand.ts';
import { type Options, optionSpecs, matchRulesOf } from './rules.ts';
import type { State } from './state.ts';
import { advance, movesOf, open } from './advance.ts';
import { type View, viewOf } from './view.ts';

/** In the order of play. */
export enum GamePhase {
  Betting1,
  Draw1,
  Betting2,
  Draw2,
  Betting3,
  Draw3,
  Betting4,
  Showdown,
}

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly isCpu: boolean;
  chips: number;
  hand: Card[];
  currentRoundBet: number;
  hasFolded: boolean;
  isAllIn: boolean;
  lastAction: string | null;
  /** Cards drawn in each of the three draws; `null` until drawn. */
  drawHistory: (number | null)[];
}

const ACTION = { Fold: FOLD, Check: CHECK, Call: CALL, Bet: BET, Raise: RAISE } as const;

/** A cash table hand by hand, by the specified names. */
export class GameState {
  readonly players: Player[];
  dealerIndex: number;
  phase: GamePhase = GamePhase.Showdown;
  pot = 0;
  currentBet = 0;
  /** Bets and raises in this round, the big blind included. */
  betsInRound = 0;
  readonly log: string[] = [];
  readonly #chance: Random;
  readonly #options: Options;
  readonly #seed: string;
  #hands = 0;
  #decisions = 0;
  #state: State | null = null;

  /** One human and CPUs for the other seats; `seed` decides all chance. */
  constructor(seats = 7, options: Partial<Options> = {}, seed = 'badugi') {
    const defaults = Object.fromEntries(Object.entries(optionSpecs).map(([name, spec]) => [name, spec.default]));
    this.#options = { ...(defaults as Options), ...options, match: 'hand' };
    this.#seed = seed;
    this.#chance = seeded(seed);
    this.players = Array.from({ length: seats }, (_, seat) => ({
      id: seat === 0 ? 'human' : `cpu-${seat}`,
      name: seat === 0 ? 'You' : `CPU ${seat}`,
      isCpu: seat !== 0,
      chips: this.#options.stack,
      hand: [],
      currentRoundBet: 0,
      hasFolded: true,
      isAllIn: false,
      lastAction: null,
      drawHistory: [null, null, null],
    }));
    this.dealerIndex = seats - 1;
    rehearse();
  }

  startHand(): void {
    if (this.#state !== null && this.#state.turn >= 0)
      throw new BaizeError('HAND_RUNNING', 'The hand is not over yet.');
    if (this.#state !== null) this.dealerIndex = this.#nextWithChips(this.dealerIndex);
    const stacks = this.players.map((player) => player.chips);
    if (stacks.filter((chips) => chips > 0).length < 2)
      throw new BaizeError('NO_HAND', 'A hand needs two players with chips.');
    const opening = { stacks, button: this.dealerIndex };
    this.#hands++;
    this.#state = open(matchRulesOf(this.#options), this.players.length, this.#chance, opening);
    for (const player of this.players) player.lastAction = null;
    this.#show();
  }

  #nextWithChips(after: number): number {
    for (let step = 1; step <= this.players.length; step++) {
      const seat = (after + step) % this.players.length;
      if (this.players[seat].chips > 0) return seat;
    }
    return after;
  }

  #running(): State {
    if (this.#state === null || this.#state.turn < 0) throw new BaizeError('NO_HAND', 'No hand is being played.');
    return this.#state;
  }

  getCurrentPlayer(): Player {
    return this.players[this.#running().turn];
  }

  /** Every legal move of the current player, as the rules number them. */
  legalMoves(): readonly number[] {
    return movesOf(this.#running());
  }

  /** What the current player may do by betting: 'Fold', 'Check', 'Call', 'Bet', 'Raise'. */
  getLegalActions(): string[] {
    const state = this.#running();
    if (state.drawing) return [];
    const legal = movesOf(state);
    return Object.entries(ACTION).flatMap(([name, move]) => (legal.includes(move) ? [name] : []));
  }

  act(action: string): void {
    const state = this.#running();
    if (state.drawing) throw new BaizeError('NOT_BETTING', 'It is time to draw.');
    const move = Object.entries(ACTION).find(([name]) => name === action)?.[1];
    if (move === undefined || !movesOf(state).includes(move))
      throw new BaizeError('ILLEGAL_ACTION', `${action} is not possible now: ${this.getLegalActions().join(', ')}.`);
    this.#play([move], action);
  }

  fold(): void {
    this.act('Fold');
  }
  check(): void {
    this.act('Check');
  }
  call(): void {
    this.act('Call');
  }
  bet(): void {
    this.act('Bet');
  }
  raise(): void {
    this.act('Raise');
  }

  draw(cardsToDiscard: readonly Card[]): void {
    const state = this.#running();
    if (!state.drawing) throw new BaizeError('NOT_DRAWING', 'It is time to bet.');
    const cards = [...new Set(cardsToDiscard.map(toNumber))].toSorted((one, other) => one - other);
    if (cards.some((card) => !state.hands[state.turn].includes(card)))
      throw new BaizeError('NOT_YOUR_CARD', 'Only cards of your own hand can be thrown.');
    if (cards.length === 0) this.standPat();
    else this.#play([...cards, DRAW], `Draw ${cards.length}`);
  }

  standPat(): void {
    if (!this.#running().drawing) throw new BaizeError('NOT_DRAWING', 'It is time to bet.');
    this.#play([PAT], 'Stand Pat');
  }

  #play(moves: readonly number[], action: string): void {
    const state = this.#running();
    const player = this.getCurrentPlayer();
    player.lastAction = action;
    this.log.push(`${player.name}: ${action}`);
    for (const move of moves) advance(state, move);
    this.#show();
  }

  /** Who won the last hand's pots, by player, in chips; empty while a hand is running. */
  getWinnings(): number[] {
    return this.#state === null || this.#state.turn >= 0 ? [] : [...(this.#state.last?.net ?? [])];
  }

  /** What a player may see: what `CpuStrategy` decides from. */
  viewFor(player: Player): View {
    return viewOf(this.#running(), this.players.indexOf(player));
  }

  /** The secret luck of a player in this hand: the same plan for betting and drawing. */
  luckFor(player: Player): BotRandom {
    return new BotRandom(`${this.#seed} ${player.id} ${this.#hands}`, String(this.#decisions++));
  }

  #show(): void {
    const state = this.#state as State;
    const over = state.turn < 0;
    this.phase = over ? GamePhase.Showdown : 2 * state.street + (state.drawing ? 1 : 0);
    this.pot = state.paid.reduce((sum, chips) => sum + chips, 0);
    this.currentBet = state.current;
    this.betsInRound = state.raises;
    this.players.forEach((player, seat) => {
      const held = (over ? state.last?.held[seat] : state.hands[seat]) ?? [];
      player.chips = state.stacks[seat];
      player.hand = held.map(toCard);
      player.currentRoundBet = state.bets[seat];
      player.hasFolded = over ? lost(state, seat) : state.folded[seat];
      player.isAllIn = !over && !player.hasFolded && player.chips === 0;
      player.drawHistory = [0, 1, 2].map((round) => {
        const count = state.draws[seat * 3 + round];
        return count < 0 ? null : count;
      });
    });
  }
}

/** Neither shown nor paid at the end: folded, or not in the hand. */
const lost = ({ last }: State, seat: number): boolean =>
  (last?.shown[seat] ?? null) === null && !last?.pots.some((pot) => pot.winners.includes(seat));
