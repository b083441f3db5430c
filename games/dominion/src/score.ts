/** Points, their breakdown, and who wins. */
import { type Result, type Seat, winShares } from '@baize/game';
import { CARDS, type CardName, GARDENS, nameOf, POINTS, PROVINCE } from './facts.ts';
import type { State } from './state.ts';

export interface ScoreLine {
  readonly card: CardName;
  readonly count: number;
  readonly points: number;
}

export interface Score {
  readonly lines: readonly ScoreLine[];
  /** How many cards they own: what Gardens count. */
  readonly cards: number;
  readonly points: number;
}

/** What seats and views both know of a player. */
export interface Holdings {
  readonly owned: readonly number[];
  readonly cards: number;
}

const worth = (card: number, cards: number): number => (card === GARDENS ? Math.floor(cards / 10) : POINTS[card]);

export function pointsOf(holdings: Holdings): number {
  const { owned, cards } = holdings;
  let points = 0;
  for (let card = 0; card < CARDS; card++) {
    const count = owned[card];
    if (count > 0) points += count * worth(card, cards);
  }
  return points;
}

/** By card, as shown at the end: `Gardens (x3): 9 VP (30 cards in deck)`. */
export function scoreOf(holdings: Holdings): Score {
  const { owned, cards } = holdings;
  const lines = owned.flatMap((count, card) =>
    count > 0 && (card === GARDENS || POINTS[card] !== 0)
      ? [{ card: nameOf(card), count, points: count * worth(card, cards) }]
      : [],
  );
  return { lines, cards, points: pointsOf(holdings) };
}

export const showScore = (score: Score): string =>
  [
    ...score.lines.map(({ card, count, points }) => {
      const note = card === 'Gardens' ? ` (${score.cards} cards in deck)` : '';
      return `${card} (x${count}): ${points} VP${note}`;
    }),
    `Total: ${score.points} VP`,
  ].join('\n');

/** D17: most points, then fewest turns; still equal, shared. */
export function winnersOf(scores: readonly number[], turns: readonly number[]): Seat[] {
  const best = Math.max(...scores);
  const leaders = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const fewest = Math.min(...leaders.map((seat) => turns[seat]));
  return leaders.filter((seat) => turns[seat] === fewest);
}

export function result(state: State): Result | null {
  if (state.asked >= 0) return null;
  const scores = state.players.map(pointsOf);
  const turns = state.players.map((player) => player.turns);
  const winners = winnersOf(scores, turns);
  const best = scores[winners[0]];
  const level = scores.filter((score) => score === best).length;
  const end = state.supply[PROVINCE] === 0 ? 'The Provinces are gone.' : `${state.empty} piles are empty.`;
  const decided =
    winners.length > 1
      ? 'Equal points and turns share the win.'
      : level > 1
        ? 'Fewer turns broke the tie.'
        : `${best} points win.`;
  return { scores, winners, payoffs: winShares(scores.length, winners), how: `${end} ${decided}` };
}
