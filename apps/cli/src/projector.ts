/** The full screen for a reel: a table at one step, what led to it, and the keys that turn it. */
import pc from 'picocolors';
import type { Show } from './fullscreen.ts';
import { drawingOf } from './drawings.ts';
import { holdsDrawing, type Size, uncoloured } from './layout.ts';
import { newsPane } from './news.ts';
import { paint } from './paint.ts';
import { type Player, turnReel } from './player.ts';
import type { Reel } from './reel.ts';
import type { Key } from './screen.ts';
import type { LogLine } from './table.ts';
import { fill, fit, wrap } from './text.ts';

export class Projector implements Show {
  #lines: { readonly lines: readonly string[] } | null = null;
  #timer: NodeJS.Timeout | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly reel: Reel,
    readonly title: string,
    private player: Player,
    readonly size: () => Size,
    readonly leave: () => void,
  ) {
    reel.changed(() => this.redraw());
    this.#wind();
  }

  readonly frame = (): { readonly lines: readonly string[] } => {
    this.#lines ??= { lines: drawReel(this.reel, this.title, this.player, this.size()) };
    return this.#lines;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  redraw(): void {
    this.#lines = null;
    for (const listener of this.#listeners) listener();
  }

  press(key: Key): void {
    const next = turnReel(this.player, key, this.reel.length, this.reel.names.length);
    if (next === null) {
      this.stop();
      this.leave();
      return;
    }
    this.player = next;
    this.#wind();
    this.redraw();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** One step now and then while it plays. A reel that still grows is waited for. */
  #wind(): void {
    this.stop();
    if (!this.player.playing) return;
    this.#timer = setTimeout(() => {
      const { step } = this.player;
      const end = step >= this.reel.length;
      this.player = { ...this.player, step: end ? step : step + 1, playing: !(end && this.reel.over) };
      this.redraw();
      this.#wind();
    }, this.player.pace);
  }
}

/** The keys that turn a reel, as many as fit. */
function keysOf(reel: Reel, { step, viewer, typed, playing, pace }: Player, width: number): string {
  const at = `move ${Math.min(step, reel.length)} of ${reel.length}${reel.over ? '' : '…'}`;
  const eyes = viewer === null ? 'an onlooker' : reel.name(viewer);
  const parts = [
    typed === '' ? at : `go to ${typed}_`,
    '←→ step',
    `Space ${playing ? 'pause' : 'play'}`,
    's seat',
    'q quit',
  ];
  const more = [`seen by ${eyes}`, 'number Enter jump', 'PgUp PgDn ten', `+ - ${pace} ms`];
  const fits = (count: number): boolean => [...parts, ...more.slice(0, count)].join(' · ').length <= width;
  const count = more.findLastIndex((_, index) => fits(index + 1)) + 1;
  return [...parts, ...more.slice(0, count)].join(' · ');
}

/** The table as the game draws it; `null` where it does not, or the window is too small. */
function drawnByGame(reel: Reel, player: Player, size: Size): readonly string[] | null {
  const drawing = drawingOf(reel.pack);
  if (drawing === null || !holdsDrawing(size)) return null;
  const { viewer } = player;
  const step = Math.min(player.step, reel.length);
  const lines = drawing.draw({
    view: reel.view(step, viewer),
    words: [],
    events: reel.past(step, viewer),
    name: (seat) => (seat === viewer ? 'You' : reel.name(seat)),
    ...size,
    typed: '',
    chosen: null,
    // The log stands beside wide tables: their prompt is narrower than the window.
    keys: keysOf(reel, player, size.columns >= 120 ? 83 : size.columns - 4),
    note: '',
    status: reel.question(step, viewer),
    clock: null,
    chat: null,
  });
  return uncoloured(lines);
}

function drawReel(reel: Reel, title: string, player: Player, size: Size): readonly string[] {
  const { columns: width, rows } = size;
  if (width < 40 || rows < 10) return ['This window is too small to show a table.'];
  const drawn = drawnByGame(reel, player, size);
  if (drawn !== null) return drawn;
  const { viewer } = player;
  const step = Math.min(player.step, reel.length);
  const colour = paint(reel.pack.accents);
  const count = `move ${step} of ${reel.length}${reel.over ? '' : '…'}`;
  const eyes = viewer === null ? 'an onlooker' : reel.name(viewer);
  const table = wrap(reel.table(step, viewer), width).map(colour);
  const question = wrap(reel.question(step, viewer), width);
  const keys = wrap(
    `←→ step · PgUp PgDn ten · Home End · number Enter jump · Space ${player.playing ? 'pause' : 'play'} · + - ${player.pace} ms · s seat · q quit`,
    width,
  );
  const room = rows - 2 - question.length - keys.length;
  const tableRoom = Math.min(table.length, Math.max(3, room - 4));
  return [
    pc.inverse(
      `${fit(` ${reel.pack.game.title} · ${title} · seen by ${eyes}`, Math.max(0, width - count.length - 2))} ${count} `,
    ),
    ...table.slice(0, tableRoom),
    ...fill(
      newsPane(log(reel, step, viewer), width, room - tableRoom, 'this move').map(colour),
      room - tableRoom,
      'above',
    ),
    ...question.map((line) => pc.bold(line)),
    ...keys.map((line) => pc.dim(line)),
    `${pc.bold('>')} ${player.typed}`,
  ].slice(0, rows);
}

/** What led here: enough of it to fill any window. */
function log(reel: Reel, step: number, viewer: number | null): LogLine[] {
  const told: LogLine[] = [];
  for (let each = Math.max(1, step - 60); each <= step; each++) {
    const texts = reel.told(each, viewer);
    reel.events(each, viewer).forEach((event, index) => {
      told.push({ seat: event.seat ?? null, text: texts[index], fresh: each === step, event });
    });
  }
  return told;
}
