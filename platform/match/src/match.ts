/** A table in progress: the fold of a header and its entries. It does no I/O; whoever runs it makes entries durable before applying them. */
import { forfeit, type GameEvent, type GamePack, type Result, type Seat, withoutResigned } from '@baize/game';
import type { MatchEvent } from './events.ts';
import { wantedBot } from './bots.ts';
import { MatchClock } from './clock.ts';
import type { Entry, Header, PlayerKind } from './entry.ts';
import { lastOf, type Legal, legalOf, type PlayedCommand, playWords, stateBefore, withCommand } from './moves.ts';

export interface SeatNow {
  name: string | null;
  kind: PlayerKind;
  /** Who plays it, where no person or model does: also the stand-in for somebody who resigned. */
  bot: string | null;
  /** What the bot had come to when its preparation was stopped; else it plans by itself. */
  plan?: unknown;
  resigned: boolean;
  token: string | null;
}

export interface OfferNow {
  readonly kind: 'undo' | 'rematch';
  readonly by: Seat;
  readonly waiting: readonly Seat[];
}

/** What an entry brought about. Events of the table have types that begin with `table:`. */
export interface Chapter {
  readonly version: number;
  readonly events: readonly GameEvent[];
}

/** Chapters kept for those who missed a little. */
const kept = 24;

export class Match {
  readonly seats: SeatNow[];
  readonly clock: MatchClock | null;
  /** `null` until every seat is taken. */
  state: unknown = null;
  version = 0;
  /** The latest command that stands, undone ones left out; it leads to those before it. */
  last: PlayedCommand | null = null;
  readonly recent: Chapter[] = [];
  result: Result | null = null;
  offer: OfferNow | null = null;
  rated: boolean;
  /** Everybody wants another match, which is not yet set up. */
  rematchDue = false;
  next: string | null = null;
  #legal: Legal | null = null;
  /** Somebody has undone a move, and may do so again. */
  #undoes = false;

  constructor(
    readonly pack: GamePack,
    readonly header: Header,
    from?: Match,
  ) {
    if (from !== undefined) {
      this.seats = from.seats.map((seat) => ({ ...seat }));
      this.clock = from.clock?.copy() ?? null;
      ({ state: this.state, version: this.version, last: this.last, result: this.result, offer: this.offer } = from);
      ({ rated: this.rated, rematchDue: this.rematchDue, next: this.next } = from);
      this.#undoes = from.#undoes;
      return;
    }
    this.rated = !header.seedGiven;
    this.seats = header.seats.map((seat) => ({
      name: seat.name,
      kind: seat.kind,
      bot: seat.bot ?? null,
      resigned: false,
      token: seat.token ?? null,
    }));
    this.clock = header.clock === null ? null : new MatchClock(header.clock, header.seats.length);
    this.#startIfFull(header.created);
  }

  /** The match after these entries; `seen` is called after each. */
  static from(pack: GamePack, header: Header, entries: readonly Entry[], seen?: (match: Match) => void): Match {
    const match = new Match(pack, header);
    for (const entry of entries) {
      match.apply(entry);
      seen?.(match);
    }
    return match;
  }

  /** The match as it is now, to be played on by itself. It costs little: states are never changed, only replaced. */
  copy(): Match {
    return new Match(this.pack, this.header, this);
  }

  /** The commands that stand, oldest first. */
  get played(): PlayedCommand[] {
    const all: PlayedCommand[] = [];
    for (let command = this.last; command !== null; command = command.previous) all.push(command);
    return all.toReversed();
  }

  /** How many moves that is. */
  get made(): number {
    return this.last?.made ?? 0;
  }

  get status(): 'open' | 'playing' | 'over' {
    return this.state === null ? 'open' : this.result === null ? 'playing' : 'over';
  }

  get turn(): Seat | null {
    return this.status === 'playing' ? this.pack.game.turn(this.state) : null;
  }

  /** The moves of whoever's turn it is, with their words. */
  get legal(): Legal {
    this.#legal ??= this.status === 'playing' ? legalOf(this.pack.game, this.state) : { moves: [], words: [] };
    return this.#legal;
  }

  /** The seat of a person or model that has only one legal move: it is not asked, the host plays for it. */
  get forcedSeat(): Seat | null {
    const { turn } = this;
    return turn !== null && this.seats[turn]?.bot === null && this.legal.moves.length === 1 ? turn : null;
  }

  /** Whose turn could be waited for in vain: a person's or model's, in a match without a clock. */
  get claimable(): Seat | null {
    const { turn } = this;
    return turn !== null && this.clock === null && this.seats[turn]?.bot === null ? turn : null;
  }

  nameOf = (seat: Seat): string => this.seats[seat]?.name ?? `Seat ${seat + 1}`;

  /** Who has a say: bots agree to everything, and who resigned has no say in this match but in the next. */
  #asked(kind: 'undo' | 'rematch'): Seat[] {
    return this.seats.flatMap((seat, index) =>
      seat.kind === 'bot' || (kind === 'undo' && seat.resigned) ? [] : [index],
    );
  }

  /** Takes an entry for granted: it was checked when it was made. `after` spares playing the words a second time. */
  apply(entry: Entry, after?: { state: unknown; events: readonly GameEvent[] }): void {
    let events: (GameEvent | MatchEvent)[] = [];
    this.#legal = null;
    switch (entry.do) {
      case 'join':
        Object.assign(this.seats[entry.seat], { name: entry.name, kind: entry.kind, token: entry.token });
        events.push({ type: 'table:joined', seat: entry.seat });
        this.#startIfFull(entry.at);
        if (this.status !== 'open') events.push({ type: 'table:started' });
        break;
      case 'fill':
        Object.assign(this.seats[entry.place], { name: entry.name, kind: 'bot', bot: entry.bot });
        events.push({ type: 'table:joined', seat: entry.place });
        this.#startIfFull(entry.at);
        if (this.status !== 'open') events.push({ type: 'table:started' });
        break;
      case 'claim':
        events.push({ type: 'table:claimed', seat: entry.absent });
        this.#resign(entry.absent, 'left the table', entry.at);
        break;
      case 'move': {
        const before = this.turn;
        const { state, events: happened } = after ?? playWords(this.pack.game, this.state, entry.seat, entry.words);
        this.last = withCommand(this.last, entry, this.state, this.#undoes);
        this.state = state;
        if (entry.plan !== undefined) this.seats[entry.seat].plan = entry.plan;
        // A copy takes no more room than it needs, and is kept for a while.
        events = [...happened];
        if (this.offer?.kind === 'undo') this.offer = null;
        this.#settle();
        this.clock?.moved(before, this.#clockTurn(), entry.at);
        break;
      }
      case 'replace':
        Object.assign(this.seats[entry.place], { name: entry.name, bot: entry.bot, plan: undefined });
        events.push({ type: 'table:replaced', seat: entry.place, bot: entry.bot });
        break;
      case 'resign':
      case 'flag':
        events.push({ type: entry.do === 'flag' ? 'table:flagged' : 'table:resigned', seat: entry.seat });
        this.#resign(entry.seat, entry.do === 'flag' ? 'ran out of time' : 'resigned', entry.at);
        break;
      case 'pause':
        this.clock?.pause(entry.from, entry.until);
        events.push({ type: 'table:paused' });
        break;
      case 'close':
        events.push({ type: 'table:closed' });
        this.rated = false;
        this.offer = null;
        this.result = forfeit(this.seats, 'The operator closed the match.');
        this.clock?.moved(null, null, entry.at);
        break;
      case 'undo':
        this.#offer('undo', entry.seat, entry.free, entry.at, events);
        break;
      case 'rematch':
        this.#offer('rematch', entry.seat, false, entry.at, events);
        break;
      case 'agree':
        this.#agree(entry.seat, entry.at, events);
        break;
      case 'decline':
        events.push({ type: 'table:declined', seat: entry.seat, offer: this.offer?.kind });
        this.offer = null;
        break;
      case 'next':
        this.next = entry.match;
        this.rematchDue = false;
        events.push({ type: 'table:rematch', match: entry.match });
        break;
    }
    this.version += 1;
    this.recent.push({ version: this.version, events });
    if (this.recent.length > kept) this.recent.shift();
  }

  /** Whether the match is over when this seat leaves; else a bot plays on in its place. */
  endsWithout(seat: Seat): boolean {
    const staying = this.seats.filter((each, index) => !each.resigned && index !== seat);
    return staying.length < 2 || this.#standIn() === null || staying.every((each) => each.bot !== null);
  }

  #standIn(): string | null {
    return wantedBot(this.pack, undefined)?.name ?? null;
  }

  #startIfFull(at: number): void {
    if (this.seats.some((seat) => seat.name === null)) return;
    this.state = this.pack.game.start(this.header.options, this.seats.length, this.header.seed);
    this.#settle();
    this.clock?.start(this.#clockTurn(), at);
  }

  #settle(): void {
    const result = this.pack.game.result(this.state);
    this.result = result === null ? null : withoutResigned(this.pack, this.state, result, this.seats);
    if (this.result !== null && this.offer?.kind === 'undo') this.offer = null;
  }

  /** Programs are not timed: they answer at once or the server is at fault. */
  #clockTurn(): Seat | null {
    const turn = this.turn;
    return turn === null || this.seats[turn]?.bot !== null ? null : turn;
  }

  #resign(seat: Seat, how: string, at: number): void {
    const gone = this.seats[seat];
    const ends = this.endsWithout(seat);
    gone.resigned = true;
    if (ends) this.result = forfeit(this.seats, `${this.nameOf(seat)} ${how}.`);
    else gone.bot = this.#standIn();
    if (this.offer !== null) this.#answered(seat, at, []);
    this.clock?.moved(null, this.#clockTurn(), at);
  }

  #offer(kind: 'undo' | 'rematch', by: Seat, free: boolean, at: number, events: (GameEvent | MatchEvent)[]): void {
    const waiting = free ? [] : this.#asked(kind).filter((seat) => seat !== by);
    this.offer = { kind, by, waiting };
    if (waiting.length === 0) this.#fulfil(at, events, free);
    else events.push({ type: 'table:offered', seat: by, offer: kind });
  }

  #agree(seat: Seat, at: number, events: (GameEvent | MatchEvent)[]): void {
    events.push({ type: 'table:agreed', seat, offer: this.offer?.kind });
    this.#answered(seat, at, events);
  }

  #answered(seat: Seat, at: number, events: (GameEvent | MatchEvent)[]): void {
    if (this.offer === null) return;
    this.offer = { ...this.offer, waiting: this.offer.waiting.filter((each) => each !== seat) };
    if (this.offer.waiting.length === 0) this.#fulfil(at, events);
  }

  #fulfil(at: number, events: (GameEvent | MatchEvent)[], free = false): void {
    const { kind, by } = this.offer as OfferNow;
    this.offer = null;
    if (kind === 'rematch') {
      this.rematchDue = true;
      return;
    }
    if (this.result !== null) return;
    const undone = lastOf(by, this.last);
    if (undone === null) return;
    if (!free) this.rated = false;
    this.#undoes = true;
    this.state = stateBefore(this.pack.game, undone);
    this.last = undone.previous;
    events.push({ type: 'table:undone', seat: by });
    this.clock?.moved(null, this.#clockTurn(), at);
  }
}
