/** Follows what agents do over MCP, call by call, and tells it as answers of players. */
import type { Witness } from '../server.ts';
import type { Turn } from './tally.ts';

interface Followed {
  readonly seed: string;
  readonly players: readonly string[];
  /** By seat: what was shown last and when, and tries of the decision at hand. */
  readonly seats: Map<number, { shown: string; at: number; version: number; attempt: number }>;
}

export class AgentWatch {
  readonly #matches = new Map<string, Followed>();
  readonly #told: (turn: Turn) => void;

  constructor(told: (turn: Turn) => void) {
    this.#told = told;
  }

  follow(match: string, seed: string, players: readonly string[]): void {
    this.#matches.set(match, { seed, players, seats: new Map() });
  }

  readonly witness: Witness = ({ tool, args, answer, refused, ms }) => {
    const { gameId } = args;
    const match = typeof gameId === 'string' ? gameId.slice(0, 12) : '';
    const followed = this.#matches.get(match);
    const {
      playerId: seat,
      version,
      error,
    } = answer.data as { playerId?: number; version?: number; error?: { code: string } };
    if (followed === undefined || seat === undefined) return;
    const now = performance.now();
    const before = followed.seats.get(seat) ?? { shown: '', at: now - ms, version: version ?? 0, attempt: 0 };
    const attempt = before.attempt + 1;
    if (tool === 'game_execute')
      this.#told({
        match,
        seed: followed.seed,
        player: followed.players[seat] ?? '',
        seat,
        version: before.version,
        attempt,
        shown: before.shown,
        said: JSON.stringify(args['move'] ?? null),
        refused: refused ? (error?.code ?? 'REFUSED') : null,
        seconds: Math.max(0, now - ms - before.at) / 1000,
      });
    const again = tool === 'game_execute' && refused ? attempt : tool === 'game_execute' ? 0 : before.attempt;
    followed.seats.set(seat, { shown: answer.text, at: now, version: version ?? before.version, attempt: again });
  };
}
