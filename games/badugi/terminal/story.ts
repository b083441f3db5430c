/** What happened in the hand, under headings, and what happened since one's last decision. */
import type { Seat } from '@baize/game';
import { flow, ink } from '@baize/game/drawing';
import type { Event } from '../src/events.ts';
import { roundName, tell } from '../src/text.ts';
import { cardText } from './hand.ts';
import { chips } from './seats.ts';

type Names = (seat: Seat) => string;

const DRAWS = new Set(['discarded', 'drew', 'stood pat']);
const BETS = new Set(['folded', 'checked', 'called', 'bet', 'raised']);

const lower = (who: string): string => (who === 'You' ? 'you' : who);
const does = (who: string, verb: string): string => (who === 'You' ? `You ${verb}` : `${who} ${verb}s`);
const allIn = (event: { readonly allIn?: boolean }): string => (event.allIn === true ? ', all in' : '');

/** One event in a sentence without its full stop; nothing for what needs no telling. */
function sentence(event: Event, name: Names): string {
  const who = event.seat === undefined ? '' : name(event.seat);
  switch (event.type) {
    case 'posted':
      return `${does(who, 'post')} ${chips(event.amount)}`;
    case 'folded':
      return does(who, 'fold');
    case 'checked':
      return does(who, 'check');
    case 'called':
      return `${does(who, 'call')} ${chips(event.amount)}${allIn(event)}`;
    case 'bet':
      return `${does(who, 'bet')} ${chips(event.to)}${allIn(event)}`;
    case 'raised':
      return `${does(who, 'raise')} to ${chips(event.to)}${allIn(event)}`;
    case 'drew':
      return `${does(who, 'draw')} ${event.count}`;
    case 'stood pat':
      return who === 'You' ? 'You stand pat' : `${who} stands pat`;
    case 'revealed':
      return `${does(who, 'show')} ${event.cards.map(cardText).join(' ')}`;
    case 'won':
      return `${does(who, 'win')} ${chips(event.amount)}${event.of > 1 ? ` of pot ${event.pot + 1}` : ''}`;
    case 'returned':
      return `${does(who, 'take')} ${chips(event.amount)} back`;
    case 'busted':
      return who === 'You' ? `You are out in place ${event.place}` : `${who} is out in place ${event.place}`;
    case 'dealt':
    case 'discarded':
    case 'ended':
    case 'hand':
      return '';
    default:
      return tell(event, name)
        .replace(/\.$/, '')
        .replace(/^You (\w+?)s\b/, 'You $1');
  }
}

/** The latest hands, every betting round and draw under a heading. */
export function story(events: readonly Event[], name: Names, width: number, hand: number): string[] {
  const lines: string[] = [];
  let street = 0;
  let drawing = false;
  let full = 0;
  const head = (text: string): void => {
    if (lines.length > 0) lines.push('');
    lines.push(ink.title(text));
  };
  const add = (text: string): void => void lines.push(...flow(`${text}.`, width, 2));
  // The first hand of a match begins before anything is told.
  if (hand === 1 && events[0]?.type !== 'hand') head('Hand 1, first betting');
  for (let at = 0; at < events.length; at++) {
    const event = events[at];
    if (event.type === 'hand') {
      [street, drawing, full] = [0, false, event.big];
      head(`Hand ${event.hand}, first betting`);
      continue;
    }
    if (DRAWS.has(event.type) && !drawing) {
      drawing = true;
      head(`${capital(roundName(street))} draw`);
    }
    if (BETS.has(event.type) && drawing) {
      [drawing, full] = [false, 0];
      street = Math.min(3, street + 1);
      head(`${capital(roundName(street))} betting`);
    }
    if (event.type === 'bet' || event.type === 'raised') full = event.to;
    const run = runFrom(events, at, full);
    if (run.length > 1) {
      add(together(run, name));
      at += run.length - 1;
      continue;
    }
    const text =
      event.type === 'called' && event.amount < full ? does(name(event.seat), 'call') : sentence(event, name);
    if (text !== '') add(text);
    if (event.type === 'drew') {
      const thrown = events.findLast(
        (each, index) => index < at && each.type === 'discarded' && each.seat === event.seat,
      );
      if (thrown?.type === 'discarded' && thrown.cards !== undefined)
        lines.push(
          ...flow(`${ink.quiet('you threw')} ${both(thrown.cards.map(cardText))}`, width - 2, 2).map(
            (line) => `  ${line}`,
          ),
        );
    }
  }
  return lines;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const both = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Blinds in a row, or calls in a row of those who had paid a part already: told together. */
function runFrom(events: readonly Event[], at: number, full: number): Event[] {
  const same = (event: Event): boolean =>
    event.type === 'posted'
      ? events[at].type === 'posted'
      : event.type === 'called' && events[at].type === 'called' && event.amount < full;
  const run: Event[] = [];
  for (let next = at; next < events.length && same(events[next]); next++) run.push(events[next]);
  return run;
}

function together(run: readonly Event[], name: Names): string {
  const who = run.map((event) => name(event.seat ?? 0));
  if (run[0].type === 'called') return `${both(who.map((each, index) => (index === 0 ? each : lower(each))))} call`;
  return run
    .map((event, index) =>
      event.type === 'posted'
        ? `${index === 0 ? does(who[index], 'post') : lower(does(who[index], 'post')).replace(/^You/, 'you')} ${chips(event.amount)}`
        : '',
    )
    .join(', ');
}

const PAST: Readonly<Record<string, string>> = { folded: 'folded', checked: 'checked' };

function past(event: Event, name: Names): string {
  const who = event.seat === undefined ? '' : name(event.seat);
  if (event.type === 'bet') return `${who} bet ${chips(event.to)}`;
  if (event.type === 'raised') return `${who} raised to ${chips(event.to)}`;
  if (event.type === 'called') return `${who} called ${chips(event.amount)}`;
  if (event.type === 'drew') return `${who} drew ${event.count}`;
  if (event.type === 'stood pat') return `${who} stood pat`;
  return PAST[event.type] === undefined ? '' : `${who} ${PAST[event.type]}`;
}

/** The events after one's own last one. */
function sinceMine(events: readonly Event[], me: Seat | null): readonly Event[] {
  const mine = events.findLastIndex((event) => event.seat === me && me !== null && event.type !== 'posted');
  return events.slice(mine + 1);
}

/** `Sable bet 20, Marlow folded`: who did what since one's last decision, in the latest hand. */
export function recently(events: readonly Event[], me: Seat | null, name: Names): string {
  const parts = sinceMine(events, me).map((event) => past(event, name));
  const said = parts.filter((part) => part !== '');
  return said.length === 0 ? '' : `${said.join(', ')}.`;
}

/** The same in the present, as much as fits: folds are the first to go. */
export function briefNews(events: readonly Event[], me: Seat | null, name: Names, width: number): string {
  const told = sinceMine(events, me).flatMap((event) => {
    const text = sentence(event, name);
    return text === '' ? [] : [{ text: `${text}.`, fold: event.type === 'folded' }];
  });
  const length = (): number => told.reduce((sum, { text }) => sum + text.length + 1, -1);
  while (told.length > 1 && length() > width) {
    const fold = told.findIndex((each) => each.fold);
    told.splice(Math.max(0, fold), 1);
  }
  return told.map(({ text }) => text).join(' ');
}

/** What happened in sentences, newest last: for a longer list. */
export const newsLines = (events: readonly Event[], name: Names): string[] =>
  events
    .map((event) => sentence(event, name))
    .filter((text) => text !== '')
    .map((text) => `${text}.`);
