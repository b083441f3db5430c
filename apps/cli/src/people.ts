/** Who sits where at a table of this machine, as the command line says it. */
import { userInfo } from 'node:os';
import { BaizeError, type GamePack, usualBot } from '@baize/game';
import type { ModelTerms } from './models.ts';
import type { LocalPlayer } from './localPlayers.ts';
import { myLevel } from './myLevel.ts';
import { names, playerOf, wholeNumber } from './tables.ts';

export interface GivenSeats {
  readonly opponent?: string;
  readonly seats?: string;
  readonly seat?: string;
  readonly name?: string;
}

/** `me` is a person here, `friend` one elsewhere; anything else names a bot or a program. */
export type Chair = 'me' | 'friend' | { readonly typed: string };

const isListed = (seats: string | undefined): seats is string => seats !== undefined && !/^\d+$/.test(seats.trim());

/** The chairs of a table: `--seats me,me,planner` names them all; else their number, one's own and the opponents. */
export function chairsOf(pack: GamePack, given: GivenSeats, others: 'bots' | 'friends'): Chair[] {
  if (isListed(given.seats)) return listedChairs(given);
  const count = wholeNumber('--seats', given.seats, pack.usualSeats ?? Math.max(2, pack.game.seats[0]));
  const me = wholeNumber('--seat', given.seat, 1) - 1;
  if (me < 0 || me >= count) throw new BaizeError('USAGE', `--seat takes a number from 1 to ${count}.`);
  const asked = given.opponent === undefined ? [] : names(given.opponent);
  return Array.from({ length: count }, (_, seat): Chair => {
    if (seat === me) return 'me';
    const typed = asked[(seat < me ? seat : seat - 1) % Math.max(1, asked.length)];
    return typed === undefined && others === 'friends' ? 'friend' : { typed: typed ?? '' };
  });
}

function listedChairs({ seats = '', opponent }: GivenSeats): Chair[] {
  if (opponent !== undefined) throw new BaizeError('USAGE', 'Name the bots in --seats or in --opponent, not in both.');
  const chairs = names(seats).map((typed): Chair => {
    const word = typed.toLowerCase();
    return word === 'me' || word === 'friend' ? word : { typed: word === 'bot' ? '' : typed };
  });
  if (!chairs.includes('me')) throw new BaizeError('USAGE', 'Somebody must sit here: --seats me,bot for example.');
  return chairs;
}

/** Bots and programs for the chairs that name them; `null` for people. */
export async function playersOf(
  pack: GamePack,
  chairs: readonly Chair[],
  terms?: ModelTerms,
): Promise<(LocalPlayer | null)[]> {
  const seated: (LocalPlayer | null)[] = [];
  for (const chair of chairs)
    seated.push(
      typeof chair === 'string'
        ? null
        : chair.typed === ''
          ? usualBot(pack)
          : await playerOf(pack, chair.typed.toLowerCase() === 'match' ? myLevel(pack) : chair.typed, terms),
    );
  return seated;
}

/** The names of the people here: those given with commas, then one made up for each that is left. */
export function peopleNames(given: string | undefined, count: number): string[] {
  const said = given === undefined ? [] : names(given);
  const first = personName(said[0]);
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? first : personName(said[index] ?? `Player ${index + 1}`),
  );
}

/** The name given, or the one this machine knows the person by. */
export function personName(given?: string): string {
  const name = given?.replace(/\p{C}/gu, '').trim().slice(0, 24);
  if (name !== undefined && name !== '') return name;
  try {
    const { username } = userInfo();
    if (username !== 'root' && username !== '') return username.charAt(0).toUpperCase() + username.slice(1, 24);
  } catch {
    // A machine without a user list has no name for anybody.
  }
  return 'Guest';
}
