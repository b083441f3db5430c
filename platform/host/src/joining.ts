/** Sitting down at a table: the same key gets the same seat. */
import type { Seat } from '@baize/game';
import { type Joined, type JoinMatch, Refused } from '@baize/protocol';
import { sameText } from './hash.ts';
import type { Table } from './table.ts';
import { hashOf, randomKey, tokenFrom } from './tokens.ts';

export function joinTable(table: Table, wanted: JoinMatch): Promise<Joined> {
  const { id } = table;
  const key = wanted.key ?? randomKey();
  return table.exclusive(async () => {
    for (;;) {
      const tokenOf = (seat: Seat): string =>
        tokenFrom(`${table.match.header.seats[seat]?.invite ?? ''}|${key}`, id, seat);
      const seat = seatFor(table, wanted, tokenOf);
      const token = tokenOf(seat);
      const hash = hashOf(token);
      const now = table.match.seats[seat];
      if (now?.token === hash) {
        if (now.name !== wanted.name || (wanted.kind ?? now.kind) !== now.kind) throw new Refused('KEY_REUSED');
        return { match: id, seat, token };
      }
      if (now?.name !== null) throw new Refused(wanted.invite === undefined ? 'TABLE_FULL' : 'SEAT_TAKEN');
      const action = { do: 'join', seat, name: wanted.name, kind: wanted.kind ?? now.kind, token: hash } as const;
      if (await table.write({ action })) return { match: id, seat, token };
    }
  });
}

/** Where somebody may sit: by invitation, or, at an open table, where this key has sat down before, the wanted seat, or the first empty one. */
function seatFor(table: Table, wanted: JoinMatch, tokenOf: (seat: Seat) => string): Seat {
  const { header, seats } = table.match;
  if (wanted.invite !== undefined) {
    const hash = hashOf(wanted.invite);
    const seat = header.seats.findIndex(({ invite }) => invite !== undefined && sameText(invite, hash));
    if (seat < 0) throw new Refused('BAD_INVITE');
    return seat;
  }
  if (!header.open) throw new Refused('BAD_INVITE', 'This table is by invitation only.');
  const before = seats.findIndex(({ token }, seat) => token !== null && sameText(token, hashOf(tokenOf(seat))));
  const seat = wanted.seat ?? (before >= 0 ? before : seats.findIndex(({ name }) => name === null));
  if (before >= 0 && before !== seat) throw new Refused('KEY_REUSED');
  if (seat < 0) throw new Refused('TABLE_FULL');
  if (header.seats[seat]?.invite === undefined) throw new Refused('SEAT_TAKEN');
  return seat;
}
