/** The learnt network: what each choice at a table is worth beside the others, and everybody's chance to win. */
import { type Packed, Perceptron, type Seat, type Shape, unpackWeights } from '@baize/game';
import type { State } from '../../src/state.ts';
import { CHOICES } from './choices.ts';
import { crowd } from './crowd.data.ts';
import { INPUTS, SEATS, writeInputs } from './inputs.ts';
import { shipped } from './shipped.data.ts';

export const shapeOf = (wide: number, narrow: number): Shape => ({
  inputs: INPUTS,
  wide,
  narrow,
  outputs: CHOICES + SEATS,
});

export class Network {
  /** The table that was read last. */
  readonly bytes = new Uint8Array(INPUTS);
  readonly #net: Perceptron;

  constructor(weights: Float32Array, wide: number, narrow: number) {
    this.#net = new Perceptron(weights, shapeOf(wide, narrow));
  }

  /** Reads a table, from the eyes of the player on turn. */
  look(state: State): void {
    writeInputs(state, this.bytes);
    this.#net.read(this.bytes);
  }

  /** How much a choice is worth beside the others: the logarithm of how often it would be made, but for a constant. */
  worth(choice: number): number {
    return this.#net.output(choice);
  }

  /** Each seat's chance to win at the table that was read. */
  chances(turn: Seat, seats: number): number[] {
    const shares: number[] = [];
    let top = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) {
      const share = this.#net.output(CHOICES + ((seat - turn + seats) % seats));
      shares.push(share);
      if (share > top) top = share;
    }
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      shares[seat] = Math.exp(shares[seat] - top);
      sum += shares[seat];
    }
    for (let seat = 0; seat < seats; seat++) shares[seat] /= sum;
    return shares;
  }
}

const known = new Map<Packed, Network>();

/** What is shipped for so many seats, unpacked when it is first asked. */
export function network(seats: number): Network {
  const packed = seats === 2 ? shipped : crowd;
  let network = known.get(packed);
  if (network === undefined) {
    const { wide, narrow } = packed;
    network = new Network(unpackWeights(packed, shapeOf(wide, narrow)), wide, narrow);
    known.set(packed, network);
  }
  return network;
}

/** The choice worth most. */
export function bestChoice(network: Network, choices: readonly number[]): number {
  let best = choices[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < choices.length; i++) {
    const worth = network.worth(choices[i]);
    if (worth > most) {
      most = worth;
      best = choices[i]!;
    }
  }
  return best;
}
