/** A contest of bots, programs and language models: everybody against everybody, the same deals from both seats. */
import type { JudgeSettings, ViewForm } from '@baize/bots';
import { BaizeError, readOptions } from '@baize/game';
import type { ArenaGame, ArenaRun } from '@baize/lab';
import { Budget, ModelPlayer, type ModelSpec, newRun } from '@baize/models';
import { packOf } from '../table.ts';
import { checkEntrants, type Entrant, entrantOf, modelEntrant } from './entrants.ts';
import { type ContestSetting, type Fixture, Lane } from './lane.ts';

export interface ArenaPlan {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** As people type them: a bot by name, `cmd:…` or `mcp:…`, each with an own name before `=` if wanted; or a model. */
  readonly players: readonly (string | { readonly name: string; readonly model: ModelSpec })[];
  readonly seed: string;
  /** Each is played from both seats by every pair. */
  readonly deals: number;
  readonly tries?: number;
  readonly seconds?: number;
  readonly views?: ViewForm;
  /** Games at once; one where programs take part, else four. */
  readonly workers?: number;
  readonly budget?: Budget;
  /** Ends the contest and keeps what is done. */
  readonly signal?: AbortSignal;
  /** How each decision is looked back at; `null` leaves that out. */
  readonly judge: JudgeSettings | null;
  /** Leaves times out: then the same answers give the same report. */
  readonly untimed?: boolean;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Told after every game. */
  done?(games: number, of: number): void;
}

/** What ends a contest early without losing what is done. */
const stops: ReadonlySet<string> = new Set(['STOPPED', 'BUDGET_SPENT', 'MODEL_REFUSED', 'MODEL_UNREACHABLE']);

export async function runArena(plan: ArenaPlan): Promise<ArenaRun> {
  const pack = await packOf(plan.game);
  const read = readOptions(pack.game, plan.options ?? {}, 2);
  if (!read.ok) throw new BaizeError(read.code, read.message);
  const ended = new AbortController();
  const stop = plan.signal === undefined ? ended.signal : AbortSignal.any([plan.signal, ended.signal]);
  const run = { ...newRun(plan.budget ?? new Budget(), stop), environment: plan.environment ?? process.env };
  const entrants = plan.players.map((player) =>
    typeof player === 'string'
      ? entrantOf(pack, player, plan.views)
      : modelEntrant(player.name, new ModelPlayer(pack, player.model, run)),
  );
  checkEntrants(entrants);
  const contest = new Contest({ plan, pack, options: read.options, stop }, entrants);
  await contest.play(ended);
  return contest.result();
}

function scheduleOf(players: number, deals: number): Fixture[] {
  const all = Array.from({ length: players }, (_, at) => at);
  const pairs = all.flatMap((first) => all.slice(first + 1).map((second) => [first, second] as const));
  const fixtures: Fixture[] = [];
  // Deal by deal: whoever stops early has everybody's games with everybody.
  for (let deal = 0; deal < deals; deal++)
    for (const [first, second] of pairs)
      for (const seating of [[first, second] as const, [second, first] as const])
        fixtures.push({ number: fixtures.length + 1, deal, seating });
  return fixtures;
}

class Contest {
  readonly #games: ArenaGame[] = [];
  readonly #fixtures: readonly Fixture[];
  #stopped: string | null = null;

  constructor(
    readonly setting: ContestSetting,
    readonly entrants: readonly Entrant[],
  ) {
    this.#fixtures = scheduleOf(entrants.length, setting.plan.deals);
  }

  /** Plays all games, several at once; throws when it failed before any was finished. */
  async play(ended: AbortController): Promise<void> {
    const { plan, stop } = this.setting;
    const alone = this.entrants.some(({ kind }) => kind === 'program' || kind === 'agent');
    const waiting = [...this.#fixtures];
    const work = async (): Promise<void> => {
      const lane = await Lane.open(this.setting, this.entrants);
      try {
        for (let next = waiting.shift(); next !== undefined && !stop.aborted; next = waiting.shift()) {
          this.#games.push(await lane.play(next));
          plan.done?.(this.#games.length, this.#fixtures.length);
        }
      } finally {
        await lane.close();
      }
    };
    const lanes = Array.from({ length: plan.workers ?? (alone ? 1 : 4) }, () =>
      work().catch((error: unknown) => {
        ended.abort();
        if (!(error instanceof BaizeError && stops.has(error.code))) throw error;
        if (error.code !== 'STOPPED') this.#stopped ??= error.message;
        if (error.code.startsWith('MODEL_') && this.#games.length === 0) throw error;
      }),
    );
    const failed = (await Promise.allSettled(lanes)).find((each) => each.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }

  result(): ArenaRun {
    const { plan, pack, options } = this.setting;
    const whole = this.#games.length === this.#fixtures.length;
    const model = this.entrants.find((each) => each.kind === 'model');
    return {
      game: pack.game.name,
      title: pack.game.title,
      options,
      seed: plan.seed,
      deals: plan.deals,
      entrants: this.entrants.map(({ name, kind, about }) => ({ name, kind, about })),
      games: this.#games.toSorted((a, b) => a.number - b.number),
      planned: this.#fixtures.length,
      stopped: whole ? null : (this.#stopped ?? 'Stopped early.'),
      prompt: model?.player.spec.settings.prompt ?? null,
    };
  }
}
