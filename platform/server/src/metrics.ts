/** What an operator wants to know, in Prometheus' form. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export class Metrics {
  readonly registry = new Registry();
  /** Counted here and handed over when somebody looks: this is done for every move. */
  readonly #written = new Map<string, { readonly game: string; readonly deed: string; count: number }>();
  readonly refusals = new Counter({
    name: 'baize_refusals_total',
    help: 'Refusals by code.',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly commandSeconds = new Histogram({
    name: 'baize_command_seconds',
    help: 'From the arrival of a command to its acknowledgement.',
    buckets: seconds,
    registers: [this.registry],
  });
  readonly botSeconds = new Histogram({
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
      help: 'Entries made durable, by game and deed (move, join, resign …).',
      labelNames: ['game', 'deed'],
      registers: [this.registry],
      collect: () => {
        entries.reset();
        for (const { game, deed, count } of this.#written.values()) entries.inc({ game, deed }, count);
      },
    });
  }

  /** An entry was made durable. */
  wrote(game: string, deed: string): void {
    const kind = `${game} ${deed}`;
    const written = this.#written.get(kind);
    if (written === undefined) this.#written.set(kind, { game, deed, count: 1 });
    else written.count += 1;
  }

  /** Node's own figures: once per process that serves. */
  process(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  watch(tables: () => number): void {
    const gauge = this.#tables as Gauge & { collect: () => void };
    gauge.collect = () => gauge.set(tables());
  }
}
