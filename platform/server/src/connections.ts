/** Connections that stay open, by address: sockets, and calls of language models that wait. */
export class Connections {
  readonly #byAddress = new Map<string, number>();
  #open = 0;

  constructor(
    readonly perAddress: number,
    readonly inAll: number,
  ) {}

  /** False if there are too many; else call `left` when it closes. */
  take(address: string): boolean {
    const count = this.#byAddress.get(address) ?? 0;
    if (count >= this.perAddress || this.#open >= this.inAll) return false;
    this.#byAddress.set(address, count + 1);
    this.#open += 1;
    return true;
  }

  left(address: string): void {
    this.#open -= 1;
    const count = (this.#byAddress.get(address) ?? 1) - 1;
    if (count > 0) this.#byAddress.set(address, count);
    else this.#byAddress.delete(address);
  }
}
