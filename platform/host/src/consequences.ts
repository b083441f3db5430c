/** What the store is told of a match together with an entry, before the entry is applied. */
import type { Seat } from '@baize/game';
import type { Action, Match, Proposal } from '@baize/match';
import { digestOf } from './info.ts';
import type { NewEntry } from './store.ts';

type SitDown = Action & { do: 'join' | 'fill' | 'replace' };
const placeOf = (action: SitDown): Seat => (action.do === 'join' ? action.seat : action.place);

/** Status and seats after an action; the digest of the state in which it ends the match, `null` if it goes on. */
export function consequencesOf(
  match: Match,
  proposal: Proposal,
): Pick<NewEntry, 'status' | 'seats'> & { readonly digest: string | null } {
  const { action } = proposal;
  const digest = digestAfter(match, proposal);
  const sitsDown = action.do === 'join' || action.do === 'fill' || action.do === 'replace';
  return {
    digest,
    status: digest !== null ? 'over' : sitsDown ? statusAfter(match, action) : match.status,
    seats: sitsDown ? seatsAfter(match, action) : null,
  };
}

function digestAfter(match: Match, { action, after }: Proposal): string | null {
  const { pack, state } = match;
  if (action.do === 'close') return digestOf(pack, state);
  if (action.do === 'resign' || action.do === 'flag' || action.do === 'claim')
    return match.endsWithout(action.do === 'claim' ? action.absent : action.seat) ? digestOf(pack, state) : null;
  return after !== undefined && pack.game.result(after.state) !== null ? digestOf(pack, after.state) : null;
}

function statusAfter({ seats }: Match, action: SitDown): 'open' | 'playing' {
  const taken = placeOf(action);
  return seats.some(({ name }, seat) => name === null && seat !== taken) ? 'open' : 'playing';
}

function seatsAfter({ seats }: Match, action: SitDown): string {
  const taken = placeOf(action);
  const sits = { name: action.name, kind: action.do === 'join' ? action.kind : 'bot' };
  return JSON.stringify(seats.map(({ name, kind }, seat) => (seat === taken ? sits : { name, kind })));
}
