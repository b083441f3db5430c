/** Hands of one player among others, each place in turn. */
import { basename } from 'node:path';
import { type Random, seeded } from '../../platform/game/src/index.ts';
import type { Rival } from '../../games/badugi/bots/learnt/index.ts';
import type { Config } from './config.ts';
import { COMPANY, playerOf, playHand } from './players.ts';

/** A small blind a hand as big blinds for a hundred. */
const PER_HUNDRED = 50;

/** Who takes a seat: somebody of a company, or one player every time. */
function companyOf(name: string): (chance: Random) => Rival {
  if (name in COMPANY) return COMPANY[name];
  const player = playerOf(name);
  return () => player;
}

/**
 * `PLAYER SET HANDS RIVAL…`: this actor's part of the hands. A rival is `6:cpus`, the player being one of six, or weights, met at tables of
 * all sizes; the set seeds the cards. Prints sums of big blinds for a hundred hands and of their squares.
 */
export function trial(
  config: Config,
  index: number,
  [name = '', set = '', hands = '', ...names]: readonly string[],
): void {
  const player = playerOf(name);
  for (const rival of names) {
    const [first, company = ''] = rival.split(':');
    const anywhere = first.includes('.weights');
    const seatOf = companyOf(anywhere ? rival : company);
    const chance = seeded(`${set} ${anywhere ? 'weights' : rival} ${index}`);
    let won = 0;
    let square = 0;
    const count = Math.ceil(Number(hands) / config.actors);
    for (let hand = 0; hand < count; hand++) {
      const players = anywhere ? 2 + (hand % 6) : Number(first);
      const own = Math.floor(hand / (anywhere ? 6 : 1)) % players;
      const others = Array.from({ length: players }, () => seatOf(chance));
      const wins =
        PER_HUNDRED *
        playHand(players, chance, (node, place) => (place === own ? player : others[place])(node, chance))[own];
      won += wins;
      square += wins * wins;
    }
    const line = { rival: anywhere ? basename(first) : rival, kingdom: anywhere ? 'all sizes' : `${first} seats` };
    console.log(JSON.stringify({ ...line, games: count, won, square }));
  }
}
