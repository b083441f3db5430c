/** What a review is doing: whose moves are looked at, which mistake is open, what is tried on the board, and the way along the game. */
import type { Mistake } from '@baize/bots';
import { type GamePack, type GameRecord, plainWords, type Seat, type Seen } from '@baize/game';
import { announce, type GameTable } from '@baize/table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Place } from '../analysis/useContinued.ts';
import { useVariation, type Variation } from '../analysis/useVariation.ts';
import { useChances } from '../chances/useChances.ts';
import { actOf } from '../games.ts';
import type { Position } from '../learn/board.ts';
import { notHinted } from '../hints/followed.ts';
import { mySeat } from '../mine.ts';
import { historyOf } from '../replay/history.ts';
import { type Branch, keepBranch, useBranches } from './branches.ts';
import { placeOf } from './mistakes.tsx';
import { othersMoves } from './others.ts';
import { branchIn } from './study.ts';
import { texts } from './texts.ts';

/** What is done with a mistake: it is looked at, tried, or was tried with this outcome. */
export type Trial = 'shown' | 'asked' | 'found' | 'same' | 'other';

export type Reviewing = ReturnType<typeof useReviewing>;

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join();

export function useReviewing(match: string, record: GameRecord, pack: GamePack, table: GameTable | null) {
  const me = mySeat(match)?.seat ?? null;
  const chances = useChances(match, record, me);
  const { curve, review } = chances;
  const history = useMemo(() => historyOf(pack, table, record), [pack, table, record]);
  const [seat, setSeat] = useState<Seat>(me ?? 0);
  const [eyes, setEyes] = useState<Seat | 'open'>(seat);
  const [opened, setOpen] = useState<Mistake | null>(null);
  const [trial, setTrial] = useState<Trial>('shown');
  const [solved, setSolved] = useState<readonly number[]>([]);
  /** The analysis board in place of the list of mistakes. */
  const [analysing, setAnalysing] = useState(() => branchIn(location.hash) !== null);
  const branches = useBranches(match);
  const names = useMemo(() => record.seats.map(({ name }) => name), [record]);
  const last = record.moves.length;
  /** Where the variation on the board begins: at first before the player's first decision, which the review is about. */
  const [from, setFrom] = useState(() => {
    const first = history.frames.findIndex(({ state }) => pack.game.turn(state) === seat);
    return first < 0 ? last : first;
  });
  const at = useRef(from);
  const stateAt = (move: number): unknown => history.frames[move].state;
  const positionAt = (move: number): Position => ({
    state: stateAt(move),
    made: [],
    past: history.frames.slice(1, move + 1).map(({ events }) => events),
  });
  /** What whoever had to move saw. */
  const seenAt = useCallback(
    (move: number): Seen => {
      const { state } = history.frames[move];
      return pack.game.view(state, pack.game.turn(state)) as Seen;
    },
    [pack, history],
  );
  /** Whether that move of the game was this one; at the end of a game, or of a position that was set up, none was made. */
  const isPlayed = useCallback(
    (move: number, words: string): boolean => plainWords(words) === plainWords(record.moves[move] ?? ''),
    [record],
  );
  /** What followed a move, if it is the one that was played. */
  const thenOf = useCallback(
    (move: number, words: string): readonly string[] => (isPlayed(move, words) ? record.moves.slice(move + 1) : []),
    [record, isPlayed],
  );
  /** All that is done in one act with a move there. */
  const actAt = useCallback(
    (move: number, words: string): readonly string[] => actOf(table, seenAt(move), words, thenOf(move, words)),
    [table, seenAt, thenOf],
  );
  /** The legal move there that words tried from it come to; none for what nobody would weigh as one. */
  const triedAt = (move: number, words: readonly string[]): string => {
    const state = stateAt(move);
    const legal: readonly string[] = pack.game.moves(state).map((each: unknown) => pack.game.say(each, state));
    const tried = legal.find((each) => {
      const act = actAt(move, each);
      return isSame(act, words.slice(0, act.length));
    });
    return tried ?? '';
  };
  const [start] = useState(() => positionAt(from));
  const board: Variation = useVariation(pack, start, eyes, names, table);
  const found = useMemo(() => notHinted(match, review, pack, history), [match, review, pack, history]);
  const mistakes = useMemo(() => (found?.mistakes ?? []).filter((each) => each.seat === seat), [found, seat]);
  // with the figures of now; an analysis may have found that it is none
  const open = mistakes[placeOf(mistakes, opened)] ?? null;

  /** How many moves of the game lead to the position on the board; `null` where something else was tried. */
  const { tried } = board;
  const inGame = tried.every((words, i) => isPlayed(from + i, words)) ? from + tried.length : null;
  const { turn } = board.board;
  const { known, further, tell } = chances;
  const place = useMemo((): Place | null => {
    if (inGame === null || turn === null) return null;
    const here = known(inGame, turn);
    return here && { known: here, further: further(inGame), tell: (found) => tell(inGame, found) };
  }, [inGame, turn, known, further, tell]);

  const look = (next: Seat | 'open'): void => {
    setEyes(next);
    board.look(next);
  };
  /** The position after this many moves of the game. */
  const goTo = (move: number): void => {
    if (move < 0 || move > last) return;
    setOpen((now) => (now?.move === move ? now : null));
    setTrial('shown');
    at.current = move;
    setFrom(move);
    board.open(positionAt(move));
  };
  const choose = (mistake: Mistake, how: Trial = 'shown'): void => {
    goTo(mistake.move);
    setOpen(mistake);
    setTrial(how);
    look(mistake.seat);
    if (how === 'asked') announce(texts.trying, true);
  };
  const play = (words: readonly string[]): boolean => {
    if (!board.play(words)) return false;
    keepBranch(match, { move: at.current, words: board.board.position.made });
    if (open !== null && trial === 'asked') {
      const { better, played } = open;
      const does = (move: string): boolean =>
        table?.act === undefined ? words.includes(move) : isSame(words, actAt(open.move, move));
      const how = does(better.words) ? 'found' : does(played.words) ? 'same' : 'other';
      setTrial(how);
      if (how === 'found') setSolved([...solved, open.move]);
    }
    return true;
  };
  /** Everybody else moves until it is this seat's decision again, after these words. */
  const playOn = (first: readonly string[] = []): void => {
    const words = [...first, ...othersMoves(pack, board.board.position.state, seat, first, match)];
    if (words.length > 0) play(words);
  };
  /** A variation from its beginning, or as far as its first moves. */
  const again = ({ move, words }: Branch): void => {
    if (move > last) return;
    goTo(move);
    if (words.length > 0 && board.play(words)) keepBranch(match, { move, words });
  };
  const asked = useRef(false);
  useEffect(() => {
    const branch = asked.current ? null : branchIn(location.hash);
    asked.current = true;
    if (branch !== null) again(branch);
  });
  const goOn = (mistake: Mistake): void => {
    choose(mistake);
    playOn(actAt(mistake.move, mistake.better.words));
  };
  const step = (by: number): void => {
    const next = mistakes[placeOf(mistakes, open) + by];
    if (next !== undefined) choose(next);
  };
  return {
    found,
    curve,
    history,
    table,
    me,
    seat,
    setSeat,
    eyes,
    look,
    open,
    trial,
    solved,
    analysing,
    setAnalysing,
    branches,
    names,
    last,
    from,
    place,
    further,
    stateAt,
    seenAt,
    thenOf,
    actAt,
    triedAt,
    variation: { ...board, play } satisfies Variation,
    mistakes,
    goTo,
    choose,
    playOn,
    again,
    goOn,
    step,
  };
}
