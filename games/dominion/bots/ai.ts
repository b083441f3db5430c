/** The players that the specification names, over `GameEngine`'s states: each decides from its own seat's view. */
import { type Bot, BotRandom } from '@baize/game';
import { expectedType, type Move } from '../src/engineMoves.ts';
import { validMoves } from '../src/engineOffers.ts';
import { fromGameState, type GameState } from '../src/engineState.ts';
import { ACTIONS, type Card, CARD, type CardName, COSTS, nameOf, POINTS, TREASURES } from '../src/facts.ts';
import { game } from '../src/game.ts';
import { topFrame } from '../src/legal.ts';
import { BUY, CHOOSE, chosenCard, DONE, type Move as Code, PLAY, PLAY_TREASURES } from '../src/moves.ts';
import { type Question, questionOf } from '../src/question.ts';
import type { State } from '../src/state.ts';
import { type View, view } from '../src/view.ts';
import { bigMoney } from './bigMoney.ts';
import { aggressive, balanced, defensive } from './personalities.ts';

export type AIStrategy = 'bigMoney' | 'aggressive' | 'defensive' | 'balanced';

export interface AIDecision {
  readonly move: Move;
  readonly reasoning: string;
}

const players: Readonly<Record<AIStrategy, Bot<View, Code>>> = { bigMoney, aggressive, defensive, balanced };

/** Above everything that is not the move it would make. */
const CHOSEN = 1000;

export class RulesBasedAI {
  readonly #bot: Bot<View, Code>;

  constructor(
    readonly seed: string,
    readonly strategy: AIStrategy = 'bigMoney',
  ) {
    this.#bot = players[strategy];
  }

  decideBestMove(state: GameState, playerIndex: number): AIDecision {
    const machine = fromGameState(state);
    if (machine.asked < 0) throw new Error('No valid moves available');
    if (playerIndex !== machine.asked) throw new Error(`It's not player ${playerIndex}'s turn`);
    if (state.phase === 'cleanup') return { move: { type: 'end_phase' }, reasoning: 'The turn is over' };
    const question = questionOf(view(machine, playerIndex));
    return question === null ? this.#turn(machine, state, playerIndex) : this.#answer(machine, playerIndex, question);
  }

  /** The move it would make scores highest; the others by what they cost or bring. */
  evaluateMove(move: Move, state: GameState, playerIndex: number): number {
    const chosen = this.decideBestMove(state, playerIndex).move;
    if (JSON.stringify(chosen) === JSON.stringify(move)) return CHOSEN;
    const card = move.card === undefined ? null : CARD[move.card];
    switch (move.type) {
      case 'play_action':
        return 100 + (card === null ? 0 : COSTS[card]);
      case 'play_all_treasures':
      case 'play_treasure':
        return 50 + (card === null ? 9 : COSTS[card]);
      case 'buy':
        return card === null ? 0 : COSTS[card] + Math.min(0, POINTS[card]) * 10;
      default:
        return 0;
    }
  }

  getValidMoves(state: GameState, playerIndex: number): Move[] {
    const machine = fromGameState(state);
    return machine.asked === playerIndex ? validMoves(machine, state.phase === 'cleanup') : [];
  }

  #decide(machine: State, seat: number): { move: Code; why: string } {
    const luck = new BotRandom(`${this.seed}|${seat}`, String(machine.chance.a));
    return this.#bot.decide(view(machine, seat), game.moves(machine), seat, luck);
  }

  #turn(machine: State, state: GameState, seat: number): AIDecision {
    const { move: code, why } = this.#decide(machine, seat);
    const card = code < BUY ? nameOf(code - PLAY) : code < CHOOSE ? nameOf(code - BUY) : undefined;
    if (state.phase === 'action')
      return code < BUY && ACTIONS[code]
        ? { move: { type: 'play_action', card: nameOf(code - PLAY) }, reasoning: why }
        : { move: { type: 'end_phase' }, reasoning: 'No Action to play' };
    if (code === PLAY_TREASURES) return { move: { type: 'play_all_treasures' }, reasoning: why };
    if (code < BUY && TREASURES[code] && card !== undefined)
      return { move: { type: 'play_treasure', card }, reasoning: why };
    if (code >= BUY && card !== undefined) return { move: { type: 'buy', card }, reasoning: why };
    return { move: { type: 'end_phase' }, reasoning: why };
  }

  /** Cards that the machine takes one by one are named together. */
  #answer(machine: State, seat: number, question: Question): AIDecision {
    const frame = topFrame(machine);
    const { at, who, times } = frame;
    const type = expectedType(question);
    const seen = machine.players[who]?.seen.map(nameOf)[0];
    const cards: Card[] = [];
    const first = this.#decide(machine, seat);
    let code = first.move;
    // Another play by Throne Room, or the next player whom the card is about, is a question of its own.
    const picking = (): boolean =>
      machine.asked === seat &&
      topFrame(machine) === frame &&
      frame.at === at &&
      frame.who === who &&
      frame.times === times;
    for (;;) {
      if (chosenCard(code) >= 0) cards.push(chosenCard(code));
      game.advance(machine, code);
      if (machine.stack.length === 0 || !picking()) break;
      code = this.#decide(machine, seat).move;
    }
    const names = cards.map(nameOf);
    const [card] = names;
    const yes = first.move !== DONE;
    const shown = (): Move => {
      switch (type) {
        case 'discard_for_cellar':
        case 'trash_cards':
          return { type, cards: names };
        case 'choose_cards':
          return { type, cards: question.order ? ordered(names, question.among.map(nameOf)) : names };
        case 'discard_to_hand_size':
          return { type, cards: names, target_size: question.keep ?? 0 };
        case 'gain_card':
          return { type, ...(card && { card }), destination: question.to === 'hand' ? 'hand' : 'discard' };
        case 'spy_decision':
          return { type, player: who, ...(seen && { card: seen }), decision: yes ? 'discard' : 'keep' };
        case 'select_treasure_to_trash':
          return { type, player: who, ...(card && { card }) };
        case 'chancellor_decision':
          return { type, convert: yes };
        case 'library_set_aside':
          return { type, ...(seen && { card: seen }), set_aside: yes };
        case 'reveal_reaction':
          return yes ? { type, card: 'Moat' } : { type };
        case 'gain_trashed_card':
          return names.length > 1 ? { type, cards: names } : { type, ...(card && { card }) };
        default:
          return { type, ...(card && { card }) };
      }
    };
    return { move: shown(), reasoning: first.why };
  }
}

/** `AIFactory.create('aggressive')`: the four players by name. */
export const AIFactory = {
  create: (strategy: AIStrategy, seed: string = strategy): RulesBasedAI => new RulesBasedAI(seed, strategy),
} as const;

/** The cards in the order of the picks, and last the one that was left. */
const ordered = (picked: readonly CardName[], all: readonly CardName[]): CardName[] => {
  const left = [...all];
  for (const name of picked) left.splice(left.indexOf(name), 1);
  return [...picked, ...left];
};
