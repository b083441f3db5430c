/** What an operator wants to know, in Prometheus' form. */
import type { Observer } from '@baize/host';
import type { ErrorCode } from '@baize/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export class Metrics implements Observer {
  readonly registry = new Registry();
  /** Counted here and handed over when somebody looks: this is done for every move. */
  readonly #written = new Map<string, { readonly game: string; readonly action: string; count: number }>();
  readonly #refusals = new Counter({
    name: 'baize_refusals_total',
    help: 'Refusals by code.',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly #commandSeconds = new Histogram({
    name: 'baize_command_seconds',
    help: 'From the arrival of a command to its acknowledgement.',
    buckets: seconds,
    registers: [this.registry],
  });
  readonly #botSeconds = new Histogram({
    name: 'baize_bot_turn_seconds',
    help: 'Time a bot took for a turn.',
    labelNames: ['game', 'bot'],
    buckets: seconds,
    registers: [this.registry],
  });
  readonly sockets = new Gauge({ name: 'baize_sockets', help: 'Open sockets.', registers: [this.registry] });
  readonly #tables = new Gauge({
    name: 'baize_open_matches',
    help: 'Matches in memory on this node.',
    registers: [this.registry],
  });

  constructor() {
    const entries = new Counter({
      name: 'baize_entries_total',
      help: 'Entries made durable, by game and action (move, join, resign …).',
      labelNames: ['game', 'action'],
      registers: [this.registry],
      collect: () => {
        entries.reset();
        for (const { game, action, count } of this.#written.values()) entries.inc({ game, action }, count);
      },
    });
  }

  refused(code: ErrorCode): void {
    this.#refusals.inc({ code });
  }

  acknowledged(seconds: number): void {
    this.#commandSeconds.observe(seconds);
  }

  botPlayed(game: string, bot: string, seconds: number): void {
    this.#botSeconds.observe({ game, bot }, seconds);
  }

  wrote(game: string, action: string): void {
    const kind = `${game} ${action}`;
    const written = this.#written.get(kind);
    if (written === undefined) this.#written.set(kind, { game, action, count: 1 });
    else written.count += 1;
  }

  /** Node's own metrics: once per process that serves. */
  process(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  watch(tables: () => number): void {
    const gauge = this.#tables as Gauge & { collect: () => void };
    gauge.collect = () => gauge.set(tables());
  }
}
