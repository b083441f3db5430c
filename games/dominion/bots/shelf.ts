/** Things that take long to find out, kept for as long as there is room. */

/** Kingdoms at tables at one time; beyond it the oldest go. */
const ROOM = 200;

export class Shelf<T> {
  readonly #kept = new Map<string, T>();

  has(key: string): boolean {
    return this.#kept.has(key);
  }

  get(key: string, find: () => T): T {
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const found = find();
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= ROOM && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, found);
    return found;
  }
}
