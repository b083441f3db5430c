/** Players for any game. */
export { type Played, playOut } from './match.ts';
export { randomBot } from './random.ts';
export { rollout } from './rollout.ts';
