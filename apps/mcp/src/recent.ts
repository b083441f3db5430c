/** A map that forgets what was set longest ago. */
export class Recent<Value> {
  readonly #values = new Map<string, Value>();

  constructor(readonly most: number) {}

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.most && oldest !== undefined) this.#values.delete(oldest);
  }
}
