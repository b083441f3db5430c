/** What happened in the hand, under headings, and what happened since one's last decision. */
import type { Seat } from '@baize/game';
import { flow, ink } from '@baize/game/drawing';
import type { Event } from '../src/events.ts';
import { outWords, potWords, roundName, tell } from '../src/text.ts';
import { cardText } from './hand.ts';
import { chips } from './seats.ts';

type Names = (seat: Seat) => string;

const DRAWS = new Set(['discarded', 'drew', 'stood pat']);
const BETS = new Set(['folded', 'checked', 'called', 'bet', 'raised']);

const lower = (who: string): string => (who === 'You' ? 'you' : who);
const does = (who: string, verb: string): string => (who === 'You' ? `You ${verb}` : `${who} ${verb}s`);
/** How a pot was won: by which hand, and whether it was a side pot. */
const fromPot = (won: { readonly pot: number; readonly pots?: number; readonly hand?: string }): string =>
  `${won.pot === 0 ? '' : ` from ${potWords(won)}`}${won.hand === undefined ? '' : ` with ${won.hand}`}`;
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
      return `${does(who, 'win')} ${chips(event.amount)}${fromPot(event)}`;
    case 'returned':
      return `${does(who, 'take')} ${chips(event.amount)} back`;
    case 'busted':
      return `${who === 'You' ? 'You are' : `${who} is`} ${outWords(event)}`;
    case 'champion':
      return `${who === 'You' ? 'You have' : `${who} has`} all the chips`;
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
  /** Who has chosen in this draw: where all are in, nobody bets between two of them. */
  let chosen = new Set<Seat>();
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
    const chooses = event.type === 'discarded' || event.type === 'stood pat' ? event.seat : null;
    const again = drawing && chooses !== null && chosen.has(chooses);
    if (again) street++;
    if (DRAWS.has(event.type) && (!drawing || again)) {
      [drawing, chosen] = [true, new Set()];
      head(`${capital(roundName(street))} draw`);
    }
    if (chooses !== null) chosen.add(chooses);
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
      event.type === 'called' && completes(event, full) ? does(name(event.seat), 'call') : sentence(event, name);
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

/** Whether a call pays what was missing of a bet, and not the last chips towards it. */
const completes = (event: { readonly amount: number; readonly allIn?: boolean }, full: number): boolean =>
  event.amount < full && event.allIn !== true;

/** Blinds in a row, or calls in a row of those who had paid a part already: told together. */
function runFrom(events: readonly Event[], at: number, full: number): Event[] {
  const same = (event: Event): boolean =>
    event.type === 'posted'
      ? events[at].type === 'posted'
      : event.type === 'called' && events[at].type === 'called' && completes(event, full);
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

const PAST: Readonly<Record<string, string>> = { folded: 'folded', checked: 'checked', 'stood pat': 'stood pat' };

function past(event: Event, name: Names): string {
  const who = event.seat === undefined ? '' : name(event.seat);
  if (event.type === 'bet') return `${who} bet ${chips(event.to)}`;
  if (event.type === 'raised') return `${who} raised to ${chips(event.to)}`;
  if (event.type === 'called') return `${who} called ${chips(event.amount)}`;
  if (event.type === 'drew') return `${who} drew ${event.count}`;
  if (event.type === 'won') return `${who} won ${chips(event.amount)}${fromPot(event)}`;
  if (event.type === 'busted' || event.type === 'champion') return sentence(event, name);
  return PAST[event.type] === undefined ? '' : `${who} ${PAST[event.type]}`;
}

/** For an onlooker, and for everybody when all is over, the latest events. */
const LATEST = 4;

/** Where the events begin that followed one's own last decision. */
function afterMine(events: readonly Event[], me: Seat | null): number {
  if (me === null) return Math.max(0, events.length - LATEST);
  return 1 + events.findLastIndex((event) => event.seat === me && (BETS.has(event.type) || DRAWS.has(event.type)));
}

/** What is left out first where room is short: folds and blinds stand beside the names, how a hand ended nowhere else. */
const WEIGHTS: Readonly<Record<string, number>> = { folded: 0, posted: 0, revealed: 0, won: 2, busted: 2, champion: 3 };

/** Who won how much, without what with. */
const brief = (text: string): string => text.replace(/ (from (the )?side pot|with)\b.*/, '');

/** The pots that somebody won one after the other as one. */
function inOne(events: readonly Event[]): Event[] {
  const kept: Event[] = [];
  for (const event of events) {
    const before = kept.at(-1);
    if (event.type === 'won' && before?.type === 'won' && before.seat === event.seat)
      kept[kept.length - 1] = { ...event, pot: 0, amount: before.amount + event.amount };
    else kept.push(event);
  }
  return kept;
}

/** What happened since one's last decision, as much as fits: of what weighs the same, the oldest goes first. */
function since(
  events: readonly Event[],
  me: Seat | null,
  say: (event: Event) => string,
  between: string,
  width: number,
): string {
  let told = inOne(events.slice(afterMine(events, me))).flatMap((event) => {
    const text = say(event);
    return text === '' ? [] : [{ text, weight: WEIGHTS[event.type] ?? 1 }];
  });
  const midSentence = between === ', ';
  const text = (): string =>
    told.map((each, at) => (midSentence && at > 0 ? each.text.replace(/^You /, 'you ') : each.text)).join(between);
  const tooLong = (): boolean => told.length > 1 && text().length + 1 > width;
  for (const least of [0, 1, 2]) {
    if (least === 2 && tooLong()) told = told.map((each) => ({ ...each, text: brief(each.text) }));
    while (tooLong()) {
      const at = told.findIndex((each) => each.weight === least);
      if (at < 0) break;
      told.splice(at, 1);
    }
  }
  return told.length === 0 ? '' : `${text()}.`;
}

/** `Sable bet 20, Marlow folded`: who did what since one's last decision. */
export const recently = (events: readonly Event[], me: Seat | null, name: Names, width: number): string =>
  since(events, me, (event) => past(event, name), ', ', width);

/** The same in the present. */
export const briefNews = (events: readonly Event[], me: Seat | null, name: Names, width: number): string =>
  since(events, me, (event) => sentence(event, name), '. ', width);

/** What happened up to one's last decision, in sentences, newest last. */
export const olderNews = (events: readonly Event[], me: Seat | null, name: Names): string[] =>
  events
    .slice(0, afterMine(events, me))
    .map((event) => sentence(event, name))
    .filter((text) => text !== '')
    .map((text) => `${text}.`);
