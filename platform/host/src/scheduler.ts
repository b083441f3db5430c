/** What happens without anybody asking once a table has changed: bots play, seats without a choice are played for, clocks run out, agreed rematches are set up, chat is shown. */
import type { Seat } from '@baize/game';
import { botToMove, botTurn, type DecisionOrigin, forcedTurn, type Match, type Proposal } from '@baize/match';
import { Refused } from '@baize/protocol';
import type { Preparation } from './preparation.ts';
import type { TableRegistry } from './registry.ts';
import type { Table } from './table.ts';

/** How long a node leaves a bot's turn to the node that ought to play it, in milliseconds. */
const patience = 2000;

type Timer = ReturnType<typeof setTimeout>;

interface Running {
  bot: number | null;
  clock: Timer | null;
  late: Timer | null;
  chat: number;
}

/** What becomes of bots among themselves when nobody watches. */
export interface Unwatched {
  /** Milliseconds between two turns. */
  readonly everyMs: number;
  /** Milliseconds after the last look at which they stop. */
  readonly pauseAfterMs: number;
}

export class Scheduler {
  readonly #running = new WeakMap<Table, Running>();
  readonly #timers = new Set<Timer>();
  #closed = false;

  constructor(
    readonly registry: TableRegistry,
    readonly unwatched: Unwatched,
  ) {}

  changed(table: Table, own: boolean): void {
    if (this.#closed) return;
    const running = this.#of(table);
    this.#clock(table, running);
    if (running.late !== null) this.#clear(running.late);
    running.late = null;
    const { match } = table;
    if (match.status === 'over') table.preparation?.stop();
    const forced = match.forcedSeat !== null;
    if (((botToMove(match) === null && !forced) || table.full) && !match.rematchDue) return;
    const wait = own && forced ? this.#pause(match) : 0;
    if (wait > 0) this.#later(running, wait, () => void this.#act(table, running));
    else if (own) this.#turn(table, running);
    else this.#later(running, patience * (1 + Math.random()), () => this.#turn(table, running));
  }

  /** Somebody looks at a table that was paused. */
  resume(table: Table): void {
    table.paused = false;
    this.changed(table, true);
  }

  #turn(table: Table, running: Running): void {
    const { everyMs, pauseAfterMs } = this.unwatched;
    if (table.attention.watched || !table.botsOnly || table.match.rematchDue) void this.#act(table, running);
    else if (table.attention.since > pauseAfterMs) table.paused = true;
    else if (everyMs === 0) void this.#act(table, running);
    else this.#later(running, everyMs, () => void this.#act(table, running));
  }

  async chatChanged(table: Table): Promise<void> {
    const running = this.#of(table);
    const lines = await this.registry.store.chats(table.id, running.chat, 50);
    const fresh = lines.filter(({ id }) => id > running.chat);
    if (fresh.length === 0) return;
    running.chat = fresh.at(-1)?.id ?? running.chat;
    table.subscribers.chat(fresh);
  }

  forget(table: Table): void {
    const running = this.#running.get(table);
    for (const timer of [running?.clock, running?.late]) if (timer) this.#clear(timer);
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #of(table: Table): Running {
    let running = this.#running.get(table);
    if (running === undefined) this.#running.set(table, (running = { bot: null, clock: null, late: null, chat: 0 }));
    return running;
  }

  async #act(table: Table, running: Running): Promise<void> {
    const { match } = table;
    if (this.#closed || running.bot === match.version) return;
    const version = match.version;
    running.bot = version;
    try {
      if (match.rematchDue) await this.registry.rematch(table);
      if (table.full || match.version !== version) return;
      const forced = match.forcedSeat;
      if (forced !== null) return await this.registry.playTurn(table, version, forcedTurn(match, forced));
      const seat = botToMove(match);
      if (seat === null) return;
      const began = performance.now();
      const turn = await this.#botTurn(table, seat);
      const { header, seats } = match;
      this.registry.observer.botPlayed(header.game, seats[seat]?.bot ?? '', (performance.now() - began) / 1000);
      await this.registry.playTurn(table, version, turn);
    } catch (error) {
      running.bot = null;
      if (this.#closed) return;
      if (!(error instanceof Refused)) this.registry.log.error({ match: table.id, err: error }, 'a bot could not play');
      if (running.late === null) this.#later(running, patience, () => this.changed(table, true));
    }
  }

  /** While the bot prepares, whoever is at the table hears of it and may stop it. */
  async #botTurn(table: Table, seat: Seat): Promise<Proposal> {
    const { match } = table;
    const { version } = match;
    const began = performance.now();
    const hurry = new AbortController();
    const preparation: Preparation = { version, seat, part: 0, stop: () => hurry.abort() };
    const origin: DecisionOrigin = {
      address: table.address ?? table.id,
      urgency: () => table.attention.urgency,
      progress: (progress) => {
        if (match.version !== version) return;
        preparation.part = progress.part;
        table.preparation = preparation;
        table.subscribers.preparing(seat, (performance.now() - began) / 1000, progress);
      },
      hurry: hurry.signal,
    };
    try {
      return await botTurn(match, seat, (request) => this.registry.decide(request, origin));
    } finally {
      if (table.preparation === preparation) table.preparation = null;
    }
  }

  /** How long the only legal move waits. Where others sit, nobody must notice that the seat was not asked; the cards have no say in it. */
  #pause(match: Match): number {
    const alone = match.seats.every(({ bot }, seat) => bot !== null || seat === match.turn);
    const [from, to] = alone ? [0, 0] : this.registry.forcedPause;
    const left = (match.clock?.deadline() ?? Number.POSITIVE_INFINITY) - this.registry.now();
    return Math.max(0, Math.min(from + (to - from) * Math.random(), left / 2));
  }

  #clock(table: Table, running: Running): void {
    if (running.clock !== null) this.#clear(running.clock);
    running.clock = null;
    const deadline = table.match.status === 'playing' ? (table.match.clock?.deadline() ?? null) : null;
    if (deadline === null) return;
    const wait = Math.min(Math.max(0, deadline - this.registry.now()) + 5, 2 ** 30);
    running.clock = this.#after(wait, () => {
      table.flagIfDue().then(
        () => this.#clock(table, running),
        (error: unknown) => this.registry.log.error({ match: table.id, err: error }, 'a clock could not be stopped'),
      );
    });
  }

  /** A turn that waits. Once it is due nothing waits any more, so that a turn that fails can wait for its next try. */
  #later(running: Running, ms: number, act: () => void): void {
    running.late = this.#after(ms, () => {
      running.late = null;
      act();
    });
  }

  #after(ms: number, act: () => void): Timer {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    // In Node, a waiting timer must not keep the process alive; browsers have no such thing.
    if (typeof timer === 'object') timer.unref();
    this.#timers.add(timer);
    return timer;
  }

  #clear(timer: Timer): void {
    clearTimeout(timer);
    this.#timers.delete(timer);
  }
}
