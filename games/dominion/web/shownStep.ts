/** The step of another's turn that is being shown, in words: it stands where a question would. */
import type { Seat } from '@baize/game';
import type { Event } from '../src/events.ts';
import { ATTACKS, CARD, TREASURES } from '../src/facts.ts';
import { questionOf } from '../src/question.ts';
import type { Frame } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { begins, type Turn } from './story.ts';
import { type Suffered, texts } from './texts.ts';

type Played = Event & { readonly type: 'played' };
const isPlayed = (event: Event): event is Played => event.type === 'played';

/** An attack is played. */
export const isAttack = (event: Event): boolean => isPlayed(event) && ATTACKS[CARD[event.card]];

/** `null` before the first card is played or bought. */
export function shownStep(
  { seat, events }: Pick<Turn, 'seat' | 'events'>,
  name: (seat: Seat) => string,
): { readonly sentence: string; readonly number: number; readonly hits: string } | null {
  const starts = events.flatMap((event, i) => (begins(event, events[i - 1]) ? [i] : []));
  const at = starts.at(-1);
  if (at === undefined) return null;
  const step = events.slice(at);
  const [first] = step;
  return {
    number: starts.length,
    hits: step.flatMap((event) => hit(event, seat, name)).join(' '),
    sentence:
      first.type === 'bought'
        ? texts.steps.buys(name(seat), first.card)
        : texts.steps.plays(name(seat), whatIsPlayed(step.filter(isPlayed), events.slice(0, at).filter(isPlayed))),
  };
}

function whatIsPlayed(plays: readonly Played[], before: readonly Played[]): string {
  const [{ card, times }] = plays;
  if (TREASURES[CARD[card]]) return texts.steps.treasures(plays);
  if (times > 1) return texts.steps.times(card, times);
  return texts.steps.nth(card, before.filter((event) => event.card === card).length);
}

/** What the turn of somebody else has done to a seat, for a line of its own; `null` for nothing. */
export function suffered(
  { seat, events }: Pick<Turn, 'seat' | 'events'>,
  who: Seat,
  name: (seat: Seat) => string,
): Suffered | null {
  if (who === seat) return null;
  const at = events.findLastIndex(isAttack);
  const attack = events[at];
  if (attack?.type !== 'played') return null;
  const from = texts.steps.from(name(seat), attack.card);
  const own = events.slice(at).filter((event) => event.seat === who);
  // what was lost says more than what was revealed beside it and discarded
  const last =
    own.findLast(({ type }) => type === 'trashed') ??
    own.findLast(({ type }) => type !== 'drew' && type !== 'shuffled');
  switch (last?.type) {
    case 'gained':
      return texts.steps.suffered.gained(last.card, from);
    case 'trashed':
      return texts.steps.suffered.trashed(last.card, from);
    case 'topdecked':
      return texts.steps.suffered.topdecked(last.card, from);
    case 'discarded': {
      const count = own.reduce((sum, event) => sum + (event.type === 'discarded' ? event.count : 0), 0);
      return texts.steps.suffered.discarded(count, from);
    }
    case 'revealed':
      return last.against === undefined ? null : texts.steps.suffered.safe(from);
    default:
      return null;
  }
}

/** What the step does to somebody else. */
function hit(event: Event, turn: Seat, name: (seat: Seat) => string): string[] {
  if (event.seat === undefined || event.seat === turn) return [];
  if (event.type === 'gained') return [texts.steps.gains(name(event.seat), event.card)];
  if (event.type === 'revealed' && event.against !== undefined) return [texts.steps.safe(name(event.seat))];
  return [];
}

/** Everybody else, from the left of a seat on. */
export const inOrder = ({ players }: View, seat: number): number[] =>
  Array.from({ length: players.length - 1 }, (_, i) => (seat + 1 + i) % players.length);

interface Attacked {
  readonly view: View;
  readonly last: readonly (Turn | null)[];
  /** What has been seen of the step that plays: the view is still as before it. */
  readonly seen: readonly Event[];
  readonly name: (seat: Seat) => string;
}

/** How far it is with each of those an attack is aimed at; `null` once it is done. */
export function targetsOf(
  { view, last, seen, name }: Attacked,
  frame: Frame,
): { readonly who: number; readonly safe: boolean; readonly status: string | null }[] {
  const turn = last[frame.seat] ?? null;
  const order = inOrder(view, frame.seat);
  const at = order.indexOf(frame.who);
  const reacting = questionOf(view)?.verb === 'reveal';
  const { deciding, waiting } = texts.hits;
  return order.map((who, i) => {
    const safe = ((frame.shield >> who) & 1) === 1;
    if (safe) return { who, safe, status: texts.hits.safe };
    const hit = seen.some(({ seat }) => seat === who) && turn !== null && suffered(turn, who, name) !== null;
    const decides = view.asked === who && seen.length === 0;
    return { who, safe, status: hit ? null : decides ? deciding : i > at || reacting ? waiting : null };
  });
}
