/** Batches played in this process, a few at a time: for jobs with programs among the players, who have to be waited for. */
import { availableParallelism } from 'node:os';
import type { GamePack } from '@baize/game';
import { answers } from './batch.ts';
import type { Job } from './job.ts';
import { type WorkerHandlers, type PoolWorker, Pool } from './pool.ts';
import { Program } from './program.ts';

export const lanePool = (pack: GamePack, size: number = availableParallelism()): Pool =>
  new Pool((handlers) => openLane(pack, handlers), Math.max(1, size));

/** One batch at a time, with processes of its own: a program is asked about one game, then about the next. */
function openLane(pack: GamePack, handlers: WorkerHandlers): PoolWorker {
  const running = new Map<string, Program>();
  let open = true;
  const programsOf = (job: Job): Map<number, Program> => {
    const programs = new Map<number, Program>();
    job.players.forEach(({ command, seconds }, i) => {
      if (command === undefined) return;
      const key = `${i} ${command}`;
      const program = running.get(key) ?? new Program(command, seconds);
      running.set(key, program);
      programs.set(i, program);
    });
    return programs;
  };
  const answer = answers([{ name: pack.game.name, load: async () => pack }], programsOf);
  return {
    send(message) {
      answer(message).then(
        (totals) => open && handlers.answered(totals),
        (error: unknown) => open && handlers.failed(error as Error),
      );
    },
    async end() {
      open = false;
      handlers.ended();
      for (const program of running.values()) program.close();
    },
  };
}
