/** A bot's turn: what it decides from, and the whole turn as a proposal, so that nothing is played twice. */
import {
  type AnyBot,
  type AnyGame,
  type GameEvent,
  type GamePack,
  type Progress,
  randomFor,
  type Seat,
  usualBot,
} from '@baize/game';
import type { Match } from './match.ts';
import { pauseEvery } from './pace.ts';
import { playWords } from './moves.ts';
import type { Proposal } from './propose.ts';

/** One decision. It is plain data but for `words`, and becomes JSON only on its way to another thread. */
export interface DecisionRequest {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  /** What the seat may know. */
  readonly view: unknown;
  readonly moves: readonly unknown[];
  /** The seed of the match: never shown. */
  readonly seed: string;
  /** Moves played in the match so far, undone ones not counted. */
  readonly decision: number;
  /** What the bot had come to when its preparation was stopped earlier in this match. */
  readonly plan?: unknown;
  /** The moves in words, for players that read. */
  readonly words: () => readonly string[];
}

export interface DecisionReply {
  /** Index among the moves. */
  readonly index: number;
  readonly why: string;
  /** What the bot had come to, if its preparation was stopped: to be written down, for it plays by it from here on. */
  readonly plan?: unknown;
}

/** On whose behalf a decision is made, for whoever has to choose between several. */
export interface DecisionOrigin {
  /** Where the table was opened from, or the hint asked for. */
  readonly address: string;
  /** 0 while a person waits for it, 1 while somebody watches, 2 otherwise. */
  urgency(): 0 | 1 | 2;
  /** How far a long preparation is, now and then. */
  progress?(progress: Progress): void;
  /** Fires when nobody wants to wait any longer: a preparation ends with the best so far. */
  readonly hurry?: AbortSignal;
}

/** Decides: here, or wherever the request is sent. */
export type Decider = (request: DecisionRequest, origin?: DecisionOrigin) => Promise<DecisionReply>;

type Players = Pick<GamePack, 'bots' | 'sparring'>;

/** Most moves of one turn that go into one entry. */
const longest = 40;

/** By name; a match may also name somebody who is kept for measuring, or once was a level. */
export function botOf({ bots, sparring = [] }: Players, name: string): AnyBot | undefined {
  return [...bots, ...sparring].find((bot) => bot.name === name);
}

/** The bot of this name, the usual one where none is named; `undefined` where there is none. */
export function wantedBot(pack: GamePack, name: string | undefined): AnyBot | undefined {
  if (name !== undefined) return botOf(pack, name);
  return pack.bots.length === 0 ? undefined : usualBot(pack);
}

/** The bot's decision, made in this thread. */
export function decideHere(pack: Players, request: Omit<DecisionRequest, 'words'>): DecisionReply {
  const { moves, seat } = request;
  const bot = botOf(pack, request.bot);
  if (bot === undefined) throw new Error(`no bot '${request.bot}'`);
  const random = randomFor(request.seed, seat, request.decision);
  const { move, why } = bot.decide(request.view, moves, seat, random, request.plan);
  const same = moves.indexOf(move);
  if (same >= 0) return { index: same, why };
  const text = JSON.stringify(move);
  return { index: moves.findIndex((each) => JSON.stringify(each) === text), why };
}

/** What a decision in steps is watched by. */
interface Watch {
  readonly progress: (progress: Progress) => void;
  /** Whether the preparation shall end now. */
  readonly hurried: () => boolean;
  /** Called after every step: lets others have their turn, if it is time. */
  readonly pause: () => Promise<void>;
}

/** Milliseconds between two reports of progress, and between two turns of the others. */
const reportEvery = 300;
const slice = 30;

/** Reports go out now and then, and `others` have their turn now and then. */
export function watchNowAndThen(
  report: (progress: Progress) => void,
  hurried: () => boolean,
  others: () => Promise<void>,
): Watch {
  let reported = performance.now();
  return {
    hurried,
    progress: (progress) => {
      if (performance.now() - reported < reportEvery) return;
      reported = performance.now();
      report(progress);
    },
    pause: pauseEvery(slice, others),
  };
}

/** As `decideHere`; a bot that prepares does so in steps, so that it can be heard of and stopped. */
export async function decideInSteps(
  pack: Players,
  request: Omit<DecisionRequest, 'words'>,
  { progress, hurried, pause }: Watch,
): Promise<DecisionReply> {
  const steps =
    request.plan === undefined ? botOf(pack, request.bot)?.prepare?.(request.view, request.seat) : undefined;
  if (steps === undefined) return decideHere(pack, request);
  let step = steps.next(hurried());
  while (step.done !== true) {
    progress(step.value);
    await pause();
    step = steps.next(hurried());
  }
  const plan = step.value ?? undefined;
  return plan === undefined ? decideHere(pack, request) : { ...decideHere(pack, { ...request, plan }), plan };
}

/** Whose bot has to act, if one has. */
export function botToMove(match: Match): Seat | null {
  const turn = match.turn;
  return turn !== null && match.seats[turn]?.bot !== null ? turn : null;
}

/** The bot's whole turn, decided move by move, each from what the seat knows then. */
export async function botTurn(match: Match, seat: Seat, decide: Decider): Promise<Proposal> {
  const { game } = match.pack;
  const bot = match.seats[seat]?.bot as string;
  const { seed } = match.header;
  const state = game.copy(match.state);
  state.events = [];
  const words: string[] = [];
  let plan = match.seats[seat]?.plan;
  let stopped = false;
  while (words.length < longest && game.turn(state) === seat) {
    const moves = game.moves(state);
    let move = moves[0];
    if (moves.length > 1) {
      const who = { bot, seat, seed, decision: match.made + words.length, ...(plan === undefined ? {} : { plan }) };
      const reply = await decide(decisionRequest(game, state, moves, who));
      move = moves[reply.index] ?? move;
      if (reply.plan !== undefined) [plan, stopped] = [reply.plan, true];
    }
    words.push(game.say(move, state));
    game.advance(state, move);
  }
  const events = state.events as GameEvent[];
  state.events = null;
  return { action: { do: 'move', seat, words, ...(stopped ? { plan } : {}) }, after: { state, events } };
}

/** The only legal move of a seat that is no bot's. */
export function forcedTurn(match: Match, seat: Seat): Proposal {
  const { words } = match.legal;
  const after = playWords(match.pack.game, match.state, seat, words);
  return { action: { do: 'move', seat, words, forced: true }, after };
}

/** What a bot would do at this person's seat, from the person's view alone. */
export async function hint(
  match: Match,
  seat: Seat,
  bot: string,
  decide: Decider,
): Promise<{ words: string; why: string }> {
  const { moves, words } = match.legal;
  const decision = { bot, seat, seed: match.header.seed, decision: match.made };
  const { index, why } = await decide(decisionRequest(match.pack.game, match.state, moves, decision));
  return { words: words[index], why };
}

export function decisionRequest(
  game: AnyGame,
  state: unknown,
  moves: readonly unknown[],
  who: Pick<DecisionRequest, 'bot' | 'seat' | 'seed' | 'decision' | 'plan'>,
): DecisionRequest {
  const words = (): string[] => moves.map((move) => game.say(move, state));
  return { game: game.name, view: game.view(state, who.seat), moves, ...who, words };
}
