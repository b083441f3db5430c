/** Batches played in this process, a few at a time: for jobs with programs or models among the players, who have to be waited for. */
import { availableParallelism } from 'node:os';
import type { GamePack } from '@baize/game';
import { Budget, ModelPlayer, type ModelRun, newRun } from '@baize/models';
import { answers, type Outsider } from './batch.ts';
import type { Job, PlayerSpec } from './job.ts';
import { type WorkerHandlers, type PoolWorker, Pool } from './pool.ts';
import { Program } from './program.ts';
import type { RunSettings } from './simulate.ts';

export function lanePool(pack: GamePack, settings: Pick<RunSettings, 'workers' | 'signal' | 'budget'>): Pool {
  const run = newRun(settings.budget ?? new Budget(), settings.signal);
  const size = Math.max(1, settings.workers ?? availableParallelism());
  return new Pool((handlers) => openLane(pack, run, handlers), size);
}

type Closable = Outsider & { close(): void };

/** One batch at a time, with processes of its own: a program is asked about one game, then about the next. */
function openLane(pack: GamePack, run: ModelRun, handlers: WorkerHandlers): PoolWorker {
  const running = new Map<string, Closable>();
  let open = true;
  const start = ({ command, seconds, views, model }: PlayerSpec): Closable | null => {
    if (command !== undefined) return new Program(command, seconds, views);
    return model === undefined ? null : new ModelPlayer(pack, model, run);
  };
  const outsidersOf = (job: Job): Map<number, Outsider> => {
    const outsiders = new Map<number, Outsider>();
    job.players.forEach((player, i) => {
      const key = `${i} ${JSON.stringify(player)}`;
      const outsider = running.get(key) ?? start(player);
      if (outsider === null) return;
      running.set(key, outsider);
      outsiders.set(i, outsider);
    });
    return outsiders;
  };
  const answer = answers([{ name: pack.game.name, load: async () => pack }], outsidersOf);
  return {
    send(message) {
      answer(message, (games, totals) => open && handlers.reported(games, totals)).then(
        (totals) => open && handlers.answered(totals),
        (error: unknown) => open && handlers.failed(error as Error),
      );
    },
    async end() {
      open = false;
      handlers.ended();
      for (const outsider of running.values()) outsider.close();
    },
  };
}
