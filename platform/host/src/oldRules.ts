/** Matches of rules that are no longer here: what can be told of them without playing them. */
import type { GameRecord, Seat } from '@baize/game';
import type { Entry, Header } from '@baize/match';
import { Refused } from '@baize/protocol';
import type { Store } from './store.ts';

interface Standing {
  readonly seat: Seat;
  readonly words: readonly string[];
  readonly forced: boolean;
}

/** The record of a finished match from its log alone: moves that were taken back are left out, the result is not known. */
export async function oldRecord(store: Store, id: string): Promise<GameRecord> {
  const stored = await store.read(id);
  if (stored === null) throw new Refused('NO_SUCH_MATCH');
  const header = JSON.parse(stored.header) as Header;
  const entries = stored.entries.map(({ body }) => JSON.parse(body) as Entry);
  if (!entries.some(({ digest }) => digest !== undefined)) throw new Refused('OLD_RULES');
  const names = header.seats.map(({ name, kind }) => ({ name, kind }));
  for (const entry of entries)
    if (entry.do === 'join') names[entry.seat] = { name: entry.name, kind: entry.kind };
    else if (entry.do === 'fill') names[entry.place] = { name: entry.name, kind: 'bot' };
  return {
    game: header.game,
    rules: header.rules,
    options: header.options,
    seats: names.map(({ name, kind }, seat) => ({ name: name ?? `Seat ${seat + 1}`, kind })),
    seed: header.seed,
    moves: standing(
      names.map(({ kind }) => kind !== 'bot'),
      entries,
    ).flatMap(({ words }) => words),
  };
}

/** The commands that stand, oldest first. `asked` says of each seat whether it has a say in an undo. */
function standing(asked: boolean[], entries: readonly Entry[]): Standing[] {
  const played: Standing[] = [];
  let offer: { by: Seat; waiting: Seat[] } | null = null;
  const answered = (seat: Seat): void => {
    if (offer === null) return;
    offer.waiting = offer.waiting.filter((each) => each !== seat);
    if (offer.waiting.length > 0) return;
    const { by } = offer;
    const last = played.findLastIndex((each) => each.seat === by && !each.forced);
    if (last >= 0) played.length = last;
    offer = null;
  };
  for (const entry of entries) {
    if (entry.do === 'move') {
      offer = null;
      played.push({ seat: entry.seat, words: entry.words, forced: entry.forced ?? false });
    } else if (entry.do === 'undo') {
      const others = asked.flatMap((each, seat) => (each && seat !== entry.seat ? [seat] : []));
      offer = { by: entry.seat, waiting: entry.free ? [] : others };
      answered(entry.seat);
    } else if (entry.do === 'rematch' || entry.do === 'decline') offer = null;
    else if (entry.do === 'agree') answered(entry.seat);
    else if (entry.do === 'resign' || entry.do === 'flag' || entry.do === 'claim') {
      const seat = entry.do === 'claim' ? entry.absent : entry.seat;
      asked[seat] = false;
      answered(seat);
    }
  }
  return played;
}
