/** Cards, nobles and moves as people call them: nobody sees or hears ids on this table. */
import { CARDS } from '../src/facts.ts';
import { type Card, isKnown, type View } from '../src/index.ts';
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
export const inSight = (view: View): readonly Card[] =>
  [
    ...Object.values(view.tableau).flat(),
    ...Object.values(view.playerBoards).flatMap(({ reserved }) => reserved),
  ].filter((card): card is Card => card !== null && isKnown(card));

/** What its picture shows: "windmill". */
export const pictureOf = ({ bonus, tier }: Card): string => hints.pictures[bonus][tier - 1];

/**
 * The picture, with points or price where another of these cards shows the same: "2-point windmill", "windmill at 5 emerald".
 * `worth` has the points said in any case.
 */
export function nameOf(card: Card, among: readonly Card[] = CARDS, worth = false): string {
  const { id, bonus, tier, prestige } = card;
  const alike = among.filter((each) => each.id !== id && each.bonus === bonus && each.tier === tier);
  const byPoints = prestige > 0 && alike.every((each) => each.prestige !== prestige);
  const picture = pictureOf(card);
  const name =
    prestige > 0 && (worth || (byPoints && alike.length > 0)) ? hints.withPoints(picture, prestige) : picture;
  return alike.length === 0 || byPoints ? name : hints.atPrice(name, texts.stones(card.cost));
}

/** A move as a sentence without its end; with a view, cards are told apart from what lies in sight and no more. */
export function sayMove(words: string, view?: View): string {
  const choice = choiceOf(words);
  const card = choice.kind === 'card' ? cardById(choice.id) : undefined;
  if (choice.kind === 'gems') return hints.take(sayStones(choice.picked));
  if (choice.kind === 'return') return hints.giveBack(sayStones(choice.back));
  if (choice.kind === 'deck') return hints.reserveDeck(choice.tier);
  if (card === undefined) return words.startsWith('noble ') ? hints.noble(nobleName(words.slice(6))) : hints.pass;
  const name = nameOf(card, view === undefined ? CARDS : inSight(view));
  if (!words.startsWith('buy')) return hints.reserve(name, card.bonus);
  return choice.kind === 'card' && choice.payment !== null
    ? hints.buyPaying(name, card.bonus, texts.stones(choice.payment))
    : hints.buy(name, card.bonus);
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
