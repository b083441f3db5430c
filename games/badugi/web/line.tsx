/** A line of the log, with cards drawn instead of letters, and where its headings stand. */
import { asYou, type GameEvent } from '@baize/game';
import type { Headings, LineProps } from '@baize/table';
import type { ReactNode } from 'react';
import type { Event } from '../src/events.ts';
import { cardFrom, game } from '../src/index.ts';
import styles from './cards.module.css';
import { Mini, Unbroken } from './cards.tsx';
import { texts } from './texts.ts';

/** Cards of a hand stay in one line, with what stands behind them. */
const hands = /\b([A2-9TJQK][cdhs](?: [A2-9TJQK][cdhs])*\b[,.:;]*)/;
const stops = /[,.:;]*$/;

const isMine = (event: Event, name: LineProps<Event>['name']): boolean =>
  name(event.type === 'hand' ? event.button : (event.seat ?? -1)) === texts.you;

export const Line = ({ event, name, words }: LineProps<Event>): ReactNode =>
  (isMine(event, name) ? asYou(game.tell(event, name), texts.you) : words).split(hands).map((part, i) =>
    i % 2 === 0 ? (
      <Unbroken key={i}>{part}</Unbroken>
    ) : (
      <span key={i} className={styles.together}>
        {part
          .replace(stops, '')
          .split(' ')
          .map((card) => (
            <Mini key={card} card={cardFrom(card)} />
          ))}
        {stops.exec(part)?.[0]}
      </span>
    ),
  );

const bets = new Set(['folded', 'checked', 'called', 'bet', 'raised']);
const draws = new Set(['discarded', 'stood pat']);

/** Above the first line of every hand, betting round, draw and showdown. The first hand is dealt before anybody listens. */
export const headings: Headings = (events) => {
  let street = 0;
  let part = '';
  const begin = (next: string, heading: string): string | null => {
    if (part === next) return null;
    part = next;
    return heading;
  };
  return events.map((event: GameEvent, i): string | null => {
    if (event.type === 'hand') {
      street = 0;
      part = '';
      return 'hand' in event ? texts.log.hand(Number(event.hand)) : null;
    }
    if (bets.has(event.type)) {
      if (part === `draw ${street}`) street++;
      const heading = begin(`bet ${street}`, texts.round(street));
      return i === 0 && heading !== null ? texts.log.first(heading) : heading;
    }
    if (draws.has(event.type)) return begin(`draw ${street}`, texts.drawRound(street));
    if (event.type === 'revealed') return begin('showdown', texts.showdown);
    return null;
  });
};
