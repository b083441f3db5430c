/** What the screens need of a table, whether it stands on this machine or on a server. */
import type { GameEvent, GamePack, GameRecord, Result, Seat, Seen } from '@baize/game';
import { drawingOf } from './drawings.ts';

/** A sentence of the log: whose action it tells, and whether it came after one's last decision. */
export interface LogLine {
  readonly seat: Seat | null;
  readonly text: string;
  readonly fresh: boolean;
  /** What happened, as data. */
  readonly event: GameEvent;
}

/** The table as one seat, or an onlooker, sees it at one moment. */
export interface Moment {
  /** `null` until every seat is taken. */
  readonly view: Seen | null;
  readonly turn: Seat | null;
  /** The words of one's legal moves in the order of their numbers; none when another decides. */
  readonly words: readonly string[];
  readonly log: readonly LogLine[];
  readonly result: Result | null;
}

export interface Hint {
  readonly words: string;
  readonly why: string;
  readonly bot: string;
}

/** What can be done at a table on a server beyond playing. */
export type TableAction = 'say' | 'agree' | 'decline' | 'resign' | 'rematch';

export interface TerminalTable {
  readonly pack: GamePack;
  readonly seats: number;
  readonly me: Seat | null;
  /** Whether several people share this terminal: then everybody goes by name. */
  readonly shared?: boolean;
  /** What tells this table from others: its seed, or its address. */
  readonly label: string;
  /** Links to pass on while the table waits for people. */
  readonly invitations?: readonly string[];
  /** Where the game is if one leaves now, in a sentence. */
  readonly kept: string;
  readonly now: Moment;
  /** Anything amiss that is not a refusal, such as a lost connection, in a sentence. */
  readonly trouble: string | null;
  /** Who shall sit down now where several people share this terminal; nothing of the table is shown meanwhile. */
  readonly curtain?: string | null;
  liftCurtain?(): void;
  /** What people said, oldest first; absent where nobody can hear it. */
  readonly chat?: readonly string[];
  /** Seconds left on one's own clock; `null` where none runs. */
  readonly clock?: number | null;
  /** A bot that prepares for its first move, and how far it is, from 0 to 1. */
  readonly preparing?: { readonly seat: Seat; readonly part: number } | null;
  /** Ends that: it starts with the best so far, or a quicker bot takes over. Answers why not, in a sentence, or `null`. */
  stopPreparing?(way: 'hurry' | 'replace'): Promise<string | null>;
  name(seat: Seat): string;
  /** Plays these words one after the other, all or none; answers why not, in a sentence, or `null`. */
  play(words: readonly string[]): Promise<string | null>;
  /** Back to one's previous decision; answers why not. Absent where others would have to agree. */
  undo?(): Promise<string | null>;
  hint(): Promise<Hint | null>;
  /** What only tables on a server have; answers what came of it, in a sentence. */
  do?(action: TableAction, rest: string): Promise<string>;
  /** Another game of the same players, at a table of this machine. */
  again?(): Promise<void>;
  record(): GameRecord | Promise<GameRecord>;
  changed(listener: () => void): () => void;
}

/** A seat as the person at this terminal calls it. */
export const calledAt = (table: TerminalTable, seat: Seat): string =>
  seat === table.me && table.shared !== true ? 'You' : table.name(seat);

/** The table for a person's eyes. */
export function tableText(table: TerminalTable): string {
  const { pack, now } = table;
  if (now.view === null) {
    const seats = Array.from({ length: table.seats }, (_, seat) => table.name(seat));
    const links = table.invitations ?? [];
    const invite = links.length === 0 ? '' : `\n\nLinks for your friends:\n${links.join('\n')}`;
    return `At the table: ${seats.join(', ')}. The match begins when every seat is taken.${invite}`;
  }
  const text = pack.board?.(now.view, (seat) => calledAt(table, seat)) ?? pack.game.show(now.view);
  return (drawingOf(pack)?.plainly?.(now.view, text) ?? text).trimEnd();
}

/** What happened, as the game calls it at a terminal. */
export function logLines({ pack, now }: TerminalTable, from = 0): string[] {
  const drawing = drawingOf(pack);
  return now.log.slice(from).map(({ event, text }) => drawing?.told?.(event, text) ?? text);
}

/** What is asked, or who is being waited for. */
export function questionText(table: TerminalTable): string {
  const { now, pack } = table;
  if (now.result !== null) return now.result.how;
  if (now.view === null) return 'Waiting for the others to sit down.';
  const mine = now.turn === table.me;
  // Nothing to choose: the move is on its way, or the only one is being played.
  if (mine && table.me !== null && now.words.length === 0) return 'One moment…';
  if (mine || table.me === null) return pack.game.ask(now.view, (seat) => table.name(seat));
  if (now.turn === null) return 'The game has not begun.';
  const { preparing } = table;
  if (preparing?.seat !== now.turn) return `${table.name(now.turn)} is thinking…`;
  const done = Math.floor(100 * preparing.part);
  return `${table.name(now.turn)} is preparing, ${done} %. Type start to begin, or quicker for another bot.`;
}

/** Why what was typed is no move now, where the game can say so. */
export function whyNot(table: TerminalTable, typed: string): string | null {
  const { view, words } = table.now;
  return view === null || words.length === 0 ? null : (drawingOf(table.pack)?.whyNot(view, typed) ?? null);
}

/** The moves that were typed in a way of the game's own. */
export function readOwn(table: TerminalTable, typed: string): readonly string[] | null {
  const { view, words } = table.now;
  return view === null || words.length === 0 ? null : (drawingOf(table.pack)?.read?.(view, typed) ?? null);
}

/** `1,200`, `−2`: with a minus sign that is as wide as a plus. */
const plain = (count: number): string =>
  String(count)
    .replace('-', '−')
    .replaceAll(/\B(?=(\d{3})+$)/g, ',');
const signed = (net: number): string => (net > 0 ? `+${plain(net)}` : plain(net));

const placesOf = ({ now: { view }, pack }: TerminalTable): readonly number[] | null =>
  view === null ? null : (pack.places?.(view) ?? null);

/** Who won and with what, in a few words: `You win, 34 to 30`. */
export function resultLine(table: TerminalTable): string {
  const { result } = table.now;
  if (result === null) return '';
  const { winners, scores, payoffs } = result;
  const called = winners.map((seat) => calledAt(table, seat));
  const ranked = (each: readonly number[]): number[] => {
    const others = each.filter((_, seat) => !winners.includes(seat)).toSorted((a, b) => b - a);
    // Seven scores are for the standings.
    return [each[winners[0] ?? 0], ...(others.length > 3 ? [] : others)];
  };
  const [won, ...others] = ranked(scores);
  const verb = called.length > 1 || called[0] === 'You' ? 'win' : 'wins';
  // A seat that resigned has the chips where places are counted.
  if (placesOf(table) !== null && others.some((score) => score > won)) return `${called.join(' and ')} ${verb}`;
  // Whoever bought in again may hold more chips than the winner, and yet have lost some.
  const told = others.some((score) => score > won) ? ranked(payoffs).map(signed) : [won, ...others].map(plain);
  const [best, ...rest] = told;
  const level = rest.length > 1 && rest.every((each) => each === rest[0]);
  const points = level ? `${best} to ${rest[0]} each` : told.join(' to ');
  return `${called.join(' and ')} ${verb}, ${points}`;
}

/** Who won, with every score. */
export function resultText(table: TerminalTable): string {
  const { result } = table.now;
  if (result === null) return 'The game is not over.';
  const { winners, scores, payoffs, how } = result;
  const places = placesOf(table);
  const order = scores.map((_, seat) => seat);
  order.sort(
    (a, b) =>
      Number(winners.includes(b)) - Number(winners.includes(a)) ||
      (places?.[a] ?? 0) - (places?.[b] ?? 0) ||
      payoffs[b] - payoffs[a] ||
      scores[b] - scores[a],
  );
  // Whoever bought in again may be ahead in chips and behind in what they won.
  const nets = places === null && order.some((seat, at) => at > 0 && scores[seat] > scores[order[at - 1]]);
  const lines = order.map((seat) => {
    // A seat that resigned comes behind the winner, whatever its place.
    const place =
      places === null
        ? ''
        : ` (place ${places[seat] + winners.filter((winner) => places[winner] > places[seat]).length})`;
    const net = nets ? `, ${signed(payoffs[seat])}` : '';
    const score = `${plain(scores[seat])}${net}`;
    return `${calledAt(table, seat)}: ${score}${winners.includes(seat) ? ' (winner)' : place}`;
  });
  return [...lines, how].join('\n');
}

/** The standings of a game that is over, with the table where its lines fit. */
export function endText(table: TerminalTable, columns: number): string {
  const board = tableText(table);
  const fits = board.split('\n').every((line) => line.length < columns);
  return fits ? `${resultText(table)}\n\n${board}` : resultText(table);
}
