/** Work on all cores: this program again in several processes, each asked one thing at a time. */
import { type ChildProcess, fork } from 'node:child_process';

export class ProcessPool<Task extends object, Answer> {
  readonly #workers: readonly ChildProcess[];

  constructor(size: number, args: readonly string[]) {
    this.#workers = Array.from({ length: size }, () => fork(process.argv[1], [...args]));
  }

  /** The answers in the order of the tasks. */
  async run(tasks: readonly Task[]): Promise<Answer[]> {
    const answers: Answer[] = [];
    let next = 0;
    const serve = async (worker: ChildProcess): Promise<void> => {
      while (next < tasks.length) {
        const at = next++;
        answers[at] = await answerOf<Answer>(worker, tasks[at]);
      }
    };
    await Promise.all(this.#workers.map(serve));
    return answers;
  }

  close(): void {
    for (const worker of this.#workers) worker.disconnect();
  }
}

const answerOf = <Answer>(worker: ChildProcess, task: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const failed = (code: number | null): void => reject(new Error(`A worker ended with ${code}.`));
    worker.once('exit', failed);
    worker.once('message', (answer) => {
      worker.off('exit', failed);
      resolve(answer as Answer);
    });
    worker.send(task);
  });

/** The other side: answers every task that comes, until nobody asks any more. */
export function serve(work: (task: unknown) => unknown): void {
  process.on('message', (task) => process.send?.(work(task)));
}
