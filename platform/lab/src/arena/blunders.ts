/** The decisions that cost most, of those who are no bots. */
import type { Judged } from '@baize/bots';
import type { ArenaGame, ArenaRun } from './run.ts';

export interface Blunder {
  readonly game: ArenaGame;
  readonly player: string;
  readonly kind: ArenaRun['entrants'][number]['kind'];
  readonly opponents: readonly string[];
  readonly judged: Judged;
}

/** Surely worse than the best move found: by more than two standard errors. */
export const isMistake = ({ loss, error }: Judged): boolean => loss > 0 && loss > 2 * error;

export function blundersOf({ games, entrants }: ArenaRun, most = 8): Blunder[] {
  const found = games.flatMap((game) =>
    game.judged.filter(isMistake).flatMap((judged): Blunder[] => {
      const seats = game.seating.map((at) => entrants[at]);
      const mover = seats[judged.seat];
      const opponents = seats.filter((_, seat) => seat !== judged.seat).map(({ name }) => name);
      return mover.kind === 'bot' ? [] : [{ game, player: mover.name, kind: mover.kind, opponents, judged }];
    }),
  );
  return found.toSorted((a, b) => b.judged.loss - a.judged.loss).slice(0, most);
}
