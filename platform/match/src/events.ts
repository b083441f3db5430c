/** What happens around a game rather than in it: who sits down, offers, resigns. */
import type { GameEvent, SeatEvent, TableEvent } from '@baize/game';

type Offer = { readonly offer: 'undo' | 'rematch' | undefined };

export type MatchEvent =
  | SeatEvent<'table:joined' | 'table:resigned' | 'table:claimed' | 'table:flagged' | 'table:undone'>
  | SeatEvent<'table:replaced', { readonly bot: string }>
  | SeatEvent<'table:offered' | 'table:agreed' | 'table:declined', Offer>
  | TableEvent<'table:started' | 'table:paused' | 'table:closed'>
  /** The next match of the same players. */
  | TableEvent<'table:rematch', { readonly match: string }>;

export const isMatchEvent = (event: GameEvent | MatchEvent): event is MatchEvent => event.type.startsWith('table:');

/** `who` is the name of the seat concerned. */
export function tellMatchEvent(event: MatchEvent, who: string): string {
  switch (event.type) {
    case 'table:joined':
      return `${who} sits down.`;
    case 'table:started':
      return 'The match begins.';
    case 'table:paused':
      return 'The server was away; the clock stood still.';
    case 'table:closed':
      return 'The operator closed the match.';
    case 'table:resigned':
      return `${who} resigns.`;
    case 'table:claimed':
      return `${who} was away too long.`;
    case 'table:flagged':
      return `${who} has run out of time.`;
    case 'table:replaced':
      return `A quicker bot, ${event.bot}, plays on as ${who}.`;
    case 'table:offered':
      return event.offer === 'undo' ? `${who} asks to take back a move.` : `${who} offers a rematch.`;
    case 'table:agreed':
      return `${who} agrees to ${thing(event)}.`;
    case 'table:declined':
      return `${who} declines ${thing(event)}.`;
    case 'table:undone':
      return `${who} takes back a move.`;
    case 'table:rematch':
      return 'The rematch is set up.';
  }
}

const thing = ({ offer }: Offer): string => (offer === 'undo' ? 'taking back the last move' : 'a rematch');
