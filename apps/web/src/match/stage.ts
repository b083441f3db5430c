/** The stage: what has happened is shown one move after another, and only then the table as it is now. */
import type { LoggedEvent, Snapshot } from '@baize/protocol';
import { pace, settings, type Step } from '@baize/table';

export interface Shown {
  readonly snapshot: Snapshot;
  /** When its table was heard of (`performance.now()`): clocks run from then. */
  readonly at: number;
  /** Every move up to what is shown. */
  readonly log: readonly LoggedEvent[];
  /** The same, and what has been seen of the move that plays now. */
  readonly told: readonly LoggedEvent[];
  /** What plays now. */
  readonly step: Step | null;
  /** More is to come: nothing can be decided yet. */
  readonly busy: boolean;
  /** What comes next waits until it is called for. */
  readonly waiting: boolean;
}

interface Act {
  readonly happenings: readonly LoggedEvent[];
  /** Shown when it has played; acts in the middle of an update keep the table as it was. */
  readonly after: Pick<Shown, 'snapshot' | 'at'> | null;
  /** The first of its move. */
  readonly first: boolean;
}

/** A move in parts, each to be seen by itself. */
export type Cut = (happenings: readonly LoggedEvent[]) => readonly (readonly LoggedEvent[])[];

/** With more moves than this to catch up on, the table jumps to now: with few where somebody's clock runs meanwhile, else only after an absence. */
const most = (clock: Snapshot['clock']): number => (clock === null ? 2000 : 16);
/** A breath after a move, before the next. */
const breath = 260;

export class Stage {
  #shown: Shown | null = null;
  #acts: Act[] = [];
  #playing: Act | null = null;
  #seen = 0;
  #steps = 0;
  #latest: { readonly snapshot: Snapshot; readonly events: readonly LoggedEvent[] } | null = null;
  #cut: Cut = (happenings) => [happenings];
  #holds: (event: LoggedEvent['event']) => boolean = () => false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  /** Told of everything that happens, once the table has shown it. */
  readonly #tell: (happenings: readonly LoggedEvent[]) => void;

  constructor(tell: (happenings: readonly LoggedEvent[]) => void = () => {}) {
    this.#tell = tell;
  }

  getSnapshot = (): Shown | null => this.#shown;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** From now on moves are shown in these parts. */
  cutBy(cut: Cut): void {
    this.#cut = cut;
  }

  /** From now on moves with such an event are played at every pace, as the table stops to let them be looked at. */
  holdAt(holds: (event: LoggedEvent['event']) => boolean): void {
    this.#holds = holds;
  }

  /** What the client knows now. */
  feed(snapshot: Snapshot | null, events: readonly LoggedEvent[]): void {
    if (snapshot === null) return;
    this.#latest = { snapshot, events };
    const fresh = events.filter(({ version }) => version > this.#seen);
    const first = this.#shown === null;
    const undone = fresh.some(({ event }) => event.type === 'table:undone');
    this.#seen = Math.max(this.#seen, snapshot.version);
    const acts = this.#actsOf(fresh);
    const idle = this.#playing === null;
    if (first || undone || document.hidden || (idle && acts.length === 0) || this.#jumps([...this.#acts, ...acts])) {
      this.#jump(snapshot, events, first ? [] : fresh);
      return;
    }
    this.#acts.push(...acts);
    // the table to be shown in the end is this one
    const last = this.#acts.at(-1) ?? this.#playing;
    const spoken = acts.length === 0 ? fresh : [];
    if (last !== null) {
      const end: Act = {
        ...last,
        happenings: [...last.happenings, ...spoken],
        after: { snapshot, at: performance.now() },
      };
      if (this.#acts.length === 0) this.#playing = end;
      else this.#acts[this.#acts.length - 1] = end;
    }
    if (idle) this.#next();
    else this.#set({ busy: true });
  }

  /** What to play, move by move; what the table itself said goes along with a move. */
  #actsOf(fresh: readonly LoggedEvent[]): Act[] {
    const groups: LoggedEvent[][] = [];
    let spoken: LoggedEvent[] = [];
    for (const group of byVersion(fresh))
      if (group.some(isPlay)) {
        groups.push([...spoken, ...group]);
        spoken = [];
      } else spoken.push(...group);
    groups.at(-1)?.push(...spoken);
    return groups.flatMap((group) =>
      this.#cut(group).map((happenings, i) => ({ happenings, after: null, first: i === 0 })),
    );
  }

  /** Too much to be played, or nothing to be looked at. */
  #jumps(acts: readonly Act[]): boolean {
    const held = (act: Act | null): boolean => act?.happenings.some(({ event }) => this.#holds(event)) ?? false;
    if (held(this.#playing)) return false;
    const waiting = acts.filter((act) => act.first).length;
    if (waiting > most(this.#latest?.snapshot.clock ?? null)) return true;
    return acts.length > 0 && pace(1) === 0 && !acts.some(held);
  }

  /** The table says that so many events of a step were seen. */
  seen = (id: number, count: number): void => {
    const act = this.#playing;
    if (act === null || this.#shown?.step?.id !== id) return;
    const { log, told } = this.#shown;
    const more = act.happenings.slice(told.length - log.length, count);
    if (more.length === 0) return;
    this.#tell(more);
    this.#set({ told: [...told, ...more] });
  };

  /** The table says that a step was seen. */
  played = (id: number): void => {
    const act = this.#playing;
    if (act === null || this.#shown?.step?.id !== id) return;
    this.seen(id, act.happenings.length);
    const { told } = this.#shown;
    this.#playing = null;
    if (this.#latest !== null && this.#jumps(this.#acts)) {
      this.#jump(this.#latest.snapshot, this.#latest.events);
      return;
    }
    const busy = this.#acts.length > 0;
    if (busy) this.#playing = act;
    this.#set({ step: null, log: told, ...act.after, busy });
    if (!busy) return;
    if (settings().speed === 'step') this.#set({ waiting: true });
    else this.#timer = setTimeout(() => this.#next(), pace(breath));
  };

  /** Shows what waits. */
  next = (): void => {
    if (this.#shown?.waiting === true) this.#next();
  };

  /** Shows the table as it is now. */
  skip = (): void => {
    if (this.#latest !== null && this.#shown?.busy === true) this.#jump(this.#latest.snapshot, this.#latest.events);
  };

  /** Forgets everything: what is fed next is shown at once. */
  reset(): void {
    clearTimeout(this.#timer);
    this.#shown = null;
    this.#acts = [];
    this.#playing = null;
    this.#seen = 0;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #next(): void {
    const act = this.#acts.shift();
    if (act === undefined) {
      this.#playing = null;
      return;
    }
    this.#playing = act;
    this.#set({
      step: { id: ++this.#steps, events: act.happenings.map(({ event }) => event) },
      busy: true,
      waiting: false,
    });
  }

  /** What was not told yet of the move that plays, and of those that wait. */
  #untold(): readonly LoggedEvent[] {
    if (this.#shown === null) return [];
    const { log, told, step } = this.#shown;
    const playing = step === null ? [] : (this.#playing?.happenings.slice(told.length - log.length) ?? []);
    return [...playing, ...this.#acts.flatMap(({ happenings }) => happenings)];
  }

  #jump(snapshot: Snapshot, log: readonly LoggedEvent[], fresh: readonly LoggedEvent[] = []): void {
    const untold = [...this.#untold(), ...fresh];
    if (untold.length > 0) this.#tell(untold);
    clearTimeout(this.#timer);
    this.#acts = [];
    this.#playing = null;
    this.#shown = { snapshot, at: performance.now(), log, told: log, step: null, busy: false, waiting: false };
    for (const listener of this.#listeners) listener();
  }

  #set(change: Partial<Shown>): void {
    if (this.#shown === null) return;
    this.#shown = { ...this.#shown, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Cuts a move wherever an event begins something new to see. */
export const cutWhere =
  (begins: (event: LoggedEvent['event'], before: LoggedEvent['event']) => boolean): Cut =>
  (happenings) => {
    const parts: LoggedEvent[][] = [];
    for (const happening of happenings) {
      const before = parts.at(-1)?.at(-1);
      if (before === undefined || (isPlay(happening) && begins(happening.event, before.event))) parts.push([happening]);
      else parts.at(-1)?.push(happening);
    }
    return parts;
  };

export const isPlay = ({ event }: Pick<LoggedEvent, 'event'>): boolean => !event.type.startsWith('table:');

/** One group for each version, in order. */
export function byVersion(happenings: readonly LoggedEvent[]): LoggedEvent[][] {
  const groups: LoggedEvent[][] = [];
  for (const happening of happenings) {
    const group = groups.at(-1);
    if (group?.[0]?.version === happening.version) group.push(happening);
    else groups.push([happening]);
  }
  return groups;
}
