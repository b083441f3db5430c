/**
 * Words for moves, questions, tables and events.
 *
 *   take diamond ruby onyx          different colours, in gem order: diamond sapphire emerald ruby onyx
 *   take ruby ruby                  two of a colour
 *   reserve t2-13                   a card on the table, by its id
 *   reserve tier 2                  the top card of a deck, unseen by the others
 *   buy t2-13                       from the table or one's reserve, paid with the least gold
 *   buy t2-13 paying 2 ruby 1 gold  any other exact payment; gems in gem order, gold last
 *   return ruby ruby gold           after an overflow: exactly the excess, in gem order, gold last
 *   noble n-04                      when several nobles would come
 *   pass                            when nothing else can be done
 */
import type { Seat } from '@baize/game';
import type { Amounts, Event } from './events.ts';
import { returned } from './advance.ts';
import { type Card, CARDS, COLORS, type Gems, NOBLES, TOKENS } from './facts.ts';
import { BUY, DEEP, HELD, type Move, NOBLE, PASS, RESERVE, RETURN, SAME } from './moves.ts';
import { packedLeastGold, unpack } from './payment.ts';
import { type State, USUAL_GOAL } from './state.ts';
import { type HiddenCard, isKnown, type PlayerBoard, type PlayerId, seatOf, type View } from './view.ts';

export function say(move: Move, state: State): string {
  const code = move & 127;
  if (code === PASS) return 'pass';
  if (code === RETURN) return returning(move);
  if (code >= NOBLE) return `noble ${NOBLES[code - NOBLE].id}`;
  if (code >= HELD) return sayBuy(state, state.reserved[state.turn][code - HELD], move >> 7);
  if (code >= BUY) return sayBuy(state, state.slots[code - BUY], move >> 7);
  if (code >= DEEP) return `reserve tier ${code - DEEP + 1}`;
  if (code >= RESERVE) return `reserve ${CARDS[state.slots[code - RESERVE]].id}`;
  if (code >= SAME) return `take ${COLORS[code - SAME]} ${COLORS[code - SAME]}`;
  return TAKES[code];
}

/** By the set of colours, a bit each. */
const TAKES = Array.from(
  { length: 1 << COLORS.length },
  (_, set) => `take ${COLORS.filter((_, color) => set & (1 << color)).join(' ')}`,
);

/** Kept: a position may have dozens of them, and there are a few hundred in all. */
const RETURNS = new Map<Move, string>();

function returning(move: Move): string {
  let words = RETURNS.get(move);
  if (words === undefined) RETURNS.set(move, (words = `return ${repeated(returned(move >> 7))}`));
  return words;
}

function sayBuy(state: State, card: number, packed: number): string {
  const buy = `buy ${CARDS[card].id}`;
  if (packed === packedLeastGold(state.bonuses[state.turn], state.tokens[state.turn], card)) return buy;
  return `${buy} paying ${counted(unpack(state, card, packed))}`;
}

/** `ruby ruby gold` */
const repeated = (counts: readonly number[]): string =>
  TOKENS.flatMap((token, kind) => Array.from({ length: counts[kind] }, () => token)).join(' ');

/** `2 ruby 1 gold` */
const counted = (counts: readonly number[]): string =>
  TOKENS.map((token, kind) => ({ token, count: counts[kind] }))
    .filter(({ count }) => count > 0)
    .map(({ token, count }) => `${count} ${token}`)
    .join(' ');

const playerName = (seat: Seat): string => `Player ${seat}`;

export function ask(view: View, name: (seat: Seat) => string = playerName): string {
  const seatName = (id: PlayerId): string => name(seatOf(id));
  const { currentPlayerId, pending, winners } = view;
  if (currentPlayerId === null)
    return `The game is over: ${(winners ?? []).map(seatName).join(' and ')} ${winners?.length === 1 ? 'wins' : 'share the win'}.`;
  const yours = view.seat !== null && currentPlayerId === `p${view.seat}`;
  const who = yours ? 'You' : seatName(currentPlayerId);
  if (pending?.type === 'RETURN_TOKENS_AFTER_OVERFLOW')
    return `${who} must return ${pending.count} ${pending.count === 1 ? 'token' : 'tokens'} to keep ten.`;
  if (pending?.type === 'SELECT_NOBLE')
    return `${who} must choose which noble comes: ${pending.nobleIds.join(' or ')}.`;
  return `${yours ? 'Your turn' : `${who}'s turn`}: take gems, reserve or buy a card.`;
}

/** `20130`: one digit a gem, because language models pay for every letter. More than nine bonuses of a colour buy nothing more. */
const digits = (counts: Gems | PlayerBoard['tokens']): string =>
  Object.values(counts)
    .map((count: number) => Math.min(count, 9))
    .join('');

/** `t2-13 r2:30002`: its bonus is a ruby, its prestige 2, its cost three diamonds and two onyx. */
function showCard(card: Card | HiddenCard): string {
  if (!isKnown(card)) return `t${card.tier}-?`;
  return `${card.id} ${card.bonus[0]}${card.prestige}:${digits(card.cost)}`;
}

/** `t2- 13 r2:30002 07 e1:20300`: a row of the table, what all ids begin with said once. */
function showRow(tier: 1 | 2 | 3, cards: readonly (Card | null)[]): string {
  const each = cards.map((card) => (card === null ? '-' : showCard(card).slice('t1-'.length)));
  return `t${tier}- ${each.join(' ')}`;
}

export function affordable(card: Card, board: PlayerBoard): boolean {
  let missing = 0;
  for (const color of COLORS) missing += Math.max(0, card.cost[color] - board.bonuses[color] - board.tokens[color]);
  return missing <= board.tokens.gold;
}

/** What a model has to know to read `show`. */
export const notation = `t2-99 r2:30002 would be card 99 of tier 2: its bonus is a ruby (d s e r o by first letter), its prestige 2, its cost 3 diamonds and 2 onyx. \
A row says its tier once: in "t3- 99 e5:07300", 99 is t3-99. "n- 99:00044" is noble n-99, worth 3, for 4 ruby and 4 onyx bonuses. \
"0p" is prestige, ">" is whose turn it is. "reserve tier 1" takes the unseen top card of a deck. "buy" pays with the least gold.`;

/** Said only where it is not what the rules say. */
const toGoal = ({ options: { playTo } }: View): string => (playTo === USUAL_GOAL ? '' : `, to ${playTo} prestige`);

export function show(view: View): string {
  const lines = [
    `Round ${view.round}${view.lastRoundTriggered ? ', the last' : toGoal(view)}. Digits count diamond sapphire emerald ruby onyx gold.`,
    `bank ${digits(view.bankTokens)}`,
    `nobles n- ${view.nobles.map((noble) => `${noble.id.slice(2)}:${digits(noble.requires)}`).join(' ') || 'none'}`,
  ];
  for (const tier of [3, 2, 1] as const) {
    lines.push(`${showRow(tier, view.tableau[`tier${tier}`])} deck ${view.decksRemaining[`tier${tier}`]}`);
  }
  Object.entries(view.playerBoards).forEach(([id, board], seat) => {
    const mark = `${id === view.currentPlayerId ? '>' : ''}P${seat}${seat === view.seat ? ' you' : ''}`;
    const reserved = board.reserved.map((card) => showCard(card)).join(' ');
    lines.push(
      `${mark} ${board.prestige}p cards ${board.purchasedCardIds.length} bonus ${digits(board.bonuses)} tokens ${digits(board.tokens)}${
        reserved === '' ? '' : ` holds ${reserved}`
      }`,
    );
  });
  return lines.join('\n');
}

/** An event as its viewer may see it; without `card` where a reserved card is not theirs to see. */
export function tell(event: Event, name: (seat: Seat) => string): string {
  const who = event.seat === undefined ? '' : name(event.seat);
  switch (event.type) {
    case 'took':
      return `${who} takes ${amounts(event.tokens)}.`;
    case 'returned':
      return `${who} returns ${amounts(event.tokens)}.`;
    case 'reserved': {
      const what = event.card === undefined ? 'a card' : cardWords(event.card);
      const where = event.from === 'deck' ? ` from the tier ${event.tier} deck` : '';
      return `${who} reserves ${what}${where}${event.gold === 1 ? ' and takes a gold' : ''}.`;
    }
    case 'bought':
      return `${who} buys ${cardWords(event.card)}${event.from === 'reserve' ? ' from the reserve' : ''} for ${amounts(event.payment)}.`;
    case 'refilled':
      return event.card === null
        ? `The tier ${event.tier} deck is empty: the slot stays empty.`
        : `${cardWords(event.card)} is dealt.`;
    case 'visited':
      return `Noble ${event.noble} visits ${who} for ${event.prestige} prestige.`;
    case 'lastRound':
      return `${who} has ${event.prestige} prestige: this is the last round.`;
    case 'passed':
      return `${who} can do nothing and passes.`;
    case 'ended':
      return `The game is over. ${event.winners.map(name).join(' and ')} ${event.winners.length === 1 ? 'wins' : 'share the win'}.`;
  }
}

const amounts = (tokens: Amounts): string =>
  Object.entries(tokens)
    .map(([token, count]) => `${count} ${token}`)
    .join(', ') || 'nothing';

const cardOf = new Map(CARDS.map((card) => [card.id, card]));

/** `t2-13 (ruby, 2 prestige)` */
function cardWords(id: string): string {
  const card = cardOf.get(id)!;
  return `${card.id} (${card.bonus}${card.prestige > 0 ? `, ${card.prestige} prestige` : ''})`;
}
