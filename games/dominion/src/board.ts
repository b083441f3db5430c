/** The table laid out for a person's eyes, in 80 columns: supply by price, trash, warnings, and the scores at the end. */
import type { Accent, Seat } from '@baize/game';
import { COSTS, CURSE, describeCard, FACTS, nameOf } from './facts.ts';
import { scoreOf } from './score.ts';
import { countsOf, listCounts } from './text.ts';
import type { PlayerView, View } from './view.ts';

const WIDTH = 80;
/** From here on the Curses are running out. */
const FEW_CURSES = 7;

export function board(view: View, name: (seat: Seat) => string): string {
  const over = view.asked < 0;
  const lines = supplyLines(view);
  if (view.trash.length > 0)
    lines.push(
      ...hang(`Trash pile (${cards(view.trash.length)}): `, listCounts(countsOf(view.trash)).split(', '), ', '),
    );
  const wide = Math.max(...view.players.map((_, seat) => name(seat).length));
  view.players.forEach((player, seat) => lines.push(...playerLines(view, player, seat, name(seat).padEnd(wide))));
  if (view.hand !== null && !over) lines.push(...hang('Hand: ', listCounts(view.hand).split(', '), ', '));
  return lines.join('\n');
}

const cards = (count: number): string => `${count} card${count === 1 ? '' : 's'}`;

/** `$2 Estate 8, Moat 10`, as many prices in a line as fit. */
function supplyLines(view: View): string[] {
  const prices = new Map<number, string[]>();
  view.supply.forEach((count, card) => {
    if (count < 0) return;
    const warning = card === CURSE && count <= FEW_CURSES && count > 0 ? ' ⚠ low!' : '';
    const pile = `${nameOf(card)} ${count === 0 ? 'empty' : count}${warning}`;
    const price = COSTS[card];
    prices.set(price, [...(prices.get(price) ?? []), pile]);
  });
  const groups = [...prices].toSorted(([a], [b]) => a - b);
  const short = groups.map(([price, piles]) => `$${price} ${piles.join(', ')}`);
  return hang(`Turn ${view.players[view.current]?.turns}. Supply: `, short, '; ', 2);
}

/** Parts set one after the other behind a title, broken only between them or, where one is too long, between its words. */
function hang(title: string, parts: readonly string[], between: string, indent = 2): string[] {
  const lines = [title.trimEnd()];
  const add = (text: string, glue: string): void => {
    const last = lines.at(-1) as string;
    if (last.length + glue.length + text.length <= WIDTH) lines[lines.length - 1] = last + glue + text;
    else lines.push(' '.repeat(indent) + text);
  };
  parts.forEach((part, index) => {
    const text = index < parts.length - 1 ? part + between.trimEnd() : part;
    if (text.length <= WIDTH - indent) add(text, ' ');
    else for (const word of text.split(' ')) add(word, ' ');
  });
  return lines;
}

function playerLines(view: View, player: PlayerView, seat: Seat, name: string): string[] {
  if (view.asked < 0) return scoreLines(player, name.trimEnd());
  const top = player.top < 0 ? '' : ` (${nameOf(player.top)} on top)`;
  const { points } = scoreOf(player);
  const lines = [
    `${seat === view.current ? '>' : ' '} ${name}  ${points} VP  hand ${player.held}  deck ${player.deck}  discard ${player.discard}${top}`,
  ];
  if (player.inPlay.length > 0)
    lines.push(...hang('    in play', listCounts(countsOf(player.inPlay)).split(', '), ', ', 6));
  if (player.aside.length > 0)
    lines.push(...hang('    set aside', listCounts(countsOf(player.aside)).split(', '), ', ', 6));
  const seen = player.seen.filter((card) => card >= 0);
  if (seen.length > 0) lines.push(...hang('    revealed', listCounts(countsOf(seen)).split(', '), ', ', 6));
  if (seat === view.seat) lines.push(...hang('    owns', listCounts(player.owned).split(', '), ', ', 6));
  return lines;
}

/** `Gardens (x3): 9 VP (30 cards in deck)`, one card after the other, and the whole deck. */
function scoreLines(player: PlayerView, name: string): string[] {
  const score = scoreOf(player);
  const parts = score.lines.map(({ card, count, points }) => {
    const note = card === 'Gardens' ? ` (${score.cards} cards in deck)` : '';
    return `${card} (x${count}): ${points} VP${note}`;
  });
  const whose = name === 'You' ? 'Your final score' : `Final score of ${name}`;
  return [
    ...hang(`${whose}: ${score.points} VP.`, parts, ', ', 2),
    ...hang(`  Final deck, ${cards(score.cards)}:`, listCounts(player.owned).split(', '), ', ', 4),
  ];
}

/** Every card of this supply, dearest last: `Village | $3 | action | +1 Card, +2 Actions`. */
export function cardList(view: View): string {
  return FACTS.flatMap(({ name, cost }, card) => ((view.supply[card] ?? -1) < 0 ? [] : [{ name, cost }]))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ name }) => describeCard(name, view.edition))
    .join('\n');
}

const named = (test: (kind: string) => boolean): string =>
  `\\b(${FACTS.filter(({ kind }) => test(kind))
    .map(({ name }) => name)
    .join('|')})\\b`;

export const accents: readonly Accent[] = [
  { find: named((kind) => kind === 'treasure'), colour: 'yellow' },
  { find: named((kind) => kind === 'victory'), colour: 'green' },
  { find: '\\bCurses?\\b|⚠ low!', colour: 'magenta' },
  { find: named((kind) => kind === 'action-attack'), colour: 'red' },
  { find: named((kind) => kind === 'action-reaction'), colour: 'blue' },
  { find: named((kind) => kind === 'action'), colour: 'cyan' },
];
