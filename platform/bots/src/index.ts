/** Players for any game. */
export { generalBot, generalNames } from './general.ts';
export { type Played, playOut } from './match.ts';
export { randomBot } from './random.ts';
export { rollout } from './rollout.ts';
export { type SearchSettings, search } from './search.ts';
