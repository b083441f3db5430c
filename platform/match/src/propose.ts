/** From what a seat asks for to the entry it would make, or the objection: nothing is changed here. */
import type { Seat } from '@baize/game';
import { wantedBot } from './bots.ts';
import type { Command, Action, Rejection } from './entry.ts';
import type { Match } from './match.ts';
import { type After, hearWords, lastOf } from './moves.ts';
import { somethingSeen } from './undo.ts';

export interface Proposal {
  readonly action: Action;
  /** The state that a move leads to: hand it to `apply`. */
  readonly after?: After;
}

export function propose(match: Match, seat: Seat, command: Command): Proposal | Rejection {
  if (command.do === 'fill') return proposeFill(match, seat, command);
  if (match.status === 'open') return { code: 'NOT_STARTED' };
  if (command.version !== match.version)
    return match.turn === seat ? { code: 'STALE_VERSION', legal: match.legal.words } : { code: 'STALE_VERSION' };
  if (match.status === 'playing' && match.seats[seat]?.resigned)
    return { code: 'NOT_YOUR_TURN', message: 'You have resigned; a bot plays on in your place.' };
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
  const name = wanted.name ?? `${bot.name.charAt(0).toUpperCase()}${bot.name.slice(1)}`;
  return { action: { do: 'fill', seat, place, bot: bot.name, name } };
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
