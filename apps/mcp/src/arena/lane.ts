/** One of several lines of games that a contest plays at once, with tables and programs of its own. */
import { judgeGame } from '@baize/bots';
import type { GamePack } from '@baize/game';
import type { ArenaGame, Turn } from '@baize/lab';
import { mcpEndpoint } from '../http.ts';
import { LocalHost } from '../local.ts';
import { listenAlone } from '../node.ts';
import type { ArenaPlan } from './arena.ts';
import { type AskedPlayer, askModel, askProgram } from './asking.ts';
import type { Entrant } from './entrants.ts';
import { playMatch } from './match.ts';
import { AgentWatch } from './watch.ts';

export interface ContestSetting {
  readonly plan: ArenaPlan;
  readonly pack: GamePack;
  readonly options: Readonly<Record<string, unknown>>;
  readonly stop: AbortSignal;
}

/** A game of the schedule. */
export interface Fixture {
  readonly number: number;
  readonly deal: number;
  readonly seating: readonly [number, number];
}

/** A language model may think for long. */
const usualSeconds = 120;

interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

export class Lane {
  readonly #asked = new Map<Entrant, AskedPlayer>();

  private constructor(
    readonly setting: ContestSetting,
    readonly entrants: readonly Entrant[],
    readonly host: LocalHost,
    readonly watch: AgentWatch,
    readonly listening: Listening | null,
  ) {}

  static async open(setting: ContestSetting, entrants: readonly Entrant[]): Promise<Lane> {
    const bots = entrants.flatMap((each) => (each.kind === 'bot' ? [each.bot] : []));
    const { pack } = setting;
    const { name, title } = pack.game;
    const host = LocalHost.inMemory([{ name, title, blurb: '', pack: { ...pack, bots } }]);
    const watch = new AgentWatch();
    const listening = entrants.some(({ kind }) => kind === 'agent') ? await listen(host, watch) : null;
    return new Lane(setting, entrants, host, watch, listening);
  }

  async play({ number, deal, seating }: Fixture): Promise<ArenaGame> {
    const { plan, pack, options, stop } = this.setting;
    const entrants = seating.map((at) => this.entrants[at]);
    const names = entrants.map(({ name }) => name);
    const turns: Turn[] = [];
    const seen = (turn: Turn): void => void turns.push(plan.untimed === true ? { ...turn, seconds: null } : turn);
    const { record, gone } = await playMatch({
      host: this.host,
      pack,
      options,
      seed: `${plan.seed}-${deal + 1}`,
      name: String(number),
      entrants,
      url: this.listening?.url ?? null,
      tries: plan.tries ?? 3,
      seconds: plan.seconds ?? usualSeconds,
      stop,
      askedOf: (entrant) => this.#askedOf(entrant),
      seen,
      seated: (match) => this.watch.follow(match, names, seen),
    });
    const all = plan.judge === null ? [] : judgeGame(pack, record, plan.judge);
    // What a seat plays that nobody sits at any more says nothing about its player.
    const judged = all.filter(({ seat, move }) => !gone.some((each) => each.seat === seat && each.move <= move));
    const gaveUp = gone.map(({ seat }) => seat).toSorted((a, b) => a - b);
    return { number, deal, seating, record, gaveUp, turns, judged };
  }

  /** Programs are kept from game to game. */
  #askedOf(entrant: Entrant & { kind: 'model' | 'program' }): AskedPlayer {
    const seconds = this.setting.plan.seconds ?? usualSeconds;
    const asked =
      this.#asked.get(entrant) ?? (entrant.kind === 'model' ? askModel(entrant.player) : askProgram(entrant, seconds));
    this.#asked.set(entrant, asked);
    return asked;
  }

  async close(): Promise<void> {
    for (const each of this.#asked.values()) each.close?.();
    await this.listening?.close();
    await this.host.close();
  }
}

/** Where agents find the tables. */
async function listen(host: LocalHost, watch: AgentWatch): Promise<Listening> {
  const endpoint = mcpEndpoint({ host, witness: watch.witness });
  const { url, server } = await listenAlone(endpoint, 0);
  return {
    url,
    close: async () => {
      await endpoint.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
