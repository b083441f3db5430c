/** The storm: players on real sockets, servers killed at random and started again; afterwards every promise is checked against the store. */
import { join } from 'node:path';
import { below, type Random, seeded } from '@baize/game';
import { type Store, verify } from '@baize/host';
import type { Entry } from '@baize/match';
import { PostgresStore, SqliteStore } from '@baize/server';
import { startPostgres } from '../../../../scripts/postgres.ts';
import { loadGames } from '../../src/index.ts';
import { Disk } from './disk.ts';
import { StormNode } from './node.ts';
import { type Acknowledged, Players, type Table } from './players.ts';
import { Wire } from './wire.ts';

export interface StormSpec {
  readonly matches: number;
  readonly kills: number;
  /** `sqlite`: one server. `postgres`: two, the connection of the second to the database cut now and then. */
  readonly store: 'sqlite' | 'postgres';
  /** How often that connection is cut. */
  readonly cuts?: number;
  /** How often the database crashes (PostgreSQL), a server stands still, and the disk is full (where one can be mounted). */
  readonly crashes?: number;
  readonly freezes?: number;
  readonly fullDisks?: number;
  /** Matches at a time. */
  readonly together: number;
  /** Scales how long matches are. */
  readonly patience: number;
  readonly seed: string;
  say?(line: string): void;
}

export interface StormReport {
  readonly matches: number;
  readonly commands: number;
  readonly doubled: number;
  readonly acknowledged: number;
  readonly kills: number;
  readonly cuts: number;
  readonly crashes: number;
  readonly freezes: number;
  readonly fullDisks: number;
  /** Players who did not see, five seconds after things were calm again, what had been acknowledged. */
  readonly stale: readonly string[];
  /** Logs whose every link, move and final state was checked. */
  readonly verified: number;
  readonly entries: number;
  /** Acknowledged, but not in the log as acknowledged. */
  readonly lost: number;
  /** In the log more than once. */
  readonly twice: number;
  /** In the log, never acknowledged though every player waited for its answer. */
  readonly unasked: number;
  readonly faults: readonly string[];
}

const tables = (patience: number): readonly Table[] => [
  { game: 'splendor', seats: 2, options: {}, patience, bot: false },
  { game: 'badugi', seats: 3, options: { hands: 2 }, patience, bot: false },
  { game: 'dominion', seats: 2, options: { rules: 'official' }, patience, bot: false },
  { game: 'badugi', seats: 2, options: { hands: 2 }, patience, bot: true },
];

export async function storm(spec: StormSpec): Promise<StormReport> {
  const disk = Disk.make(spec.fullDisks ?? 0);
  const { place } = disk;
  const postgres = spec.store === 'postgres' ? await startPostgres(disk.own ? place : undefined) : null;
  const wire = postgres === null ? null : await Wire.to(postgres.url);
  const nodes =
    postgres === null
      ? [await StormNode.start({ BAIZE_DATA: place, DATABASE_URL: '' })]
      : await Promise.all(
          [postgres.url, (wire as Wire & { url: string }).url].map((DATABASE_URL) => StormNode.start({ DATABASE_URL })),
        );
  try {
    const players = new Players(
      nodes.map(({ url }) => url),
      spec.seed,
    );
    const done = new Done();
    const weather = Promise.all([
      trouble(spec, done, 'kills', async (chance) => {
        const node = nodes[below(chance, nodes.length)];
        await node.kill();
        await pause(below(chance, 100));
        await node.start();
      }),
      trouble(spec, done, 'cuts', () => wire?.cut(2500)),
      trouble(spec, done, 'crashes', (chance) => postgres?.crash?.(below(chance, 3000))),
      trouble(spec, done, 'freezes', (chance) => nodes[below(chance, nodes.length)].freeze(3000 + below(chance, 5000))),
      trouble(spec, done, 'fullDisks', async () => {
        await disk.full(5000);
        // PostgreSQL ends itself where it cannot write its log.
        await postgres?.revive?.();
      }),
      lookingOut(players, done),
    ]);
    await Promise.race([playAll(spec, players, done), stalled(players, done)]);
    done.over = true;
    await weather;
    await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
    const store =
      postgres === null ? new SqliteStore(join(place, 'baize.sqlite')) : await PostgresStore.open(postgres.url);
    const report = await examine(store, players, done);
    await store.close();
    return report;
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
    wire?.close();
    await postgres?.stop();
    disk.remove();
  }
}

const kindsOfTrouble = ['kills', 'cuts', 'crashes', 'freezes', 'fullDisks'] as const;
type Trouble = (typeof kindsOfTrouble)[number];
/** Milliseconds after which nobody may be behind. */
const fresh = 5000;

class Done {
  matches = 0;
  kills = 0;
  cuts = 0;
  crashes = 0;
  freezes = 0;
  fullDisks = 0;
  /** How many troubles are going on, and when the last was over: on a busy machine a start takes its time. */
  troubles = 0;
  calmSince = 0;
  stale = new Set<string>();
  over = false;
}

async function playAll(spec: StormSpec, players: Players, done: Done): Promise<void> {
  const kinds = tables(spec.patience);
  let begun = 0;
  await Promise.all(
    Array.from({ length: spec.together }, async () => {
      // As long as there are matches to play, or storms to come.
      while (begun < spec.matches || kindsOfTrouble.some((kind) => done[kind] < (spec[kind] ?? 0))) {
        await players.play(kinds[begun++ % kinds.length]);
        done.matches += 1;
        if (done.matches % 100 === 0)
          spec.say?.(
            `${done.matches} matches, ${players.acknowledged.length} acknowledged commands, ${done.kills} kills`,
          );
      }
    }),
  );
}

/** Makes one kind of trouble at random moments, spread over the matches; one trouble at a time. */
async function trouble(
  spec: StormSpec,
  done: Done,
  kind: Trouble,
  make: (chance: Random) => Promise<void> | undefined,
): Promise<void> {
  const chance = seeded(`${spec.seed} ${kind}`);
  const most = spec[kind] ?? 0;
  while (done[kind] < most && !done.over) {
    const due = ((done[kind] + 0.5) / most) * spec.matches;
    while ((done.matches < due || done.troubles > 0) && !done.over) await pause(20);
    done.troubles += 1;
    await pause(below(chance, 200));
    await make(chance);
    done[kind] += 1;
    done.troubles -= 1;
    done.calmSince = performance.now();
  }
}

/** Whoever is connected sees everything five seconds after things are calm. */
async function lookingOut(players: Players, done: Done): Promise<void> {
  for (; !done.over; await pause(500))
    if (done.troubles === 0 && performance.now() - done.calmSince > fresh)
      for (const text of players.stale(fresh)) done.stale.add(text);
}

/** Fails when every server is there and nothing is acknowledged for a minute: then somebody has not come back. */
async function stalled(players: Players, done: Done): Promise<void> {
  for (let last = -1; !done.over; await pause(60_000)) {
    if (done.troubles > 0) last = -1;
    else if (players.acknowledged.length === last) throw new Error(`nothing happens: ${players.waiting().join('; ')}`);
    last = players.acknowledged.length;
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Every promise against what the store holds. */
async function examine(store: Store, players: Players, done: Done): Promise<StormReport> {
  const packs = new Map((await loadGames()).map(({ name, pack }) => [name, pack]));
  const verdict = await verify(store, (game) => packs.get(game));
  return {
    matches: done.matches,
    ...players.count,
    acknowledged: players.acknowledged.length,
    kills: done.kills,
    cuts: done.cuts,
    crashes: done.crashes,
    freezes: done.freezes,
    fullDisks: done.fullDisks,
    stale: [...done.stale],
    verified: verdict.matches - verdict.oldRules - verdict.faults.length,
    entries: verdict.entries,
    ...(await compare(store, players.acknowledged)),
    faults: verdict.faults,
  };
}

/** What was acknowledged against the logs. */
export async function compare(
  store: Store,
  acknowledged: readonly Acknowledged[],
): Promise<Pick<StormReport, 'lost' | 'twice' | 'unasked'>> {
  const byMatch = new Map<string, Acknowledged[]>();
  for (const ack of acknowledged) byMatch.set(ack.match, [...(byMatch.get(ack.match) ?? []), ack]);
  const report = { lost: 0, twice: 0, unasked: 0 };
  for (const [match, acks] of byMatch) {
    const log = (await store.after(match, 0)).map(({ body }) => JSON.parse(body) as Entry);
    const keys = log.flatMap(({ key }) => key ?? []);
    report.twice += keys.length - new Set(keys).size;
    report.unasked += keys.length - acks.length;
    for (const ack of acks) {
      const entry = log[ack.version - 1];
      const words = entry?.do === 'move' ? entry.words : null;
      const same = entry !== undefined && entry.key === ack.key && 'seat' in entry && entry.seat === ack.seat;
      if (!same || JSON.stringify(words) !== JSON.stringify(ack.words)) report.lost += 1;
    }
  }
  return report;
}
