/** A bot's turn at the table: what it is given, and the words of what it does until the turn passes on. */
import { type AnyBot, type GamePack, BotRandom, type Seat } from '@baize/game';
import type { Match } from './match.ts';

/** One decision, as data that can travel to another thread. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  /** JSON of the seat's view. */
  readonly view: string;
  /** JSON of the legal moves. */
  readonly moves: string;
  /** Belongs to one seat of one match; never shown. */
  readonly secret: string;
  readonly decision: string;
}

export interface Reply {
  /** Index among the moves. */
  readonly index: number;
  readonly why: string;
}

/** Answers a question: here, or wherever it was sent. */
export type AskBot = (question: Question) => Promise<Reply>;

/** Most moves of one turn that go into one entry. */
const longest = 40;

export function botOf(pack: GamePack, name: string): AnyBot | undefined {
  return pack.bots.find((bot) => bot.name === name);
}

export function answer(pack: GamePack, question: Question): Reply {
  const bot = botOf(pack, question.bot);
  if (bot === undefined) throw new Error(`no bot '${question.bot}'`);
  const moves = JSON.parse(question.moves) as unknown[];
  const luck = new BotRandom(question.secret, question.decision);
  const { move, why } = bot.decide(JSON.parse(question.view), moves, question.seat, luck);
  const same = moves.indexOf(move);
  const text = JSON.stringify(move);
  return { index: same >= 0 ? same : moves.findIndex((each) => JSON.stringify(each) === text), why };
}

/** Whose bot has to act, if one has. */
export function botToMove(match: Match): Seat | null {
  const turn = match.turn;
  return turn !== null && match.seats[turn]?.bot !== null ? turn : null;
}

/** The words of the bot's whole turn, decided move by move, each from what the seat knows then. */
export async function botWords(match: Match, seat: Seat, ask: AskBot): Promise<string[]> {
  const { game } = match.pack;
  const bot = match.seats[seat]?.bot as string;
  const state = game.copy(match.state);
  const words: string[] = [];
  while (words.length < longest && game.turn(state) === seat) {
    const moves = game.moves(state);
    const only =
      moves.length === 1 ? 0 : (await ask(question(match, state, seat, bot, `${match.version}.${words.length}`))).index;
    const move = moves[only] ?? moves[0];
    words.push(game.say(move, state));
    game.advance(state, move);
  }
  return words;
}

/** What a bot would do at this person's seat, from the person's view alone. */
export async function hint(
  match: Match,
  seat: Seat,
  bot: string,
  ask: AskBot,
): Promise<{ words: string; why: string }> {
  const { index, why } = await ask(question(match, match.state, seat, bot, `hint ${match.version}`));
  return { words: match.legal.words[index], why };
}

function question(match: Match, state: unknown, seat: Seat, bot: string, decision: string): Question {
  const { game } = match.pack;
  return {
    game: game.name,
    bot,
    seat,
    view: JSON.stringify(game.view(state, seat)),
    moves: JSON.stringify(game.moves(state)),
    secret: `${match.header.seed}|bot ${seat}`,
    decision,
  };
}
