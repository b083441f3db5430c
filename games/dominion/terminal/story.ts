/** What happened, turn by turn: for the log beside the table, for a few lines under it, and for everybody's last turn. */
import type { Seat } from '@baize/game';
import { flow, ink, widthOf } from '@baize/game/drawing';
import type { Event } from '../src/events.ts';
import { CARD, type CardName, COINS, COSTS } from '../src/facts.ts';
import { tell } from '../src/text.ts';
import { TRAITS } from '../src/traits.ts';
import { namedBy, severalOf } from './cards.ts';
import { many } from './moves.ts';

export interface Turn {
  readonly seat: Seat;
  readonly turn: number;
  readonly events: Event[];
}

export type Names = (seat: Seat) => string;

/** The events by turns. What a turn's end draws belongs to no story. */
export function turnsOf(events: readonly Event[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    const last = turns.at(-1);
    if (event.type === 'turn' || event.type === 'ended') dropCleanup(last);
    if (event.type === 'turn') turns.push({ seat: event.seat, turn: event.turn, events: [] });
    else if (last !== undefined) last.events.push(event);
    else if (event.seat !== undefined) turns.push({ seat: event.seat, turn: 1, events: [event] });
  }
  return turns;
}

function dropCleanup(turn: Turn | undefined): void {
  if (turn === undefined) return;
  while (['drew', 'shuffled'].includes(turn.events.at(-1)?.type ?? '')) turn.events.pop();
}

/** What a turn's cards gave in coins so far. */
export function coinsMade(events: readonly Event[]): number {
  let coins = 0;
  let merchants = 0;
  let silver = false;
  let lender = 0;
  for (const event of events) {
    if (event.type === 'trashed' && event.card === 'Copper' && lender > 0) {
      coins += 3;
      lender--;
    }
    if (event.type !== 'played') continue;
    const card = CARD[event.card];
    coins += event.times * (COINS[card] + TRAITS[card].coins);
    lender = event.card === 'Moneylender' ? event.times : 0;
    if (event.card === 'Merchant') merchants += event.times;
    if (event.card === 'Silver' && !silver) {
      silver = true;
      coins += merchants;
    }
  }
  return coins;
}

export const coinsSpent = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'bought' ? COSTS[CARD[event.card]] : 0), 0);

const isTreasure = (event: Event): boolean => event.type === 'played' && COINS[CARD[event.card]] > 0;

interface Played {
  readonly card: CardName;
  readonly times: number;
}

/** `Gold`, `2 Silvers`; `Village twice` for one card that a Throne Room played again. */
function counted(card: CardName, cards: number, plays: number): string {
  if (cards > 1) return `${cards} ${severalOf(card)}`;
  return plays === 1 ? namedBy(card) : `${namedBy(card)} ${plays === 2 ? 'twice' : `${plays} times`}`;
}

export function listed(parts: readonly string[], last = ' and '): string {
  return parts.length < 2 ? (parts[0] ?? '') : parts.slice(0, -1).join(', ') + last + (parts.at(-1) ?? '');
}

/** The same cards under each other in one: in order of first play. Treasures are several cards, an Action is one played again. */
function stacked(played: readonly Played[]): string[] {
  const counts = new Map<CardName, { cards: number; plays: number }>();
  for (const { card, times } of played) {
    const { cards, plays } = counts.get(card) ?? { cards: 0, plays: 0 };
    counts.set(card, { cards: cards + (COINS[CARD[card]] > 0 ? times : 1), plays: plays + times });
  }
  return [...counts].map(([card, { cards, plays }]) => counted(card, cards, plays));
}

const cardsListed = (cards: readonly CardName[]): string => listed(stacked(cards.map((card) => ({ card, times: 1 }))));

const playedIn = ({ events }: Turn, treasures: boolean): Played[] =>
  events.flatMap((event) => (event.type === 'played' && isTreasure(event) === treasures ? [event] : []));

const boughtIn = ({ events }: Turn): Played[] =>
  events.flatMap((event) => (event.type === 'bought' ? [{ card: event.card, times: 1 }] : []));

/** Between what was played and what came of it: a list has an "and" of its own. */
const andThen = (played: readonly string[]): string => (played.length > 1 ? ', and ' : ' and ');

/** `Witch → Gold`: what a seat played and bought when it was last on turn; `4 Actions → Gold` or `→ Gold` where there is less room. */
export function lastTurn(turns: readonly Turn[], seat: Seat, width: number, onTurn = false): string {
  const turn = turns.findLast((each, at) => each.seat === seat && (each.events.length > 0 || at < turns.length - 1));
  if (turn === undefined) return '';
  const played = playedIn(turn, false);
  const bought = stacked(boughtIn(turn)).join(', ');
  // Who is on turn has not bought nothing, but not bought yet.
  const waits = onTurn && bought === '' && turn === turns.at(-1);
  const then = (means: string): string => (waits ? means : `${means} ${ink.quiet('→')} ${bought || 'nothing'}`);
  if (played.length === 0) return then(many(coinsMade(turn.events), 'coin'));
  const ways = [then(stacked(played).join(', ')), then(many(played.length, 'Action'))];
  return ways.find((way) => widthOf(way) <= width) ?? then('').trimStart();
}

/** `Odo plays`, `You play`. */
export const does = (who: string, verb: string): string =>
  who === 'You' ? `${who} ${verb}` : `${who} ${verb}${/(s|sh|ch|x)$/.test(verb) ? 'es' : 's'}`;

const cardsOf = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);

/** An event that follows from a card, in a sentence. */
function effect(event: Event, name: Names): string {
  const who = event.seat === undefined ? '' : name(event.seat);
  switch (event.type) {
    case 'gained':
      return `${does(who, 'gain')} ${namedBy(event.card)}.`;
    case 'drew':
      return `${does(who, 'draw')} ${event.cards === undefined ? cardsOf(event.count) : cardsListed(event.cards)}.`;
    case 'trashed':
      return `${does(who, 'trash')} ${namedBy(event.card)}.`;
    case 'discarded':
      return `${does(who, 'discard')} ${event.card === undefined ? cardsOf(event.count) : namedBy(event.card)}.`;
    case 'revealed':
      return `${does(who, 'reveal')} ${cardsListed(event.cards)}.`;
    case 'topdecked':
      return `${does(who, 'put')} ${namedBy(event.card)} onto the deck.`;
    case 'shuffled':
      return `${does(who, 'shuffle')}.`;
    case 'ended':
      return 'The game ends.';
    default:
      return who === 'You' ? tell(event, () => 'You').replace(/^You (\w+?)s\b/, 'You $1') : tell(event, name);
  }
}

/** Events in sentences, those of one kind and seat together. */
function effects(events: readonly Event[], name: Names): string[] {
  const texts: string[] = [];
  for (let at = 0; at < events.length; ) {
    const run = runFrom(events, at);
    texts.push(run < 2 ? effect(events[at], name) : together(events.slice(at, at + run), name));
    at += Math.max(1, run);
  }
  return texts;
}

/** Every turn under a heading, what follows from a card indented, in lines no wider than `width`. */
export function story(turns: readonly Turn[], name: Names, width: number): string[] {
  return turns.flatMap((turn, index) => [
    ...(index === 0 ? [] : ['']),
    ink.title(`Turn ${turn.turn}, ${name(turn.seat) === 'You' ? 'you' : name(turn.seat)}`),
    ...turnLines(turn, name, width),
    ...(index === turns.length - 1 || boughtIn(turn).length > 0 ? [] : [`${does(name(turn.seat), 'buy')} nothing.`]),
  ]);
}

function turnLines(turn: Turn, name: Names, width: number): string[] {
  const lines: string[] = [];
  const { events } = turn;
  for (let at = 0; at < events.length; at++) {
    const event = events[at];
    if (isTreasure(event)) {
      const from = at;
      while (at + 1 < events.length && isTreasure(events[at + 1])) at++;
      lines.push(...treasureLines(turn, events.slice(from, at + 1), coinsMade(events.slice(0, at + 1)), name, width));
    } else if (event.type === 'played')
      lines.push(...flow(`${does(name(turn.seat), 'play')} ${counted(event.card, 1, event.times)}.`, width, 2));
    else if (event.type === 'bought')
      lines.push(...flow(`${does(name(turn.seat), 'buy')} ${namedBy(event.card)}.`, width, 2));
    else if (!(event.type === 'gained' && event.bought === true)) {
      const run = Math.max(1, runFrom(events, at));
      const [text = ''] = effects(events.slice(at, at + run), name);
      at += run - 1;
      lines.push(...flow(text, width - 2, 2).map((line) => `  ${line}`));
    }
  }
  return lines;
}

/** What an event moves, where several of its kind are told as one: the cards, or how many they are. */
function movedBy(event: Event): readonly CardName[] | number | null {
  if (event.type === 'drew') return event.cards ?? event.count;
  return (event.type === 'trashed' || event.type === 'discarded') && event.card !== undefined ? [event.card] : null;
}

/** How many events of the same kind and seat follow each other from here. */
function runFrom(events: readonly Event[], from: number): number {
  const { type, seat } = events[from];
  const listsCards = Array.isArray(movedBy(events[from]));
  const end = events.findIndex(
    (event, at) =>
      at >= from &&
      (event.type !== type ||
        event.seat !== seat ||
        movedBy(event) === null ||
        Array.isArray(movedBy(event)) !== listsCards),
  );
  return (end < 0 ? events.length : end) - from;
}

const VERBS: Readonly<Record<string, string>> = { trashed: 'trash', discarded: 'discard', drew: 'draw' };

function together(run: readonly Event[], name: Names): string {
  const [{ type, seat = 0 }] = run;
  const cards = run.map(movedBy).flatMap((moved) => (typeof moved === 'number' || moved === null ? [] : moved));
  const count = run.map(movedBy).reduce<number>((sum, moved) => sum + (typeof moved === 'number' ? moved : 0), 0);
  return `${does(name(seat), VERBS[type] ?? type)} ${cards.length > 0 ? cardsListed(cards) : cardsOf(count)}.`;
}

/** `Odo plays Gold, Silver, Copper: 6 coins.`, without the word where that saves a line. */
function treasureLines(turn: Turn, events: readonly Event[], coins: number, name: Names, width: number): string[] {
  const who = name(turn.seat);
  const cards = listed(stacked(playedIn({ ...turn, events: [...events] }, true)), who === 'You' ? ' and\u00a0' : ', ');
  const text = `${does(who, 'play')} ${cards}: ${coins}`;
  const short = flow(`${text}.`, width, 2);
  const long = flow(`${does(who, 'play')} ${cards}: ${many(coins, 'coin')}.`, width, 2);
  return short.length < long.length && short.length === 1 ? short : long;
}

/** What a sentence of a turn holds beside the names of the cards played: `solid 2 plays …, and buys Province.` */
const WORDS = 32;

/** The latest turns, in a sentence or two each, my own actions and Treasures apart; many actions are counted where their names do not fit. */
export function summary(turns: readonly Turn[], name: Names, width: number): string[] {
  return turns.flatMap((turn) => {
    const who = name(turn.seat);
    const mine = who === 'You';
    const actions = playedIn(turn, false);
    const names = stacked(actions);
    const played = widthOf(listed(names)) > width - WORDS ? [many(actions.length, 'Action')] : names;
    const bought = stacked(boughtIn(turn));
    const treasures = stacked(playedIn(turn, true));
    const drawn = turn.events.reduce(
      (sum, event) => sum + (event.type === 'drew' && event.seat === turn.seat ? event.count : 0),
      0,
    );
    const plays = played.length === 0 ? '' : `${does(who, 'play')} ${listed(played)}`;
    const buys = bought.length === 0 ? '' : `${mine ? 'buy' : 'buys'} ${listed(bought)}`;
    const hit = turn.events.filter(
      (event) =>
        event.seat !== undefined && event.seat !== turn.seat && event.type !== 'looked' && event.type !== 'shuffled',
    );
    const hits = effects(hit, name)
      .filter((text, at, all) => text !== all[at - 1])
      .map((text) => ` ${text}`)
      .join('');
    if (!mine) {
      const parts = [plays, plays === '' && buys !== '' ? `${who} ${buys}` : buys].filter((part) => part !== '');
      return turn.events.length === 0
        ? []
        : [`${parts.join(andThen(played)) || `${does(who, 'buy')} nothing`}.${hits}`];
    }
    return [
      plays === '' ? '' : `${plays}${drawn === 0 ? '' : `${andThen(played)}draw ${cardsOf(drawn)}`}.${hits}`,
      treasures.length === 0 ? '' : `You play ${listed(treasures)}: ${many(coinsMade(turn.events), 'coin')}.`,
      buys === '' ? '' : `You ${buys}.`,
    ].filter((line) => line !== '');
  });
}
