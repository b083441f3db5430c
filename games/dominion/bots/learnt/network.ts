/** A small network over sparse inputs: two hidden layers, then what each card is worth to gain, to trash and to play, and the chance to win. */
import { Perceptron, type Shape } from '@baize/game';
import { CARDS } from '../../src/facts.ts';
import { INPUTS, KEPT } from './inputs.ts';
import { SLOT, SLOTS } from './slots.ts';

/** For each card, and for none. */
export const CHOICES = SLOTS + 1;
/** Chooses no card. */
export const NONE = CARDS;
export const HEADS = 3;
export const GAIN = 0;
export const TRASH = 1;
export const PLAY_HEAD = 2;
export type Head = typeof GAIN | typeof TRASH | typeof PLAY_HEAD;

/** Reads a table, then says what it makes of it. */
export interface Judge {
  read(bytes: Uint8Array): void;
  /** How much a choice is worth beside the others of its kind: a logit. */
  worth(head: Head, choice: number): number;
  /** What the game is worth to the seat asked, from -1 to 1. */
  hope(): number;
}

export const shapeOf = (wide: number, narrow: number): Shape => ({
  inputs: INPUTS,
  wide,
  narrow,
  outputs: HEADS * CHOICES + 1,
});

export class Network implements Judge {
  readonly #net: Perceptron;

  /** Widths are multiples of 16. */
  constructor(weights: Float32Array, wide: number, narrow: number) {
    this.#net = new Perceptron(weights, { ...shapeOf(wide, narrow), kept: KEPT });
  }

  read(bytes: Uint8Array): void {
    this.#net.read(bytes);
  }

  worth(head: Head, choice: number): number {
    return this.#net.output(head * CHOICES + SLOT[choice]);
  }

  hope(): number {
    return this.#net.output(HEADS * CHOICES);
  }
}
