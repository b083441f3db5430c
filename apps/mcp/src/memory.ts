/** Tables in this process that nothing keeps: for contests between programs, and for trying things out. */
import { createHash, randomBytes } from 'node:crypto';
import { type GamePack, readOptions, type Seat, usualBot } from '@baize/game';
import {
  answer,
  type Entry,
  Match,
  botOf,
  botToMove,
  botWords,
  propose,
  recordOf,
  snapshotFor,
  tellAll,
} from '@baize/match';
import {
  type Ack,
  type Command,
  type Created,
  type CreateMatch,
  type EventsAnswer,
  type Joined,
  type JoinMatch,
  type RecordAnswer,
  Refused,
  type TableInfo,
  type TableLine,
  type ViewAnswer,
} from '@baize/protocol';
import type { TableHost } from './host.ts';

interface Table {
  readonly match: Match;
  readonly entries: Entry[];
  readonly tokens: (string | null)[];
  readonly invites: readonly (string | null)[];
  readonly keys: Map<string, { readonly body: string; readonly ack: Ack }>;
  readonly waiting: Set<() => void>;
  /** One thing at a time. */
  queue: Promise<unknown>;
}

const secret = (): string => randomBytes(32).toString('base64url');

export class MemoryHost implements TableHost {
  readonly #tables = new Map<string, Table>();
  readonly #pack: (game: string) => Promise<GamePack>;

  constructor(pack: (game: string) => Promise<GamePack>) {
    this.#pack = pack;
  }

  async create(request: CreateMatch): Promise<Created> {
    const pack = await this.#pack(request.game);
    const read = readOptions(pack.game, request.options ?? {}, request.seats.length);
    if (!read.ok) throw new Refused('BAD_OPTIONS', read.message);
    const id = Array.from(randomBytes(12), (byte) => (byte % 36).toString(36)).join('');
    const seed = request.seed ?? secret();
    const seats = request.seats.map((seat, at) => {
      if (seat.kind !== 'bot') return { kind: seat.kind, name: request.me?.seat === at ? request.me.name : null };
      const bot = seat.bot ?? usualBot(pack)?.name ?? '';
      if (botOf(pack, bot) === undefined)
        throw new Refused(
          'NO_SUCH_BOT',
          `${pack.game.title} has no bot '${bot}'; it has ${pack.bots.map(({ name }) => name).join(', ')}`,
        );
      return { kind: seat.kind, bot, name: seat.name ?? bot };
    });
    const header = {
      id,
      game: pack.game.name,
      rules: pack.game.rules,
      options: read.options,
      seats,
      seed,
      seedGiven: request.seed !== undefined,
      open: request.open ?? false,
      clock: null,
      created: Date.now(),
    };
    const table: Table = {
      match: new Match(pack, header),
      entries: [],
      tokens: seats.map(({ name, kind }) => (name !== null && kind !== 'bot' ? secret() : null)),
      invites: seats.map(({ name }) => (name === null ? secret().slice(0, 22) : null)),
      keys: new Map(),
      waiting: new Set(),
      queue: Promise.resolve(),
    };
    this.#tables.set(id, table);
    this.#letBotsPlay(table);
    const mine = request.me?.seat;
    return {
      match: id,
      table: infoOf(table),
      invites: table.invites.flatMap((invite, seat) => (invite === null ? [] : [{ seat, invite }])),
      you: mine === undefined ? null : { match: id, seat: mine, token: table.tokens[mine] as string },
    };
  }

  async join(match: string, { name, kind, invite, seat }: JoinMatch): Promise<Joined> {
    const table = this.#table(match);
    const { seats, header } = table.match;
    const byInvite = invite === undefined ? -1 : table.invites.indexOf(invite);
    if (byInvite < 0 && (invite !== undefined || !header.open)) throw new Refused('BAD_INVITE');
    const wanted = byInvite >= 0 ? byInvite : (seat ?? seats.findIndex((each) => each.name === null));
    if (wanted < 0 || seats[wanted] === undefined) throw new Refused('TABLE_FULL');
    if (seats[wanted].name !== null) throw new Refused('SEAT_TAKEN');
    const token = secret();
    table.tokens[wanted] = token;
    this.#add(table, { do: 'join', seat: wanted, name, kind: kind ?? 'person', token: '', at: Date.now() });
    return { match, seat: wanted, token };
  }

  async list(): Promise<readonly TableLine[]> {
    return [...this.#tables].map(([match, table]) => ({
      match,
      game: table.match.header.game,
      status: table.match.status,
      seats: table.match.seats.map(({ name, kind }) => ({ name, kind })),
      version: table.match.version,
      created: table.match.header.created,
      updated: table.entries.at(-1)?.at ?? table.match.header.created,
    }));
  }

  async look(match: string, token: string | null): Promise<ViewAnswer> {
    const table = this.#table(match);
    const snapshot = snapshotFor(table.match, seatOf(table, token), Date.now());
    const text = snapshot.view === null ? '' : table.match.pack.game.show(snapshot.view);
    return structuredClone({ ...snapshot, text, table: infoOf(table) });
  }

  async events(match: string, token: string | null, since: number): Promise<EventsAnswer> {
    const table = this.#table(match);
    const { header, pack, version } = table.match;
    const chapters: { version: number; events: Match['recent'][number]['events'] }[] = [];
    Match.from(pack, header, table.entries, ({ recent }) => chapters.push(recent.at(-1) as Match['recent'][number]));
    const told = tellAll(
      table.match,
      chapters.filter((each) => each.version > since),
      seatOf(table, token),
    );
    return { version, events: told };
  }

  async command(match: string, token: string, command: Command): Promise<Ack> {
    const table = this.#table(match);
    const seat = seatOf(table, token) as Seat;
    const { key, version: _, ...action } = command;
    const body = JSON.stringify([seat, action]);
    const known = table.keys.get(key);
    if (known?.body === body) return known.ack;
    if (known !== undefined) throw new Refused('KEY_REUSED');
    const proposal = propose(table.match, seat, command);
    if ('code' in proposal) throw new Refused(proposal.code, proposal.message, proposal);
    this.#add(table, { ...proposal.action, at: Date.now(), key }, proposal.after);
    const ack: Ack = { type: 'ack', key, version: table.match.version };
    table.keys.set(key, { body, ack });
    return ack;
  }

  async record(match: string, token: string | null): Promise<RecordAnswer> {
    const table = this.#table(match);
    seatOf(table, token);
    if (table.match.status !== 'over') throw new Refused('NOT_OVER');
    return recordOf(table.match);
  }

  async passed(match: string, token: string | null, version: number, signal: AbortSignal): Promise<void> {
    const table = this.#table(match);
    seatOf(table, token);
    if (table.match.version > version || signal.aborted) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        table.waiting.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      table.waiting.add(done);
      signal.addEventListener('abort', done);
    });
  }

  /** Lets a finished table go. */
  forget(match: string): void {
    this.#tables.delete(match);
  }

  async close(): Promise<void> {
    this.#tables.clear();
  }

  #table(match: string): Table {
    const table = this.#tables.get(match);
    if (table === undefined) throw new Refused('NO_SUCH_MATCH');
    return table;
  }

  #add(table: Table, entry: Entry, after?: Parameters<Match['apply']>[1]): void {
    table.match.apply(entry, after);
    table.entries.push(entry);
    for (const done of table.waiting) done();
    this.#letBotsPlay(table);
  }

  #letBotsPlay(table: Table): void {
    const { match } = table;
    const seat = botToMove(match);
    if (seat === null) return;
    const { version } = match;
    table.queue = table.queue.then(async () => {
      const words = await botWords(match, seat, async (question) => answer(match.pack, question));
      if (match.version === version) this.#add(table, { do: 'move', seat, words, at: Date.now() });
    });
  }
}

function seatOf({ tokens }: Table, token: string | null): Seat | null {
  if (token === null) return null;
  const seat = tokens.indexOf(token);
  if (seat < 0) throw new Refused('BAD_TOKEN');
  return seat;
}

function infoOf({ match }: Table): TableInfo {
  const { header, status, rated, seats, pack } = match;
  return {
    match: header.id,
    game: header.game,
    title: pack.game.title,
    options: header.options,
    seats: seats.map(({ name, kind, bot, resigned }) => ({
      name,
      kind,
      resigned,
      here: true,
      ...(bot === null ? {} : { bot }),
    })),
    status,
    open: header.open,
    rated,
    commitment: createHash('sha256').update(`baize seed|${header.id}|${header.seed}`).digest('hex'),
    ...(status === 'over' ? { seed: header.seed } : {}),
    clock: null,
    created: header.created,
  };
}
