/** A contest of bots, programs and language models: everybody against everybody, the same seeds in every seat. */
import { findPlayer, playerNames, programIn } from '@baize/bots';
import { type AnyBot, type GamePack, type Result, readOptions } from '@baize/game';
import { type Encounter, Program, type Rating, rate } from '@baize/lab';
import { Refused } from '@baize/protocol';
import { mcpEndpoint } from '../http.ts';
import { LocalHost } from '../local.ts';
import { listenAlone } from '../node.ts';
import { packOf } from '../table.ts';
import { type Entrant, playMatch } from './match.ts';
import { count, noTally, type Tally, type Turn } from './tally.ts';
import { AgentWatch } from './watch.ts';

export interface ArenaPlan {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** As people type them: a bot by name, `cmd:…` or `mcp:…`, each with an own name before `=` if wanted. */
  readonly players: readonly string[];
  readonly seeds: readonly string[];
  readonly tries?: number;
  readonly seconds?: number;
  /** Told after every match. */
  done?(matches: number, of: number): void;
}

export interface MatchLine {
  readonly match: string;
  readonly seed: string;
  /** Names by seat. */
  readonly players: readonly string[];
  readonly result: Result;
  readonly gaveUp: readonly string[];
}

export interface Standing extends Rating {
  readonly name: string;
  /** Bots are legal by making and not timed. */
  readonly timed: boolean;
  readonly tally: Tally;
}

export interface ArenaOutcome {
  readonly game: string;
  /** Best first. */
  readonly standings: readonly Standing[];
  readonly matches: readonly MatchLine[];
  readonly turns: readonly Turn[];
}

/** A language model may think for long. */
const usualSeconds = 120;

export async function runArena(plan: ArenaPlan): Promise<ArenaOutcome> {
  const pack = await packOf(plan.game);
  const entrants = plan.players.map((typed) => entrantOf(pack, typed, plan.seconds ?? usualSeconds));
  const names = entrants.map(({ name }) => name);
  if (entrants.length < 2) throw new Refused('BAD_OPTIONS', 'a contest needs two players or more');
  if (new Set(names).size < names.length)
    throw new Refused('BAD_OPTIONS', `two players are called the same; give them names: first=${plan.players[0]}`);
  const read = readOptions(pack.game, plan.options ?? {}, 2);
  if (!read.ok) throw new Refused(read.code, read.message);
  const contest = new Contest(plan, read.options, entrants, { ...pack, bots: botsAmong(pack, entrants) });
  try {
    return await contest.run();
  } finally {
    await contest.close();
  }
}

class Contest {
  readonly #host: LocalHost;
  readonly #tallies: Tally[];
  readonly #turns: Turn[] = [];
  readonly #matches: MatchLine[] = [];
  readonly #encounters: Encounter[] = [];
  readonly #watch: AgentWatch;
  #listening: { url: string; close(): Promise<void> } | null = null;

  constructor(
    readonly plan: ArenaPlan,
    readonly options: Readonly<Record<string, unknown>>,
    readonly entrants: readonly Entrant[],
    pack: GamePack,
  ) {
    this.#host = LocalHost.inMemory([{ name: pack.game.name, title: pack.game.title, blurb: '', pack }]);
    this.#tallies = entrants.map(noTally);
    this.#watch = new AgentWatch((turn) => this.#seen(turn));
  }

  async run(): Promise<ArenaOutcome> {
    const { plan, entrants } = this;
    if (entrants.some(({ kind }) => kind === 'mcp')) await this.#listen();
    const pairs = entrants.flatMap((_, first) =>
      entrants.slice(first + 1).map((__, at) => [first, first + 1 + at] as const),
    );
    for (const [first, second] of pairs) {
      const deals: Record<string, number> = {};
      for (const seed of plan.seeds) {
        const points = (await this.#play(first, second, seed))[0] + (await this.#play(second, first, seed))[1];
        deals[points] = (deals[points] ?? 0) + 1;
      }
      this.#encounters.push({ first, second, gamesPerDeal: 2, deals });
    }
    const ratings = rate(entrants.length, this.#encounters, plan.seeds.join('|'));
    const standings = entrants.map(
      ({ name, kind }, at): Standing => ({
        ...ratings[at],
        name,
        timed: kind !== 'bot',
        tally: this.#tallies[at],
      }),
    );
    return {
      game: plan.game,
      standings: standings.toSorted((a, b) => b.rating - a.rating),
      matches: this.#matches,
      turns: this.#turns,
    };
  }

  /** Points by seat: 1 for a win, shared among the winners. */
  async #play(atFirst: number, atSecond: number, seed: string): Promise<readonly [number, number]> {
    const { plan, options } = this;
    const pair = [atFirst, atSecond] as const;
    const entrants = pair.map((at) => this.entrants[at]);
    const names = entrants.map(({ name }) => name);
    const { match, result, gaveUp } = await playMatch({
      host: this.#host,
      game: plan.game,
      options,
      seed,
      entrants,
      url: this.#listening?.url ?? null,
      tries: plan.tries ?? 3,
      seconds: plan.seconds ?? usualSeconds,
      seen: (turn) => this.#seen(turn),
      seated: (id) => this.#watch.follow(id, seed, names),
    });
    const points = [0, 1].map((seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
    pair.forEach((at, seat) => {
      const tally = this.#tallies[at];
      tally.matches += 1;
      tally.points += points[seat];
      if (!gaveUp.includes(seat)) tally.completed += 1;
    });
    this.#matches.push({ match, seed, players: names, result, gaveUp: gaveUp.map((seat) => names[seat]) });
    const { length } = this.entrants;
    plan.done?.(this.#matches.length, plan.seeds.length * length * (length - 1));
    return [points[0], points[1]];
  }

  #seen(turn: Turn): void {
    this.#turns.push(turn);
    const at = this.entrants.findIndex(({ name }) => name === turn.player);
    count(this.#tallies[at], turn);
  }

  async #listen(): Promise<void> {
    const endpoint = mcpEndpoint({ host: this.#host, witness: this.#watch.witness });
    const { url, server } = await listenAlone(endpoint, 0);
    this.#listening = {
      url,
      close: async () => {
        await endpoint.close();
        server.closeAllConnections();
        server.close();
      },
    };
  }

  async close(): Promise<void> {
    for (const entrant of this.entrants) if (entrant.kind === 'program') entrant.program.close();
    await this.#listening?.close();
    await this.#host.close();
  }
}

/** `claude=cmd:node player.mjs`: a name, and who it is. */
function entrantOf(pack: GamePack, typed: string, seconds: number): Entrant {
  const program = programIn(typed);
  if (program !== null) return { kind: 'program', name: program.name, program: new Program(program.command, seconds) };
  const [, given, rest = ''] = /^(?:([\w. -]+)=)?(.+)$/s.exec(typed.trim()) ?? [];
  if (rest.startsWith('mcp:')) return { kind: 'mcp', name: given ?? rest, command: rest.slice('mcp:'.length).trim() };
  botNamed(pack, rest);
  return { kind: 'bot', name: given ?? rest, bot: rest };
}

function botNamed(pack: GamePack, name: string): AnyBot {
  const bot = findPlayer(pack, name);
  if (bot !== undefined) return bot;
  throw new Refused(
    'NO_SUCH_BOT',
    `there is no player '${name}'; take ${playerNames(pack).join(', ')}, cmd:COMMAND or mcp:COMMAND`,
  );
}

const botsAmong = (pack: GamePack, entrants: readonly Entrant[]): AnyBot[] =>
  entrants.flatMap((each) => (each.kind === 'bot' ? [botNamed(pack, each.bot)] : []));
