/** Language models as players, through their makers' own clients. */
export { Budget, type Limits } from './budget.ts';
export { type Attempt, ModelPlayer, type ModelRun, newRun } from './player.ts';
export { checkPrompt, usualPrompt } from './prompt.ts';
export { modelIn, type ModelSettings, type ModelSpec, type Price, priceIn, usualSettings } from './spec.ts';
