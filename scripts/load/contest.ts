/** Servers under load: their processes, their matches with both players each, and what is measured of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pair, Rival, Sent } from './rivals.ts';
import { ServerProcess } from './serverProcess.ts';

export interface Figures {
  readonly name: string;
  readonly keeps: string;
  readonly perCpuSecond: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly kbPerMatch: number;
  readonly viewsPerMove: number;
  readonly bytesPerMove: number;
  /** In measured rounds: moves, CPU seconds, and moves per CPU second of each. */
  readonly moves: number;
  readonly cpu: number;
  readonly rounds: readonly number[];
}

/** Matches played before anything is measured, so that the memory of warm code is not counted as that of matches: so many rounds of 50 moves. */
const warmth = 20;
const warmRounds = 8;
/** Matches that are opened at once. */
const together = 20;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;

export class Contest {
  readonly #pairs: Pair[] = [];
  #waits: number[] = [];
  readonly #perCpuSecond: number[] = [];
  readonly #perSecond: number[] = [];
  #kbPerMatch = 0;
  #opened = 0;
  readonly #sent: Sent = { views: 0, bytes: 0 };
  /** During measured rounds. */
  readonly #counted = { moves: 0, views: 0, bytes: 0, cpu: 0 };

  private constructor(
    readonly rival: Rival,
    readonly servers: readonly ServerProcess[],
    readonly place: string,
  ) {}

  /** A server with so many live matches; or several nodes that share them out. */
  static async open(rival: Rival, matches: number, nodes = 1): Promise<Contest> {
    const place = mkdtempSync(join(tmpdir(), 'baize-load-'));
    await rival.prepare?.(place);
    const servers: ServerProcess[] = [];
    for (let node = 0; node < nodes; node++) servers.push(await ServerProcess.start(rival, place));
    const contest = new Contest(rival, servers, place);
    await contest.#open(matches);
    return contest;
  }

  async #open(matches: number): Promise<void> {
    await this.#sitDown(warmth);
    for (let round = 0; round < warmRounds; round++) {
      await this.#renew();
      await this.flatOut(50);
    }
    const before = await this.#memory();
    for (let i = 0; i < matches; i += together) await this.#sitDown(Math.min(together, matches - i));
    await this.flatOut(1);
    await pause(2000);
    this.#kbPerMatch = ((await this.#memory()) - before) / matches;
  }

  async #sitDown(matches: number): Promise<void> {
    const opening = Array.from({ length: matches }, () => {
      const index = this.#opened++;
      return this.rival.open(this.servers[index % this.servers.length].url, index, this.#sent);
    });
    this.#pairs.push(...(await Promise.all(opening)));
  }

  /** A new match for each that is over. */
  async #renew(): Promise<void> {
    const over = this.#pairs.filter((pair) => pair.over);
    for (const pair of over) {
      pair.close();
      this.#pairs.splice(this.#pairs.indexOf(pair), 1);
    }
    for (let i = 0; i < over.length; i += together) await this.#sitDown(Math.min(together, over.length - i));
  }

  get #moves(): number {
    return this.#pairs.reduce((sum, { moves }) => sum + moves, 0);
  }

  /** One move per match and second, spread evenly: how long each waits for its confirmation. */
  async paced(seconds: number): Promise<void> {
    const waits: number[] = [];
    await Promise.all(
      this.#pairs.map(async (pair, index) => {
        await pause((index / this.#pairs.length) * 1000);
        const began = performance.now();
        for (let move = 0; move < seconds; move++) {
          const sent = performance.now();
          await pair.play();
          waits.push(performance.now() - sent);
          await pause(Math.max(0, began + (move + 1) * 1000 - performance.now()));
        }
      }),
    );
    this.#waits = waits;
  }

  /** Every match as fast as its moves are confirmed, so many moves each. */
  async flatOut(moves: number): Promise<void> {
    await Promise.all(
      this.#pairs.map(async (pair) => {
        for (let move = 0; move < moves; move++) await pair.play();
      }),
    );
  }

  /** As `flatOut`, measured. */
  async round(moves: number): Promise<void> {
    await this.#renew();
    const before = { ...this.#sent, moves: this.#moves };
    const [used, began] = [this.#cpu(), performance.now()];
    await this.flatOut(moves);
    const count = this.#moves - before.moves;
    this.#counted.moves += count;
    this.#counted.views += this.#sent.views - before.views;
    this.#counted.bytes += this.#sent.bytes - before.bytes;
    const cpu = this.#cpu() - used;
    this.#counted.cpu += cpu;
    this.#perCpuSecond.push(count / cpu);
    this.#perSecond.push((1000 * count) / (performance.now() - began));
  }

  async close(): Promise<Figures> {
    for (const pair of this.#pairs) pair.close();
    for (const server of this.servers) await server.stop();
    rmSync(this.place, { recursive: true, force: true });
    return {
      name: this.rival.name,
      keeps: this.rival.keeps,
      perCpuSecond: percentile(this.#perCpuSecond, 0.5),
      perSecond: percentile(this.#perSecond, 0.5),
      p50: percentile(this.#waits, 0.5),
      p99: percentile(this.#waits, 0.99),
      kbPerMatch: this.#kbPerMatch,
      viewsPerMove: this.#counted.views / this.#counted.moves,
      bytesPerMove: this.#counted.bytes / this.#counted.moves,
      moves: this.#counted.moves,
      cpu: this.#counted.cpu,
      rounds: this.#perCpuSecond,
    };
  }

  /** Seconds of processor time that the servers have used. */
  #cpu(): number {
    return this.servers.reduce((sum, { cpu }) => sum + cpu, 0);
  }

  /** Kilobytes in memory. */
  async #memory(): Promise<number> {
    const all = await Promise.all(this.servers.map((server) => server.memory()));
    return all.reduce((sum, each) => sum + each, 0);
  }
}
