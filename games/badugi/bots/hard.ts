/** The strongest player: by the learnt tables, and against one opponent it knows how to beat, by a table learnt for that kind. */
import type { Bot, Seat } from '@baize/game';
import type { View } from '../src/view.ts';
import { botOf, type Player } from './learnt/bot.ts';
import { kinds as shipped } from './learnt/shipped/kinds.data.ts';
import { ROLLS } from './learnt/drill.ts';
import { byOdds } from './learnt/player.ts';
import { bestStyle } from './learnt/reading.ts';
import { cpuRival, type Rival } from './learnt/rivals.ts';
import { shifted } from './learnt/shift.ts';
import { learntOdds, oddsAgainst, type Style } from './learnt/tables.ts';
import { CPU_PROFILES } from './profiles.ts';

const kinds = shipped.map(({ wins, rates }) => ({ wins, rates: rates.map((each) => each / 1000) }));

/** At first nearly everybody is taken for somebody who plays like the safe table: from such a player there is nothing to gain. */
const PRIORS = shipped.map(({ name }) => (name === 'learnt' ? 0.9 : 0.1 / (kinds.length - 1)));

const elsewhere = cpuRival(CPU_PROFILES[2]);

/** By the tables that are safe against anybody. */
export const learntRival = byOdds(learntOdds, elsewhere);

/** By the table learnt against players like the CPUs, who fold too much. */
export const boldRival = byOdds(oddsAgainst('cpus'), elsewhere);

const players: Readonly<Record<Style, Rival>> = {
  cpus: boldRival,
  callers: byOdds(oddsAgainst('callers'), elsewhere),
};

/** What a reading must have brought: this many big blinds a hand in the long run, less this many for luck, growing with the square root. */
const DUE = 0.3;
const LUCK = 9;

/**
 * Whether the match goes worse than it would if the reading were right. By pretending to be somebody else nobody wins more than this line
 * is ever below nothing, LUCK² / 4 DUE = 67.5 big blinds, and the hand in which it is crossed.
 */
function isDisappointing(view: View, seat: Seat): boolean {
  const { stack, paid, bought } = view.seats[seat];
  return (stack + paid - bought) / view.stakes.big < DUE * view.hand - LUCK * Math.sqrt(view.hand);
}

/** How to play against whom the opponent seems to be; `null` for the way that is safe against anybody. */
export function styleAgainst(view: View, seat: Seat): Style | null {
  const opponent = view.seats.findIndex((each, other) => other !== seat && !each.folded);
  if (opponent < 0 || isDisappointing(view, seat)) return null;
  return bestStyle(kinds, PRIORS, ['cpus', 'callers'], view.habits[opponent]);
}

/** Against one opponent it is bold in this many hands that it could play safe: those who fold too much pay for it, others win little by it. */
const BOLD = 0.04;

/** Two players, nothing known of the other: the safe table, and now and then the bold one. */
export const openingRival: Rival = (node, random) =>
  (node.deal.rolls[node.turn * ROLLS] < BOLD ? boldRival : learntRival)(node, random);

const player: Player = (node, random, view, seat) => {
  if (node.players > 2) return learntRival(node, random);
  const style = styleAgainst(view, seat);
  return (style === null ? openingRival : players[style])(node, random);
};

export const hard: Bot<View, number> = botOf(
  'hard',
  'Hard to beat by anybody, and quick to notice what you do too often.',
  5,
  player,
);

/** The learnt tables in six moods: the profiles of the CPUs as bounded shifts of them. */
export const moods: readonly Bot<View, number>[] = CPU_PROFILES.map((profile, i) =>
  botOf(
    `hard${i + 1}`,
    `The hard player, shifted a little as ${profile.id} is.`,
    5,
    byOdds((node) => {
      const odds = learntOdds(node);
      return odds === null ? null : shifted(odds, profile, node.drawing);
    }, cpuRival(profile)),
  ),
);
