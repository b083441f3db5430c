/** Cards, nobles and moves as people call them: nobody sees or hears ids on this table. */
import { CARDS } from '../src/facts.ts';
import { type Card, type HiddenCard, isKnown, type View } from '../src/index.ts';
import { nobleName } from '../src/nobleNames.ts';
import { choiceOf, type Counts, TOKENS } from './choice.ts';
import { cap, texts } from './texts.ts';

const { hints } = texts;
const byId = new Map(CARDS.map((card) => [card.id, card]));
export const cardById = (id: unknown): Card | undefined => byId.get(String(id));

/** "two onyx", "a diamond and a ruby". */
export const sayStones = (counts: Counts): string =>
  texts.list(TOKENS.filter((token) => counts[token] > 0).map((token) => hints.amount(counts[token], token)));

/** Every card whose face this view shows. */
const inSight = (view: View): readonly Card[] =>
  [
    ...Object.values(view.tableau).flat(),
    ...Object.values(view.playerBoards).flatMap(({ reserved }) => reserved),
  ].filter((card): card is Card => card !== null && isKnown(card));

/** What its picture shows: "windmill". */
export const pictureOf = ({ bonus, tier }: Card): string => hints.pictures[bonus][tier - 1];

/** What is said of cards that look alike: `place` is `left` or `reserved`, where the view tells them apart by it. */
interface Alike {
  readonly among: readonly Card[];
  readonly place: (card: Card, alike: readonly Card[]) => string | null;
}

/** Of all cards at once only the printed price tells some apart. */
const anywhere: Alike = { among: CARDS, place: () => null };

/** By where they lie: in a row of the market from left to right, or reserved. */
export const lyingIn = (view: View): Alike => ({
  among: inSight(view),
  place: (card, alike) => {
    const known = (cards: readonly (Card | HiddenCard | null)[]): readonly string[] =>
      cards.flatMap((each) => (each !== null && isKnown(each) ? [each.id] : []));
    const rows = Object.values(view.tableau).map(known);
    const held = Object.values(view.playerBoards).map(({ reserved }) => known(reserved));
    const row = rows.find((ids) => ids.includes(card.id));
    const own = row ?? held.find((ids) => ids.includes(card.id));
    // turned up later than what is seen here
    if (own === undefined) return null;
    const group = own.filter((id) => id === card.id || alike.some((each) => each.id === id));
    const where = group.length > 1 ? hints.fromLeft[group.length - 2][group.indexOf(card.id)] : '';
    return [row === undefined ? hints.kept : '', where].filter(Boolean).join(' ');
  },
});

/**
 * Gem and picture, with points or place where another of these cards shows the same: "emerald windmill worth 2 prestige", "left
 * emerald windmill". `worth` has the points said in any case.
 */
export function nameOf(card: Card, { among, place }: Alike = anywhere, worth = false): string {
  const { id, bonus, tier, prestige } = card;
  const alike = among.filter((each) => each.id !== id && each.bonus === bonus && each.tier === tier);
  const byPoints = prestige > 0 && alike.every((each) => each.prestige !== prestige);
  const picture = hints.picture(bonus, pictureOf(card));
  const name =
    prestige > 0 && (worth || (byPoints && alike.length > 0)) ? hints.withPoints(picture, prestige) : picture;
  if (alike.length === 0 || byPoints) return name;
  const where = place(card, alike);
  return where === null ? hints.atPrice(name, texts.stones(card.cost)) : [where, name].filter(Boolean).join(' ');
}

/** A move as a sentence without its end; with a view, cards are told apart from what lies in sight and no more. */
export function sayMove(words: string, view?: View): string {
  const choice = choiceOf(words);
  const card = choice.kind === 'card' ? cardById(choice.id) : undefined;
  if (choice.kind === 'gems') return hints.take(sayStones(choice.picked));
  if (choice.kind === 'return') return hints.giveBack(sayStones(choice.back));
  if (choice.kind === 'deck') return hints.reserveDeck(choice.tier);
  if (card === undefined) return words.startsWith('noble ') ? hints.noble(nobleName(words.slice(6))) : hints.pass;
  const name = nameOf(card, view === undefined ? anywhere : lyingIn(view));
  if (!words.startsWith('buy')) return hints.reserve(name);
  return choice.kind === 'card' && choice.payment !== null
    ? hints.buyPaying(name, texts.stones(choice.payment))
    : hints.buy(name);
}

const move = /^(?:take|return|buy|reserve|noble) [-\w ]+$|^pass$/;

/** The words of the rules, moves or sentences (`t2-13 (ruby, 2 prestige)`, `Noble n-04`), without their ids. */
export const inWords = (text: string): string =>
  move.test(text)
    ? sayMove(text)
    : text
        .replace(/ for nothing\.$/, ' for free.')
        .replace(/\b(t[123]-\d\d)\b( \([^)]*\))?/g, (words, id: string, told: string | undefined) => {
          const card = cardById(id);
          if (card === undefined) return words;
          return told === undefined ? hints.the(nameOf(card)) : texts.aCard(card.bonus, card.tier, card.prestige);
        })
        .replace(/\b(?:noble )?(n-\d\d)\b/gi, (_, id: string) => texts.theNoble(nobleName(id)))
        .replace(/^\w/, cap);
