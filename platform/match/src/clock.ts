/** A clock for every seat, told the time by its caller. */
import type { Seat } from '@baize/game';
import type { ClockSpec } from './entry.ts';

export class MatchClock {
  /** Milliseconds by seat, as of `since`. */
  readonly left: number[];
  running: Seat | null = null;
  since = 0;
  /** Up to here, time during which nobody could play has been given back. */
  pausedUntil = 0;

  constructor(
    readonly spec: ClockSpec,
    seats: number,
  ) {
    this.left = Array.from({ length: seats }, () => spec.initial);
  }

  copy(): MatchClock {
    const copy = new MatchClock(this.spec, 0);
    copy.left.push(...this.left);
    copy.start(this.running, this.since);
    copy.pausedUntil = this.pausedUntil;
    return copy;
  }

  start(turn: Seat | null, at: number): void {
    this.running = turn;
    this.since = at;
  }

  /** Charges who was thinking and starts the next; `mover` gets the increment when the turn leaves it. */
  moved(mover: Seat | null, turn: Seat | null, at: number): void {
    if (this.running !== null) {
      const left = this.left[this.running] - Math.max(0, at - this.since);
      const passed = mover === this.running && turn !== mover;
      this.left[this.running] = Math.max(0, left) + (passed ? this.spec.increment : 0);
    }
    this.start(turn, at);
  }

  /** Milliseconds between two times that the running clock has counted and has not been given back. */
  counted(from: number, until: number): number {
    return this.running === null ? 0 : Math.max(0, until - Math.max(from, this.since, this.pausedUntil));
  }

  /** Gives the running clock back what it counted between two times. */
  pause(from: number, until: number): void {
    this.since += this.counted(from, until);
    this.pausedUntil = Math.max(this.pausedUntil, until);
  }

  /** When the running clock will be at zero. */
  deadline(): number | null {
    return this.running === null ? null : this.since + this.left[this.running];
  }

  now(at: number): { left: number[]; running: Seat | null; at: number } {
    const left = this.left.map((ms, seat) => (seat === this.running ? Math.max(0, ms - (at - this.since)) : ms));
    return { left, running: this.running, at };
  }
}
