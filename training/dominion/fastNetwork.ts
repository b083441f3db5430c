/** The network for actors: the same numbers but for rounding, several times as fast. */
import { Perceptron } from '../../platform/game/src/index.ts';
import { INPUTS, KEPT } from '../../games/dominion/bots/learnt/inputs.ts';
import { CHOICES, type Head, HEADS, type Judge } from '../../games/dominion/bots/learnt/network.ts';

export class FastNetwork implements Judge {
  readonly #net: Perceptron;

  /** Widths are multiples of 16. */
  constructor(weights: Float32Array, wide: number, narrow: number) {
    this.#net = new Perceptron(weights, { inputs: INPUTS, kept: KEPT, wide, narrow, outputs: HEADS * CHOICES + 1 });
  }

  read(bytes: Uint8Array): void {
    this.#net.read(bytes);
  }

  worth(head: Head, choice: number): number {
    return this.#net.output(head * CHOICES + choice);
  }

  hope(): number {
    return this.#net.output(HEADS * CHOICES);
  }
}
