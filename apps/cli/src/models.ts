/** Language models as players on the command line: how they are named, asked and kept within a budget. */
import { readFileSync } from 'node:fs';
import { BaizeError, type GamePack } from '@baize/game';
import type { Budget, ModelSettings, ModelSpec } from '@baize/models';
import type { Command } from 'commander';
import type { LocalPlayer } from './localPlayers.ts';

export interface GivenModels {
  readonly prompt?: string;
  readonly text?: boolean;
  readonly wholeAnswers?: boolean;
  readonly price?: readonly string[];
  readonly answerTokens?: string;
  readonly temperature?: string;
  readonly budgetTokens?: string;
  readonly budgetCost?: string;
}

export const withModelOptions = (command: Command): Command =>
  command
    .option('--prompt <file>', 'prompt template for models; `baize prompt` prints the default')
    .option('--text', 'models answer with a line of text instead of a tool call')
    .option('--whole-answers', 'request whole answers, for services that cannot stream')
    .option(
      '--price <dollars>',
      'price of a million tokens in and out, such as 1.25,10 or MODEL=1.25,10; may be repeated',
      // One value each: a list would swallow the players that follow.
      (price: string, before: readonly string[] = []) => [...before, price],
    )
    .option('--answer-tokens <n>', 'token limit for one answer of a model; 4000 by default')
    .option('--temperature <n>', 'sampling temperature of models; the service decides by default')
    .option('--budget-tokens <n>', 'stop once the models have used this many tokens; finished games are kept')
    .option('--budget-cost <dollars>', 'stop once the models have cost this much; finished games are kept');

const isModel = (typed: string): boolean => /^(?:[\w. -]+=)?(?:openai|anthropic):/.test(typed.trim());

/** The model typed so with the settings given, or `null` for anybody else. */
export async function modelOf(
  typed: string,
  given: GivenModels & { readonly seconds?: string; readonly tries?: string },
): Promise<{ readonly name: string; readonly model: ModelSpec } | null> {
  if (!isModel(typed)) return null;
  const { modelIn, priceIn, usualSettings } = await import('@baize/models');
  const found = modelIn(typed);
  if (found === null) return null;
  const { name, maker, model } = found;
  const price = priceOf(given.price ?? [], [name, model, `${maker}:${model}`]);
  const settings: ModelSettings = {
    ...usualSettings,
    mode: given.text === true ? 'text' : 'tools',
    stream: given.wholeAnswers !== true,
    ...(given.prompt !== undefined && { prompt: promptIn(given.prompt) }),
    ...(given.seconds !== undefined && { seconds: number('--seconds', given.seconds) }),
    ...(given.tries !== undefined && { tries: number('--tries', given.tries) }),
    ...(given.answerTokens !== undefined && { maxTokens: number('--answer-tokens', given.answerTokens) }),
    ...(given.temperature !== undefined && { temperature: number('--temperature', given.temperature, 0) }),
    price: price === null ? null : priceIn(price),
  };
  return { name, model: { maker, model, settings } };
}

/** The price with this model's name before it, or else the one without any. */
function priceOf(prices: readonly string[], names: readonly string[]): string | null {
  const own = prices.find((each) => names.includes(each.slice(0, Math.max(0, each.lastIndexOf('=')))));
  return own?.slice(own.lastIndexOf('=') + 1) ?? prices.find((each) => !each.includes('=')) ?? null;
}

function promptIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BaizeError('USAGE', `There is no prompt file '${file}'.`);
  }
}

function number(option: string, typed: string, least = Number.MIN_VALUE): number {
  const value = typed.trim() === '' ? Number.NaN : Number(typed);
  if (value >= least && value < 1e12) return value;
  throw new BaizeError('USAGE', `${option} takes a number${least > 0 ? ' above 0' : ''}, not '${typed}'.`);
}

/** What the models of a run may spend together. */
export async function budgetOf(given: GivenModels): Promise<Budget> {
  const { Budget } = await import('@baize/models');
  const { budgetTokens: tokens, budgetCost: cost } = given;
  return new Budget({
    tokens: tokens === undefined ? null : number('--budget-tokens', tokens),
    cost: cost === undefined ? null : number('--budget-cost', cost),
  });
}

/** How the models at a table are asked, and what they may spend together. */
export interface ModelTerms {
  readonly given: GivenModels;
  readonly budget: Budget;
}

export const modelTerms = async (given: GivenModels): Promise<ModelTerms> => ({ given, budget: await budgetOf(given) });

/** A model as an opponent at a table. */
export async function modelPlayer(pack: GamePack, typed: string, terms?: ModelTerms): Promise<LocalPlayer | null> {
  const found = await modelOf(typed, terms?.given ?? {});
  if (found === null) return null;
  const { ModelPlayer, newRun } = await import('@baize/models');
  return { name: found.name, typed, outsider: new ModelPlayer(pack, found.model, newRun(terms?.budget)) };
}
