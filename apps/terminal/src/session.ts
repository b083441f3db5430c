/** A person at the full screen: keys go through the reducer one by one, and what they ask for is done at the table. */
import { readAnswer } from './answer.ts';
import { runCommand } from './deeds.ts';
import { type Drawn, draw, type Size } from './layout.ts';
import { blank, type Intent, type Key, press, type Screen } from './screen.ts';
import type { Table } from './table.ts';

export class Session {
  #screen: Screen = blank;
  #drawn: Drawn | null = null;
  #doing = false;
  #mine = false;
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly table: Table,
    readonly size: () => Size,
    readonly leave: (interrupted: boolean) => void,
  ) {
    table.changed(() => {
      const mine = table.now.words.length > 0;
      // What was said while others moved no longer holds when the turn comes back.
      if (mine && !this.#mine) this.#screen = { ...this.#screen, note: '' };
      this.#mine = mine;
      this.redraw();
    });
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
    const { perColumn, mostScroll, stride } = this.frame();
    const around = { words: this.table.now.words, perColumn, mostScroll, stride };
    // An answer given while others move would be to a list the person has not seen.
    if (key.type === 'enter' && this.#doing) return;
    const [screen, intent] = press(this.#screen, key, around);
    this.#screen = screen;
    this.redraw();
    if (intent !== null) void this.#do(intent);
  }

  async #do(intent: Intent): Promise<void> {
    if (intent.kind === 'leave') {
      this.leave(intent.interrupted);
      return;
    }
    this.#doing = true;
    try {
      if (intent.kind === 'move') await this.#play([intent.words]);
      else await this.#answer(intent.text);
    } catch (error) {
      this.#note(`That failed: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      this.#doing = false;
    }
  }

  async #answer(text: string): Promise<void> {
    const read = readAnswer(text, this.table.now.words);
    if (read.kind === 'wrong') this.#note(read.say);
    else if (read.kind === 'play') await this.#play(read.words);
    else {
      const outcome = await runCommand(this.table, read.name, read.rest);
      if (outcome.kind === 'quit') this.leave(false);
      else if (outcome.kind === 'note') this.#note(outcome.text);
      else {
        this.#screen = { ...blank, page: { title: outcome.title, text: outcome.text } };
        this.redraw();
      }
    }
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
