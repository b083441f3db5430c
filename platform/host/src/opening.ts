/** New tables: the same key makes the same table, within quotas. */
import { type Header, Match } from '@baize/match';
import { type Created, type CreateMatch, Refused } from '@baize/protocol';
import { headerOf } from './headers.ts';
import { tableInfo } from './info.ts';
import type { OpeningQuota } from './quota.ts';
import type { TableRegistry } from './registry.ts';
import { inviteFrom, randomKey, tokenFrom } from './tokens.ts';

export class Opening {
  /** Matches in the store, as far as known. */
  #matches: number | null = null;

  constructor(
    readonly registry: TableRegistry,
    readonly quota: OpeningQuota,
    /** Matches that may be in the store. */
    readonly mostMatches = Number.POSITIVE_INFINITY,
  ) {}

  async create(wanted: CreateMatch, address: string): Promise<Created> {
    const pack = this.registry.packOf(wanted.game);
    const key = wanted.key ?? randomKey();
    const header = headerOf(pack, wanted, key, this.registry.now());
    let made = wanted.key === undefined ? null : await this.#existing(header);
    if (made === null) {
      await this.#room();
      this.quota.take(address, header, this.registry.now());
      // Somebody may have been quicker with the same key.
      made = (await this.write(header)) ? header : ((await this.#existing(header)) ?? header);
    }
    const invites = made.seats.flatMap(({ invite }, seat) =>
      invite === undefined ? [] : [{ seat, invite: inviteFrom(key, seat) }],
    );
    const table = await this.registry.table(made.id);
    table.address ??= address;
    const you =
      wanted.me === undefined
        ? null
        : { match: made.id, seat: wanted.me.seat, token: tokenFrom(key, made.id, wanted.me.seat) };
    return { match: made.id, table: table.info, invites, you };
  }

  /** A table made with the same key before, by the same wish. */
  async #existing(header: Header): Promise<Header | null> {
    const stored = await this.registry.store.read(header.id, 0);
    if (stored === null) return null;
    const old = JSON.parse(stored.header) as Header;
    const wish = ({ game, options, seats, open, clock, seedGiven, seed }: Header): string =>
      JSON.stringify([game, options, seats, open, clock, seedGiven, seedGiven ? seed : null]);
    if (wish(old) !== wish(header)) throw new Refused('KEY_REUSED');
    return old;
  }

  async #room(): Promise<void> {
    if (this.mostMatches === Number.POSITIVE_INFINITY) return;
    this.#matches ??= await this.registry.store.count();
    if (this.#matches >= this.mostMatches) {
      this.#matches = null;
      throw new Refused('TOO_MANY_MATCHES');
    }
    this.#matches += 1;
  }

  /** False if there is such a match already. */
  async write(header: Header): Promise<boolean> {
    const match = new Match(this.registry.packOf(header.game), header);
    return this.registry.store.create({
      id: header.id,
      game: header.game,
      status: match.status,
      open: header.open,
      header: JSON.stringify(header),
      seats: JSON.stringify(tableInfo(match, []).seats.map(({ name, kind }) => ({ name, kind }))),
      created: header.created,
    });
  }
}
