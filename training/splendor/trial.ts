/** Matches of one player against another, each deal from both sides, with the processor time of both. */
import { basename } from 'node:path';
import type { Config } from './config.ts';
import { playerOf, playOut, type Seated } from './players.ts';

const processor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Counts a player's processor time, in milliseconds, and moves. */
class Timed {
  ms = 0;
  moves = 0;

  constructor(readonly player: Seated) {}

  readonly seated: Seated = (state) => {
    const before = processor();
    const move = this.player(state);
    this.ms += processor() - before;
    this.moves++;
    return move;
  };
}

/** Which seats are the first player's: in turn every way that can be had, each followed by its opposite, so that equals share the wins. */
function sideOf(game: number, seats: number, single: boolean): boolean[] {
  if (single) return Array.from({ length: seats }, (_, seat) => seat === game % seats);
  const ways = 2 ** (seats - 1) - 1;
  const way = 1 + (Math.floor(game / 2) % ways);
  return Array.from({ length: seats }, (_, seat) => ((way >> seat) & 1) === (game % 2 === 0 ? 1 : 0));
}

/**
 * `PLAYER SET GAMES RIVAL…`: this actor's part of the games. The set is `choosing` or `measuring` (two, three and four seats,
 * sides alternating) or a number of seats, the player alone in one of them.
 */
export function trial(
  config: Config,
  index: number,
  [name = '', set = '', games = '', ...rivals]: readonly string[],
): void {
  const mixed = Number.isNaN(Number(set));
  const sizes = mixed ? [2, 3, 4] : [Number(set)];
  for (const rival of rivals)
    for (const seats of sizes) {
      const [own, other] = [new Timed(playerOf(name)), new Timed(playerOf(rival))];
      const deals = mixed ? 2 : seats;
      let won = 0;
      let played = 0;
      for (let game = 0; game < Number(games); game++) {
        if (Math.floor(game / deals) % config.actors !== index) continue;
        const side = sideOf(game, seats, !mixed);
        const seated = side.map((mine) => (mine ? own.seated : other.seated));
        const paid = playOut(seated, `${set} ${seats} ${Math.floor(game / deals)}`);
        side.forEach((mine, seat) => {
          if (mine) won += paid[seat];
        });
        played++;
      }
      const line = {
        rival: rival.includes('.weights') ? basename(rival.split(':')[0]) : rival,
        kingdom: `${seats} seats`,
        games: played,
        won,
      };
      const times = { ms: own.ms / own.moves, rivalMs: other.ms / other.moves };
      if (played > 0) console.log(JSON.stringify({ ...line, ...times }));
    }
}
