/** Why a move is good, as a player would say it: what it makes possible. */
import { type Card, isKnown, type PlayerBoard, type View } from '../src/index.ts';
import { nobleName } from '../src/nobleNames.ts';
import { add, choiceOf, COLOURS, type Counts, plus, price } from './choice.ts';
import { texts } from './texts.ts';
import { cardById, lyingIn, nameOf } from './words.ts';

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

/** Why, from what the seat sees: cards that come into reach, nobles that come nearer, points. Nothing that speaks against the move. */
export function explain(view: View, seat: number, words: string): string | null {
  const board = view.playerBoards[`p${seat}`];
  if (board === undefined) return null;
  const choice = choiceOf(words);
  const cards = [...Object.values(view.tableau).flat(), ...board.reserved].filter(
    (card): card is Card => card !== null && isKnown(card),
  );
  if (choice.kind === 'gems') return whyTake(view, cards, board, plus(board.tokens, choice.picked));
  if (choice.kind === 'return') return whyReturn(cards, board, plus(board.tokens, choice.back, -1));
  if (choice.kind === 'deck') return hints.whyDeck(view.bankTokens.gold > 0);
  if (choice.kind !== 'card') return null;
  const card = cardById(choice.id);
  if (card === undefined) return null;
  return words.startsWith('buy') ? whyBuy(view, cards, board, card) : whyReserve(view, seat, cards, board, card);
}

/** A card that lacks no more than this is nearly in reach. */
const SOON = 2;

const worthOf = (card: Card): number => card.prestige * 10 + card.tier;

/** Cards that come into reach, the dearest first. */
const gainedWith = (cards: readonly Card[], board: PlayerBoard, after: Counts): readonly Card[] =>
  cards
    .filter((card) => price(card, board).reach === 'short' && price(card, board, after).reach !== 'short')
    .toSorted((a, b) => worthOf(b) - worthOf(a));

/** The dearest card that comes into reach, else the one that comes nearest. */
function whyTake(view: View, cards: readonly Card[], board: PlayerBoard, after: Counts): string | null {
  const [best, ...others] = gainedWith(cards, board, after);
  if (best !== undefined) return hints.payNext(nameOf(best, lyingIn(view), true), others.length);
  const nearer = cards
    .map((card) => ({ card, before: price(card, board).missing, after: price(card, board, after).missing }))
    .filter((each) => each.after < each.before)
    .toSorted((a, b) => a.after - b.after || worthOf(b.card) - worthOf(a.card))[0];
  if (nearer === undefined) return null;
  const name = nameOf(nearer.card, lyingIn(view));
  return nearer.after <= SOON ? hints.onlyShortOf(name, nearer.after) : hints.nearer(name);
}

function whyReturn(cards: readonly Card[], board: PlayerBoard, after: Counts): string | null {
  const before = cards.filter((card) => price(card, board).reach !== 'short');
  const kept = before.filter((card) => price(card, board, after).reach !== 'short').length;
  return kept === before.length ? hints.keepsAll : kept > 0 ? hints.stays(kept) : null;
}

function whyBuy(view: View, cards: readonly Card[], board: PlayerBoard, card: Card): string | null {
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
  return parts.length === 0 ? null : texts.sentence(parts);
}

/** Whether it keeps the card from others, else what card and gold are good for. */
function whyReserve(view: View, seat: number, cards: readonly Card[], board: PlayerBoard, card: Card): string {
  const rivals = Object.entries(view.playerBoards).filter(([id]) => id !== `p${seat}`);
  const lacking = Math.min(...rivals.map(([, other]) => Math.max(0, price(card, other).missing - other.tokens.gold)));
  const gold = view.bankTokens.gold > 0;
  const held = gold ? add(board.tokens, 'gold', 1) : board.tokens;
  const missing = price(card, board, held).missing - held.gold;
  if (lacking <= SOON) {
    const away = lacking === 0 ? hints.keepsAway : hints.keepsAwaySoon(lacking);
    return texts.sentence(missing <= 0 ? [away, hints.buyNext] : [away]);
  }
  if (missing <= 0) return texts.sentence(gold ? [hints.buyNext, hints.withGold] : [hints.buyNext]);
  const [best] = gainedWith(cards, board, held).filter(({ id }) => id !== card.id);
  if (best !== undefined) return texts.sentence([hints.goldBuys(nameOf(best, lyingIn(view), true))]);
  return texts.sentence([missing <= SOON ? hints.onlyShort(missing, gold) : hints.yours(gold)]);
}
