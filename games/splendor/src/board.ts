/** The table laid out for a person's eyes, in 80 columns: the market with prices and a star on what can be bought. */
import type { Accent, Seat } from '@baize/game';
import { type Card, COLORS, TOKENS } from './facts.ts';
import { nobleName } from './nobleNames.ts';
import { affordable } from './text.ts';
import { type HiddenCard, isKnown, type PlayerBoard, playerId, type View } from './view.ts';

const LETTERS = { diamond: 'D', sapphire: 'S', emerald: 'E', ruby: 'R', onyx: 'O', gold: 'G' } as const;

/** `4D 2R`, leaving out what there is none of. */
export function gems(counts: Readonly<Partial<Record<keyof typeof LETTERS, number>>>): string {
  const parts = TOKENS.filter((token) => (counts[token] ?? 0) > 0).map((token) => `${counts[token]}${LETTERS[token]}`);
  return parts.join(' ') || 'none';
}

const CELL = 17;

export function board(view: View, name: (seat: Seat) => string): string {
  const me = view.seat === null ? null : view.playerBoards[playerId(view.seat)];
  const nobles = view.nobles.map((noble) => `${noble.id} (${gems(noble.requires)})`).join('  ');
  // The capitals say what the letters in the prices mean.
  const bank = TOKENS.map((token) => `${view.bankTokens[token]} ${token.charAt(0).toUpperCase()}${token.slice(1)}`);
  const last = view.lastRoundTriggered && view.currentPlayerId !== null;
  const star = me === null || last ? '' : '  * can buy';
  const lines = [
    `Round ${view.round}${last ? ', the last' : ''}. Bank ${bank.join(' ')}${star}`,
    ...nobleLines(nobles),
  ];
  for (const tier of [3, 2, 1] as const) {
    const cards = view.tableau[`tier${tier}`];
    const top = cards.map((card) => cell(card === null ? '-' : title(card, me)));
    const costs = cards.map((card) => cell(card === null ? '' : worth(card)));
    lines.push(`${`Tier ${tier}`.padEnd(10)}${top.join('')}`.trimEnd());
    lines.push(`${` ${view.decksRemaining[`tier${tier}`]} left`.padEnd(10)}${costs.join('')}`.trimEnd());
  }
  const wide = Math.max(...Object.keys(view.playerBoards).map((_, seat) => name(seat).length));
  Object.values(view.playerBoards).forEach((player, seat) => {
    const turn = view.currentPlayerId === playerId(seat) ? '>' : ' ';
    const held = TOKENS.reduce((sum, token) => sum + player.tokens[token], 0);
    lines.push(
      `${turn} ${name(seat).padEnd(wide)}  ${String(player.prestige).padStart(2)} prestige  cards ${gems(player.bonuses)}  tokens ${gems(player.tokens)} (${held})`,
    );
    const reserved = player.reserved.map((card) => heldCard(card, seat === view.seat ? me : null));
    if (reserved.length > 0) lines.push(`    reserved ${reserved.slice(0, 2).join('  ')}`);
    if (reserved.length > 2) lines.push(`             ${reserved.slice(2).join('  ')}`);
  });
  return lines.join('\n');
}

/** Five nobles do not fit beside their title. */
function nobleLines(nobles: string): string[] {
  const words = nobles === '' ? ['none left'] : nobles.split('  ');
  const lines = [''];
  for (const word of words) {
    if ((lines.at(-1) as string).length + word.length > 66) lines.push('');
    lines[lines.length - 1] += `${lines.at(-1) === '' ? '' : '  '}${word}`;
  }
  return lines.map((line, index) => `${(index === 0 ? 'Nobles 3p' : '').padEnd(10)}${line}`);
}

const cell = (text: string): string => text.padEnd(CELL);

/** `t2-13* ruby` */
function title(card: Card, buyer: PlayerBoard | null): string {
  return `${card.id}${buyer !== null && affordable(card, buyer) ? '*' : ''} ${card.bonus}`;
}

/** `2p 5R 3O`: its prestige, if any, and its price. */
export const worth = (card: Card): string => `${card.prestige > 0 ? `${card.prestige}p ` : ''}${gems(card.cost)}`;

function heldCard(card: Card | HiddenCard, buyer: PlayerBoard | null): string {
  return isKnown(card) ? `${title(card, buyer)} (${worth(card)})` : `a hidden tier ${card.tier} card`;
}

/** Every card in play: its bonus, prestige and price. */
export function cards(view: View): string {
  const me = view.seat === null ? null : view.playerBoards[playerId(view.seat)];
  const line = (card: Card, place: string): string =>
    `${place.padEnd(6)}${card.id}${me !== null && affordable(card, me) ? '*' : ' '} ${card.bonus.padEnd(9)} ${card.prestige} prestige, costs ${priced(card)}`;
  const seen = ([3, 2, 1] as const).flatMap((tier) =>
    view.tableau[`tier${tier}`].flatMap((card, slot) =>
      card === null ? [] : [line(card, `${'I'.repeat(tier)}-${slot + 1}`)],
    ),
  );
  const own = me?.reserved.filter(isKnown) ?? [];
  const nobles = view.nobles.map(
    ({ id, prestige, requires }) => `${nobleName(id)}: ${prestige} prestige for cards of ${priced({ cost: requires })}`,
  );
  return [
    ...(me === null ? [] : ['* can buy']),
    'On the table:',
    ...seen,
    ...(own.length > 0 ? ['Your reserve:', ...own.map((card) => line(card, 'I'.repeat(card.tier)))] : []),
    'Nobles:',
    ...nobles,
  ].join('\n');
}

const priced = ({ cost }: Pick<Card, 'cost'>): string =>
  COLORS.filter((color) => cost[color] > 0)
    .map((color) => `${cost[color]} ${color}`)
    .join(', ');

export const accents: readonly Accent[] = [
  { find: '\\b(sapphire|Sapphire|\\d+S)\\b', colour: 'blue' },
  { find: '\\b(emerald|Emerald|\\d+E)\\b', colour: 'green' },
  { find: '\\b(ruby|Ruby|\\d+R)\\b', colour: 'red' },
  { find: '\\b(onyx|Onyx|\\d+O)\\b', colour: 'gray' },
  { find: '\\b(gold|Gold|\\d+G)\\b', colour: 'yellow' },
  { find: '\\bt\\d-\\d+\\*', colour: 'cyan' },
];
