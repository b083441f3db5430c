/** A person at the full screen: keys go through the reducer one by one, and what they ask for is done at the table. */
import { sentencesIn } from '@baize/game/drawing';
import { type CommandName, readAnswer } from './answer.ts';
import { readTyped, runCommand } from './runCommand.ts';
import { drawingOf } from './drawings.ts';
import { type Drawn, draw, holdsDrawing, type Size } from './layout.ts';
import { blank, type Key, press, type Screen } from './screen.ts';
import { endText, type TerminalTable } from './table.ts';

export class Session {
  #screen: Screen = blank;
  #drawn: Drawn | null = null;
  /** Commands under way. */
  #doing = 0;
  /** Whether Enter was pressed on what is typed before it could be answered: the next letter begins a new line. */
  #early = false;
  #mine = false;
  #over = false;
  #heard = 0;
  readonly #ticking: NodeJS.Timeout;
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly table: TerminalTable,
    readonly size: () => Size,
    readonly leave: (interrupted: boolean) => void,
  ) {
    table.changed(() => {
      const mine = table.now.words.length > 0;
      // What was said while others moved no longer holds when the turn comes back.
      if (mine && !this.#mine) this.#screen = { ...this.#screen, note: '' };
      this.#mine = mine;
      const said = table.chat?.length ?? 0;
      if (said > this.#heard) this.#screen = { ...this.#screen, note: table.chat?.at(-1) ?? '' };
      this.#heard = said;
      const over = table.now.result !== null;
      // What was said about the last game, such as an offer of another, does not hold for the next.
      if (!over && this.#over) this.#screen = { ...this.#screen, note: '' };
      if (over && !this.#over)
        this.#screen = { ...blank, page: { title: 'The end', text: endPage(table, size().columns) } };
      this.#over = over;
      this.redraw();
    });
    this.#over = table.now.result !== null;
    this.#heard = table.chat?.length ?? 0;
    // A running clock is shown second by second.
    this.#ticking = setInterval(() => {
      if (table.clock != null) this.redraw();
    }, 1000);
  }

  close(): void {
    clearInterval(this.#ticking);
  }

  /** What to show; the same object until something changes. */
  readonly frame = (): Drawn => {
    this.#drawn ??= draw(this.table, this.#screen, this.size());
    return this.#drawn;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  redraw(): void {
    this.#drawn = null;
    for (const listener of this.#listeners) listener();
  }

  press(key: Key): void {
    if (this.table.curtain != null) {
      if (key.type === 'interrupt' || key.type === 'eof') this.leave(key.type === 'interrupt');
      else if (key.type === 'enter') this.table.liftCurtain?.();
      return;
    }
    const { perColumn, mostScroll, stride } = this.frame();
    const around = { words: this.table.now.words, perColumn, mostScroll, stride };
    // A move given while others move would be from a list the person has not seen: it waits for another Enter.
    const moving = this.#screen.page === null && readAnswer(this.#screen.input, []).kind !== 'command';
    if (key.type === 'enter' && this.#doing > 0 && moving) {
      this.#early = true;
      return;
    }
    const input = this.#early && key.type === 'char' ? '' : this.#screen.input;
    const before = { ...this.#screen, input, scroll: Math.min(this.#screen.scroll, mostScroll) };
    this.#early = false;
    const [screen, intent] = press(before, key, around);
    this.#screen = screen;
    this.redraw();
    if (intent?.kind === 'leave') this.leave(intent.interrupted);
    else if (intent?.kind === 'move') void this.#do(this.#play([intent.words]));
    else if (intent?.kind === 'answer') {
      const read = readTyped(this.table, intent.text);
      // At once, so that the next line of a pasted text is not taken for a part of this one.
      if (read.kind === 'wrong') this.#note(sentencesIn(read.say, noteRoom(this.size())));
      else void this.#do(read.kind === 'play' ? this.#play(read.words) : this.#run(read.name, read.rest));
    }
  }

  async #do(command: Promise<void>): Promise<void> {
    this.#doing += 1;
    try {
      await command;
    } catch (error) {
      this.#note(`That failed: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      this.#doing -= 1;
    }
  }

  async #run(name: CommandName, rest: string): Promise<void> {
    const outcome = await runCommand(this.table, name, rest);
    if (outcome.kind === 'quit') this.leave(false);
    else if (outcome.kind === 'note' && outcome.text.length <= noteRoom(this.size())) this.#note(outcome.text);
    else if (outcome.kind === 'note') this.#page('', outcome.text);
    // As text the table needs more columns than the one that is drawn here.
    else if (name === 'table' && this.#isDrawn() && !fits(outcome.text, this.size().columns))
      this.#note('This is the whole table.');
    // The latest is at the end of a log.
    else this.#page(outcome.title, outcome.text, name === 'log' ? Number.MAX_SAFE_INTEGER : 0);
  }

  #isDrawn(): boolean {
    return drawingOf(this.table.pack) !== null && this.table.now.view !== null && holdsDrawing(this.size());
  }

  #page(title: string, text: string, scroll = 0): void {
    this.#screen = { ...blank, page: { title, text }, scroll };
    this.redraw();
  }

  async #play(words: readonly string[]): Promise<void> {
    this.#screen = { ...this.#screen, scroll: 0, note: '' };
    const refused = await this.table.play(words);
    if (refused !== null) this.#note(refused);
    else this.redraw();
  }

  #note(note: string): void {
    this.#screen = { ...this.#screen, note };
    this.redraw();
  }
}

/** What fits into the line of a table that tells something, beside a log too. */
const noteRoom = ({ columns }: Size): number => Math.min(80, columns - 10);

const fits = (text: string, columns: number): boolean => text.split('\n').every((line) => line.length < columns);

/** What to read when a game has ended, and what can be typed then. */
function endPage(table: TerminalTable, columns: number): string {
  const next = table.do === undefined ? 'again plays another game' : 'rematch offers another match';
  return `${endText(table, columns)}\n\n${next}; log, table, save and quit work as before.`;
}
