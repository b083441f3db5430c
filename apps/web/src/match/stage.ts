/** The stage: what has happened is shown one move after another, and only then the table as it is now. */
import type { LoggedEvent, Snapshot } from '@baize/protocol';
import { pace, settings, type Step } from '@baize/table';

export interface Shown {
  readonly snapshot: Snapshot;
  /** When its table was heard of (`performance.now()`): clocks run from then. */
  readonly at: number;
  /** Everything up to what is shown. */
  readonly log: readonly LoggedEvent[];
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
  readonly after: Snapshot | null;
  /** The first of its move. */
  readonly first: boolean;
}

/** A move in parts, each to be seen by itself. */
export type Cut = (happenings: readonly LoggedEvent[]) => readonly (readonly LoggedEvent[])[];

/** With more than this many moves to catch up on, the table jumps to now. */
const most = 16;
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
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  /** Told of every move as it begins to play. */
  readonly #told: (happenings: readonly LoggedEvent[]) => void;

  constructor(told: (happenings: readonly LoggedEvent[]) => void = () => {}) {
    this.#told = told;
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

  /** What the client knows now. */
  feed(snapshot: Snapshot | null, events: readonly LoggedEvent[]): void {
    if (snapshot === null) return;
    this.#latest = { snapshot, events };
    const fresh = events.filter(({ version }) => version > this.#seen);
    const groups = byVersion(fresh).filter((group) => group.some(isPlay));
    const undone = fresh.some(({ event }) => event.type === 'table:undone');
    const first = this.#shown === null;
    this.#seen = Math.max(this.#seen, snapshot.version);
    const waiting = this.#acts.filter((act) => act.first).length + groups.length;
    if (first || undone || waiting > most || pace(1) === 0 || groups.length === 0 || document.hidden) {
      if (this.#playing !== null && groups.length === 0 && !undone) {
        // nothing new to play: the table to be shown in the end is this one
        const last = this.#acts.at(-1) ?? this.#playing;
        if (last === this.#playing) this.#playing = { ...last, after: snapshot };
        else this.#acts[this.#acts.length - 1] = { ...last, after: snapshot };
        return;
      }
      if (!first && fresh.length > 0) this.#told(fresh);
      this.#jump(snapshot, events);
      return;
    }
    for (const group of groups)
      for (const [i, happenings] of this.#cut(group).entries())
        this.#acts.push({ happenings, after: null, first: i === 0 });
    const end = this.#acts.at(-1);
    if (end !== undefined) this.#acts[this.#acts.length - 1] = { ...end, after: snapshot };
    if (this.#playing === null) this.#next();
    else this.#set({ busy: true });
  }

  /** The table says that a step was seen. */
  played = (id: number): void => {
    const act = this.#playing;
    if (act === null || this.#shown === null || this.#shown.step?.id !== id) return;
    this.#set({
      step: null,
      log: [...this.#shown.log, ...act.happenings],
      ...(act.after !== null && { snapshot: act.after, at: performance.now() }),
      busy: this.#acts.length > 0,
    });
    if (this.#acts.length === 0) this.#playing = null;
    else if (settings().speed === 'step') this.#set({ waiting: true });
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
    this.#told(act.happenings);
    this.#set({
      step: { id: ++this.#steps, events: act.happenings.map(({ event }) => event) },
      busy: true,
      waiting: false,
    });
  }

  #jump(snapshot: Snapshot, log: readonly LoggedEvent[]): void {
    clearTimeout(this.#timer);
    this.#acts = [];
    this.#playing = null;
    this.#shown = { snapshot, at: performance.now(), log, step: null, busy: false, waiting: false };
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
