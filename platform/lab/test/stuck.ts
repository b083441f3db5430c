/** The catalogue of a worker that takes a batch and never finishes it. */
import { catalogue as healthy } from './catalogue.ts';

export const catalogue = healthy.map((entry) => ({
  ...entry,
  load: async () => {
    const pack = await entry.load();
    const decide = (): never => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      throw new Error('woken');
    };
    return { ...pack, bots: pack.bots.map((bot) => ({ ...bot, decide })) };
  },
}));
