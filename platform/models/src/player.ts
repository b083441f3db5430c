/** A language model as a player: shown the table as text, asked for one of the legal moves, told what was wrong. */
import type { Question } from '@baize/bots';
import { BaizeError, type GamePack } from '@baize/game';
import { Budget, costOf } from './budget.ts';
import type { Tool } from './completion.ts';
import { heard } from './hearing.ts';
import { checkPrompt, filled, how } from './prompt.ts';
import { type Service, serviceOf } from './service.ts';
import { accessOf, type ModelSpec } from './spec.ts';

/** One answer to one question. */
export interface Attempt {
  /** What the model was shown, rules aside. */
  readonly shown: string;
  /** All that it wrote. */
  readonly said: string;
  /** The move that it named. */
  readonly move: string;
  readonly index: number | null;
  /** A code and a sentence; `null` when the move is legal. */
  readonly refused: string | null;
  readonly tokens: { readonly input: number; readonly output: number };
  /** Dollars; `null` where no price is known. */
  readonly cost: number | null;
  readonly seconds: number;
}

/** What all models of a run share. */
export interface ModelRun {
  readonly budget: Budget;
  readonly stop: AbortSignal;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export const newRun = (budget = new Budget(), stop: AbortSignal = new AbortController().signal): ModelRun => ({
  budget,
  stop,
  environment: process.env,
});

const tool: Tool = {
  name: 'play',
  description: 'Plays one of the legal moves.',
  parameters: {
    type: 'object',
    properties: {
      why: { type: 'string', description: 'A sentence on why this move.' },
      move: { type: 'integer', description: 'The number of the move in the list of legal moves.' },
    },
    required: ['move'],
  },
};

export class ModelPlayer {
  /** It reads the table as text. */
  readonly views = 'none';
  #service: Promise<Service> | null = null;

  /** Throws at once when there is no key or the prompt is wrong. */
  constructor(
    readonly pack: GamePack,
    readonly spec: ModelSpec,
    readonly run: ModelRun,
  ) {
    checkPrompt(spec.settings.prompt);
    const { price } = spec.settings;
    if (run.budget.limits.cost !== null && price === null)
      throw new BaizeError('USAGE', `A budget in dollars needs the price of ${spec.maker}:${spec.model}.`);
    accessOf(spec.maker, run.environment);
  }

  /** Asks once; `refused` are the complaints about earlier answers to the same question. */
  async ask(question: Question, refused: readonly string[] = []): Promise<Attempt> {
    const { spec, run } = this;
    const { mode, price } = spec.settings;
    run.budget.check();
    this.#service ??= serviceOf(spec, accessOf(spec.maker, run.environment), run.stop);
    const { system, user } = this.#prompt(question, refused);
    const began = performance.now();
    const outcome = await (await this.#service).ask({ system, user, tool: mode === 'tools' ? tool : null });
    const seconds = (performance.now() - began) / 1000;
    if ('late' in outcome) return { ...nothing, shown: user, seconds, cost: price === null ? null : 0 };
    const { completion } = outcome;
    const { usage, text, call } = completion;
    run.budget.spend(usage, price);
    const answer = heard(completion, question.legal);
    return {
      shown: user,
      said: [text.trim(), call === null ? '' : `play ${call}`].filter((each) => each !== '').join('\n'),
      move: answer.move,
      index: 'index' in answer ? answer.index : null,
      refused: 'index' in answer ? null : answer.refused,
      tokens: { input: usage.input, output: usage.output },
      cost: costOf(usage, price),
      seconds,
    };
  }

  /** The index of a legal move; or, after this many tries, that there was none. */
  async choose(question: Question): Promise<number | string> {
    const refused: string[] = [];
    for (let attempt = 0; attempt < this.spec.settings.tries; attempt++) {
      const answer = await this.ask(question, refused);
      if (answer.index !== null) return answer.index;
      refused.push(answer.refused ?? '');
    }
    return refused.every((each) => each === nothing.refused) ? 'gave no answer in time' : 'named no legal move';
  }

  close(): void {
    this.#service = null;
  }

  #prompt({ seat, players, text, legal }: Question, refused: readonly string[]): { system: string; user: string } {
    const { game, rulesText } = this.pack;
    const { prompt, mode } = this.spec.settings;
    return filled(prompt, {
      game: game.title,
      seats: String(players.length),
      me: `player ${seat}`,
      rules: rulesText,
      how: how[mode],
      table: text,
      moves: legal.map((words, at) => `${at + 1}. ${words}`).join('\n'),
      refused:
        refused.length === 0
          ? ''
          : `Your earlier answers were refused:\n${refused.map((each) => `- ${each}`).join('\n')}`,
    });
  }
}

const nothing = {
  said: '',
  move: '',
  index: null,
  refused: 'TOO_LATE: there was no answer in time.',
  tokens: { input: 0, output: 0 },
} as const;
