/** What a table on this machine is opened with: the game, who sits where, and what to go on from. */
import { numbered } from '@baize/bots';
import type { AnyBot, GamePack } from '@baize/game';
import type { Store } from '@baize/host';
import type { LocalPlayer } from './localPlayers.ts';

export interface LocalSetup {
  readonly pack: GamePack;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Who sits where; `null` is a person at this terminal. */
  readonly players: readonly (LocalPlayer | null)[];
  /** What the people are called in the log, in seat order; the last name serves those that are left. */
  readonly people: readonly string[];
}

export interface Opening {
  /** Where the match is kept; in memory where absent. */
  readonly store?: Store;
  /** What to tell somebody who leaves before the end, in a sentence. */
  readonly kept?: string;
  /** A match in the store to go on with. */
  readonly match?: string;
  /** Moves of a record to play first. */
  readonly moves?: readonly string[];
}

/** The next name, the last of them again and again. */
const nextOf = (names: string[]): string => (names.length > 1 ? (names.shift() ?? '') : (names[0] ?? 'Guest'));

/** What everybody is called in the log, by seat. */
export function namesAt({ players, people }: LocalSetup): string[] {
  const called = [...people];
  return numbered(players.map((player) => player?.name ?? nextOf(called)));
}

/** What a player is called in the match: enough to find it again. */
export const keyOf = (player: LocalPlayer): string => ('typed' in player ? player.typed : player.name);

/** Players that are no bots of the pack; the table decides for them. */
export function outsiders({ pack, players }: LocalSetup): AnyBot[] {
  const known = new Set(pack.bots.map(({ name }) => name));
  return players.flatMap((player) =>
    player === null || known.has(keyOf(player))
      ? []
      : [
          {
            about: '',
            stars: 'stars' in player ? player.stars : 0,
            slowStart: true,
            decide: never,
            name: keyOf(player),
          },
        ],
  );
}

const never = (): never => {
  throw new Error('decided elsewhere');
};
