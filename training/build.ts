/** `npm run actors` bundles what plays for the learner into training/dist: one file a game that runs wherever Node does. */
import { rolldown } from 'rolldown';

for (const game of ['badugi', 'dominion', 'splendor']) {
  const bundle = await rolldown({ platform: 'node', input: { [game]: `training/${game}/actor.ts` } });
  await bundle.write({ dir: 'training/dist', format: 'esm', entryFileNames: '[name].mjs', codeSplitting: false });
  await bundle.close();
}
