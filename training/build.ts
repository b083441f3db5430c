/** `npm run actors` bundles what plays for the learner into training/dist: one file that runs wherever Node does. */
import { rolldown } from 'rolldown';

const bundle = await rolldown({ platform: 'node', input: { actor: 'training/dominion/actor.ts' } });
await bundle.write({ dir: 'training/dist', format: 'esm', entryFileNames: '[name].mjs', codeSplitting: false });
await bundle.close();
