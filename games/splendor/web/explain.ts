/** Why a move is good, as a player would say it: what it makes possible. */
import { type Card, isKnown, type PlayerBoard, type View } from '../src/index.ts';
import { nobleName } from '../src/nobleNames.ts';
import { choiceOf, COLOURS, type Counts, none, plus, price, total } from './choice.ts';
import { texts } from './texts.ts';
import { cardById, inSight, nameOf } from './words.ts';

const { hints } = texts;

/** What the button says. */
export function actOf(words: string): string {
  const { kind } = choiceOf(words);
  if (kind === 'gems') return hints.takeThem;
  return words.startsWith('buy')
    ? texts.buy
    : kind === 'nothing'
      ? hints.doIt
      : kind === 'return'
        ? texts.return
        : texts.reserve;
}

/** Why, from what the seat sees: cards that come into reach, nobles that come nearer, points. */
export function explain(view: View, seat: number, words: string): string | null {
  const board = view.playerBoards[`p${seat}`];
  if (board === undefined) return null;
  const choice = choiceOf(words);
  const cards = [...Object.values(view.tableau).flat(), ...board.reserved].filter(
    (card): card is Card => card !== null && isKnown(card),
  );
  if (choice.kind === 'gems') return whyTake(cards, inSight(view), board, plus(board.tokens, choice.picked));
  if (choice.kind === 'return') return whyReturn(cards, board, plus(board.tokens, choice.back, -1));
  if (choice.kind === 'deck') return hints.whyDeck;
  if (choice.kind !== 'card') return null;
  const card = cardById(choice.id);
  if (card === undefined) return null;
  return words.startsWith('buy') ? whyBuy(view, cards, board, card) : whyReserve(view, seat, board, card);
}

/** The dearest card that comes into reach, else the one that comes nearest. */
function whyTake(cards: readonly Card[], seen: readonly Card[], board: PlayerBoard, after: Counts): string | null {
  const worth = (card: Card): number => card.prestige * 10 + card.tier;
  const gained = cards
    .filter((card) => price(card, board).reach === 'short' && price(card, board, after).reach !== 'short')
    .toSorted((a, b) => worth(b) - worth(a));
  if (gained.length > 0) {
    const [best] = gained;
    const others = gained.length - 1;
    return hints.payNext(nameOf(best, seen, true), others);
  }
  const nearer = cards
    .map((card) => ({ card, before: price(card, board).missing, after: price(card, board, after).missing }))
    .filter((each) => each.after < each.before)
    .toSorted((a, b) => a.after - b.after || worth(b.card) - worth(a.card))[0];
  return nearer === undefined ? null : hints.nearer(nameOf(nearer.card, seen), nearer.after);
}

function whyReturn(cards: readonly Card[], board: PlayerBoard, after: Counts): string {
  const lost = cards.filter(
    (card) => price(card, board).reach !== 'short' && price(card, board, after).reach === 'short',
  ).length;
  return lost === 0 ? hints.keepsAll : hints.loses(lost);
}

function whyBuy(view: View, cards: readonly Card[], board: PlayerBoard, card: Card): string {
  const { bonus } = card;
  const parts: string[] = [];
  const have = board.bonuses[bonus];
  const noble = view.nobles.find(({ requires }) => requires[bonus] > have);
  const visits = view.nobles.find(({ requires }) =>
    COLOURS.every((colour) => board.bonuses[colour] + (colour === bonus ? 1 : 0) >= requires[colour]),
  );
  if (card.prestige > 0) parts.push(hints.points(card.prestige, board.prestige + card.prestige));
  if (visits !== undefined) parts.push(hints.visits(nobleName(visits.id)));
  else if (noble !== undefined) parts.push(hints.towards(nobleName(noble.id), noble.requires[bonus], bonus));
  const cheaper = cards.filter((each) => each.id !== card.id && each.cost[bonus] > have).length;
  if (cheaper > 0 && parts.length === 0) parts.push(hints.cheaper(cheaper));
  return texts.sentence(parts);
}

function whyReserve(view: View, seat: number, board: PlayerBoard, card: Card): string {
  const wanted = Object.entries(view.playerBoards).find(
    ([id, other]) => id !== `p${seat}` && price(card, other).reach !== 'short',
  );
  const gold: Counts = { ...none, gold: view.bankTokens.gold > 0 ? 1 : 0 };
  const held = plus(board.tokens, gold);
  const after = price(card, board, held);
  const missing = after.missing - held.gold;
  const parts: string[] = [];
  if (wanted !== undefined) parts.push(hints.keepsAway);
  if (missing > 0) parts.push(total(gold) > 0 ? hints.goldAndShort(missing) : hints.short(missing));
  else {
    parts.push(hints.buyNext);
    if (total(gold) > 0) parts.push(hints.withGold);
  }
  return texts.sentence(parts);
}
