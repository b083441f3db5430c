/** Whether a command showed anybody something hidden: only if not may it be taken back without asking. */
import { seeded } from '@baize/game';
import type { Match } from './match.ts';
import { hearWords, type PlayedCommand, playWords, stateBefore } from './moves.ts';

/** Other worlds to try: a card drawn unseen from n shows as different with probability 1 - 1/n in each. */
const worlds = 12;

/**
 * Plays the command again in other worlds that looked the same to its player. If it then looks otherwise, the command
 * showed something. So does an event that is for other eyes, or for all.
 */
export function somethingSeen(match: Match, command: PlayedCommand): boolean {
  const { game } = match.pack;
  const { seat, words } = command;
  const before = stateBefore(game, command);
  const { state, events } = playWords(game, before, seat, words);
  if (events.some((event) => event.type === 'revealed' || event.hidden?.to.some((to) => to !== seat))) return true;
  const saw = JSON.stringify(game.view(state, seat));
  const view: unknown = JSON.parse(JSON.stringify(game.view(before, seat)));
  const chance = seeded(`undo ${match.header.id} ${match.version}`);
  for (let i = 0; i < worlds; i++) {
    const other = hearWords(game, game.imagine(view, chance), seat, words, { moves: [], words: [] });
    if (!('state' in other) || JSON.stringify(game.view(other.state, seat)) !== saw) return true;
  }
  return false;
}
