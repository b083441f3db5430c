/** Dominion's table below 120 columns or 40 lines: the supply as a list by prices. */
import {
  clip,
  fitting,
  framed,
  ink,
  pad,
  rowsOf,
  type Section,
  sentencesIn,
  usefulKeys,
  widthOf,
  withNews,
  withoutColour,
} from '@baize/game/drawing';
import { nameOf, PROVINCE } from '../src/facts.ts';
import { briefly, type Option } from './moves.ts';
import { lastTurn, summary } from './story.ts';
import { MEDIUM, SMALL, supplyDense, supplyList } from './supply.ts';
import {
  answers,
  chosenOption,
  consequenceLine,
  handCells,
  lastLine,
  myCounts,
  othersLines,
  othersNames,
  playedLine,
  playedTitle,
  player,
  pointsText,
  reach,
  type TableScene,
  trashNote,
  turnNumber,
  typedLine,
} from './table.ts';

export function medium(table: TableScene): string[] {
  const { scene, view } = table;
  const width = scene.columns - 4;
  const players = othersLines(table, width, { gap: ' ', point: 'pt', last: ['   ', 'last:'] });
  const hand = rowsOf(handCells(table), width, 3);
  const played = clip(playedLine(table, '   '), width);
  const { tips, keys } = tipLines(table, width, '   ', ['h hint', 'u undo', 'card NAME', 'log', '? help']);
  const typed = confirming(typedLine(table), scene.chosen === null ? keys : 'Enter to confirm', width);
  const title = {
    title: 'Baize · Dominion',
    note: `Turn ${turnNumber(table)} · Provinces ${view.supply[PROVINCE]} · Empty piles ${view.empty} of 3`,
    lines: players,
  };
  const list = supplyList(view, table.piles, { ...MEDIUM, width }, reach(table));
  const layout = (supply: readonly string[], whole: boolean): Section[] => [
    title,
    { title: supplyTitle(table), note: trashNote(table), lines: supply },
    ...(whole ? [{ title: playedTitle(table), lines: [played] }] : []),
    ...(view.seat === null
      ? []
      : [{ title: 'Your hand', note: myCounts(table, false), lines: hand.length === 0 ? [''] : hand }]),
    answers(table, width, [...tips, sentencesIn(consequenceLine(table), width), lastLine(table, typed, width)]),
  ];
  const dense = supplyDense(view, table.piles, width);
  const sections = fitting(
    [() => layout(list, true), () => layout(dense, true), () => layout(dense, false)],
    scene.rows,
  );
  return framed(withNews(sections, scene.rows, newsOf(table, width)), scene);
}

/** The latest turns in sentences. */
const newsOf = ({ turns, scene }: TableScene, width: number): string[] =>
  summary(turns, scene.name, width).map((line) => sentencesIn(line, width));

export function small(table: TableScene): string[] {
  const { scene, view } = table;
  const width = scene.columns - 4;
  // `regular 1 5 in hand` would be read as fifteen.
  const apart = othersNames(table).some(({ name }) => /\d$/.test(withoutColour(name).trimEnd())) ? '  ' : ' ';
  const players = othersNames(table).map(({ seat, name }) => {
    const each = view.players[seat];
    const head = `${name}${apart}${each.held} in hand of ${each.cards}, ${pointsText(each, 'pt').trim()} `;
    return clip(head + lastTurn(table.turns, seat, width - widthOf(head), seat === view.current), width);
  });
  const hand = rowsOf(handParts(table), width, 1);
  const { tips, keys } = tipLines(table, width, '  ', ['h hint', 'u undo', 'log', '? help']);
  const me = view.seat === null ? player(table) : view.players[view.seat];
  const option = chosenOption(table);
  const prompt = typedLine(table);
  const room = width - 3 - widthOf(prompt);
  const told = option === undefined ? '' : briefly(view, option, scene.typed, room);
  const say = scene.note !== '' ? ink.red(scene.note) : told;
  const typed = say === '' ? confirming(prompt, keys, width) : `${prompt}   ${sentencesIn(say, room)}`;
  const head = {
    title: `Dominion · turn ${turnNumber(table)}`,
    note: `Provinces ${view.supply[PROVINCE]} · Empty ${view.empty}/3`,
  };
  const note = `deck ${me.deck} · discard ${me.discard}`;
  const played = playedLine(table, ' ') === '' ? [] : [clip(playedLine(table, ' '), width)];
  const list = supplyList(view, table.piles, { ...SMALL, width }, reach(table));
  const dense = supplyDense(view, table.piles, width);
  const layout = (seats: readonly string[], supply: readonly string[], lines: readonly string[]): Section[] => [
    { ...head, lines: seats },
    { title: supplyTitle(table), lines: supply },
    { title: shortPlayed(table), note, lines },
    answers(table, width, [...tips, lastLine(table, typed, width)]),
  ];
  const sections = fitting(
    [
      () => layout(players, list, [...played, ...hand]),
      () => layout(players, list, hand),
      () => layout(players, dense, [...played, ...hand]),
      () => layout(players, dense, hand),
      () => layout(players.slice(0, 1), dense, hand),
      () => layout([], dense, hand),
    ],
    scene.rows,
  );
  return framed(withNews(sections, scene.rows, newsOf(table, width)), scene);
}

const confirming = (typed: string, tip: string, width: number): string =>
  tip === '' || widthOf(typed) + tip.length + 2 > width ? typed : pad(typed, width - tip.length - 2) + ink.quiet(tip);

function supplyTitle({ piles }: TableScene): string {
  const verb = [...piles.on.values()][0]?.verb;
  return verb === undefined
    ? 'Supply: name, cards left'
    : `${verb === 'buy' ? 'Buy' : 'Gain'}: number, name, cards left`;
}

/**
 * `1–16 buy   17 end turn   h hint`: numbers of moves that stand on cards in ranges, the others by their words. Keys that would
 * take a line of their own are left to the prompt.
 */
function tipLines(
  table: TableScene,
  width: number,
  gap: string,
  names: readonly string[],
): { readonly tips: string[]; readonly keys: string } {
  const placed = (option: Option): boolean =>
    table.piles.on.get(option.card) === option || table.hand.on.get(option.card) === option;
  const parts: string[] = [];
  for (let at = 0; at < table.options.length; ) {
    const first = table.options[at];
    let last = at;
    const verb = first.verb === 'treasure' ? 'play' : first.verb;
    if (placed(first))
      while (
        last + 1 < table.options.length &&
        placed(table.options[last + 1]) &&
        table.options[last + 1].verb === first.verb
      )
        last++;
    const numbers = last === at ? String(at + 1) : `${at + 1}–${last + 1}`;
    const chosen = table.scene.chosen !== null && table.scene.chosen === at && last === at;
    const text = placed(first) && last > at ? verb : placed(first) ? `${verb} ${nameOf(first.card)}` : first.words;
    parts.push(`${(chosen ? ink.chosen : ink.brass)(numbers)} ${text}`);
    at = last + 1;
  }
  const bare = rowsOf(parts, width, gap.length);
  const keys = table.scene.keys === undefined ? usefulKeys(table.scene, names) : [];
  const whole = rowsOf([...parts, ...keys.map((key) => ink.quiet(key))], width, gap.length);
  return whole.length > bare.length ? { tips: bare, keys: keys.join(gap) } : { tips: whole, keys: '' };
}

/** `Hand 1 Throne Room, Militia, Estate` */
function handParts(table: TableScene): string[] {
  const cells = handCells(table);
  if (table.view.seat === null) return [];
  return cells.length === 0
    ? [ink.quiet('Hand empty')]
    : cells.map((cell, at) => `${at === 0 ? 'Hand ' : ''}${cell}${at < cells.length - 1 ? ',' : ''}`);
}

const shortPlayed = (table: TableScene): string => {
  const count = player(table).inPlay.length;
  const mine = table.view.current === table.view.seat;
  return mine ? `Played ${count}` : `${table.scene.name(table.view.current)} played ${count}`;
};
