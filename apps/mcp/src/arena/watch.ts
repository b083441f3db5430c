/** Follows what agents do over MCP, call by call, and tells it as answers of players. */
import type { Turn } from '@baize/lab';
import type { Witness } from '../tools.ts';

interface Followed {
  readonly players: readonly string[];
  seen(turn: Turn): void;
  /** By seat: what was shown last and when, and tries of the decision at hand. */
  readonly seats: Map<number, { shown: string; legal: readonly string[]; at: number; attempt: number }>;
}

export class AgentWatch {
  readonly #matches = new Map<string, Followed>();

  follow(match: string, players: readonly string[], seen: (turn: Turn) => void): void {
    this.#matches.set(match, { players, seen, seats: new Map() });
  }

  readonly witness: Witness = ({ tool, args, answer, refused, ms }) => {
    const { gameId } = args;
    const match = typeof gameId === 'string' ? gameId.slice(0, 12) : '';
    const followed = this.#matches.get(match);
    const {
      playerId: seat,
      legalMoves: legal = [],
      error,
    } = answer.data as { playerId?: number; legalMoves?: string[]; error?: { code: string; message?: string } };
    if (followed === undefined || seat === undefined) return;
    const now = performance.now();
    const before = followed.seats.get(seat) ?? { shown: '', legal: [], at: now - ms, attempt: 0 };
    const attempt = before.attempt + 1;
    if (tool === 'game_execute')
      followed.seen({
        player: followed.players[seat] ?? '',
        seat,
        move: null,
        attempt,
        shown: before.shown,
        legal: before.legal,
        said: JSON.stringify(args['move'] ?? null),
        refused: refused ? `${error?.code ?? 'REFUSED'}: ${error?.message ?? ''}` : null,
        tokens: null,
        cost: null,
        seconds: Math.max(0, now - ms - before.at) / 1000,
      });
    const again = tool === 'game_execute' && refused ? attempt : tool === 'game_execute' ? 0 : before.attempt;
    followed.seats.set(seat, { shown: answer.text, legal, at: now, attempt: again });
  };
}
