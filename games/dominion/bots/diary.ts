/** What a player had and did, turn by turn: for measuring players, not for playing. */
import { type AnyBot, playGame, type Seat } from '@baize/game';
import { COSTS, DUCHY, GOLD, PROVINCE } from '../src/facts.ts';
import { game } from '../src/game.ts';
import { BUY, END_TURN, type Move } from '../src/moves.ts';
import { pointsOf, winnersOf } from '../src/score.ts';
import type { State } from '../src/state.ts';

const houseGame = { rules: 'house', preset: 'none', kingdom: [], victoryPileSize: 12, edition: 'first' } as const;

/** One player's game, turn by turn. */
export interface Diary {
  /** Cards owned at the end of each turn, from turn 1 on. */
  readonly owned: number[][];
  /** Coins at the first buy of each turn. */
  readonly coins: number[];
  /** With eight coins, Province and Gold there, from turn 10 on: bought Province, or not. */
  readonly choices: { province: number; other: number };
  /** With 5 coins or more, no Province or Gold to be had for them, Duchies there and 3 Provinces or fewer left. */
  readonly duchies: { bought: number; passed: number };
  /** Turns with 5 coins or more, Duchies there and 3 Provinces or fewer left. */
  scarceTurns: number;
  turns: number;
  points: number;
  won: boolean;
}

const noDiary = (): Diary => ({
  owned: [],
  coins: [],
  choices: { province: 0, other: 0 },
  duchies: { bought: 0, passed: 0 },
  scarceTurns: 0,
  turns: 0,
  points: 0,
  won: false,
});

/** Plays a game under the house rules and keeps a diary for each seat. */
export function keepDiaries(bots: readonly AnyBot[], seed: string): Diary[] {
  const diaries = bots.map(noDiary);
  const owned = (state: State, seat: Seat): void => {
    if (state.current !== seat || state.asked < 0)
      diaries[seat].owned[state.players[seat].turns] ??= state.players[seat].owned.slice();
  };
  let last = 0;
  const { state } = playGame(game, bots, houseGame, seed, {
    before(now, seat, move) {
      owned(now, last);
      last = seat;
      note(now, diaries[seat], seat, game.moves(now), move);
    },
  });
  owned(state, last);
  const points = state.players.map(pointsOf);
  const winners = winnersOf(
    points,
    state.players.map((player) => player.turns),
  );
  diaries.forEach((diary, seat) => {
    diary.turns = state.players[seat].turns;
    diary.points = points[seat];
    diary.won = winners.includes(seat);
  });
  return diaries;
}

function note(state: State, diary: Diary, seat: number, moves: readonly Move[], move: Move): void {
  if (state.stack.length > 0 || !(move === END_TURN || (move >= BUY && move < BUY + COSTS.length))) return;
  const { turns } = state.players[seat];
  diary.coins[turns] ??= state.coins;
  const can = (card: number): boolean => moves.includes(BUY + card);
  if (turns >= 10 && can(PROVINCE) && can(GOLD)) diary.choices[move === BUY + PROVINCE ? 'province' : 'other'] += 1;
  if (state.supply[PROVINCE] <= 3 && can(DUCHY)) diary.scarceTurns += 1;
  if (state.supply[PROVINCE] <= 3 && can(DUCHY) && !can(GOLD) && !can(PROVINCE))
    diary.duchies[move === BUY + DUCHY ? 'bought' : 'passed'] += 1;
}

/** A win is 1, a shared one a half. */
export const shareOf = (mine: Diary, others: Diary): number => (mine.won ? (others.won ? 0.5 : 1) : 0);

/** The cards owned at the end of a turn, or at the end of the game if that came first. */
export const deckAt = (diary: Diary, turn: number): number[] =>
  diary.owned[Math.min(turn, diary.turns)] ?? (diary.owned.at(-1) as number[]);
export const has = (diary: Diary, card: number, turn: number): number => deckAt(diary, turn)[card];
