/** From what a seat asks for to the entry it would make, or the objection: nothing is changed here. */
import { quickBots, quickerBot, type Seat } from '@baize/game';
import { botOf, botToMove, wantedBot } from './bots.ts';
import type { Command, Action, Rejection } from './entry.ts';
import type { Match } from './match.ts';
import { type After, hearWords, lastOf } from './moves.ts';
import { somethingSeen } from './undo.ts';

export interface Proposal {
  readonly action: Action;
  /** The state that a move leads to: hand it to `apply`. */
  readonly after?: After;
}

/** What is wrong with any command for this version, whatever it asks for. */
export function objectionTo(match: Match, seat: Seat, version: number): Rejection | null {
  if (match.status === 'open') return { code: 'NOT_STARTED' };
  if (version !== match.version)
    return match.turn === seat ? { code: 'STALE_VERSION', legal: match.legal.words } : { code: 'STALE_VERSION' };
  if (match.status === 'playing' && match.seats[seat]?.resigned)
    return { code: 'NOT_YOUR_TURN', message: 'You have resigned; a bot plays on in your place.' };
  return null;
}

export function propose(match: Match, seat: Seat, command: Command): Proposal | Rejection {
  if (command.do === 'fill') return proposeFill(match, seat, command);
  const objection = objectionTo(match, seat, command.version);
  if (objection !== null) return objection;
  switch (command.do) {
    case 'move':
      return proposeMove(match, seat, command.words);
    case 'resign':
      if (match.status === 'over') return { code: 'MATCH_OVER' };
      return { action: { do: 'resign', seat } };
    case 'undo':
      return proposeUndo(match, seat);
    case 'claim':
      return proposeClaim(match, seat);
    case 'replace':
      return proposeReplacement(match, seat, command.bot);
    case 'rematch':
      if (match.status !== 'over') return { code: 'NOT_OVER' };
      if (match.next !== null || match.rematchDue)
        return { code: 'NO_OFFER', message: 'The rematch is already set up.' };
      if (match.offer !== null) return { code: 'NO_OFFER', message: 'A rematch is already offered: agree or decline.' };
      return { action: { do: 'rematch', seat } };
    case 'agree':
    case 'decline':
      if (!match.offer?.waiting.includes(seat)) return { code: 'NO_OFFER' };
      return { action: { do: command.do, seat } };
  }
}

function proposeFill(match: Match, seat: Seat, wanted: Command & { do: 'fill' }): Proposal | Rejection {
  const { place } = wanted;
  if (match.status !== 'open' || match.seats[place]?.name !== null) return { code: 'SEAT_TAKEN' };
  if (wanted.version !== match.version) return { code: 'STALE_VERSION' };
  const bot = wantedBot(match.pack, wanted.bot);
  if (bot === undefined) return { code: 'NO_SUCH_BOT' };
  const name = wanted.name ?? calledBy(bot.name);
  return { action: { do: 'fill', seat, place, bot: bot.name, name } };
}

/** What a bot is called at a table unless somebody gave it a name. */
const calledBy = (bot: string): string => `${bot.charAt(0).toUpperCase()}${bot.slice(1)}`;

/** Whether the bot really prepares is for the host to know. */
function proposeReplacement(match: Match, seat: Seat, wanted: string | undefined): Proposal | Rejection {
  if (match.status === 'over') return { code: 'MATCH_OVER' };
  const place = botToMove(match);
  const old = place === null ? undefined : botOf(match.pack, match.seats[place]?.bot ?? '');
  if (place === null || old === undefined || match.seats[place]?.kind !== 'bot') return { code: 'NOT_PREPARING' };
  const bot =
    wanted === undefined ? quickerBot(match.pack, old) : quickBots(match.pack).find(({ name }) => name === wanted);
  if (bot === undefined || bot.name === old.name)
    return { code: 'NO_SUCH_BOT', message: 'This game has no such bot that plays at once.' };
  return { action: { do: 'replace', seat, place, bot: bot.name, name: nameAfter(match, place, old.name, bot.name) } };
}

/** A name that somebody gave it stays; one that only says which bot it was does not. */
function nameAfter({ seats }: Match, place: Seat, old: string, bot: string): string {
  const name = seats[place]?.name ?? '';
  const plain = name.replace(/ \d+$/, '');
  if (plain !== old && plain !== calledBy(old)) return name;
  const taken = seats.map((seat) => seat.name);
  const called = plain === old ? bot : calledBy(bot);
  for (let count = 1; ; count++) {
    const numbered = count === 1 ? called : `${called} ${count}`;
    if (!taken.includes(numbered)) return numbered;
  }
}

/** Whether they are away, and for long enough, is for the host to know. */
function proposeClaim(match: Match, seat: Seat): Proposal | Rejection {
  if (match.status === 'over') return { code: 'MATCH_OVER' };
  const absent = match.claimable;
  return absent === null || absent === seat ? { code: 'NO_CLAIM' } : { action: { do: 'claim', seat, absent } };
}

function proposeMove(match: Match, seat: Seat, words: readonly string[]): Proposal | Rejection {
  if (match.status === 'over') return { code: 'MATCH_OVER' };
  const turn = match.turn;
  if (turn !== seat) return { code: 'NOT_YOUR_TURN', message: `It is ${match.nameOf(turn ?? 0)}'s turn.` };
  const after = hearWords(match.pack.game, match.state, seat, words, match.legal);
  const forced = words.length === 1 && match.legal.words.length === 1;
  if ('state' in after) return { action: { do: 'move', seat, words, ...(forced ? { forced } : {}) }, after };
  const said = `'${words[after.at]}'`;
  if (after.turn !== seat)
    return {
      code: 'ILLEGAL_MOVE',
      message: `Before ${said} the turn has passed on; nothing was played.`,
      legal: match.legal.words,
    };
  const where = after.at === 0 ? 'here' : `after '${words[after.at - 1]}'; nothing was played`;
  return { code: 'ILLEGAL_MOVE', message: `${said} is not legal ${where}.`, legal: after.legal };
}

function proposeUndo(match: Match, seat: Seat): Proposal | Rejection {
  if (match.status === 'over') return { code: 'MATCH_OVER' };
  if (match.offer !== null) return { code: 'NO_OFFER', message: 'Another offer waits for an answer.' };
  const last = lastOf(seat, match.last);
  if (last === null) return { code: 'NO_UNDO' };
  const free = last === match.last && !somethingSeen(match, last);
  return { action: { do: 'undo', seat, free } };
}
