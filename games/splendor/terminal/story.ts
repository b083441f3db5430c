/** What happened, round by round, and everybody's last move. */
import type { Seat } from '@baize/game';
import { flow, ink, widthOf } from '@baize/game/drawing';
import type { Amounts, Event } from '../src/events.ts';
import type { Token } from '../src/facts.ts';
import { TOKENS } from '../src/facts.ts';
import { nobleName } from '../src/nobleNames.ts';
import type { View } from '../src/view.ts';
import { cardOf, letter, points, type Splendor, word } from './gems.ts';

const ACTIONS = new Set<string>(['took', 'reserved', 'bought', 'passed']);

/** `S E R`; two of a colour twice. */
function lettersOf(tokens: Amounts): string {
  const list = TOKENS.flatMap((token): Token[] => Array.from({ length: tokens[token] ?? 0 }, () => token));
  return list.map(letter).join(' ');
}

/** Past tense, without who: `took S E R`, `bought onyx, 1 point`. */
function did(event: Event, size: 'large' | 'medium' | 'small'): string {
  switch (event.type) {
    case 'took':
      return `took ${lettersOf(event.tokens)}`;
    case 'passed':
      return 'passed';
    case 'reserved': {
      const card = event.card === undefined ? undefined : cardOf(event.card);
      const level = 'I'.repeat(event.tier);
      if (card === undefined) return size === 'small' ? `reserved ${level}` : `reserved a level ${level} card`;
      return size === 'small' ? `reserved ${letter(card.bonus)} ${level}` : `reserved ${word(card.bonus)} ${level}`;
    }
    case 'bought': {
      const card = cardOf(event.card);
      if (card === undefined) return 'bought a card';
      if (size === 'small')
        return `bought ${letter(card.bonus)}${card.prestige === 0 ? '' : ` ${card.prestige} pt${card.prestige === 1 ? '' : 's'}`}`;
      return `bought ${word(card.bonus)}${size === 'large' || card.prestige === 0 ? '' : `, ${points(card.prestige)}`}`;
    }
    default:
      return '';
  }
}

/** What a seat did last, in letters where words are too wide; nothing before its first turn. */
export function lastMove({ events }: Splendor, seat: Seat, size: 'large' | 'medium' | 'small', width: number): string {
  const last = events.findLast((event) => event.seat === seat && ACTIONS.has(event.type));
  if (last === undefined) return '';
  const text = did(last, size);
  return widthOf(text) <= width ? text : did(last, 'small');
}

/** The round of every action, found from the turn that is now under way. */
function rounds(view: View, events: readonly Event[]): number[] {
  const seats = Object.keys(view.playerBoards).length;
  const actions = events.filter(({ type }) => ACTIONS.has(type)).length;
  // Where the player on turn has acted already, the last action belongs to this turn.
  const acted = view.phase === 'main_turn' ? 1 : 0;
  return Array.from({ length: actions }, (_, index) => {
    const turn = view.turnNumber - acted - (actions - 1 - index);
    return Math.floor((turn - 1) / seats) + 1;
  });
}

export function story({ view, events, name }: Splendor, width: number): string[] {
  const lines: string[] = [];
  const round = rounds(view, events);
  let action = -1;
  let shown = -1;
  const add = (text: string, indent = ''): void => {
    const kept = text.replaceAll(/(\d+) (?=points?)/g, '$1\u00a0');
    lines.push(...flow(kept, width - indent.length, 2).map((line) => indent + line));
  };
  for (const event of events) {
    const who = event.seat === undefined ? '' : name(event.seat);
    if (ACTIONS.has(event.type)) {
      action++;
      if (round[action] !== shown) {
        shown = round[action];
        if (lines.length > 0) lines.push('');
        lines.push(ink.title(`Round ${shown}`));
      }
      add(`${who} ${did(event, 'medium')}.`);
    } else if (event.type === 'returned') add(`${ink.quiet('gave back')} ${lettersOf(event.tokens)}`, '  ');
    else if (event.type === 'visited')
      add(`${nobleName(event.noble)} ${ink.quiet('came,')} ${points(event.prestige)}`, '  ');
    else if (event.type === 'lastRound')
      add(`${who} ${who === 'You' ? 'have' : 'has'} ${points(event.prestige)}: the last round.`);
    else if (event.type === 'ended') add('The game is over.');
  }
  return lines;
}

/** A sentence for each action, with what came of it where that fits, else after it: for a few lines under the table. */
export function newsLines({ events, name }: Splendor, width: number): string[] {
  const news: string[] = [];
  const append = (text: string, alone: string): void => {
    const whole = `${news.at(-1) ?? ''}${text}`;
    if (widthOf(whole) < width) news[Math.max(0, news.length - 1)] = whole;
    else news.push(alone);
  };
  for (const event of events) {
    const who = event.seat === undefined ? '' : name(event.seat);
    if (ACTIONS.has(event.type)) news.push(`${who} ${did(event, 'medium')}`);
    else if (event.type === 'returned')
      append(` and gave back ${lettersOf(event.tokens)}`, `${who} gave back ${lettersOf(event.tokens)}`);
    else if (event.type === 'visited')
      append(
        `; ${nobleName(event.noble)} came, ${points(event.prestige)}`,
        `${nobleName(event.noble)} came, ${points(event.prestige)}`,
      );
    else if (event.type === 'lastRound')
      append(
        `: ${points(event.prestige)}, the last round`,
        `${who} ${who === 'You' ? 'have' : 'has'} ${points(event.prestige)}: the last round`,
      );
  }
  return news.map((text) => `${text}.`);
}
