/** What search goes by: the network, which also says what an imagined game is worth; where a rush has an answer to that, the lists bred for the setting. */
import type { Guide, Seat } from '@baize/game';
import { moves as legalMoves } from '../src/legal.ts';
import type { Move } from '../src/moves.ts';
import { pointsOf, winnersOf } from '../src/score.ts';
import type { State } from '../src/state.ts';
import { keyOf, LONGEST, type Setting, settingOf } from './contest.ts';
import { evolvedGuide } from './guide.ts';
import { learnt, mind } from './learnt/mind.ts';
import { quickMove } from './player.ts';
import { worthOfPlan } from './repertoire.ts';
import { Shelf } from './shelf.ts';
import { TableSituation } from './situation.ts';
import { rushesIn, strategyTexts } from './strategies.ts';
import { readStrategy } from './strategy.ts';

/** Moves that get a thought, the network's first among them. */
const MOST = 4;
/** Turns of one's own that are imagined before the network says what the game is worth, and the turn that is reached in any case: an opening shows late. */
const AHEAD = 4;
const OPENED = 10;
const lastTurn = (turn: number): number => Math.max(turn + AHEAD, OPENED);

const CLOSED = 0.1;
/** Whether the network sees a chance for both sides: otherwise thinking changes nothing. */
const isUndecided = (hope: number | null): boolean => hope !== null && hope > CLOSED && hope < 1 - CLOSED;

/** The game that is being imagined, by whom, and to which turn of theirs. */
let imagined: { readonly state: State; readonly seat: Seat; readonly turns: number } | null = null;

/** Everybody plays as the network does, and only what it hesitates about is searched. */
const byNetwork: Guide<State, Move> = {
  worth(state, moves) {
    if (moves.length === 1) return moves;
    const table = TableSituation.ofState(state);
    const ranked = mind.rank(table, moves).slice(0, MOST);
    return ranked.length > 1 && isUndecided(mind.hope(table, moves)) ? ranked : ranked.slice(0, 1);
  },
  quick(state, _, seat) {
    if (seat !== undefined && imagined?.state !== state)
      imagined = { state, seat, turns: lastTurn(state.players[seat].turns) };
    return quickMove(learnt, state);
  },
  outlook(state) {
    if (imagined?.state !== state || state.stack.length > 0) return null;
    const { seat, turns } = imagined;
    const { asked, players } = state;
    if (asked !== seat || players[seat].turns < turns) return null;
    const judged = mind.hope(TableSituation.ofState(state), legalMoves(state));
    if (judged === null) return null;
    const hope = Math.max(0, Math.min(1, judged));
    return players.map((_, at) => (at === seat ? hope : (1 - hope) / (players.length - 1)));
  },
};

/** What the network must be worth against every rush of a setting, and games to find out by. */
const SAFE = 0.45;
const TRIED = 40;

const verdicts = new Shelf<boolean>();

/** Whether no rush that is known has an answer to the network here. */
export const isSafe = (setting: Setting): boolean =>
  verdicts.get(keyOf(setting), () =>
    rushesIn(setting.kingdom).every((name) => {
      const rush = readStrategy(strategyTexts[name]);
      return worthOfPlan(setting, learnt, rush, TRIED) >= SAFE * (2 / setting.seats);
    }),
  );

let last: { readonly state: State; readonly guide: Guide<State, Move> } | null = null;

function guideOf(state: State): Guide<State, Move> {
  if (last?.state !== state) last = { state, guide: isSafe(settingOf(state)) ? byNetwork : evolvedGuide };
  return last.guide;
}

/** An imagined game may never end, where lists have trashed all that could buy anything: then it is taken as it stands. */
function asItStands({ players }: State): readonly number[] | null {
  if (players.some(({ turns }) => turns <= LONGEST)) return null;
  const winners = winnersOf(
    players.map(pointsOf),
    players.map(({ turns }) => turns),
  );
  return players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

export const searchGuide: Guide<State, Move> = {
  steady: true,
  worth: (state, moves) => guideOf(state).worth(state, moves),
  quick: (state, chance, seat) => guideOf(state).quick(state, chance, seat),
  outlook: (state) => asItStands(state) ?? guideOf(state).outlook?.(state) ?? null,
};
